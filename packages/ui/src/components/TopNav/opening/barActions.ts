import type { FocusEvent, MouseEvent } from 'react';
import type { TopNavOpenId, TopNavOpenReason } from '../TopNav.types.ts';
import type { TopNavState } from '../useTopNavState.ts';
import { focusOutermostTrigger, focusScopeOf, focusTrigger, isThere, parentOf } from './barFocus.ts';
import { createFocusKeeper } from './focusKeeper.ts';

/** The ways in which what is open in a bar changes, and the focus with it. */
export type BarActions = {
  /** Says which bar it is and what is open in it, at each change; brings the focus back when what had it was taken away. */
  follow: (bar: HTMLElement | null, state: TopNavState) => void;
  /** Opens what is closed and closes what is open. */
  toggle: (id: string, isOpen: boolean) => void;
  /** A link or an entry was chosen: everything closes, and the focus stays in the bar. */
  choose: (event?: MouseEvent) => void;
  clickAway: () => void;
  escape: () => void;
  /** The layout has changed: everything closes. */
  cross: () => void;
  /** Closes the open panel, and nothing that it is drawn in. */
  closeOpen: (reason: TopNavOpenReason) => void;
  /** Closes what is open by its id and drawn no more. */
  closeMissing: () => void;
  handleFocus: (event: FocusEvent) => void;
  handleBlur: (event: FocusEvent) => void;
  /** Brings the focus back when what had it was taken away. */
  keepFocus: () => void;
};

const ignore = (): void => undefined;

/** How one bar opens and closes. */
export function createBarActions(): BarActions {
  const focus = createFocusKeeper();
  let bar: HTMLElement | null = null;
  let openId: TopNavOpenId = null;
  let onOpenChange: TopNavState['onOpenChange'] = ignore;

  /** Closes what is open, if something is; `next` answers with what stays open. */
  function close(reason: TopNavOpenReason, next: (bar: HTMLElement, openId: string) => string | null): void {
    if (bar && openId !== null) onOpenChange(next(bar, openId), reason);
  }

  function leave(reason: 'select' | 'click-away'): void {
    close(reason, (nav, id) => {
      focusOutermostTrigger(nav, id);
      return null;
    });
  }

  return {
    follow(nav, state) {
      const hasClosed = openId !== null && openId !== state.openId;
      bar = nav;
      ({ openId, onOpenChange } = state);
      focus.keep(bar, hasClosed);
    },
    toggle(id, isOpen) {
      if (bar) onOpenChange(isOpen ? parentOf(bar, id) : id, 'trigger');
    },
    choose(event) {
      const opensElsewhere = event && (event.metaKey || event.ctrlKey || event.shiftKey);
      if (!opensElsewhere) leave('select');
    },
    clickAway: () => leave('click-away'),
    escape: () =>
      close('escape', (nav, id) => {
        focusTrigger(nav, [id]);
        return parentOf(nav, id);
      }),
    cross() {
      focus.keep(bar, true);
      close('resize', () => null);
    },
    closeOpen: (reason) => close(reason, parentOf),
    closeMissing() {
      if (bar && openId !== null && !isThere(bar, openId)) close('removed', parentOf);
    },
    handleFocus: ({ target }) => focus.note(target),
    handleBlur({ target, relatedTarget }) {
      focus.forget(target);
      if (!bar || openId === null || !(relatedTarget instanceof Node)) return;
      if (!focusScopeOf(bar, openId).contains(relatedTarget)) onOpenChange(null, 'focus-out');
    },
    keepFocus: () => focus.keep(bar, false),
  };
}
