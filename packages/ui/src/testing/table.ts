import { all, isShown, labelled, labelOf, nameOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One table. Rows are identified by their row header, columns by their header. */
export type TablePage = {
  element: () => HTMLElement;
  headers: () => string[];
  /** The text of each cell by column header, without selection and actions. */
  rows: () => Record<string, string>[];
  row: (name: string) => HTMLElement;
  /** The sorted column and its order, or null. */
  sorted: () => { header: string; direction: string } | null;
  /** Presses a header's button. */
  sortBy: (header: string) => Promise<void>;
  /** The names of the selected rows on this page. */
  selected: () => string[];
  /** Returns the table's text about the selection, including other pages. */
  selection: () => string;
  /** Presses a row's checkbox. */
  toggle: (name: string) => Promise<void>;
  toggleAll: () => Promise<void>;
  /** Whether the table offers to select the rows of all pages. */
  offersAllPages: () => boolean;
  /** Selects the rows of all pages. */
  selectAllPages: () => Promise<void>;
  clearSelection: () => Promise<void>;
  /** Presses a row outside its controls, which follows its link if rows are targets. */
  press: (name: string) => Promise<void>;
  /** Presses a button or link in a row's actions, by its label. */
  act: (name: string, action: string) => Promise<void>;
};

/** Reads and operates the table with this caption, or the only one. */
export function table(root: ParentNode, user: TestUser, caption?: string): TablePage {
  function element(): HTMLElement {
    if (caption === undefined) return one(root, 'table', 'table');
    return labelled(all(root, 'table'), caption, 'table', nameOf);
  }
  // The table with its caption and selection.
  const frame = (): ParentNode => element().closest('[data-density]') ?? root;
  const rows = (): HTMLElement[] => all(element(), 'tbody [role="row"]:has([role="rowheader"])');
  const row = (name: string): HTMLElement => labelled(rows(), name, 'row', titleOf);
  const headers = (): HTMLElement[] =>
    all(element(), 'thead th:not([data-cell="select"], [data-cell="actions"])');
  const press = async (target: HTMLElement): Promise<void> => void (await user.click(target));
  return {
    element,
    headers: () => headers().map(labelOf),
    rows: () => rows().map(cellsOf),
    row,
    sorted: () => {
      const header = headers().find((each) => each.hasAttribute('aria-sort'));
      return header ? { header: labelOf(header), direction: header.getAttribute('aria-sort') ?? '' } : null;
    },
    sortBy: (header) =>
      press(one(labelled(headers(), header, 'column'), 'button', `way to sort by ${header}`)),
    selected: () =>
      rows()
        .filter((each) => each.querySelector('[data-cell="select"] input:checked'))
        .map(titleOf),
    toggle: (name) => press(one(row(name), '[data-cell="select"] input', `checkbox in the row ${name}`)),
    toggleAll: () => press(one(element(), 'thead [data-cell="select"] input', 'checkbox for all rows')),
    selection: () => textOf(frame().querySelector('[data-selectable] > output')),
    offersAllPages: () => frame().querySelector('[data-selects="all"]') !== null,
    selectAllPages: () => press(one(frame(), '[data-selects="all"]', 'button for the rows of all pages')),
    clearSelection: () =>
      press(one(frame(), '[data-clears="selection"]', 'button that clears the selection')),
    press: (name) => press(one(row(name), '[data-cell="value"]', `cell in the row ${name}`)),
    act: (name, action) => {
      const actions = all(row(name), '[data-cell="actions"] :is(button, a)').filter(isShown);
      return press(labelled(actions, action, 'action', nameOf));
    },
  };
}

function titleOf(row: HTMLElement): string {
  return textOf(row.querySelector('[role="rowheader"]'));
}

function cellsOf(row: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    all(row, '[data-label]').map((cell) => [cell.dataset['label'] ?? '', textOf(cell)]),
  );
}
