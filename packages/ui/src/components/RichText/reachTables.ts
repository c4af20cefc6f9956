import { observeSizes } from '../../behaviours/browserFeatures.ts';

/** Keeps each table of a text in the tab order as long as it scrolls, for who scrolls by keys. Returns what ends it. */
export function reachTables(text: HTMLElement): () => void {
  const tables = [...text.querySelectorAll('table')];
  return observeSizes(tables, () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
      else table.removeAttribute('tabindex');
    }
  });
}
