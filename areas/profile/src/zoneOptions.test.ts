import { expect, it } from 'vitest';
import { findZones, zoneOption } from './zoneOptions.ts';

it.each([
  ['new york', 'America/New York'],
  ['kolkata', 'Asia/Kolkata'],
  ['europe/lon', 'Europe/London'],
])('A time zone is found by %s', (text, label) => {
  expect(findZones(text, 'Europe/London').options.map((option) => option.label)).toContain(label);
});

it('Without a text the device comes first, then its region', () => {
  const [device, first] = findZones('', 'Asia/Tokyo').options;
  expect(device).toMatchObject({ id: 'device', label: 'As on this device (Asia/Tokyo)' });
  expect(first?.id).toMatch(/^Asia\//);
});

it('A time zone that this browser does not know has no offset', () => {
  expect(zoneOption('Europe/Atlantis')).toEqual({ id: 'Europe/Atlantis', label: 'Europe/Atlantis' });
  expect(zoneOption('Asia/Tokyo').description).toBe('GMT+9');
});
