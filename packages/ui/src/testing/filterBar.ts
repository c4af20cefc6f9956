import { all, isShown, labelled, labelOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** An option as the user sees it. */
export type FilterBarOptionSeen = { label: string; isSelected: boolean };

/** One filter bar. Filters and options are named by their labels, without the number of results. */
export type FilterBarPage = {
  element: () => HTMLElement;
  /** Opens the panel with this filter: its own, or that of all filters. Does nothing while it is open. */
  open: (filter: string) => Promise<void>;
  /** The options of a filter, whose panel is open. */
  options: (filter: string) => FilterBarOptionSeen[];
  /** Opens the panel with this filter and presses an option. The panel stays open. */
  toggle: (filter: string, option: string) => Promise<void>;
  /** The texts of the chips. */
  chips: () => string[];
  /** Presses a chip, which removes it. */
  remove: (chip: string) => Promise<void>;
  clearAll: () => Promise<void>;
};

/** Reads and operates the filter bar, in both layouts. */
export function filterBar(root: ParentNode, user: TestUser): FilterBarPage {
  const element = (): HTMLElement => one(root, '[data-bar="filters"]', 'filter bar');
  const press = async (target: HTMLElement): Promise<void> => void (await user.click(target));
  const groups = (): HTMLElement[] => all(element(), '[role="dialog"] fieldset').filter(isShown);
  const group = (filter: string): HTMLElement => labelled(groups(), filter, 'open filter');
  const boxes = (filter: string): HTMLInputElement[] =>
    [...group(filter).querySelectorAll('input')].filter(isShown);
  const labelOfBox = (box: HTMLElement): string => {
    const label = element().querySelector(`label[for="${box.id}"]`);
    return label ? labelOf(label) : '';
  };
  const chips = (): HTMLElement[] => all(element(), 'ul > li > button');

  async function open(filter: string): Promise<void> {
    if (groups().some((each) => labelOf(each) === filter)) return;
    const triggers = all(element(), '[aria-haspopup="dialog"]').filter(isShown);
    const own = triggers.find((each) => labelOf(each) === filter);
    await press(own ?? one(element(), '[data-opens="all"] > button', 'button for all filters'));
  }

  return {
    element,
    open,
    options: (filter) => boxes(filter).map((box) => ({ label: labelOfBox(box), isSelected: box.checked })),
    toggle: async (filter, option) => {
      await open(filter);
      await press(labelled(boxes(filter), option, 'option', labelOfBox));
    },
    chips: () => chips().map(textOf),
    remove: (chip) => press(labelled(chips(), chip, 'chip', textOf)),
    clearAll: () => press(one(element(), '[data-clears="all"]', 'button that clears all filters')),
  };
}
