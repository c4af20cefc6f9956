import { describe } from './literals.ts';

const TOLERANCE = 1.5;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the width by which the page exceeds its window, in pixels. */
export function pageOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/**
 * Whether the story itself contains a plain element that is wider than the window, to show its component in that much
 * space. Such a story says nothing about a window this narrow.
 */
export function isFrameTooWide(): boolean {
  const frames = document.body.querySelectorAll<HTMLElement>('[style*="inline-size"]:not([class])');
  return [...frames].some(
    (frame) => frame.style.inlineSize.endsWith('px') && isOverEdge(frame.getBoundingClientRect()),
  );
}

function isOverEdge({ left, right }: Box): boolean {
  return left < 0 || right > document.documentElement.clientWidth;
}

/** The texts of which a part can be neither read nor scrolled to, each with the element that cuts it. */
export function clippedTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || !isRead(element)) continue;
    const cutter = cutterOf(node, element);
    if (cutter)
      found.add(`"${node.nodeValue.trim().slice(0, 60)}" in ${describe(element)} is cut by ${cutter}`);
  }
  return [...found];
}

function isRead(element: Element): boolean {
  return (
    // A link or button with a label of its own is named by it, not by its content.
    !element.closest('script, style, template, option, [inert], :is(a, button)[aria-label]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  );
}

function cutterOf(text: Node, element: Element): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  let horizontal = true;
  let vertical = true;
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const style = getComputedStyle(ancestor);
    // Meant for assistive technology only, or shortened on purpose: an ellipsis, a number of lines.
    if (isHidden(ancestor, style) || isShortened(style)) return undefined;
    const box = innerBox(ancestor);
    if (horizontal && cuts(style.overflowX) && boxes.some((line) => isBeside(line, box)))
      return describe(ancestor);
    if (vertical && cuts(style.overflowY) && boxes.some((line) => isAboveOrBelow(line, box)))
      return describe(ancestor);
    // A scrolling box can be read to its end.
    horizontal &&= !scrolls(style.overflowX);
    vertical &&= !scrolls(style.overflowY);
    if (style.position === 'fixed')
      return horizontal || vertical ? cutByWindow(boxes, horizontal, vertical) : undefined;
  }
  return undefined;
}

/** A fixed element does not scroll with the page. One that is wholly outside of the window is hidden on purpose. */
function cutByWindow(boxes: readonly Box[], horizontal: boolean, vertical: boolean): string | undefined {
  const page = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  if (boxes.every((text) => isOutside(text, page))) return undefined;
  const isCut = boxes.some(
    (text) => (horizontal && isBeside(text, page)) || (vertical && isAboveOrBelow(text, page)),
  );
  return isCut ? 'the window' : undefined;
}

function isOutside(text: Box, page: Box): boolean {
  return (
    text.right <= page.left || text.left >= page.right || text.bottom <= page.top || text.top >= page.bottom
  );
}

function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const start = { left: left + element.clientLeft, top: top + element.clientTop };
  return { ...start, right: start.left + element.clientWidth, bottom: start.top + element.clientHeight };
}

function isBeside(text: Box, box: Box): boolean {
  return text.left < box.left - TOLERANCE || text.right > box.right + TOLERANCE;
}

/** A line's box is higher than its letters: a quarter of it may be outside. */
function isAboveOrBelow(text: Box, box: Box): boolean {
  const allowed = TOLERANCE + (text.bottom - text.top) / 4;
  return text.top < box.top - allowed || text.bottom > box.bottom + allowed;
}

function cuts(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function isHidden(element: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    (cuts(style.overflowX) && width <= 1 && height <= 1) ||
    /inset\(50%|rect\(0/u.test(style.clipPath + style.clip)
  );
}

function isShortened(style: CSSStyleDeclaration): boolean {
  return cuts(style.overflowX) && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none');
}
