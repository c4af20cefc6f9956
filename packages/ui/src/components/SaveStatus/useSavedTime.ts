'use client';
import { useSyncExternalStore } from 'react';
import { dateTimeFormat } from '../../theme/formats.ts';

/** Formats the time of a save: only the time on the day itself, else the date too. Empty for an invalid date. */
export function formatSavedTime(
  savedAt: Date | undefined,
  locale: string,
  now: Date | null,
  timeZone?: string,
): string {
  if (savedAt === undefined || Number.isNaN(savedAt.getTime())) return '';
  const isToday = savedAt.toDateString() === now?.toDateString();
  const format = dateTimeFormat(locale, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
  return format?.format(savedAt) ?? '';
}

const never = (): (() => void) => () => undefined;

/** The time of a save in the user's time zone. On a server, which does not know that zone, with its date in UTC. */
export function useSavedTime(savedAt: Date | undefined, locale: string): string {
  return useSyncExternalStore(
    never,
    () => formatSavedTime(savedAt, locale, new Date()),
    () => formatSavedTime(savedAt, locale, null, 'UTC'),
  );
}
