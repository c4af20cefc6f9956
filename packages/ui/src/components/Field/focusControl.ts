import type { MouseEvent } from 'react';

/** A handler for decoration inside a control's frame: pressing it focuses the control. */
export function focusControl(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget.previousElementSibling;
  if (!(control instanceof HTMLElement)) return;
  // The press would move focus away again.
  event.preventDefault();
  control.focus();
}
