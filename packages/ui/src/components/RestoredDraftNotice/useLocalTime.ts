'use client';
import { useSyncExternalStore } from 'react';

function format(time: Date, locale: string, timeZone?: string): string {
  if (Number.isNaN(time.getTime())) return '';
  const options = {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  } as const;
  return new Intl.DateTimeFormat(locale, options).format(time);
}

const never = (): (() => void) => () => undefined;

/**
 * Formats a date in the user's time zone, or in UTC on a server, which does not know that zone. Empty for an
 * invalid date.
 */
export function useLocalTime(time: Date, locale: string): string {
  return useSyncExternalStore(
    never,
    () => format(time, locale),
    () => format(time, locale, 'UTC'),
  );
}
