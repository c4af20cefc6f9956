import { dateTimeFormat } from '../../theme/formats.ts';

/**
 * A day as `YYYY-MM-DD`, years 0001 to 9999. It has no time and no time zone, so it never shifts by a day. Two of them
 * compare as strings.
 */
export type IsoDate = string;

const DAY_MS = 86_400_000;
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

function fromMs(ms: number): IsoDate {
  if (ms < Date.parse(FIRST)) return FIRST;
  return ms > Date.parse(LAST) ? LAST : new Date(ms).toISOString().slice(0, 10);
}

/** Whether the text is a day that exists: `2026-02-30` is none. */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST) return false;
  const ms = Date.parse(text);
  // Some engines read the 30th of February as the 2nd of March.
  return !Number.isNaN(ms) && fromMs(ms) === text;
}

const dayParts = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

/** The day of a point in time in a time zone. Default, and for a zone that does not exist: the zone of the device. */
export function isoDateOf(time: Date, timeZone?: string): IsoDate {
  const inZone = timeZone === undefined ? undefined : dateTimeFormat('en', { ...dayParts, timeZone });
  const parts = (inZone ?? new Intl.DateTimeFormat('en', dayParts)).formatToParts(time);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day `count` days later, or earlier if it is negative. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return fromMs(Date.parse(date) + count * DAY_MS);
}

/** The same day `count` months later, or the last day of that month if it is shorter. */
export function addMonths(date: IsoDate, count: number): IsoDate {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  if (year < 1) return FIRST;
  if (year > 9999) return LAST;
  const month = (months % 12) + 1;
  const day = Math.min(Number(date.slice(8)), daysIn(year, month));
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01`;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: IsoDate): number {
  return new Date(date).getUTCDay() || 7;
}

/** The first day of the week that contains the date. `firstWeekday` is 1 for Monday to 7 for Sunday. */
export function startOfWeek(date: IsoDate, firstWeekday: number): IsoDate {
  return addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));
}

/** The weeks of the month, each of seven days; null for the days of other months. */
export function weeksOfMonth(date: IsoDate, firstWeekday: number): (IsoDate | null)[][] {
  const first = startOfMonth(date);
  const count = daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= count ? `${date.slice(0, 8)}${padded(day)}` : null;
    }),
  );
}

/** The nearest day that is neither before `min` nor after `max`. `max` yields to `min` if they contradict. */
export function clampDate(date: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (isIsoDate(min) && date < min) return min;
  if (isIsoDate(max) && date > max) return isIsoDate(min) && max < min ? min : max;
  return date;
}

/** A Gregorian date in the words of the locale, the same in every time zone. */
export function formatDate(date: IsoDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  // Every locale shows the calendar of the native date input.
  const format = dateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options });
  return format?.format(new Date(date)) ?? date;
}
