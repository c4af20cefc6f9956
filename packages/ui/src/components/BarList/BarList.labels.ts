import { defaultChartLabels, type ChartLabels } from '../../charts/chartLabels.ts';

/** Every string of the list. */
export type BarListLabels = ChartLabels & {
  /** The header of the names, for screen readers. */
  item: string;
  /** The header of the values, for screen readers. */
  value: string;
  /** Says how many items are not shown. `{count}` is their number. */
  more: string;
  /** The button that shows them. `{count}` is their number. */
  showAll: string;
};

/** The default texts. */
export const defaultBarListLabels: BarListLabels = {
  ...defaultChartLabels,
  item: 'Name',
  value: 'Value',
  more: 'and {count} more',
  showAll: 'Show {count} more',
};
