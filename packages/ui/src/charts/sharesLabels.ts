import { defaultChartLabels, type ChartLabels } from './chartLabels.ts';

/** The strings of a chart of shares. */
export type SharesLabels = ChartLabels & {
  /** The header of the names, for screen readers. */
  item: string;
  /** The header of the values, for screen readers. */
  value: string;
  /** The header of the shares, for screen readers. */
  share: string;
  /** The group of small segments. `{count}` is their number. */
  other: string;
  /** A share that rounds to 0. `{percent}` is one percent. */
  below: string;
};

/** The default texts. */
export const defaultSharesLabels: SharesLabels = {
  ...defaultChartLabels,
  item: 'Name',
  value: 'Value',
  share: 'Share',
  other: 'Other ({count})',
  below: '<{percent}',
};
