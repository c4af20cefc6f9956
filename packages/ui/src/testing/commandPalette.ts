import { comboboxInput } from './combobox.ts';
import { all, eventually, textOf } from './elements.ts';
import { listbox, type ListboxPage } from './listbox.ts';
import type { TestUser } from './TestUser.ts';

/** The command palette. It is rendered at the end of the body, so pass the document as the root. */
export type CommandPalettePage = ListboxPage & {
  isOpen: () => boolean;
  /** Waits until the palette is open. Its code loads on first use. Default 2000 ms. */
  opened: (timeoutMs?: number) => Promise<HTMLElement>;
  /** Waits until an item is in the list (default 2000 ms) and runs it. */
  run: (label: string, timeoutMs?: number) => Promise<void>;
  /** The text of the notice, such as `3 of 4 sources responded`. */
  notice: () => string;
  close: () => Promise<void>;
};

const dialogSelector = '[role="dialog"]:has([data-palette])';

/** Reads and operates the command palette: `commandPalette(document, user).run('New case')`. */
export function commandPalette(root: ParentNode, user: TestUser): CommandPalettePage {
  const palette = (): HTMLElement | undefined => all(root, dialogSelector).at(-1);
  function element(): HTMLElement {
    const open = palette();
    if (!open) throw new Error('The command palette is not open.');
    return open;
  }
  const list = listbox(() => comboboxInput(element()), user);
  return {
    ...list,
    isOpen: () => palette() !== undefined,
    opened: (timeoutMs = 2000) => eventually(palette, 'The command palette has not opened', timeoutMs),
    run: async (label, timeoutMs = 2000) => void (await user.click(await list.found(label, timeoutMs))),
    notice: () => textOf(element().querySelector('[data-notice]')),
    close: async () => void (await user.keyboard('{Escape}')),
  };
}
