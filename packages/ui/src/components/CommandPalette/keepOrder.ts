/**
 * The items in the order in which they were first shown, so that no item moves under the pointer or the selection when others
 * arrive. New items come last.
 */
export function keepOrder<Item extends { id: string }>(
  shown: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const shownIds = new Set(shown.map(({ id }) => id));
  const kept = shown.flatMap(({ id }) => byId.get(id) ?? []);
  return [...kept, ...items.filter(({ id }) => !shownIds.has(id))];
}
