const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file in the words of the locale: `184 kB`, `1.2 MB`. A kilobyte has 1000 bytes. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : bytes < 1e6 ? 1 : bytes < 1e9 ? 2 : 3;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
