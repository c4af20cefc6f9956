/** Every string of the range. `{min}` is a day in words. */
export type DateRangeFieldLabels = {
  /** Names the input of the first day. */
  start: string;
  /** Names the input of the last day. */
  end: string;
  /** The error at the end when it is before the start. */
  endBeforeStart: string;
  /** The accessible name of the group of presets. */
  presets: string;
};

/** The English texts of the range. A test can find its parts by them. */
export const defaultDateRangeFieldLabels: DateRangeFieldLabels = {
  start: 'From',
  end: 'To',
  endBeforeStart: 'This is before the start. Choose {min} or a later day.',
  presets: 'Suggested ranges',
};
