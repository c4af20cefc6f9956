import { fillLabel } from '@quayside/ui';
import { profileZone } from './days.ts';

/**
 * The hint of a field for a time of day: it is read by the clocks of the user's time zone. `text` is the sentence, with `{zone}` for
 * the zone. Default English.
 */
export function ownZoneHint(text = 'In your time zone, {zone}.'): string {
  return fillLabel(text, { zone: profileZone().replaceAll('_', ' ') });
}
