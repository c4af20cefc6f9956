import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import * as v from 'valibot';

/** A day in a response, such as `2026-11-21`. Another text fails the response, and with it one part of a page. */
export const calendarDay = v.custom<CalendarDay>((value) => isTime(value) && value.length === 10);

/** A point in time in a response, such as `2026-11-21T14:30:00Z`. Another text fails the response, and with it one part of a page. */
export const moment = v.custom<Moment>((value) => isTime(value) && value.length > 10);

/** A day that does not exist is no time: `Date` takes 31 February for 3 March. */
function isTime(value: unknown): value is string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  // The JSON of an invalid date is null.
  return JSON.stringify(new Date(day)).includes(day);
}
