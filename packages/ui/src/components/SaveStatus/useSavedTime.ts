'use client';
import { useSyncExternalStore } from 'react';
import { dateTimeFormat } from '../../theme/formats.ts';
import { useTimeZone } from '../../theme/quaysideContext.ts';

/** Formats the time of a save: only the time on the day itself, else the date too. Empty for an invalid date. */
export function formatSavedTime(
  savedAt: Date | undefined,
  locale: string,
  now: Date | null,
  timeZone: string,
): string {
  if (savedAt === undefined || Number.isNaN(savedAt.getTime())) return '';
  const days = dateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const isToday = now !== null && days?.format(savedAt) === days?.format(now);
  const format = dateTimeFormat(locale, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
    timeZone,
  });
  return format?.format(savedAt) ?? '';
}

const never = (): (() => void) => () => undefined;

/** The time of a save in the user's time zone. With its date on a server, which does not know what day the user has. */
export function useSavedTime(savedAt: Date | undefined, locale: string): string {
  const timeZone = useTimeZone(undefined);
  return useSyncExternalStore(
    never,
    () => formatSavedTime(savedAt, locale, new Date(), timeZone),
    () => formatSavedTime(savedAt, locale, null, timeZone),
  );
}
