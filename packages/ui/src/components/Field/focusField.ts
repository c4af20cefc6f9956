import { controlOf } from './controlOf.ts';

/**
 * Focuses the control with this id, or the first one of a group with this id, and scrolls its label into view. Returns
 * whether there was one.
 */
export function focusField(root: Document, controlId: string): boolean {
  const control = controlOf(root.getElementById(controlId));
  if (!control) return false;
  // The label is above the control. jsdom has no scrolling.
  const field: Partial<Element> = control.closest('[data-field], fieldset') ?? control;
  field.scrollIntoView?.({ block: 'nearest' });
  control.focus();
  return true;
}
