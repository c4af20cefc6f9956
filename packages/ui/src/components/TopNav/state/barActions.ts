import type { FocusEvent, MouseEvent } from 'react';
import { topNavPanels, type TopNavOpenReason } from '../TopNav.types.ts';
import type { TopNavState } from '../useTopNavState.ts';
import { createBarElements, type BarElements } from './barElements.ts';
import { createFocusRecovery } from './focusRecovery.ts';
import { outermostOf, parentOf, type BarStructure } from './openPath.ts';

/** The functions that open and close the bar's disclosures and move focus with them. */
export type BarActions = {
  elements: BarElements;
  /** Takes over the state of the latest render, and recovers focus if the focused element was removed. */
  update: (state: TopNavState, structure: BarStructure) => void;
  toggle: (id: string, isOpen: boolean) => void;
  /** Closes everything after a link or an entry was chosen, and returns focus to the outermost trigger. */
  select: (event?: MouseEvent) => void;
  clickAway: () => void;
  /** Closes the innermost disclosure and focuses its trigger. */
  escape: () => void;
  /** Closes everything when the layout changes. */
  changeLayout: () => void;
  /** Closes the innermost disclosure. The ones that contain it stay open. */
  closeInnermost: (reason: TopNavOpenReason) => void;
  /** Closes an open disclosure that the bar no longer renders. */
  closeRemoved: () => void;
  handleFocus: (event: FocusEvent) => void;
  handleBlur: (event: FocusEvent) => void;
};

const emptyStructure: BarStructure = { overflowIds: new Set(), isShort: () => false };

export function createBarActions(): BarActions {
  const elements = createBarElements();
  const focus = createFocusRecovery(elements);
  let state: TopNavState = { openId: null, onOpenChange: () => undefined };
  let structure = emptyStructure;
  /** Whether the caller was asked to close, and has not rendered since. */
  let isClosing = false;

  function closeAll(reason: 'select' | 'click-away'): void {
    if (state.openId === null) return;
    elements.focusTrigger(outermostOf(state.openId, structure));
    state.onOpenChange(null, reason);
  }

  function closeInnermost(reason: TopNavOpenReason): void {
    if (state.openId === null) return;
    state.onOpenChange(parentOf(state.openId, structure), reason);
  }

  return {
    elements,
    update(nextState, nextStructure) {
      const hasClosed = state.openId !== null && state.openId !== nextState.openId;
      state = nextState;
      structure = nextStructure;
      isClosing = false;
      focus.recover(hasClosed);
    },
    toggle: (id, isOpen) => state.onOpenChange(isOpen ? parentOf(id, structure) : id, 'trigger'),
    select(event) {
      const opensNewTab = event && (event.metaKey || event.ctrlKey || event.shiftKey);
      if (!opensNewTab) closeAll('select');
    },
    clickAway: () => closeAll('click-away'),
    escape() {
      if (state.openId !== null) elements.focusTrigger(state.openId);
      closeInnermost('escape');
    },
    changeLayout() {
      focus.recover(true);
      isClosing = state.openId !== null;
      if (isClosing) state.onOpenChange(null, 'resize');
    },
    closeInnermost,
    closeRemoved() {
      const { openId } = state;
      if (isClosing || openId === null) return;
      // The menu button is always there, but only the short layout shows it.
      const isHidden = openId === topNavPanels.menu && !structure.isShort();
      if (isHidden || !elements.hasDisclosure(openId)) closeInnermost('removed');
    },
    handleFocus: focus.handleFocus,
    handleBlur(event) {
      focus.handleBlur(event);
      const { currentTarget, relatedTarget } = event;
      const { openId } = state;
      if (openId === null || !(relatedTarget instanceof Node)) return;
      // The menu button has no root: focus may go anywhere on a bar whose sheet is open.
      const scope = elements.rootOf(outermostOf(openId, structure)) ?? currentTarget;
      if (!scope.contains(relatedTarget)) state.onOpenChange(null, 'focus-out');
    },
  };
}
