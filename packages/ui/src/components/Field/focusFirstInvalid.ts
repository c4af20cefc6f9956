const invalidControl = ':is(input, select, textarea, button, [tabindex])';

/**
 * Focuses the first invalid control of a form and returns whether there was one. Call it in an effect after the
 * errors have rendered, so that screen readers announce the error with the control.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const marked = form.querySelector('[aria-invalid]:not([aria-invalid="false"])');
  // A radio group is invalid as a whole. Focus enters it at the checked button, or at the first.
  const control = marked?.matches(invalidControl)
    ? marked
    : (marked?.querySelector('input:checked:enabled') ?? marked?.querySelector('input:enabled'));
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
