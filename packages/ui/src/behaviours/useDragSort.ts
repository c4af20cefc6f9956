'use client';
import { isComposing } from './isComposing.ts';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';

/** The item that is being dragged: its index in the list, and the index that it would have if dropped now. */
export type DraggedItem = { id: string; from: number; to: number };

/** Drags the items of a list by the pointer: mouse, touch or pen. */
export type DragSort = {
  /** Null while nothing is dragged. */
  dragged: DraggedItem | null;
  /** For the `onPointerDown` of an item's handle. The handle needs `touch-action: none`. */
  start: (event: ReactPointerEvent, id: string, index: number) => void;
};

/** Near the edge of the window the page scrolls, by this many px a frame. */
const scrollZonePx = 48;
const scrollStepPx = 8;

/** The index that an item has after it is dropped at a height of the window. */
function indexAt(list: HTMLElement, from: number, clientY: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle, index) => index !== from && middle < clientY).length;
}

/**
 * Sorts a list by dragging. `onDrop` is called with the item's id and its new index, unless that has not changed.
 * Escape and a lost pointer cancel. Nothing moves during the drag: mark the place where the item would land.
 */
export function useDragSort(
  listRef: RefObject<HTMLElement | null>,
  onDrop: (id: string, toIndex: number) => void,
): DragSort {
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  const pointerY = useRef(0);
  const isDragging = dragged !== null;

  const follow = useEffectEvent((clientY: number) => {
    pointerY.current = clientY;
    const list = listRef.current;
    if (!dragged || !list) return;
    const to = indexAt(list, dragged.from, clientY);
    if (to !== dragged.to) setDragged({ ...dragged, to });
  });

  const drop = useEffectEvent(() => {
    setDragged(null);
    if (dragged && dragged.to !== dragged.from) onDrop(dragged.id, dragged.to);
  });

  const scrollAtEdge = useEffectEvent(() => {
    const y = pointerY.current;
    const isAbove = y < scrollZonePx;
    if (!isAbove && y <= window.innerHeight - scrollZonePx) return;
    window.scrollBy({ top: isAbove ? -scrollStepPx : scrollStepPx, behavior: 'instant' });
    follow(y);
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let frame = requestAnimationFrame(function next() {
      scrollAtEdge();
      frame = requestAnimationFrame(next);
    });
    const cancel = (): void => setDragged(null);
    const cancelByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // A dialog around the list stays open.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', cancelByKey, { signal, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [isDragging]);

  return {
    dragged,
    start(event, id, index) {
      if (event.button !== 0 || !event.isPrimary) return;
      pointerY.current = event.clientY;
      setDragged({ id, from: index, to: index });
    },
  };
}
