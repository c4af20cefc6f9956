import { observeSizes } from '../../behaviours/browserFeatures.ts';

/**
 * Keeps each table of a text in the tab order while it scrolls, so that it can be scrolled by keyboard. It sets nothing
 * but `tabindex`, so what is measured can't depend on the result. Returns what ends it.
 */
export function reachTables(text: HTMLElement): () => void {
  const tables = [...text.querySelectorAll('table')];
  return observeSizes(tables, () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
      else table.removeAttribute('tabindex');
    }
  });
}
