'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeSizes } from '../../behaviours/browserFeatures.ts';

/**
 * Whether an element has more in it than it shows, kept up to date while either changes its size: the ref belongs to
 * the element that scrolls, whose one child is what it scrolls.
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
