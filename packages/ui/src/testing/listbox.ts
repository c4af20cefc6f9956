import { all, eventually, labelled, textOf } from './elements.ts';
import { typed, type TestUser } from './TestUser.ts';

/** The list box that an input operates. */
export type ListboxPage = {
  input: () => HTMLInputElement;
  isOpen: () => boolean;
  /** The labels of the options, in the order of the screen. */
  options: () => string[];
  option: (label: string) => HTMLElement;
  /** The headings of the groups. */
  groups: () => string[];
  /** The label of the option that Enter chooses, or null. */
  active: () => string | null;
  /** The labels of the selected options in the list. */
  selected: () => string[];
  /** The text below the options, or in place of them. */
  message: () => string;
  /** Replaces the text of the input. */
  type: (text: string) => Promise<void>;
  /** Presses keys in the input, such as `{ArrowDown}`. */
  press: (keys: string) => Promise<void>;
  /** Waits until an option is in the list. Default 2000 ms. */
  found: (label: string, timeoutMs?: number) => Promise<HTMLElement>;
};

/** The label of an option, without its description. */
function optionLabel(option: Element): string {
  return textOf(option.querySelector('[data-label]') ?? option);
}

/** Reads and operates the list box of an input. */
export function listbox(input: () => HTMLInputElement, user: TestUser): ListboxPage {
  const byId = (id: string | null): HTMLElement | null =>
    id === null ? null : input().ownerDocument.getElementById(id);
  const list = (): HTMLElement | null => byId(input().getAttribute('aria-controls'));
  const options = (selector = ''): HTMLElement[] => {
    const element = list();
    return element ? all(element, `[role="option"]${selector}`) : [];
  };
  const find = (label: string): HTMLElement | undefined =>
    options().find((option) => optionLabel(option) === label);
  return {
    input,
    isOpen: () => input().getAttribute('aria-expanded') === 'true',
    options: () => options().map(optionLabel),
    option: (label) => labelled(options(), label, 'option', optionLabel),
    groups: () => {
      const element = list();
      return element ? all(element, '[role="group"] > [role="presentation"]').map(textOf) : [];
    },
    active: () => {
      const option = byId(input().getAttribute('aria-activedescendant'));
      return option && optionLabel(option);
    },
    selected: () => options('[aria-selected="true"]').map(optionLabel),
    message: () => textOf(list()?.parentElement?.querySelector('[data-message]')),
    async type(text) {
      await user.click(input());
      await user.keyboard('{Control>}a{/Control}{Backspace}');
      await user.keyboard(typed(text));
    },
    async press(keys) {
      input().focus();
      await user.keyboard(keys);
    },
    found: (label, timeoutMs = 2000) =>
      eventually(() => find(label), `The list has no option "${label}"`, timeoutMs),
  };
}
