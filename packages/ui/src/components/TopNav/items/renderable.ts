import { topNavPanels } from '../TopNav.types.ts';

const plain = /\w/;
// Unicode property classes are much slower to match.
const visible = /[^\p{C}\p{Z}]/u;

/** The text if it has visible characters, else null: a server may send anything. */
export function visibleText(text: unknown): string | null {
  return typeof text === 'string' && (plain.test(text) || visible.test(text)) ? text : null;
}

/**
 * The items that can be rendered. Leaves out those without a visible label, without an id, or with an id that an
 * earlier item or a panel of the bar has.
 */
export function renderable<Item extends { id: string; label: string }>(
  items: readonly Item[] | null | undefined,
): Item[] {
  if (!Array.isArray(items)) return [];
  const ids = new Set<unknown>(Object.values(topNavPanels));
  return items.filter((item: Item | null | undefined) => {
    if (typeof item?.id !== 'string' || ids.has(item.id) || visibleText(item.label) === null) return false;
    ids.add(item.id);
    return true;
  });
}
