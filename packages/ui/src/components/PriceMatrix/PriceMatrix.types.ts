import type { ReactNode } from 'react';

/** The certainty of a price. `survey` is subject to a site survey. */
export type PriceCertainty = 'budgetary' | 'survey' | 'firm';

/** A price. Amounts are formatted by the caller, without the words "a month" and "one-off". */
export type PricedCell = {
  /** There is a price. */
  status: 'priced';
  /** The monthly charge (MRC). */
  monthly: ReactNode;
  /** The one-off charge (NRC). */
  oneOff: ReactNode;
  /** The certainty of the price. */
  certainty: PriceCertainty;
  /** The condition that would make the price firm. */
  condition?: ReactNode;
  /** "45 working days". */
  leadTime?: ReactNode;
  /** More about the price: the saving, the sell price, the margin. */
  detail?: ReactNode;
  /** The lowest price of the matrix, which a word says. Default false. */
  isCheapest?: boolean;
};

/** One cell: a price, a price that is being computed, or the reason why there is none. */
export type PriceMatrixCell =
  | PricedCell
  | {
      /** Whether there is a price, it is being computed or there is none. */
      status: 'pricing';
    }
  | {
      status: 'none';
      /** The reason why there is no price. */
      reason: ReactNode;
    };

/** A row or a column. `id` is unique among the rows, or among the columns. */
export type PriceMatrixAxis = {
  /** Unique in its row or column. */
  id: string;
  /** The heading: "1 Gbit/s", "36 months". */
  label: ReactNode;
};

/** The cell at a bandwidth and a term. */
export type PriceMatrixChoice = {
  /** The id of the cell's row. */
  bandwidthId: string;
  /** The id of the cell's column. */
  termId: string;
};

/** Cells by bandwidth, then by term. A cell that keeps its identity is not rendered again. */
export type PriceMatrixCells = Readonly<Record<string, Readonly<Record<string, PriceMatrixCell>>>>;

/** Every string of a price matrix. */
export type PriceMatrixLabels = Record<PriceCertainty, string> & {
  /** The heading of the rows. */
  bandwidth: string;
  /** Follows the monthly charge. */
  monthly: string;
  /** Follows the one-off charge. */
  oneOff: string;
  /** Precedes the lead time. */
  leadTime: string;
  /** Marks the lowest price. */
  cheapest: string;
  /** Shown in a cell whose price is being computed. */
  pricing: string;
  /** The reason of a cell that is missing. */
  unpriced: string;
  /** Marks the chosen cell of a matrix that cannot be changed. */
  chosen: string;
  /** The note under the matrix. */
  vatExcluded: string;
};
