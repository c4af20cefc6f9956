import { defaultChartLabels, type ChartLabels } from '../../charts/chartLabels.ts';

/** Every string of the tile. */
export type MetricTileLabels = Omit<ChartLabels, 'empty'> & {
  /** `{amount}` is the size of the change, `{period}` the text of the caller. */
  up: string;
  /** As `up`, for a smaller value. */
  down: string;
  /** `{period}` is the text of the caller. */
  same: string;
};

/** The default texts. */
export const defaultMetricTileLabels: MetricTileLabels = {
  ...defaultChartLabels,
  up: 'Up {amount} {period}',
  down: 'Down {amount} {period}',
  same: 'No change {period}',
};
