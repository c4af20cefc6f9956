import { formatBytes as formatBytesIn } from '@quayside/ui/FileDrop';

/** The portal's one language. */
const locale = 'en-GB';

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const counts = new Intl.NumberFormat(locale);

/** The size of a file, such as `184 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  return formatBytesIn(bytes, locale);
}

/** A day, such as `21 Nov 2026`, in the time zone of the device, where a text is needed. Else use `DateTime`. */
export function formatDay(time: string | number): string {
  return days.format(new Date(time));
}

/** A time, such as `14:30`, in the time zone of the device, where a text is needed. Else use `DateTime`. */
export function formatTime(time: string | number): string {
  return times.format(new Date(time));
}

/** A count, such as `1,987`. */
export function formatCount(count: number): string {
  return counts.format(count);
}
