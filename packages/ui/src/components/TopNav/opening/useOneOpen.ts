'use client';
import { useEffect, useEffectEvent, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import {
  focusOutermostTrigger,
  focusScopeOf,
  focusTrigger,
  parentOf,
  shortLayout,
  triggerOf,
} from './barFocus.ts';
import type { TopNavState } from '../useTopNavState.ts';

/** The ways in which what is open in a bar changes. */
export type OneOpen = {
  toggle: (id: string) => void;
  choose: (event?: MouseEvent) => void;
  clickAway: () => void;
  handleBlur: (event: FocusEvent) => void;
};

/** Opening and closing in a bar: one thing at a time, and the focus never falls out of it. */
export function useOneOpen(
  barRef: RefObject<HTMLElement | null>,
  { openId, onOpenChange }: TopNavState,
): OneOpen {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const bar = barRef.current;
    if (event.key !== 'Escape' || event.defaultPrevented || !bar || openId === null) return;
    focusTrigger(bar, openId);
    onOpenChange(parentOf(bar, openId), 'escape');
  });

  const onCrossing = useEffectEvent(() => {
    const bar = barRef.current;
    if (!bar || openId === null) return;
    // What the crossing has hidden may have lost the focus to the body already.
    const hadFocus = bar.contains(document.activeElement) || document.activeElement === document.body;
    if (hadFocus) focusOutermostTrigger(bar, openId);
    onOpenChange(null, 'resize');
  });

  const isOpen = openId !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const layout = window.matchMedia(shortLayout);
    // On the document, because not every browser focuses the button that was clicked.
    document.addEventListener('keydown', onEscape);
    layout.addEventListener('change', onCrossing);
    return () => {
      document.removeEventListener('keydown', onEscape);
      layout.removeEventListener('change', onCrossing);
    };
  }, [isOpen]);

  function closeAll(reason: 'select' | 'click-away'): void {
    if (!barRef.current || openId === null) return;
    focusOutermostTrigger(barRef.current, openId);
    onOpenChange(null, reason);
  }

  return {
    toggle(id) {
      const bar = barRef.current;
      if (!bar) return;
      const isItOpen = triggerOf(bar, id)?.getAttribute('aria-expanded') === 'true';
      onOpenChange(isItOpen ? parentOf(bar, id) : id, 'trigger');
    },
    choose(event) {
      const opensElsewhere = event && (event.metaKey || event.ctrlKey || event.shiftKey);
      if (!opensElsewhere) closeAll('select');
    },
    clickAway: () => closeAll('click-away'),
    handleBlur({ relatedTarget }) {
      const bar = barRef.current;
      if (!bar || openId === null || !(relatedTarget instanceof Node)) return;
      if (!focusScopeOf(bar, openId).contains(relatedTarget)) onOpenChange(null, 'focus-out');
    },
  };
}
