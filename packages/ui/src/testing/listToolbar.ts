import { one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The toolbar of a list: its filter bar, or the bulk bar. */
export type ListToolbarPage = {
  element: () => HTMLElement;
  /** Whether rows are selected, so that the bulk bar is shown. */
  isSelecting: () => boolean;
  /** Returns the bulk bar's text about the selection, including other pages. Empty without a selection. */
  selection: () => string;
  /** Whether it offers to select the rows of all pages. */
  offersAllPages: () => boolean;
  /** Selects the rows of all pages. */
  selectAllPages: () => Promise<void>;
  clearSelection: () => Promise<void>;
};

/** Reads and operates the only toolbar of a list. Its filters are read by `filterBar`. */
export function listToolbar(root: ParentNode, user: TestUser): ListToolbarPage {
  const element = (): HTMLElement => one(root, '[data-toolbar]', 'toolbar of a list');
  const press = async (target: HTMLElement): Promise<void> => void (await user.click(target));
  return {
    element,
    isSelecting: () => element().dataset['toolbar'] === 'selecting',
    selection: () => textOf(element().querySelector(':scope > :last-child > output')),
    offersAllPages: () => element().querySelector('[data-selects="all"]') !== null,
    selectAllPages: () => press(one(element(), '[data-selects="all"]', 'button for the rows of all pages')),
    clearSelection: () =>
      press(one(element(), '[data-clears="selection"]', 'button that clears the selection')),
  };
}
