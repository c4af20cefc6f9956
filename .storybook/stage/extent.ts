/** A part of the page, in its own coordinates. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The space around the painted content: a focus ring is outside of its control. */
const EDGE = 8;

/** The box around everything that is painted, at most `maxHeight` high. */
export function extentOfPaint(maxHeight: number): Extent {
  const elements = [...document.body.querySelectorAll('*')];
  // A table for screen readers has the size of its content, although nothing of it is painted.
  const hidden = elements.filter((element) => getComputedStyle(element).clipPath.startsWith('inset(50%'));
  const boxes = elements
    .filter((element) => !hidden.some((parent) => parent.contains(element)))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isPainted(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const { scrollWidth, scrollHeight } = document.documentElement;
  const from = (start: number, scrolled: number) => Math.max(0, Math.floor(start + scrolled - EDGE));
  const to = (end: number, scrolled: number, most: number) =>
    Math.min(most, Math.ceil(end + scrolled + EDGE));
  const x = from(Math.min(scrollWidth, ...boxes.map(({ left }) => left)), scrollX);
  const y = from(Math.min(scrollHeight, ...boxes.map(({ top }) => top)), scrollY);
  const right = to(Math.max(0, ...boxes.map((box) => box.right)), scrollX, scrollWidth);
  const bottom = to(
    Math.max(0, ...boxes.map((box) => box.bottom)),
    scrollY,
    Math.min(scrollHeight, maxHeight),
  );
  return { x, y, width: Math.max(EDGE, right - x), height: Math.max(EDGE, bottom - y) };
}

/** Whether an element paints anything itself, and does not only contain elements that do. */
function isPainted(element: Element): boolean {
  // Storybook's own, for its simulation of poor sight; it shows nothing.
  if (element.id === 'storybook-a11y-vision-filters') return false;
  if (element.matches('svg, img, input, select, textarea, progress, iframe')) return true;
  const { backgroundColor, backgroundImage, borderStyle, boxShadow } = getComputedStyle(element);
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  return (
    hasText ||
    !backgroundColor.endsWith(', 0)') ||
    [backgroundImage, borderStyle, boxShadow].some((value) => value !== 'none')
  );
}
