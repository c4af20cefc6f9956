import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { addDays, dayIn, startOfDay, timeIn, toCalendarDay, todayOfProfile, toMoment } from './days.ts';
import type { formatDay, formatDayOf, formatTime } from './format.ts';
import { timeZone } from './timeZone.ts';

afterEach(() => timeZone.set(undefined));

describe('today', () => {
  it.each([
    ['America/Los_Angeles', '2026-06-30T23:30:00Z', '2026-06-30'],
    ['Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01'],
    ['Pacific/Auckland', '2026-06-30T11:59:00Z', '2026-06-30'],
    ['Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
    ['Europe/London', '2026-06-30T23:30:00Z', '2026-07-01'],
    ['Europe/London', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('Today is the day that the clocks of %s show at %s for a user of that zone', (zone, time, day) => {
    timeZone.set(zone);
    expect(todayOfProfile(Date.parse(time))).toBe(day);
  });
});

describe('a typed time', () => {
  it.each([
    ['in winter', 'Europe/London', '2026-01-20', '07:50', '2026-01-20T07:50:00.000Z'],
    ['in summer', 'Europe/London', '2026-07-20', '07:50', '2026-07-20T06:50:00.000Z'],
    ['west of Greenwich', 'America/Los_Angeles', '2026-01-20', '20:00', '2026-01-21T04:00:00.000Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-01-20', '05:00', '2026-01-19T23:30:00.000Z'],
    ['half a day off', 'Pacific/Auckland', '2026-01-20', '09:00', '2026-01-19T20:00:00.000Z'],
    ['that the clocks skip', 'Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['that the clocks show twice', 'Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['after both', 'Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['skipped in America', 'America/Los_Angeles', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['twice in New Zealand', 'Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
  ])('A typed time %s is a moment of its zone', (_what, zone, day, time, moment) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    expect(toMoment(timeIn(zone, toCalendarDay(day), hours * 60 + minutes))).toBe(moment);
  });

  it('A typed time may end on the next day, after the clocks change', () => {
    expect(toMoment(timeIn('Europe/London', '2026-03-28', 28 * 60))).toBe('2026-03-29T03:00:00.000Z');
  });
});

it('A day begins and ends by the clocks of its zone, however long it is', () => {
  const start = startOfDay('Europe/London', '2026-03-29');
  expect(startOfDay('Europe/London', '2026-03-30') - start).toBe(23 * 3_600_000);
  expect(dayIn('Europe/London', start)).toBe('2026-03-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it('toCalendarDay refuses a text that is not a day', () => {
  expect(() => toCalendarDay('2026-11-21T12:00:00Z')).toThrow(RangeError);
});

it('A moment cannot be given where a day is expected, nor a day where a moment is', () => {
  expectTypeOf<'2026-11-21T12:00:00Z'>().not.toExtend<Parameters<typeof formatDay>[0]>();
  expectTypeOf<string>().not.toExtend<Parameters<typeof formatDay>[0]>();
  expectTypeOf<'2026-11-21'>().not.toExtend<Parameters<typeof formatDayOf>[0]>();
  expectTypeOf<'2026-11-21'>().not.toExtend<Parameters<typeof formatTime>[0]>();
  expectTypeOf<'2026-11-21'>().toExtend<Parameters<typeof formatDay>[0]>();
});
