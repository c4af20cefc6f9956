import { expect, it } from 'vitest';
import { formatSavedTime } from './useSavedTime.ts';

const savedAt = new Date('2026-11-21T22:42:00Z');

it.each([
  ['only the time on the day itself', savedAt, '2026-11-21T23:59:00Z', 'Europe/London', '22:42'],
  ['the date too on the next day', savedAt, '2026-11-22T00:01:00Z', 'Europe/London', '21 Nov 2026, 22:42'],
  ['only the time while the day goes on in its zone', savedAt, '2026-11-22T00:01:00Z', 'Asia/Tokyo', '07:42'],
  [
    'the date too once its zone has the next day',
    savedAt,
    '2026-11-22T05:01:00Z',
    'America/New_York',
    '21 Nov 2026, 17:42',
  ],
  ['the date too while the present day is unknown', savedAt, null, 'Europe/London', '21 Nov 2026, 22:42'],
  ['nothing without a time', undefined, '2026-11-21T23:59:00Z', 'Europe/London', ''],
  ['nothing for an invalid date', new Date(Number.NaN), '2026-11-21T23:59:00Z', 'Europe/London', ''],
])('The time of a save shows %s', (_what, at, now, zone, shown) => {
  expect(formatSavedTime(at, 'en-GB', now === null ? null : new Date(now), zone)).toBe(shown);
});
