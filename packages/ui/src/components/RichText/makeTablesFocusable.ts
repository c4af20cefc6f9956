import { observeSizes } from '../../behaviours/browserFeatures.ts';
import { watchScrollEdges } from '../../behaviours/watchScrollEdges.ts';

/**
 * Makes each table that scrolls focusable, so that it can be scrolled by keyboard, and marks the sides with more content.
 * It sets attributes that take no space, so that the measurement cannot depend on the result. Returns a function that
 * stops it.
 */
export function makeTablesFocusable(text: HTMLElement): () => void {
  const tables = [...text.querySelectorAll('table')];
  const stopWatching = tables.map(watchScrollEdges);
  const stopObserving = observeSizes(tables, () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
      else table.removeAttribute('tabindex');
    }
  });
  return () => {
    stopObserving();
    for (const stop of stopWatching) stop();
  };
}
