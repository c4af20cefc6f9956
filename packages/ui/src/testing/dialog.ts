import { all, eventually, labelled, nameOf, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The topmost dialog of any kind. Dialogs render at the end of the body, so pass the document as the root. */
export type DialogPage = {
  isOpen: () => boolean;
  /** The element with the role. Throws when no dialog is open. */
  element: () => HTMLElement;
  title: () => string;
  /** The text under its title. */
  text: () => string;
  /** The labels of its buttons. */
  buttons: () => string[];
  press: (button: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Waits until a dialog is open. Its code loads on first use. Default 2000 ms. */
  opened: (timeoutMs?: number) => Promise<HTMLElement>;
  /** Waits until no dialog is open. Default 2000 ms. */
  closed: (timeoutMs?: number) => Promise<void>;
};

/** Reads and operates the topmost dialog: `dialog(document, user).press('Confirm')`. */
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
