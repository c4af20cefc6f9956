import { profileZone } from './days.ts';

/** The hint of a field for a time of day: it is read by the clocks of the user's time zone. */
export function ownZoneHint(): string {
  return `In your time zone, ${profileZone().replaceAll('_', ' ')}.`;
}
