import { useEffect, useState, type RefObject } from 'react';
import type { Part } from '../../tools/stories/ComponentGuide.ts';

/** A part in the picture. Lengths are in pixels, from the picture's corner. */
export type DrawnPart = {
  box: { left: number; top: number; width: number; height: number };
  /** The edge at which its number is. */
  edge: 'left' | 'right' | 'top' | 'bottom';
  /** From that edge to the outermost edge of all parts. */
  distance: number;
};

/** The box of each part of a story; undefined for a part that is not visible (yet). Follows every change of the story. */
export function usePartBoxes(
  pictureRef: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (DrawnPart | undefined)[] {
  const [boxes, setBoxes] = useState<readonly (DrawnPart | undefined)[]>([]);
  useEffect(() => {
    const picture = pictureRef.current;
    if (!picture) return undefined;
    let framed: Document | undefined;
    function update(): void {
      if (!picture) return;
      const frame = picture.querySelector('iframe');
      const inner = frame?.contentDocument ?? undefined;
      if (inner?.body && inner !== framed) {
        framed = inner;
        observer.observe(inner, watched);
      }
      const found = boxesIn(picture, frame, parts);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    }
    const watched = { childList: true, subtree: true, attributes: true };
    const observer = new MutationObserver(update);
    observer.observe(picture.firstElementChild ?? picture, watched);
    const resizes = new ResizeObserver(update);
    resizes.observe(picture);
    picture.addEventListener('load', update, true);
    picture.addEventListener('transitionend', update);
    picture.addEventListener('animationend', update);
    return () => {
      observer.disconnect();
      resizes.disconnect();
      picture.removeEventListener('load', update, true);
      picture.removeEventListener('transitionend', update);
      picture.removeEventListener('animationend', update);
    };
  }, [pictureRef, parts]);
  return boxes;
}

/** The padding of the picture in pixels. It holds the numbers. */
const margin = 36;

function boxesIn(
  picture: HTMLElement,
  frame: HTMLIFrameElement | null,
  parts: readonly Part[],
): (DrawnPart | undefined)[] {
  const origin = picture.getBoundingClientRect();
  const outer = frame?.getBoundingClientRect();
  const scale = frame && outer ? outer.width / frame.offsetWidth : 1;
  const root = frame ? frame.contentDocument : picture.querySelector('.sb-story');
  if (!root) return parts.map(() => undefined);
  /** The part of a box that is visible, and leaves room for numbers at the edge of the picture. */
  const inPicture = (rect: DOMRect): DOMRect => {
    const x = (outer?.left ?? 0) + rect.left * scale - origin.left;
    const y = (outer?.top ?? 0) + rect.top * scale - origin.top;
    const left = Math.max(x, margin);
    const top = Math.max(y, margin);
    const width = Math.min(x + rect.width * scale, origin.width - margin) - left;
    return new DOMRect(left, top, width, Math.min(y + rect.height * scale, origin.height - margin) - top);
  };
  const elements = parts.map(({ selector }) =>
    Array.from(root.querySelectorAll(selector)).find((element) => {
      const { width, height } = inPicture(visibleBox(element));
      return width > 1 && height > 1;
    }),
  );
  const boxes = elements.map((element) => element && inPicture(visibleBox(element)));
  const visible = boxes.filter((box) => box !== undefined);
  return elements.map((element, index) => {
    const box = boxes[index];
    if (!element || !box) return undefined;
    const edge = edgeOf(element, parts[index]?.side);
    const isFirst = edge === 'left' || edge === 'top';
    const edges = visible.map((each) => each[edge]);
    const outermost = isFirst ? Math.min(...edges) : Math.max(...edges);
    const { left, top, width, height } = box;
    return { box: { left, top, width, height }, edge, distance: Math.abs(box[edge] - outermost) };
  });
}

function edgeOf(element: Element, side: Part['side'] = 'start'): DrawnPart['edge'] {
  if (side === 'above') return 'top';
  if (side === 'below') return 'bottom';
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  return (side === 'start') === isRightToLeft ? 'right' : 'left';
}

/** Between a text and the line to it, in pixels. */
const textGap = 4;

/** The box of an element. Where nothing draws its edges, that of the texts and controls in it. */
function visibleBox(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const { borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(element);
  const isDrawn =
    !element.matches('th, td') &&
    (borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none');
  const rects = isDrawn ? [] : contentsOf(element).filter(({ width, height }) => width > 1 && height > 1);
  if (rects.length === 0 || own.width <= 1) return own;
  const left = Math.max(own.left, Math.min(...rects.map((rect) => rect.left))) - textGap;
  const top = Math.max(own.top, Math.min(...rects.map((rect) => rect.top)));
  const right = Math.min(own.right, Math.max(...rects.map((rect) => rect.right))) + textGap;
  const bottom = Math.min(own.bottom, Math.max(...rects.map((rect) => rect.bottom)));
  return new DOMRect(left, top, right - left, bottom - top);
}

function contentsOf(element: Element): DOMRect[] {
  const controls = element.querySelectorAll('svg, img, input, button, select, textarea');
  const rects = Array.from(controls, (control) => control.getBoundingClientRect());
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    rects.push(...range.getClientRects());
  }
  return rects;
}
