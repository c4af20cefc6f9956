import { all, labelled, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One price matrix. Cells are identified by the texts of their row and column headings. */
export type PriceMatrixPage = {
  /** A cell. Throws with the existing headings when there is none. */
  cell: (bandwidth: string, term: string) => HTMLElement;
  /** `priced`, `chosen`, `pricing` or `none`. */
  state: (bandwidth: string, term: string) => string;
  /** Chooses a price. Throws when the cell has none. */
  choose: (bandwidth: string, term: string) => Promise<void>;
  /** The headings of the chosen cell, or null. */
  chosen: () => { bandwidth: string; term: string } | null;
};

/** Reads and operates the price matrix inside `root`. */
export function priceMatrix(root: ParentNode, user: TestUser): PriceMatrixPage {
  const table = (): HTMLElement => one(root, 'table:has([data-place])', 'price matrix');
  const terms = (): HTMLElement[] => all(table(), 'thead th').slice(1);
  const rows = (): HTMLElement[] => all(table(), 'tbody tr');
  function cell(bandwidth: string, term: string): HTMLElement {
    const row = labelled(rows(), bandwidth, 'bandwidth', rowName);
    const column = terms().indexOf(labelled(terms(), term, 'term', textOf));
    return one(row, `[data-column="${column}"]`, 'cell');
  }
  return {
    cell,
    state: (bandwidth, term) => cell(bandwidth, term).dataset['state'] ?? '',
    choose: async (bandwidth, term) =>
      void (await user.click(one(cell(bandwidth, term), 'input', `price for ${bandwidth}, ${term}`))),
    chosen: () => {
      const chosen = table().querySelector<HTMLElement>('[data-state="chosen"]');
      const row = chosen?.closest('tr');
      if (!chosen || !row) return null;
      return { bandwidth: rowName(row), term: textOf(terms()[Number(chosen.dataset['column'])]) };
    },
  };
}

function rowName(row: Element): string {
  return textOf(row.querySelector('th'));
}
