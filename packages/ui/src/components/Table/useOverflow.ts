'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeSizes } from '../../behaviours/browserFeatures.ts';

/** Whether what stands in a box is wider than it; not known before it has been measured. */
export type Overflow = 'unknown' | 'fits' | 'scrolls';

/**
 * Measures a box and the first element in it, whenever one of them changes its size. What follows from it must not change
 * the width of either, or the value would change back and forth in every frame.
 */
export function useOverflow(): [RefCallback<HTMLElement>, Overflow] {
  const [overflow, setOverflow] = useState<Overflow>('unknown');
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const content = box.firstElementChild;
    return observeSizes(content ? [box, content] : [box], () => {
      setOverflow(box.scrollWidth > box.clientWidth ? 'scrolls' : 'fits');
    });
  }, []);
  return [ref, overflow];
}
