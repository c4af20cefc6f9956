import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import * as v from 'valibot';

/** Whether a value has the form of a day: `2026-11-21`. */
export function isCalendarDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Whether a value has the form of a moment: `2026-11-21T14:30:00Z`. */
export function isMoment(value: unknown): value is Moment {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
}

/** A day in a response. */
export const calendarDay = v.custom<CalendarDay>(isCalendarDay);

/** A point in time in a response. */
export const moment = v.custom<Moment>(isMoment);
