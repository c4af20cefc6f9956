/** A parameter that holds one value, and whether a text is one. */
export interface OneValue<Value extends string = string> {
  readonly isOne: (text: string) => boolean;
  /** The possible values, where they are known. */
  readonly values?: readonly Value[];
}

/** The id of one thing, such as a service. */
export const oneId: OneValue = { isOne: (text) => /^[\w-]{1,40}$/.test(text) };

/** One day as `YYYY-MM-DD`, from the year 2000. */
export const oneDay: OneValue = { isOne: isDay };

/** One of these values, or none. */
export function oneOf<const Value extends string>(...values: readonly Value[]): OneValue<Value> {
  const texts: readonly string[] = values;
  return { isOne: (text) => texts.includes(text), values };
}

/** A text with at most so many characters. It may contain commas. */
export function oneText(maxLength: number): OneValue {
  return { isOne: (text) => text !== '' && text.length <= maxLength };
}

/** Whether the text is a day that exists, from the year 2000: while a year is typed, the first digits are none. */
export function isDay(text: string): boolean {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Some engines read the 30th of February as the 2nd of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
