import { defaultChartLabels, type ChartLabels } from '../../charts/chartLabels.ts';

/** Every string of the sparkline. */
export type SparklineLabels = ChartLabels & {
  /** The header of the points, for screen readers. */
  point: string;
  /** The header of the values, for screen readers. */
  value: string;
  /** The trend in a sentence, for screen readers. `{first}` is a value, `{firstLabel}` the name of its point. */
  summary: string;
  /** Says that only some points are in the table, for screen readers: `{shown}` of `{count}`. */
  sampled: string;
};

/** The default texts. */
export const defaultSparklineLabels: SparklineLabels = {
  ...defaultChartLabels,
  point: 'Time',
  value: 'Value',
  summary:
    'From {first} ({firstLabel}) to {last} ({lastLabel}). Lowest {lowest} ({lowestLabel}), highest {highest} ({highestLabel}).',
  sampled: '{shown} of {count} values.',
};
