import { useLocale, useTimeZone } from './quaysideContext.ts';
import { readTime, timeFormat, type TimeFormat, type TimeValue } from './timeValue.ts';

/** A time as text, for a label with a place for it, and its `datetime` attribute. */
export type TimeText = { text: string; machine: string };

/** Writes a time in the user's locale and time zone. Undefined for a value that is missing or no time. */
export function useTimeText(value: TimeValue | null | undefined, format: TimeFormat): TimeText | undefined {
  const zone = useTimeZone(undefined);
  const locale = useLocale(undefined);
  const time = readTime(value);
  const text = time && timeFormat(time, locale, zone, format)?.format(time.date);
  return time && text !== undefined ? { text, machine: time.machine } : undefined;
}
