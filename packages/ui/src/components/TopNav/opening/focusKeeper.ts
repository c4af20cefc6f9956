import { isVisible } from '../../../behaviours/browserFeatures.ts';
import { focusTrigger, wayTo } from './barFocus.ts';

/** Knows where in a bar the focus is, and what to do when that place is taken away. */
export type FocusKeeper = {
  note: (element: Element) => void;
  forget: (element: Element) => void;
  /**
   * If what had the focus is gone, puts it on the nearest trigger that led there. To know whether it is hidden the
   * browser must work out its style at once, so that is asked only where something `mayBeHidden`.
   */
  keep: (bar: HTMLElement | null, mayBeHidden: boolean) => void;
};

/** Keeps the focus within a bar while its parts come and go. */
export function createFocusKeeper(): FocusKeeper {
  let held: { element: Element; way: string[] } | null = null;
  return {
    note(element) {
      held = { element, way: wayTo(element) };
    },
    forget(element) {
      // What was hidden loses the focus without anybody having moved it.
      if (isVisible(element)) held = null;
    },
    keep(bar, mayBeHidden) {
      const focused = document.activeElement;
      if (!bar || !held) return;
      if (focused === held.element && !(mayBeHidden && !isVisible(focused))) return;
      const isLost = focused === null || focused === document.body || focused === held.element;
      const { way } = held;
      held = null;
      if (isLost) focusTrigger(bar, way);
    },
  };
}
