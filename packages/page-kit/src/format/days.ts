import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import { locale } from './locale.ts';
import { timeZone } from './timeZone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Whether a text has the form of a day: `2026-11-21`. */
export function isCalendarDay(text: string): text is CalendarDay {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** A text as a day, for a field that a schema has checked. Throws a RangeError for any other text. */
export function toCalendarDay(text: string): CalendarDay {
  if (isCalendarDay(text)) return text;
  throw new RangeError(`“${text}” is not a day. The field must hold one such as 2026-11-21.`);
}

/** A point in time, in milliseconds since 1970, as the contract writes it. Throws a RangeError for a time that is not a number. */
export function toMoment(timeMs: number): Moment {
  const text = new Date(timeMs).toISOString();
  if (isMoment(text)) return text;
  throw new RangeError(`${text} is outside of the years that the contract can write.`);
}

/** The zone in which the user reads and types times: that of the profile, else the device's. An IANA name. */
export function profileZone(): string {
  return timeZone.getSnapshot() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today for the user: beside a moment, and for a day that the user types with a time. */
export function todayOfProfile(nowMs: number): CalendarDay {
  return dayIn(profileZone(), nowMs);
}

/** The day of a point in time. `zone` is an IANA name. */
export function dayIn(zone: string, timeMs: number): CalendarDay {
  return utcDay(timeMs + offsetMs(zone, timeMs));
}

/** The day so many days later, or earlier if `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return utcDay(Date.parse(day) + count * DAY_MS);
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The first moment of a day in a zone, in milliseconds since 1970. */
export function startOfDay(zone: string, day: CalendarDay): number {
  return timeIn(zone, day, 0);
}

/** The moment at which the user's day begins, so many days after today. It narrows a list of moments to whole days. */
export function startOfProfileDay(nowMs: number, days: number): Moment {
  return toMoment(startOfDay(profileZone(), addDays(todayOfProfile(nowMs), days)));
}

/**
 * The moment, in milliseconds since 1970, at which the clocks of a zone show a day and so many minutes after midnight. A time that
 * the clocks show twice is the first of both. One that they skip is as much later as they skip.
 */
export function timeIn(zone: string, day: CalendarDay, minutes: number): number {
  const shown = Date.parse(day) + minutes * MINUTE_MS;
  const before = shown - offsetMs(zone, shown - DAY_MS);
  const after = shown - offsetMs(zone, shown + DAY_MS);
  const found = [before, after].find((time) => time + offsetMs(zone, time) === shown);
  return found ?? before;
}

/** Whether the clocks of two zones show the same at a moment. */
export function isSameClock(one: string, other: string, timeMs: number): boolean {
  return offsetMs(one, timeMs) === offsetMs(other, timeMs);
}

/** How far the clocks of a zone are ahead of UTC, in whole minutes. */
function offsetMs(zone: string, timeMs: number): number {
  const time = new Date(timeMs);
  const parts = Object.fromEntries(
    partsIn(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making a format takes as long as writing many dates. */
function partsIn(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

function utcDay(timeMs: number): CalendarDay {
  return toCalendarDay(new Date(timeMs).toISOString().slice(0, 10));
}

function isMoment(text: string): text is Moment {
  return /^\d{4}-\d\d-\d\dT/.test(text);
}
