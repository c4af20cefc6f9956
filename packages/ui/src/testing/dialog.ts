import { all, eventually, labelled, nameOf, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The dialog on top, of whichever kind. Dialogs are drawn at the end of the body, so look from the document. */
export type DialogPage = {
  isOpen: () => boolean;
  /** The element with the role. Throws when none is open. */
  element: () => HTMLElement;
  title: () => string;
  /** What it says under its title. */
  text: () => string;
  /** The words of its buttons, or the names of those that show an icon. */
  buttons: () => string[];
  press: (button: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Waits until one is open: its code is loaded when it is first asked for. Default 2000 ms. */
  opened: (timeoutMs?: number) => Promise<HTMLElement>;
  /** Waits until none is open. Default 2000 ms. */
  closed: (timeoutMs?: number) => Promise<void>;
};

/** Reads and answers the dialog on top: `dialog(document, user).press('Confirm')`. */
export function dialog(root: ParentNode, user: TestUser): DialogPage {
  const topmost = (): HTMLElement | undefined => all(root, '[role="dialog"], [role="alertdialog"]').at(-1);
  function element(): HTMLElement {
    const open = topmost();
    if (!open) throw new Error('No dialog is open.');
    return open;
  }
  const heading = (): Element | null =>
    element().ownerDocument.getElementById(element().getAttribute('aria-labelledby') ?? '');
  const buttons = (): HTMLElement[] => all(element(), 'button');
  return {
    isOpen: () => topmost() !== undefined,
    element,
    title: () => nameOf(element()),
    text: () => textOf(heading()?.parentElement?.nextElementSibling),
    buttons: () => buttons().map(nameOf),
    press: async (button) => void (await user.click(labelled(buttons(), button, 'button', nameOf))),
    pressEscape: async () => void (await user.keyboard('{Escape}')),
    opened: (timeoutMs = 2000) => eventually(topmost, 'No dialog has opened', timeoutMs),
    closed: async (timeoutMs = 2000) =>
      void (await eventually(() => (topmost() ? undefined : true), 'The dialog has not closed', timeoutMs)),
  };
}
