import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calendarDay, moment } from './times.ts';

it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
  expect(v.is(calendarDay, day)).toBe(true);
});

it.each(['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '20260-1-1', '21 Nov 26 '])(
  '%s, which is no day of the calendar, is not shown as another one but fails the response',
  (day) => {
    expect(v.is(calendarDay, day)).toBe(false);
  },
);

it.each([
  ['2026-02-28T23:59:59Z', true],
  ['2026-02-28T23:30:00+05:30', true],
  ['2026-02-31T10:00:00Z', false],
  ['2026-02-28T25:00:00Z', false],
])('Whether %s is a moment: %s', (time, isOne) => {
  expect(v.is(moment, time)).toBe(isOne);
});
