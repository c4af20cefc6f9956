import type { FocusEvent } from 'react';
import { isVisible } from '../../../behaviours/browserFeatures.ts';
import type { BarElements } from './barElements.ts';

/** Tracks the focused element of a bar and moves focus when that element disappears. */
export type FocusRecovery = {
  handleFocus: (event: FocusEvent) => void;
  handleBlur: (event: FocusEvent) => void;
  /**
   * Moves focus to the nearest trigger if the focused element was removed. Checks whether it was hidden only where
   * something `mayBeHidden`, because that check forces a style recalculation.
   */
  recover: (mayBeHidden: boolean) => void;
};

/** Keeps focus in a bar whose parts come and go. */
export function createFocusRecovery(elements: BarElements): FocusRecovery {
  let last: { element: Element; id: string | undefined } | null = null;
  return {
    handleFocus({ target: element }) {
      last = { element, id: elements.idAround(element) };
    },
    handleBlur({ target: element }) {
      // The browser blurs a hidden element too: then focus has to be recovered.
      if (isVisible(element)) last = null;
    },
    recover(mayBeHidden) {
      if (!last) return;
      const focused = document.activeElement;
      if (focused === last.element && !(mayBeHidden && !isVisible(focused))) return;
      const isLost = focused === null || focused === document.body || focused === last.element;
      const { id } = last;
      last = null;
      if (isLost) elements.focusTrigger(id);
    },
  };
}
