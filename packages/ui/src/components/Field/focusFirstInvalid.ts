const invalidControl = ':is(input, select, textarea, button, [tabindex])';

/**
 * Moves the focus to the first control of a form that is marked invalid, and says whether there was one. To be called
 * once the errors are drawn, in an effect on them, so that the control is read out with what is wrong.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const marked = form.querySelector('[aria-invalid]:not([aria-invalid="false"])');
  // A group of radio buttons is invalid as a whole; one enters it at the button that is chosen, or at the first.
  const control = marked?.matches(invalidControl)
    ? marked
    : (marked?.querySelector('input:checked:enabled') ?? marked?.querySelector('input:enabled'));
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
