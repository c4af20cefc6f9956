import { focusHeading } from '@quayside/ui';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** The refs for a page and for the screen that replaces it while it is hidden. */
export interface FocusHandover {
  pageRef: RefObject<HTMLDivElement | null>;
  screenRef: RefCallback<HTMLElement>;
}

/** Moves the focus from a page to the screen that replaces it, and later restores the page's focus and scroll position. A focus outside both stays where it is. */
export function useFocusHandover(isHidden: boolean): FocusHandover {
  const pageRef = useRef<HTMLDivElement>(null);
  const savedFocus = useRef<HTMLElement | null>(null);
  const savedScrollY = useRef(0);
  const wasHidden = useRef(false);

  useEffect(() => {
    // Hiding the page scrolls the window too, so only the position before that counts.
    const handleScroll = (): void => {
      if (pageRef.current?.hidden === false) savedScrollY.current = window.scrollY;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  /** Remembers the page's focus. A hidden element keeps the focus until the browser renders. */
  const saveFocus = useCallback(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && pageRef.current?.contains(focused)) savedFocus.current = focused;
  }, []);

  useLayoutEffect(() => {
    if (isHidden) {
      saveFocus();
    } else if (wasHidden.current) {
      restore(savedFocus.current, savedScrollY.current);
      savedFocus.current = null;
    }
    wasHidden.current = isHidden;
  }, [isHidden, saveFocus]);

  const screenRef = useCallback(
    (screen: HTMLElement | null) => {
      saveFocus();
      const canFocus = savedFocus.current === document.activeElement || hasNoFocus();
      if (canFocus) screen?.querySelector('h1')?.focus({ preventScroll: true });
    },
    [saveFocus],
  );
  return { pageRef, screenRef };
}

function restore(left: HTMLElement | null, top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (!hasNoFocus()) return;
  if (left?.isConnected === true) left.focus({ preventScroll: true });
  else focusHeading();
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
