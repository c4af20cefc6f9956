import { dateTimeFormat } from './formats.ts';

/**
 * A point in time: ISO 8601 with an offset (`2026-11-21T14:30Z`), milliseconds since 1970, or a `Date`. A string
 * without a time (`2026-11-21`) is a calendar day, which is the same day in every time zone.
 */
export type TimeValue = string | number | Date;

/** A time that was read from a `TimeValue`. `machine` is its `datetime` attribute. */
export type ReadTime = { date: Date; isDay: boolean; machine: string };

const calendarDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Undefined for a value that is missing or no time. */
export function readTime(value: TimeValue | null | undefined): ReadTime | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const isDay = typeof value === 'string' && calendarDay.test(value);
  return { date, isDay, machine: isDay ? value : date.toISOString() };
}

/** The shown parts of a time: `21 Nov 2026`, `21 Nov 2026, 14:30` or `14:30`. */
export type TimeFormat = 'date' | 'dateTime' | 'time';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const parts = { date: day, dateTime: { ...day, ...clock }, time: clock };

/** The format of a time. A calendar day has no clock time and no time zone. */
export function timeFormat(
  { isDay }: ReadTime,
  locale: string,
  timeZone: string,
  format: TimeFormat,
  showZone = false,
): Intl.DateTimeFormat | undefined {
  if (isDay) return dateTimeFormat(locale, { ...day, timeZone: 'UTC' });
  return dateTimeFormat(locale, { ...parts[format], timeZone, ...(showZone && { timeZoneName: 'short' }) });
}
