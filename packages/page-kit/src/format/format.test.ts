import { expect, it } from 'vitest';
import { formatBytes, formatCount, formatDay, formatDayOf, formatTime } from './format.ts';
import { ownZoneHint } from './ownZoneHint.ts';
import { timeZone } from './timeZone.ts';

it('The formats write sizes, days and counts in the language of the portal', () => {
  expect(formatBytes(1_249_000)).toBe('1.2 MB');
  expect(formatDayOf('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(formatCount(1987)).toBe('1,987');
});

it('The hint of a time of day names the time zone in the words that are given', () => {
  timeZone.set('America/New_York');
  expect(ownZoneHint()).toBe('In your time zone, America/New York.');
  expect(ownZoneHint('Uhrzeit in {zone}')).toBe('Uhrzeit in America/New York');
  timeZone.set(undefined);
});

it('Days and times are in the time zone of the user, once it is known [PROFILE-4]', () => {
  const time = '2026-11-21T23:30:00Z';
  timeZone.set('Asia/Tokyo');
  expect([formatDayOf(time), formatTime(time)]).toEqual(['22 Nov 2026', '08:30']);
  timeZone.set('America/New_York');
  expect([formatDayOf(time), formatTime(time)]).toEqual(['21 Nov 2026', '18:30']);
  timeZone.set(undefined);
});

it.each(['America/Los_Angeles', 'Europe/London', 'Pacific/Auckland'])(
  'A calendar day is the same day in %s',
  (zone) => {
    timeZone.set(zone);
    expect(formatDay('2026-12-19')).toBe('19 Dec 2026');
    timeZone.set(undefined);
  },
);
