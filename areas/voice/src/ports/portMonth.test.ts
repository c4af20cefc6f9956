import { expect, it } from 'vitest';
import { portList } from '../ports.fixtures.ts';
import { addMonths, byDay, lastDayOf, readMonth, weeksOf } from './portMonth.ts';

it('A month of the address is read, and any other text is the present one', () => {
  expect(readMonth('2027-02', '2026-11-23')).toBe('2027-02');
  expect(readMonth('2027-13', '2026-11-23')).toBe('2026-11');
  expect(readMonth(null, '2026-11-23')).toBe('2026-11');
});

it('Months follow each other over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([lastDayOf('2027-02'), lastDayOf('2028-02')]).toEqual(['2027-02-28', '2028-02-29']);
});

it('A month is drawn in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null]);
});

it('A port is shown at its agreed day, and before the agreement at the requested one', () => {
  const days = byDay(portList.items);
  expect([...days.keys()].toSorted()).toEqual(['2026-12-04', '2026-12-08', '2026-12-09']);
});
