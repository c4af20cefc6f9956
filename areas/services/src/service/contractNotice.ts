import type { CalendarDay } from '@quayside/portal-core/calls';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

const DAY_MS = 86_400_000;

/** From this many days on, the notice deadline is near. */
const NEAR_DAYS = 60;

/** Whether the customer has to decide about the end of the term soon. `days` are left until the deadline. */
export type ContractNotice =
  | { readonly state: 'none' | 'passed' }
  | { readonly state: 'ahead' | 'near'; readonly days: number };

/** Returns the time left until the last day to give notice. `today` is London's day. */
export function contractNotice({ noticeBy }: ServiceDetails['contract'], today: CalendarDay): ContractNotice {
  if (noticeBy === null) return { state: 'none' };
  const days = Math.round((Date.parse(noticeBy) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { state: 'passed' };
  return { state: days <= NEAR_DAYS ? 'near' : 'ahead', days };
}

/** Days in words, such as `today`, `in 1 day` or `in 12 days`. */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}
