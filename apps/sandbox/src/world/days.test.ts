import { expect, it } from 'vitest';
import { afterWorkingDays } from '../areas/quotes/afterWorkingDays.ts';
import { cutOffOf } from '../areas/voice/portState.ts';
import { addDays, beginOf, dayOf, endOf, momentOf, monthOf, printedDay } from './days.ts';
import { dayAfter } from './insert.ts';

it.each([
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
])('The day of %s is London’s, %s', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
  expect(monthOf(new Date(moment))).toBe(day.slice(0, 7));
  expect(dayAfter(new Date(moment), 3)).toBe(addDays(day, 3));
});

it.each([
  ['2026-06-30T23:30:00.000Z', '1 Jul 2026'],
  ['2026-06-30', '30 Jun 2026'],
  ['2026-12-31T23:30:00.000Z', '31 Dec 2026'],
  [null, ''],
])('A document prints %s as London’s day, %s', (dayOrMoment, text) => {
  expect(printedDay(dayOrMoment)).toBe(text);
});

it('Working days are counted from London’s day', () => {
  // In London it is Wednesday, 1 July.
  expect(afterWorkingDays(new Date('2026-06-30T23:30:00Z'), 2)).toBe('2026-07-03');
});

it.each([
  ['2026-07-01', 0, '2026-06-30T23:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-29T00:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', 17, '2026-10-25T17:00:00.000Z'],
])('London’s clocks show %s %i:00 at %s', (day, hour, moment) => {
  expect(momentOf(day, hour)).toBe(moment);
});

it('The cut-off of a port is at 17:00 in London, in summer too', () => {
  expect(cutOffOf('2026-07-10')).toMatch(/T16:00:00\.000Z$/);
  expect(cutOffOf('2026-12-10')).toMatch(/T17:00:00\.000Z$/);
});

it('A query reads a day from midnight to midnight in London, and a moment as it is', () => {
  expect([beginOf('2026-07-01'), endOf('2026-07-01')]).toEqual([
    '2026-06-30T23:00:00.000Z',
    '2026-07-01T23:00:00.000Z',
  ]);
  expect(beginOf('2026-07-01T07:00:00.000Z')).toBe('2026-07-01T07:00:00.000Z');
});
