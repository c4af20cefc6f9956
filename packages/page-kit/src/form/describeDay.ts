import { isCalendarDay } from '../format/days.ts';
import { formatDay } from '../format/format.ts';

/** A typed day in words, such as `21 Nov 2026`; empty while it is not complete. */
export function describeDay(typed: string): string {
  return isCalendarDay(typed) ? formatDay(typed) : '';
}
