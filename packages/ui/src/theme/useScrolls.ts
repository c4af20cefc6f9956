'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeSizes } from '../behaviours/browserFeatures.ts';

/**
 * Whether an element's content is taller than the element. The ref belongs to the scrolling element, whose one
 * child is the content. Both are observed.
 *
 * Use the value only for properties that take no space: `tabIndex`, a role, a name, a colour, a shadow. A padding or border
 * would change the measured size, and the value would flip in every frame.
 */
export function useScrolls(): [scrolls: boolean, ref: RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    return observeSizes([element, ...element.children], () => {
      setScrolls(element.scrollHeight > element.clientHeight);
    });
  }, []);
  return [scrolls, ref];
}
