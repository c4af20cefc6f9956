/**
 * Puts focus where reading goes on when it has nowhere to return to: the dialog still open on top, else the page's
 * heading, else its main part. Does nothing while anything has the focus.
 */
export function focusPage(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const places = [
    [...dialogs].at(-1),
    document.querySelector<HTMLElement>('main h1[tabindex="-1"]'),
    document.querySelector<HTMLElement>('main[tabindex="-1"]'),
  ];
  for (const place of places) {
    if (document.activeElement !== document.body) return;
    place?.focus({ preventScroll: true });
  }
}
