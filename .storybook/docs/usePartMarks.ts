import { useEffect, useState, type RefObject } from 'react';
import type { Part } from '../../tools/stories/ComponentGuide.ts';
import { placeMarks, type Box, type PartMark } from '../../tools/stories/placeMarks.ts';

/** A part's box and its number, in pixels from the picture's corner. */
export type MarkedPart = { box: Box; mark: PartMark };

/** The place of each part of a story; undefined for a part that is not visible (yet). Follows every change of the story. */
export function usePartMarks(
  pictureRef: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (MarkedPart | undefined)[] {
  const [marks, setMarks] = useState<readonly (MarkedPart | undefined)[]>([]);
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
      const found = marksIn(picture, frame, parts);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
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
  return marks;
}

/** Between a text and the line to it, in pixels. */
const textGap = 4;

function marksIn(
  picture: HTMLElement,
  frame: HTMLIFrameElement | null,
  parts: readonly Part[],
): (MarkedPart | undefined)[] {
  const origin = picture.getBoundingClientRect();
  const outer = frame?.getBoundingClientRect();
  const scale = frame && outer ? outer.width / frame.offsetWidth : 1;
  const root = frame ? frame.contentDocument : picture.querySelector('.sb-story');
  if (!root) return parts.map(() => undefined);
  const room: Box = { left: 0, top: 0, width: origin.width, height: origin.height };
  const inPicture = (rect: DOMRect): Box => ({
    left: (outer?.left ?? 0) + rect.left * scale - origin.left,
    top: (outer?.top ?? 0) + rect.top * scale - origin.top,
    width: rect.width * scale,
    height: rect.height * scale,
  });
  const contents = contentsOf(root)
    .map(inPicture)
    .filter((box) => isIn(box, room));
  const boxes = parts.map(({ selector }) =>
    Array.from(root.querySelectorAll(selector), (element) => inPicture(visibleBox(element))).find((box) =>
      isIn(box, room),
    ),
  );
  const marks = placeMarks(boxes, contents, room);
  return boxes.map((box, index) => {
    const mark = marks[index];
    return box && mark && { box, mark };
  });
}

/** Returns the boxes of texts, controls and drawings, which a number must not cover. */
function contentsOf(root: Document | Element): DOMRect[] {
  // Null for a document. That of a frame is no instance of this page's class.
  const document = root.ownerDocument ?? root;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const rects = Array.from(root.querySelectorAll('svg, img, input, button, select, textarea'), (element) =>
    element.getBoundingClientRect(),
  );
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    rects.push(...range.getClientRects());
  }
  return rects;
}

/** The box of an element. Where nothing draws its edges, that of its contents. */
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

/** Whether a box is large enough to be seen, and in the picture. */
function isIn(box: Box, room: Box): boolean {
  return (
    box.width > 1 &&
    box.height > 1 &&
    box.left < room.width &&
    box.top < room.height &&
    box.left + box.width > 0 &&
    box.top + box.height > 0
  );
}
