import { addDays, profileZone, startOfDay, todayOfProfile } from '@quayside/page-kit/format';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

const DAY_MS = 86_400_000;

const MAX_HISTORY_DAYS = 90;

/** The worst health of one day. `start` is the day's first moment. */
export interface HealthDay {
  readonly start: number;
  readonly health: 'up' | 'degraded' | 'down';
}

type History = ServiceDetails['healthHistory'];

/** The number of days in the history of a service: 90, or fewer since it went live. `activatedAt` is null while unknown. */
export function historyDays(activatedAt: string | null, now: number): number {
  if (activatedAt === null) return MAX_HISTORY_DAYS;
  const days = Math.ceil((now - Date.parse(activatedAt)) / DAY_MS);
  return Math.min(MAX_HISTORY_DAYS, Math.max(1, days));
}

/** The last days of a service, oldest first, from midnight to midnight. The last one is today. */
export function healthDays(history: History, now: number, count: number): readonly HealthDay[] {
  return Array.from({ length: count }, (_unused, index) => {
    const start = midnight(now, index + 1 - count);
    const end = midnight(now, index + 2 - count);
    const ofDay = history.filter(({ from, to }) => isDuring(from, to, start, end));
    const isDown = ofDay.some(({ health }) => health === 'down');
    return { start, health: isDown ? 'down' : ofDay.length > 0 ? 'degraded' : 'up' };
  });
}

/** The share of the last days in which the service was not down, in percent. */
export function availabilityOf(history: History, now: number, days: number): number {
  const begin = now - days * DAY_MS;
  const downMs = history
    .filter(({ health }) => health === 'down')
    .map(({ from, to }) => lengthMs(Math.max(Date.parse(from), begin), to, now))
    .reduce((sum, length) => sum + length, 0);
  return 100 * (1 - downMs / (days * DAY_MS));
}

/** Returns the length of an interruption, until now if it lasts: `2 h 5 min`. */
export function durationOf({ from, to }: Pick<History[number], 'from' | 'to'>, now: number): string {
  const minutes = Math.max(1, Math.round(lengthMs(Date.parse(from), to, now) / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [
    days > 0 && `${days} d`,
    hours > 0 && `${hours} h`,
    days === 0 && minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The beginning of a day in the user's time zone, so many days after that of a moment. */
function midnight(moment: number, days: number): number {
  return startOfDay(profileZone(), addDays(todayOfProfile(moment), days));
}

function isDuring(from: string, to: string | null, start: number, end: number): boolean {
  return Date.parse(from) < end && (to === null || Date.parse(to) > start);
}

function lengthMs(from: number, to: string | null, now: number): number {
  return Math.max(0, (to === null ? now : Date.parse(to)) - from);
}
