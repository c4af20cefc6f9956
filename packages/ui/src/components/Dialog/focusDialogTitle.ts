/** Puts the focus on the title of the dialog around an element that is about to go: else the next button would have it, and the next Enter would press that. */
export function focusDialogTitle(element: Element): void {
  const dialog = element.closest('[role="dialog"], [role="alertdialog"]');
  const titleId = dialog?.getAttribute('aria-labelledby') ?? '';
  document.getElementById(titleId)?.focus({ preventScroll: true });
}
