// jsdom, in which other teams test, has none of what is asked for here. Every browser has all of it.

/** Calls `onResize` now and whenever one of the elements changes its size. Returns what ends it. Does nothing where no sizes can be observed. */
export function observeSizes(elements: Iterable<Element>, onResize: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** The list of a media query; undefined where there are no media. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

/** Whether it is in the page, and shown. Where nothing is laid out, all that is in the page is. */
export function isVisible(element: Element | null): element is HTMLElement {
  if (!element) return false;
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.isConnected;
}

/** Shows an element that has the `popover` attribute over everything else. Where there are no popovers, it stays in its place. */
export function showPopover(element: HTMLElement | null): void {
  if (!element?.isConnected || typeof element.showPopover !== 'function') return;
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Gives the headless library the `CSS.escape` that it calls when a dialog opens, where there is none. */
export function provideCssEscape(): void {
  const { CSS: present } = globalThis as { CSS?: { escape?: unknown } };
  if (typeof present?.escape === 'function') return;
  Object.assign(globalThis, { CSS: { ...present, escape: escapeForCss } });
}

function escapeForCss(text: string): string {
  return text.replaceAll(/[^\w-]|^\d|^-(?=\d|$)/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}
