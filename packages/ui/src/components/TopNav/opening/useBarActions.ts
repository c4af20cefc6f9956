'use client';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { TopNavState } from '../useTopNavState.ts';
import { type BarActions, createBarActions } from './barActions.ts';
import { shortMedia } from './barFocus.ts';

/** Opening and closing in a bar: one thing at a time, and the focus never falls out of it. Stays the same object. */
export function useBarActions(barRef: RefObject<HTMLElement | null>, state: TopNavState): BarActions {
  const [actions] = useState(createBarActions);

  useLayoutEffect(() => actions.follow(barRef.current, state));

  // Once all of the page knows what is open: the caller may answer at once.
  useEffect(() => actions.closeMissing());

  useEffect(() => {
    const layout = shortMedia();
    layout.addEventListener('change', actions.cross);
    return () => layout.removeEventListener('change', actions.cross);
  }, [actions]);

  const isOpen = state.openId !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) actions.escape();
    }
    // On the document, because not every browser focuses the button that was clicked.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, actions]);

  return actions;
}
