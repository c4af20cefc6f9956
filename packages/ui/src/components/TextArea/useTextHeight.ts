'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { observeSizes } from '../../behaviours/browserFeatures.ts';

/**
 * Makes the text area inside `root` as tall as its text, in browsers whose style sheets cannot do that. Returns a function
 * to call after the user typed.
 */
export function useTextHeight(root: RefObject<HTMLElement | null>): () => void {
  const own = useRef('');
  const fit = useCallback(() => {
    const area = root.current?.querySelector('textarea');
    // A height that is not ours is the user's, who dragged the handle.
    if (area && area.style.height === own.current) own.current = fitHeight(area);
  }, [root]);
  // On every render, because the value may have changed.
  useLayoutEffect(fit);
  useEffect(() => {
    const stop = observeSizes(root.current ? [root.current] : [], fit);
    const form = root.current?.querySelector('textarea')?.form;
    // The event comes before the controls are reset.
    const handleReset = (): void => void requestAnimationFrame(fit);
    form?.addEventListener('reset', handleReset);
    return () => {
      stop();
      form?.removeEventListener('reset', handleReset);
    };
  }, [root, fit]);
  return fit;
}

/** Sets and returns the height in CSS. It is empty where `rows` gives enough, and where the area has no layout. */
function fitHeight(area: HTMLTextAreaElement): string {
  if (getComputedStyle(area).getPropertyValue('field-sizing') === 'content') return '';
  area.style.height = '';
  if (area.scrollHeight > area.clientHeight) area.style.height = `${area.scrollHeight}px`;
  return area.style.height;
}
