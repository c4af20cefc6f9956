import { observeSizes } from './browserFeatures.ts';

/** The name of an element's attribute with the sides beyond which it scrolls: `start`, `end` or both. */
const ATTRIBUTE = 'data-more';

/**
 * Marks an element that scrolls sideways with the sides beyond which there is more, for the shades at its edges. Style
 * sheets do that themselves where they support scroll-driven animations. Returns a function that stops it.
 */
export function watchScrollEdges(box: HTMLElement): () => void {
  const { CSS: css } = globalThis as { CSS?: { supports?: typeof CSS.supports } };
  if (css?.supports?.('animation-timeline: scroll()') !== false) return () => undefined;
  const mark = (): void => {
    // Negative in right-to-left text.
    const before = Math.abs(box.scrollLeft);
    const after = box.scrollWidth - box.clientWidth - before;
    // Positions are rounded, so a pixel is no content.
    const sides = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
    if (sides !== box.getAttribute(ATTRIBUTE)) box.setAttribute(ATTRIBUTE, sides);
  };
  const stop = observeSizes([box, ...box.children], mark);
  box.addEventListener('scroll', mark, { passive: true });
  return () => {
    stop();
    box.removeEventListener('scroll', mark);
  };
}
