import { focusHeading } from '@quayside/ui';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** For a page that is hidden, and the screen that stands in for it meanwhile. */
export interface FocusHandover {
  pageRef: RefObject<HTMLDivElement | null>;
  screenRef: RefCallback<HTMLElement>;
}

/** Leads the focus from a page to the screen that stands in for it, and back to where it was; the page is scrolled as before. What stands around the two keeps the focus. */
export function useFocusHandover(isHidden: boolean): FocusHandover {
  const pageRef = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement | null>(null);
  const top = useRef(0);
  const wasHidden = useRef(false);

  useEffect(() => {
    // Hiding the page scrolls the window too: only what came before that counts.
    const note = (): void => {
      if (pageRef.current?.hidden === false) top.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  /** Before the screen takes the focus: until the browser draws, what was hidden still has it. */
  const leave = useCallback(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && pageRef.current?.contains(focused)) left.current = focused;
  }, []);

  useLayoutEffect(() => {
    if (isHidden) {
      leave();
    } else if (wasHidden.current) {
      comeBack(left.current, top.current);
      left.current = null;
    }
    wasHidden.current = isHidden;
  }, [isHidden, leave]);

  const screenRef = useCallback(
    (screen: HTMLElement | null) => {
      leave();
      const isFree = left.current === document.activeElement || isNowhere();
      if (isFree) screen?.querySelector('h1')?.focus({ preventScroll: true });
    },
    [leave],
  );
  return { pageRef, screenRef };
}

function comeBack(left: HTMLElement | null, top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (!isNowhere()) return;
  if (left?.isConnected === true) left.focus({ preventScroll: true });
  else focusHeading();
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
