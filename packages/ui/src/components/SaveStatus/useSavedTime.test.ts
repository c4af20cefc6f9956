import { expect, it } from 'vitest';
import { formatSavedTime } from './useSavedTime.ts';

const savedAt = new Date(2026, 10, 21, 10, 42);

it.each([
  ['only the time on the day itself', savedAt, new Date(2026, 10, 21, 23, 59), '10:42'],
  ['the date too on the next day', savedAt, new Date(2026, 10, 22, 0, 1), '21 Nov 2026, 10:42'],
  ['the date too while the present day is unknown', savedAt, null, '21 Nov 2026, 10:42'],
  ['nothing without a time', undefined, savedAt, ''],
  ['nothing for an invalid date', new Date(Number.NaN), savedAt, ''],
])('The time of a save shows %s', (_what, at, now, shown) => {
  expect(formatSavedTime(at, 'en-GB', now)).toBe(shown);
});
