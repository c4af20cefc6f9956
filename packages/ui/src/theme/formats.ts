const cache = new Map<string, unknown>();

/** A format is slow to create, and a table needs the same one in each row. Undefined if `Intl` refuses the options. */
function cached<Format>(
  kind: string,
  locale: string,
  options: object,
  create: () => Format,
): Format | undefined {
  const key = JSON.stringify([kind, locale, options]);
  if (!cache.has(key)) {
    try {
      cache.set(key, create());
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      cache.set(key, undefined);
    }
  }
  return cache.get(key) as Format | undefined;
}

/** A date format. Undefined for a locale or time zone that does not exist. */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  return cached('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** A number format. Undefined for a locale or currency that does not exist. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat | undefined {
  return cached('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** A format for the distance between two times. Undefined for a locale that does not exist. */
export function relativeTimeFormat(
  locale: string,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat | undefined {
  return cached('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}
