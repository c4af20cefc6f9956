type Formats<Options, Format> = (locale: string, options: Options) => Format | undefined;

/** A format is slow to create, and each row of a table needs the same one. Undefined if `Intl` refuses the options. */
function cached<Options extends object, Format>(
  create: (locale: string, options: Options) => Format,
): Formats<Options, Format> {
  const formats = new Map<string, Format | undefined>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    if (!formats.has(key))
      formats.set(
        key,
        orUndefined(() => create(locale, options)),
      );
    return formats.get(key);
  };
}

function orUndefined<Value>(create: () => Value): Value | undefined {
  try {
    return create();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A date format. Undefined for a locale or time zone that does not exist. */
export const dateTimeFormat: Formats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat> = cached(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

/** A number format. Undefined for a locale or currency that does not exist. */
export const numberFormat: Formats<Intl.NumberFormatOptions, Intl.NumberFormat> = cached(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** A format for the distance between two times. Undefined for a locale that does not exist. */
export const relativeTimeFormat: Formats<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat> = cached(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
);
