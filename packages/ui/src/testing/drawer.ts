import { all, eventually, labelled, nameOf, one } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The open drawer of a page. */
export type DrawerPage = {
  isOpen: () => boolean;
  /** The element with the role. Throws when no drawer is open. */
  element: () => HTMLElement;
  title: () => string;
  /** Whether the page behind it is inert. */
  isModal: () => boolean;
  /** The labels of the buttons in its content and at its foot. */
  buttons: () => string[];
  press: (button: string) => Promise<void>;
  /** Presses the button of its head. */
  close: () => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Waits until a drawer is open. Its code loads on first use. Default 2000 ms. */
  opened: (timeoutMs?: number) => Promise<HTMLElement>;
  /** Waits until no drawer is open. Default 2000 ms. */
  closed: (timeoutMs?: number) => Promise<void>;
};

/** Reads and operates the open drawer. A modal one renders at the end of the body, so pass the document as the root. */
export function drawer(root: ParentNode, user: TestUser): DrawerPage {
  const open = (): HTMLElement | undefined =>
    all(root, '[data-drawer][role="dialog"], [data-drawer] > * > [role="dialog"]')[0];
  function element(): HTMLElement {
    const found = open();
    if (!found) throw new Error('No drawer is open.');
    return found;
  }
  const buttons = (): HTMLElement[] => all(element(), ':scope > :not(:first-child) button');
  return {
    isOpen: () => open() !== undefined,
    element,
    title: () => nameOf(element()),
    isModal: () => !element().matches('[data-drawer]'),
    buttons: () => buttons().map(nameOf),
    press: async (button) => void (await user.click(labelled(buttons(), button, 'button', nameOf))),
    close: async () =>
      void (await user.click(
        one(element(), ':scope > :first-child > button', 'button that closes the drawer'),
      )),
    pressEscape: async () => void (await user.keyboard('{Escape}')),
    opened: (timeoutMs = 2000) => eventually(open, 'No drawer has opened', timeoutMs),
    closed: async (timeoutMs = 2000) =>
      void (await eventually(() => (open() ? undefined : true), 'The drawer has not closed', timeoutMs)),
  };
}
