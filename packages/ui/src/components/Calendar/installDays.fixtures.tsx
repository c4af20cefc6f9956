import { weekdayOf } from './isoDate.ts';

/** The day of the stories, a Saturday. */
export const today = '2026-11-21';

/** The days of an install: from Wednesday to the end of February, on working days. */
export const installDays = {
  min: '2026-11-25',
  max: '2027-02-26',
  unavailableReason: (date: string): string | undefined => {
    if (date === '2026-12-25' || date === '2026-12-28') return 'it is a bank holiday.';
    return weekdayOf(date) > 5 ? 'our engineers work from Monday to Friday.' : undefined;
  },
};
