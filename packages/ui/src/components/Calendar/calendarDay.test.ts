import { describe, expect, it } from 'vitest';
import { dayByKey, openingDay } from './calendarDay.ts';
import { firstWeekdayOf } from './firstWeekdayOf.ts';
import { installDays } from './installDays.fixtures.tsx';

it.each([
  ['2026-12-01', '2026-11-21', '2026-12-01'],
  ['2026-11-28', '2026-11-21', '2026-11-28'],
  ['2029-01-01', '2026-11-21', '2027-02-26'],
  ['', '2026-11-21', '2026-11-25'],
  ['', '2026-12-25', '2026-12-29'],
  ['', '2027-03-01', '2027-02-26'],
  ['soon', '2026-12-05', '2026-12-07'],
])('openingDay with %j selected on %s is %s', (value, today, expected) => {
  expect(openingDay(value, today, installDays)).toBe(expected);
});

it('openingDay is today if no day is available', () => {
  expect(openingDay('', '2026-11-21', { unavailableReason: () => 'closed' })).toBe('2026-11-21');
});

describe('dayByKey', () => {
  const keys = { shiftKey: false, isRightToLeft: false, firstWeekday: 1 };

  it('dayByKey swaps left and right in a right-to-left page', () => {
    expect(dayByKey('2026-11-21', { ...keys, key: 'ArrowLeft' })).toBe('2026-11-20');
    expect(dayByKey('2026-11-21', { ...keys, key: 'ArrowLeft', isRightToLeft: true })).toBe('2026-11-22');
    expect(dayByKey('2026-11-21', { ...keys, key: 'ArrowRight', isRightToLeft: true })).toBe('2026-11-20');
  });

  it.each(['Tab', 'Enter', ' ', 'a'])('dayByKey leaves the key %j to the browser', (key) => {
    expect(dayByKey('2026-11-21', { ...keys, key })).toBeUndefined();
  });
});

it.each([
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
  ['fa', 6],
  ['dv-MV', 5],
  ['de', 1],
  ['not a locale', 1],
])('firstWeekdayOf %s is %d', (locale, expected) => {
  expect(firstWeekdayOf(locale)).toBe(expected);
});

it('firstWeekdayOf is the same in a browser without week information', () => {
  const descriptor = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo');
  const locales = ['en-GB', 'en-US', 'pt-BR', 'ar-EG', 'ar-AE', 'fa', 'dv-MV', 'he', 'hi', 'ja', 'is', 'fr'];
  const known = locales.map(firstWeekdayOf);
  Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo');
  try {
    expect(locales.map(firstWeekdayOf)).toEqual(known);
  } finally {
    if (descriptor) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', descriptor);
  }
});
