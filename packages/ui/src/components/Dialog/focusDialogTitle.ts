/**
 * Focuses the title of the dialog that contains an element about to unmount. Otherwise focus moves to the next
 * button, and the next Enter presses it.
 */
export function focusDialogTitle(element: Element): void {
  const dialog = element.closest('[role="dialog"], [role="alertdialog"]');
  const titleId = dialog?.getAttribute('aria-labelledby') ?? '';
  document.getElementById(titleId)?.focus({ preventScroll: true });
}
