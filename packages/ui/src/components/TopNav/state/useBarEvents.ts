'use client';
import { useEffect, useLayoutEffect } from 'react';
import { isComposing } from '../../../behaviours/isComposing.ts';
import type { TopNavState } from '../useTopNavState.ts';
import type { BarActions } from './barActions.ts';
import type { BarStructure } from './openPath.ts';

/** Gives the actions the latest state, and calls them on Escape. */
export function useBarEvents(actions: BarActions, state: TopNavState, structure: BarStructure): void {
  useLayoutEffect(() => actions.update(state, structure));

  // A passive effect, so that the caller may set state in `onOpenChange`.
  useEffect(() => actions.closeRemoved());

  const isOpen = state.openId !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) actions.escape();
    }
    // On the document, because not every browser focuses a button that is clicked.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, actions]);
}
