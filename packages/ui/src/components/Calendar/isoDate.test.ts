import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  formatDate,
  isIsoDate,
  isoDateOf,
  startOfWeek,
  weekdayOf,
  weeksOfMonth,
} from './isoDate.ts';

const anyDate = fc
  .integer({ min: Date.parse('0001-01-01') / 864e5, max: Date.parse('9999-12-31') / 864e5 })
  .map((day) => new Date(day * 864e5).toISOString().slice(0, 10));
const count = fc.integer({ min: -500, max: 500 });
const middle = anyDate.filter((date) => date > '0100' && date < '9900');

const monthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('isIsoDate accepts %s', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

it.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '0000-12-31',
  '+010000-01-01',
  '2026-11-21T00:00Z',
  null,
  5,
])('isIsoDate rejects %j', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['9999-12-31', 1, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
])('addDays moves %s by %d to %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it('addDays goes back the way it came', () => {
  fc.assert(
    fc.property(middle, count, (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', -13, '2025-11-30'],
  ['9999-12-15', 1, '9999-12-31'],
  ['0001-01-15', -1, '0001-01-01'],
])('addMonths moves %s by %d to %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it('addMonths always lands in the right month, on the same day or on its last', () => {
  fc.assert(
    fc.property(middle, count, (date, months) => {
      const moved = addMonths(date, months);
      expect(isIsoDate(moved)).toBe(true);
      expect(monthIndex(moved) - monthIndex(date)).toBe(months);
      const isLastDay = addDays(moved, 1).endsWith('-01');
      expect(isLastDay || moved.slice(8) === date.slice(8)).toBe(true);
    }),
  );
});

it('A week starts on its first weekday and contains its date', () => {
  fc.assert(
    fc.property(middle, fc.integer({ min: 1, max: 7 }), (date, firstWeekday) => {
      const start = startOfWeek(date, firstWeekday);
      expect(weekdayOf(start)).toBe(firstWeekday);
      expect(start <= date && date <= addDays(start, 6)).toBe(true);
    }),
  );
});

it('The weeks of a month have each of its days once, in its column', () => {
  fc.assert(
    fc.property(middle, fc.integer({ min: 1, max: 7 }), (date, firstWeekday) => {
      const weeks = weeksOfMonth(date, firstWeekday);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days[0]).toBe(`${date.slice(0, 8)}01`);
      expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(true);
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((day) => day !== null)).toBe(true);
        const columns = week.map((_, index) => ((firstWeekday - 1 + index) % 7) + 1);
        const weekdays = week.map((day, index) => (day === null ? columns[index] : weekdayOf(day)));
        expect(weekdays).toEqual(columns);
      }
    }),
  );
});

it.each([
  ['2026-11-21', undefined, undefined, '2026-11-21'],
  ['2026-11-21', '2026-12-01', undefined, '2026-12-01'],
  ['2026-11-21', undefined, '2026-11-01', '2026-11-01'],
  ['2026-11-21', '2026-11-10', '2026-11-01', '2026-11-10'],
  ['2026-11-21', 'soon', '', '2026-11-21'],
])('clampDate moves %s between %s and %s to %s', (date, min, max, expected) => {
  expect(clampDate(date, min, max)).toBe(expected);
});

it.each([
  ['2026-11-21T23:30:00Z', 'Europe/London', '2026-11-21'],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
  ['2026-11-21T00:30:00Z', 'America/New_York', '2026-11-20'],
])('isoDateOf reads %s in %s as %s', (time, zone, expected) => {
  expect(isoDateOf(new Date(time), zone)).toBe(expected);
});

it('isoDateOf reads the zone of the device for a zone that does not exist', () => {
  const time = new Date('2026-11-21T12:00:00Z');
  expect(isoDateOf(time, 'Europe/Atlantis')).toBe(isoDateOf(time));
});

it('formatDate writes a Gregorian date in every locale', () => {
  const options = { dateStyle: 'medium' } as const;
  expect(formatDate('2026-11-21', 'en-GB', options)).toBe('21 Nov 2026');
  expect(formatDate('2026-11-21', 'th-TH', options)).toMatch(/2026/);
});
