'use client';
import { useCallback, useState, type RefCallback } from 'react';
import { observeReached } from '../../behaviours/browserFeatures.ts';

/** Returns whether the end of the conversation is below the visible part. The ref belongs to an element at that end. */
export function useNewestOutOfView(): [RefCallback<HTMLElement>, boolean] {
  const [isOutOfView, setIsOutOfView] = useState(false);
  const ref = useCallback((end: HTMLElement | null) => {
    if (!end) return undefined;
    return observeReached(end, (isReached) => setIsOutOfView(!isReached));
  }, []);
  return [ref, isOutOfView];
}
