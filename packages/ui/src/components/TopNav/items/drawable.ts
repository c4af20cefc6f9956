import { topNavPanels } from '../TopNav.types.ts';

const plain = /\w/;
// What any alphabet knows costs a browser much more to look for.
const visible = /[^\p{C}\p{Z}]/u;

/** The text if there is something to read in it, else null: what a server sends may be anything. */
export function wordsOf(text: unknown): string | null {
  return typeof text === 'string' && (plain.test(text) || visible.test(text)) ? text : null;
}

/**
 * The items that can be drawn: no list is an empty one. Left out is what has no words, no id, or an id that an item before
 * it or a panel of the bar's own has already.
 */
export function drawable<Item extends { id: string; label: string }>(
  items: readonly Item[] | null | undefined,
): Item[] {
  if (!Array.isArray(items)) return [];
  const ids = new Set<unknown>(Object.values(topNavPanels));
  return items.filter((item: Item | null | undefined) => {
    if (typeof item?.id !== 'string' || ids.has(item.id) || wordsOf(item.label) === null) return false;
    ids.add(item.id);
    return true;
  });
}
