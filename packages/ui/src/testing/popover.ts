import { all, labelled, nameOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One popover, named by its trigger. */
export type PopoverPage = {
  /** The button that opens it. Throws with the existing ones when there is none. */
  trigger: () => HTMLElement;
  isOpen: () => boolean;
  /** The panel. Throws when it is closed. */
  element: () => HTMLElement;
  title: () => string;
  /** Presses the trigger. Does nothing while it is open. */
  open: () => Promise<HTMLElement>;
  /** Presses the trigger. Does nothing while it is closed. */
  close: () => Promise<void>;
  pressEscape: () => Promise<void>;
};

/** Reads and operates the popover whose trigger has this name: `await popover(document, user, 'Health').open()`. */
export function popover(root: ParentNode, user: TestUser, name: string): PopoverPage {
  const trigger = (): HTMLElement =>
    labelled(all(root, 'button[aria-haspopup="dialog"]'), name, 'popover', nameOf);
  const panel = (): HTMLElement | null => {
    const id = trigger().getAttribute('aria-controls');
    return id === null ? null : trigger().ownerDocument.getElementById(id);
  };
  function element(): HTMLElement {
    const open = panel();
    if (!open) throw new Error(`The popover "${name}" is not open.`);
    return open;
  }
  return {
    trigger,
    isOpen: () => panel() !== null,
    element,
    title: () => nameOf(element()),
    open: async () => {
      if (!panel()) await user.click(trigger());
      return element();
    },
    close: async () => {
      if (panel()) await user.click(trigger());
    },
    pressEscape: async () => void (await user.keyboard('{Escape}')),
  };
}
