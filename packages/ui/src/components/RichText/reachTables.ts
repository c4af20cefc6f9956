/**
 * Keeps each table of a text in the tab order while it scrolls, so that it can be scrolled by keyboard. It sets nothing
 * but `tabindex`, so what is measured can't depend on the result. Returns what ends it.
 */
export function reachTables(text: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of text.querySelectorAll('table')) observer.observe(table);
  return () => observer.disconnect();
}
