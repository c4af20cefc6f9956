/** Every string of the calendar. `{date}` is a day in words, `{reason}` the caller's. */
export type CalendarLabels = {
  /** The name of the button that shows the month before. */
  previousMonth: string;
  /** The name of the button that shows the month after. */
  nextMonth: string;
  /** The accessible name of today. `{date}` is the day. */
  today: string;
  /** The accessible name of a day that cannot be chosen, with `{date}` and `{reason}`. */
  unavailable: string;
  /** Below the days: why the focused day is not available, with `{date}` and `{reason}`. */
  reason: string;
  /** Below the days: the meaning of a line through a day. */
  legend: string;
};

/** The English texts of the calendar. A test can find its parts by them. */
export const defaultCalendarLabels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: '{date}, today',
  unavailable: '{date}, not available: {reason}',
  reason: '{date}: {reason}',
  legend: 'Days with a line through them are not available.',
};
