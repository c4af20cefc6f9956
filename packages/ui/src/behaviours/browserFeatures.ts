// Every browser has these features. jsdom, in which consumers run their tests, has none of them.

/**
 * Calls `onResize` now and whenever one of the elements resizes. Returns a function that stops it. Does nothing
 * without `ResizeObserver`. `box` says which size counts, by default the one without padding.
 */
export function observeSizes(
  elements: Iterable<Element>,
  onResize: () => void,
  box: ResizeObserverBoxOptions = 'content-box',
): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element, { box });
  return () => observer.disconnect();
}

/**
 * Reports now and on each change whether an element is in view or above it. Returns a function that stops it. Does
 * nothing without `IntersectionObserver`.
 */
export function observeReached(element: Element, onChange: (isReached: boolean) => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (!last) return;
    const foot = last.rootBounds?.bottom ?? window.innerHeight;
    onChange(last.isIntersecting || last.boundingClientRect.top < foot);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The fonts of the document, or undefined where the browser does not tell about them. */
export function documentFonts(): FontFaceSet | undefined {
  return 'fonts' in document ? document.fonts : undefined;
}

/** The media query list, or undefined where `matchMedia` does not exist. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

/** Whether the element is in the page and visible. Without layout, every connected element counts as visible. */
export function isVisible(element: Element | null): element is HTMLElement {
  if (!element) return false;
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.isConnected;
}

/** Scrolls an element into view, no further than needed. Does nothing without layout. */
export function scrollToElement(element: Element): void {
  if (typeof element.scrollIntoView === 'function') element.scrollIntoView({ block: 'nearest' });
}

/** Shows an element with the `popover` attribute in the top layer. Without popover support it stays in place. */
export function showPopover(element: HTMLElement | null): void {
  if (!element?.isConnected || typeof element.showPopover !== 'function') return;
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Defines `CSS.escape` where it is missing. The headless library calls it when a dialog opens. */
export function provideCssEscape(): void {
  const { CSS: present } = globalThis as { CSS?: { escape?: unknown } };
  if (typeof present?.escape === 'function') return;
  Object.assign(globalThis, { CSS: { ...present, escape: escapeForCss } });
}

function escapeForCss(text: string): string {
  return text.replaceAll(/[^\w-]|^\d|^-(?=\d|$)/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}

/** Whether the keyboard has a Command key in place of Control. */
export function hasCommandKey(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
