/** Where reading a page begins: what was made to take the focus goes before what has to be made so. */
const pageStarts = ['main h1[tabindex="-1"]', 'main[tabindex="-1"]', 'main h1', 'main'];

/** Focuses an element, which can take the focus for that while if it could not before. */
function focusForNow(element: HTMLElement): void {
  const lent = !element.hasAttribute('tabindex');
  if (lent) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!lent) return;
  function takeBack(): void {
    // The window was left, not the element.
    if (document.activeElement === element) return;
    element.removeAttribute('tabindex');
    element.removeEventListener('blur', takeBack);
  }
  element.addEventListener('blur', takeBack);
  takeBack();
}

/**
 * Puts focus where reading the page begins, without scrolling there: the `h1` in `<main>` that has `tabindex="-1"`, else
 * such a `<main>`. A page with neither has its `h1`, else its `<main>`, take the focus until it goes elsewhere.
 */
export function focusHeading(): void {
  for (const start of pageStarts) {
    const element = document.querySelector<HTMLElement>(start);
    if (element) focusForNow(element);
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

/** A `ref` for what the page may take away while it has the focus, which then goes where reading goes on. */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    // A frame later, because what takes its place may take the focus too.
    if (document.activeElement === element) requestAnimationFrame(focusPage);
  };
}
