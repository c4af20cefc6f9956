import type { CalendarDay, Moment } from '@quayside/portal-core/calls';
import { formatBytes as formatBytesIn } from '@quayside/ui/FileDrop';
import { locale } from './locale.ts';
import { timeZone } from './timeZone.ts';

const utcDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const counts = new Intl.NumberFormat(locale);

/** The size of a file, such as `184 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  return formatBytesIn(bytes, locale);
}

/** A day of the contract, such as `21 Nov 2026`, where a text is needed. Else use `DateTime`. It is the same in every time zone. */
export function formatDay(day: CalendarDay): string {
  return utcDays.format(new Date(day));
}

/** The day of a moment in the user's time zone, such as `21 Nov 2026`, where a text is needed. Else use `DateTime`. */
export function formatDayOf(time: Moment | number): string {
  return inZone().days.format(new Date(time));
}

/** A time, such as `14:30`, in the user's time zone, where a text is needed. Else use `DateTime`. */
export function formatTime(time: Moment | number): string {
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
