'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { isVisible } from './browserFeatures.ts';
import { focusPage } from './focusPage.ts';

/**
 * Moves focus into a non-modal panel when it mounts, to its `title`. When the panel unmounts while it contains the
 * focus, focus returns to the previous element, or to the start of the page if that element is gone.
 */
export function useReturnFocus(title: RefObject<HTMLElement | null>): void {
  // The clean-up of a layout effect runs while the panel is still in the page.
  useLayoutEffect(() => {
    const previous = document.activeElement;
    const panel = title.current?.closest('[role="dialog"]');
    title.current?.focus({ preventScroll: true });
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      if (previous instanceof HTMLElement && isVisible(previous)) previous.focus({ preventScroll: true });
      // One frame later, because the replacement may take focus too.
      requestAnimationFrame(focusPage);
    };
  }, [title]);
}
