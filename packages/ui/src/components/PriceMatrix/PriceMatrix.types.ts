import type { ReactNode } from 'react';

/** How sure a price is. `survey` is subject to a site survey. */
export type PriceCertainty = 'budgetary' | 'survey' | 'firm';

/** A price. Amounts are formatted by the caller, without the words "a month" and "one-off". */
export type PricedCell = {
  status: 'priced';
  /** The monthly charge (MRC). */
  monthly: ReactNode;
  /** The one-off charge (NRC). */
  oneOff: ReactNode;
  certainty: PriceCertainty;
  /** What would make the price firm. */
  condition?: ReactNode;
  /** "45 working days". */
  leadTime?: ReactNode;
  /** More about the price: the saving, the sell price, the margin. */
  detail?: ReactNode;
  /** The lowest price of the matrix, which a word says. Default false. */
  isCheapest?: boolean;
};

/** One cell: a price, a price on its way, or the reason why there is none. */
export type PriceMatrixCell = PricedCell | { status: 'pricing' } | { status: 'none'; reason: ReactNode };

/** A row or a column. `id` is unique among the rows, or among the columns. */
export type PriceMatrixAxis = { id: string; label: ReactNode };

/** The cell at a bandwidth and a term. */
export type PriceMatrixChoice = { bandwidthId: string; termId: string };

/** Cells by bandwidth, then by term. A cell that keeps its identity is not rendered again. */
export type PriceMatrixCells = Readonly<Record<string, Readonly<Record<string, PriceMatrixCell>>>>;

/** Every string of a price matrix. */
export type PriceMatrixLabels = Record<PriceCertainty, string> & {
  /** The heading of the rows. */
  bandwidth: string;
  monthly: string;
  oneOff: string;
  leadTime: string;
  cheapest: string;
  pricing: string;
  /** The reason of a cell that is missing. */
  unpriced: string;
  /** Marks the chosen cell of a matrix that cannot be changed. */
  chosen: string;
  vatExcluded: string;
};
