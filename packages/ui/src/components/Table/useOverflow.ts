'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeSizes } from '../../behaviours/browserFeatures.ts';
import { watchScrollEdges } from '../../behaviours/watchScrollEdges.ts';

/** Whether the content is wider than its container. Unknown until measured. */
export type Overflow = 'unknown' | 'fits' | 'scrolls';

/**
 * Measures a container and its first child whenever one of them resizes, and marks its edges for `scrollEdges`. The result must not affect the width of
 * either, or it would flip in every frame.
 */
export function useOverflow(): [RefCallback<HTMLElement>, Overflow] {
  const [overflow, setOverflow] = useState<Overflow>('unknown');
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const content = box.firstElementChild;
    const stopWatching = watchScrollEdges(box);
    const stopObserving = observeSizes(content ? [box, content] : [box], () => {
      setOverflow(box.scrollWidth > box.clientWidth ? 'scrolls' : 'fits');
    });
    return () => {
      stopObserving();
      stopWatching();
    };
  }, []);
  return [ref, overflow];
}
