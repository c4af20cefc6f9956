/** The strings that every chart has. */
export type ChartLabels = {
  /** Read by screen readers while the data loads. `{label}` is the name of the chart. */
  loading: string;
  /** Used when the error has no message of its own. */
  failed: string;
  /** The button that loads the data again after a failure. */
  retry: string;
  /** Used when there are no values. */
  empty: string;
  /** In place of an unknown value. */
  missing: string;
};

/** The default texts. */
export const defaultChartLabels: ChartLabels = {
  loading: 'Loading {label}',
  failed: 'We couldn’t load this',
  retry: 'Retry',
  empty: 'Nothing here yet',
  missing: 'No data',
};
