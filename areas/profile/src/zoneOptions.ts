import { locale } from '@quayside/page-kit/format';
import type { ComboboxOption, ComboboxResults } from '@quayside/ui/Combobox';

/** The number of zones shown at once. A city narrows the list. */
const SHOWN = 40;

/** The option that follows the device. */
export function deviceOption(deviceZone: string): ComboboxOption {
  return { id: 'device', label: `As on this device (${nameOf(deviceZone)})` };
}

/** The option of a zone, such as `Europe/London`. */
export function zoneOption(zone: string): ComboboxOption {
  const offset = offsetOf(zone);
  return { id: zone, label: nameOf(zone), ...(offset !== undefined && { description: offset }) };
}

/** The zones that contain every word of a text; those of the device's region come first. */
export function findZones(text: string, deviceZone: string): Extract<ComboboxResults, { status: 'ready' }> {
  const words = text
    .toLowerCase()
    .split(/[\s/_]+/)
    .filter(Boolean);
  const region = deviceZone.split('/')[0] ?? '';
  const found = Intl.supportedValuesOf('timeZone')
    .filter((zone) => words.every((word) => nameOf(zone).toLowerCase().includes(word)))
    .toSorted((one, other) => rank(one, region) - rank(other, region));
  const options = found.slice(0, SHOWN).map(zoneOption);
  return words.length > 0
    ? { status: 'ready', options, total: found.length }
    : { status: 'ready', options: [deviceOption(deviceZone), ...options], total: found.length + 1 };
}

function rank(zone: string, region: string): number {
  return zone.startsWith(`${region}/`) ? 0 : 1;
}

/** Some browsers list cities by their former names. */
const presentNames: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

function nameOf(zone: string): string {
  return (presentNames[zone] ?? zone).replaceAll('_', ' ');
}

/** Returns the present offset of a zone from UTC, such as `GMT+1`. Undefined for a zone that this browser does not know. */
function offsetOf(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
