/** Every string of the date field. `{date}`, `{min}` and `{max}` are days in words, `{reason}` is the caller's. */
export type DateFieldLabels = {
  /** Below the control: which days are possible when there is only a first one, `{min}`. An empty text is left out. */
  from: string;
  /** As `from`, when there is only a last possible day, `{max}`. */
  until: string;
  /** As `from`, when there are both, `{min}` and `{max}`. */
  between: string;
  /** The error of a date that is not complete, shown once the user has left the control. */
  incomplete: string;
  /** The error of a day before the first possible one, `{min}`. */
  tooEarly: string;
  /** The error of a day after the last possible one, `{max}`. */
  tooLate: string;
  /** The error of a day that cannot be chosen, with `{date}` and `{reason}`. */
  unavailable: string;
  /** The accessible name of the group of presets. */
  presets: string;
  /** The name of the calendar button while there is no date. */
  openCalendar: string;
  /** The name of the calendar button when there is a date. `{date}` is that date in words. */
  changeDate: string;
  /** The name of the calendar. */
  calendar: string;
};

/** The English texts of the date field. A test can find its parts by them. */
export const defaultDateFieldLabels: DateFieldLabels = {
  from: '{min} or later',
  until: '{max} or earlier',
  between: '{min} to {max}',
  incomplete: 'This date is not complete. Enter the day, the month and the year.',
  tooEarly: 'Choose {min} or a later day.',
  tooLate: 'Choose {max} or an earlier day.',
  unavailable: '{date} is not available: {reason}',
  presets: 'Suggested dates',
  openCalendar: 'Choose from the calendar',
  changeDate: 'Choose from the calendar, now {date}',
  calendar: 'Choose a date',
};
