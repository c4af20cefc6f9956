import { useEffect, useState, type RefObject } from 'react';
import type { Part } from './ComponentGuide.ts';

/** Where a part is in the picture, and where its number is. All in pixels from the picture's corner. */
export type PartMark = { left: number; top: number; width: number; height: number; x: number; y: number };

const markSize = 20;

/** The place of each part of a story; undefined for a part that is not visible (yet). Follows every change of the story. */
export function usePartMarks(
  pictureRef: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (PartMark | undefined)[] {
  const [marks, setMarks] = useState<readonly (PartMark | undefined)[]>([]);
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

function marksIn(
  picture: HTMLElement,
  frame: HTMLIFrameElement | null,
  parts: readonly Part[],
): (PartMark | undefined)[] {
  const origin = picture.getBoundingClientRect();
  const outer = frame?.getBoundingClientRect();
  const scale = frame && outer ? outer.width / frame.offsetWidth : 1;
  const root = frame ? frame.contentDocument : picture.querySelector('.sb-story');
  const taken: PartMark[] = [];
  return parts.map(({ selector }) => {
    const box = [...(root?.querySelectorAll(selector) ?? [])]
      .map((element) => element.getBoundingClientRect())
      .find(({ width, height }) => width > 1 && height > 1);
    if (!box) return undefined;
    const left = (outer?.left ?? 0) + box.left * scale - origin.left;
    const top = (outer?.top ?? 0) + box.top * scale - origin.top;
    const mark = {
      left,
      top,
      width: box.width * scale,
      height: box.height * scale,
      // Before the first line, so that it covers no text where there is room.
      x: Math.max(2, left - markSize - 3),
      y: Math.max(2, top + (Math.min(box.height * scale, 2 * markSize) - markSize) / 2),
    };
    while (taken.some(({ x, y }) => Math.abs(x - mark.x) < markSize && Math.abs(y - mark.y) < markSize))
      mark.x += markSize + 2;
    taken.push(mark);
    return mark;
  });
}
