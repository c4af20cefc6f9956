/** The portal's one language. */
const locale = 'en-GB';

const units = ['byte', 'kilobyte', 'megabyte'] as const;
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const counts = new Intl.NumberFormat(locale);

/** The size of a file, such as `184 kB` or `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}

/** A day, such as `21 Nov 2026`, in the time zone of the device, where a text is needed. Else use `DateTime`. */
export function formatDay(time: string | number): string {
  return days.format(new Date(time));
}

/** A count, such as `1,987`. */
export function formatCount(count: number): string {
  return counts.format(count);
}
