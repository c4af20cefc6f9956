/** Where reading a page begins: its heading, else its main part. */
const pageStarts = ['main h1[tabindex="-1"]', 'main[tabindex="-1"]'];

/** Puts focus where reading the page begins, without scrolling there. */
export function focusHeading(): void {
  for (const start of pageStarts) {
    const element = document.querySelector<HTMLElement>(start);
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) return;
  }
}

/**
 * Puts focus where reading goes on when it has nowhere to return to: the dialog still open on top, else where the page
 * begins. Does nothing while anything has the focus.
 */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  [...dialogs].at(-1)?.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
}
