import { all, labelled, labelOf, one } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The column settings of one table. Columns are named by their headers. Open the panel first. */
export type ColumnSettingsPage = {
  /** Opens the panel. Does nothing while it is open. */
  open: () => Promise<void>;
  element: () => HTMLElement;
  /** The headers of the visible columns, in their order. */
  columns: () => string[];
  /** Shows or hides a column. */
  toggle: (header: string) => Promise<void>;
  moveUp: (header: string) => Promise<void>;
  moveDown: (header: string) => Promise<void>;
  reset: () => Promise<void>;
};

/** Reads and operates the column settings. */
export function columnSettings(root: ParentNode, user: TestUser): ColumnSettingsPage {
  const element = (): HTMLElement =>
    one(root, '[role="dialog"]:has([data-move])', 'open panel of column settings');
  const lines = (): HTMLElement[] => all(element(), 'li');
  const line = (header: string): HTMLElement => labelled(lines(), header, 'column');
  const press = async (header: string, selector: string): Promise<void> =>
    void (await user.click(one(line(header), selector, `control of the column ${header}`)));
  return {
    open: async () => {
      const own = one(root, '[data-opens="columns"]', 'button of column settings');
      if (!own.querySelector('[role="dialog"]')) await user.click(one(own, 'button', 'button'));
    },
    element,
    columns: () =>
      lines()
        .filter((each) => each.querySelector('input:checked'))
        .map(labelOf),
    toggle: (header) => press(header, 'input'),
    moveUp: (header) => press(header, '[data-move="up"]'),
    moveDown: (header) => press(header, '[data-move="down"]'),
    reset: async () =>
      void (await user.click(one(element(), '[data-resets]', 'button that resets the columns'))),
  };
}
