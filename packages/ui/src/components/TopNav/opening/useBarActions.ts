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
    if (!layout) return undefined;
    let wasShort = layout.matches;
    function onChange({ matches }: Pick<MediaQueryListEvent, 'matches'>): void {
      // The browser tells of a change a frame later: a bar drawn in between has not seen the other layout.
      if (matches === wasShort) return;
      wasShort = matches;
      actions.cross();
    }
    layout.addEventListener('change', onChange);
    return () => layout.removeEventListener('change', onChange);
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
