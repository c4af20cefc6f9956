import { controlOf } from './controlOf.ts';

/**
 * Focuses the first invalid control of a form and returns whether there was one. Call it in an effect after the
 * errors have rendered, so that screen readers announce the error with the control.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const control = controlOf(form.querySelector('[aria-invalid]:not([aria-invalid="false"])'));
  control?.focus();
  return control !== null;
}
