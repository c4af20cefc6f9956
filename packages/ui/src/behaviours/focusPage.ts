/** The elements where reading a page begins, best first. Those with a `tabindex` come before those that need one. */
const pageStarts = ['main h1[tabindex="-1"]', 'main[tabindex="-1"]', 'main h1', 'main'];

/** Focuses an element. If it was not focusable, it is until it loses focus. */
function focusForNow(element: HTMLElement): void {
  const lent = !element.hasAttribute('tabindex');
  if (lent) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!lent) return;
  function takeBack(): void {
    // The window lost focus, not the element.
    if (document.activeElement === element) return;
    element.removeAttribute('tabindex');
    element.removeEventListener('blur', takeBack);
  }
  element.addEventListener('blur', takeBack);
  takeBack();
}

/**
 * Focuses the start of the page without scrolling: the `h1` or `<main>` with `tabindex="-1"`, else the `h1`, else
 * `<main>`. An element without `tabindex` is focusable only until focus leaves it.
 */
export function focusHeading(): void {
  for (const start of pageStarts) {
    const element = document.querySelector<HTMLElement>(start);
    if (element) focusForNow(element);
    if (element && document.activeElement === element) return;
  }
}

/**
 * Restores focus when it has nowhere to return to: to the topmost open dialog, else to the start of the page. Does
 * nothing while an element has focus.
 */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  [...dialogs].at(-1)?.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
}

/** A `ref` for an element that may unmount with the focus in it, such as the button of a message that it dismisses. Focus then moves to the start of the page. */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    // One frame later, because the replacement may take focus too.
    if (element?.contains(document.activeElement)) requestAnimationFrame(focusPage);
  };
}
