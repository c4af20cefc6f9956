import { formatBytes as formatBytesIn } from '@quayside/ui/FileDrop';
import { timeZone } from './timeZone.ts';

/** The portal's one language. */
const locale = 'en-GB';

const utcDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const counts = new Intl.NumberFormat(locale);

/** The size of a file, such as `184 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  return formatBytesIn(bytes, locale);
}

const CALENDAR_DAY_LENGTH = '2026-11-21'.length;

/**
 * A day, such as `21 Nov 2026`, where a text is needed. Else use `DateTime`. A calendar day (`2026-11-21`) is the same everywhere; of a
 * time it is the day in the user's time zone.
 */
export function formatDay(time: string | number): string {
  const isDay = typeof time === 'string' && time.length === CALENDAR_DAY_LENGTH;
  return (isDay ? utcDays : inZone().days).format(new Date(time));
}

/** A time, such as `14:30`, in the user's time zone, where a text is needed. Else use `DateTime`. */
export function formatTime(time: string | number): string {
  return inZone().times.format(new Date(time));
}

/** A count, such as `1,987`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

interface ZoneFormats {
  readonly zone: string | undefined;
  readonly days: Intl.DateTimeFormat;
  readonly times: Intl.DateTimeFormat;
}

let formats: ZoneFormats | null = null;

/** The formats in the user's time zone. Kept until it changes, because making one takes as long as writing many dates. */
function inZone(): ZoneFormats {
  const zone = timeZone.getSnapshot();
  if (formats === null || formats.zone !== zone) {
    const options = { ...(zone !== undefined && { timeZone: zone }) };
    formats = {
      zone,
      days: new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', month: 'short', year: 'numeric' }),
      times: new Intl.DateTimeFormat(locale, { ...options, hour: '2-digit', minute: '2-digit' }),
    };
  }
  return formats;
}
