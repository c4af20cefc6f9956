'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeSizes } from '../behaviours/browserFeatures.ts';

/**
 * Whether an element has more in it than its height shows. The ref belongs to the element that scrolls; its one child
 * is the content. Both are watched, so the value stays right when either changes its size.
 *
 * Use the value only for what takes no space: `tabIndex`, a role, a name, a colour, a shadow. A padding or a border
 * would change the size that is measured, and the value would change back and forth in every frame.
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
