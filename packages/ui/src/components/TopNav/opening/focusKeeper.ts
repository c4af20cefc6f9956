import { focusTrigger, isVisible, wayTo } from './barFocus.ts';

/** Knows where in a bar the focus is, and what to do when that place is taken away. */
export type FocusKeeper = {
  note: (element: Element) => void;
  forget: (element: Element) => void;
  /** If what had the focus is gone or hidden, puts it on the nearest trigger that led there. */
  keep: (bar: HTMLElement | null) => void;
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
    keep(bar) {
      const focused = document.activeElement;
      if (!bar || !held || (focused === held.element && isVisible(focused))) return;
      const isLost = focused === null || focused === document.body || focused === held.element;
      const { way } = held;
      held = null;
      if (isLost) focusTrigger(bar, way);
    },
  };
}
