import { labelled, labelOf, nameOf, one } from './elements.ts';
import { listbox, type ListboxPage } from './listbox.ts';
import type { TestUser } from './TestUser.ts';

/** One combobox. */
export type ComboboxPage = ListboxPage & {
  /** The text of the input. */
  value: () => string;
  /** Opens the list, waits until the option is in it (default 2000 ms), and chooses it. */
  choose: (label: string, timeoutMs?: number) => Promise<void>;
  /** Presses the button that clears the text and the selection. */
  clear: () => Promise<void>;
};

/** The label of a control: its `<label>`, else its accessible name. */
function controlLabel(control: HTMLElement): string {
  const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
  return label ? labelOf(label) : nameOf(control);
}

/** The input of the combobox with this label, or of the only one. */
export function comboboxInput(root: ParentNode, label?: string): HTMLInputElement {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[role="combobox"]')];
  const [first] = inputs;
  if (label !== undefined) return labelled(inputs, label, 'combobox', controlLabel);
  if (!first) throw new Error('There is no combobox here.');
  return first;
}

/** Reads and operates the combobox with this label, or the only one: `combobox(document, user, 'Site').choose('Bern')`. */
export function combobox(root: ParentNode, user: TestUser, label?: string): ComboboxPage {
  const input = (): HTMLInputElement => comboboxInput(root, label);
  const list = listbox(input, user);
  return {
    ...list,
    value: () => input().value,
    async choose(option, timeoutMs = 2000) {
      if (!list.isOpen()) await user.click(input());
      await user.click(await list.found(option, timeoutMs));
    },
    clear: async () =>
      void (await user.click(
        one(input().parentElement ?? root, ':scope > [data-clear]', 'button that clears the combobox'),
      )),
  };
}
