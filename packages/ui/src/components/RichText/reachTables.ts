/** Keeps each table of a text in the tab order as long as it scrolls, for who scrolls by keys. Returns what ends it. */
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
