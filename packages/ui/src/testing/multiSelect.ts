import { all, labelled, one, textOf } from './elements.ts';
import { comboboxInput } from './combobox.ts';
import { listbox, type ListboxPage } from './listbox.ts';
import type { TestUser } from './TestUser.ts';

/** One combobox in which several options can be selected. */
export type MultiSelectPage = ListboxPage & {
  /** The labels of the selected options, shown in the control. */
  values: () => string[];
  /** Opens the list, waits until the option is in it (default 2000 ms), and selects it or removes it. */
  toggle: (label: string, timeoutMs?: number) => Promise<void>;
  /** Presses the button that removes a selected option. */
  remove: (label: string) => Promise<void>;
  clearAll: () => Promise<void>;
  /** Presses the button above the options that selects all of them. */
  selectAll: () => Promise<void>;
};

/** Reads and operates the control with this label, or the only one: `multiSelect(document, user, 'Sites').values()`. */
export function multiSelect(root: ParentNode, user: TestUser, label?: string): MultiSelectPage {
  const input = (): HTMLInputElement => comboboxInput(root, label);
  const list = listbox(input, user);
  const frame = (): HTMLElement => {
    const element = input().closest<HTMLElement>('[data-multiselect]');
    if (!element) throw new Error('This combobox selects one option only.');
    return element;
  };
  const chips = (): HTMLElement[] => all(frame(), '[data-chip]');
  return {
    ...list,
    values: () => chips().map(textOf),
    async toggle(option, timeoutMs = 2000) {
      if (!list.isOpen()) await user.click(input());
      await user.click(await list.found(option, timeoutMs));
    },
    remove: async (option) => void (await user.click(labelled(chips(), option, 'selected option', textOf))),
    clearAll: async () =>
      void (await user.click(one(frame(), '[data-clear]', 'button that clears the selection'))),
    async selectAll() {
      if (!list.isOpen()) await user.click(input());
      await user.click(one(frame(), '[data-select-all]', 'button that selects all options'));
    },
  };
}
