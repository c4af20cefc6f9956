import { observeSizes } from '../../behaviours/browserFeatures.ts';

/**
 * Makes each table that scrolls focusable, so that it can be scrolled by keyboard. It sets only `tabindex`, so that
 * the measurement cannot depend on the result. Returns a function that stops it.
 */
export function makeTablesFocusable(text: HTMLElement): () => void {
  const tables = [...text.querySelectorAll('table')];
  return observeSizes(tables, () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
      else table.removeAttribute('tabindex');
    }
  });
}
