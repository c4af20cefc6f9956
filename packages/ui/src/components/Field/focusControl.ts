import type { MouseEvent } from 'react';

/** For what stands behind a control inside its frame: a press there goes to the control, as a press on its text does. */
export function focusControl(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget.previousElementSibling;
  if (!(control instanceof HTMLElement)) return;
  // The press would take the focus away again.
  event.preventDefault();
  control.focus();
}
