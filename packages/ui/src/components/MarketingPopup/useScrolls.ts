'use client';
import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element has more in it than it shows, kept up to date while either changes its size: the ref belongs to
 * the element that scrolls, whose one child is what it scrolls.
 */
export function useScrolls(): [scrolls: boolean, ref: RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [scrolls, ref];
}
