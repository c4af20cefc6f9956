import type { CalendarDay } from '@quayside/portal-core/calls';
import { addDays, dayIn, startOfDay } from '@quayside/page-kit/format';

/** The zone of the contract's days, and of every site: all of them are in the United Kingdom. */
export const LONDON = 'Europe/London';

/** Today for a day of the contract: valid until, earliest, due, delegation, ports. */
export function todayInLondon(nowMs: number): CalendarDay {
  return dayIn(LONDON, nowMs);
}

/** The last millisecond of a day of the contract. */
export function endOfLondonDay(day: CalendarDay): number {
  return startOfDay(LONDON, addDays(day, 1)) - 1;
}
