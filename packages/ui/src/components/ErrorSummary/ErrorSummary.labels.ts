/** Every string of an error summary. `{count}` in `more` is the number of messages that are not shown at first. */
export type ErrorSummaryLabels = {
  /** The heading of the summary. */
  title: string;
  /** The button that shows the other messages. `{count}` is their number. */
  more: string;
};

/** The default texts. */
export const defaultErrorSummaryLabels: ErrorSummaryLabels = {
  title: 'There’s something to correct',
  more: '{count} more',
};
