import { cdp } from 'vitest/browser';
import { timeZone } from '@quayside/page-kit/format';

/** Pairs of the device's time zone and the profile's, both ways round. */
export const zonePairs: readonly (readonly [device: string, profile: string])[] = [
  ['America/Los_Angeles', 'Europe/London'],
  ['Asia/Kolkata', 'Europe/London'],
  ['Pacific/Auckland', 'Europe/London'],
  ['Europe/London', 'America/Los_Angeles'],
  ['Europe/London', 'Asia/Kolkata'],
  ['Europe/London', 'Pacific/Auckland'],
];

/** Sets the time zones of the device and of the profile. `resetZones` restores both. */
export async function setZones(device: string, profile: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: device });
  timeZone.set(profile);
}

/** Returns to the time zone of the machine, for the device and the profile. */
export async function resetZones(): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  timeZone.set(undefined);
}
