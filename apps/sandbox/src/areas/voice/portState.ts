import type { PortStatus, WaitingFor } from '../../contract/generated/openapi.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import { addDays, isWeekend, momentOf } from '../../world/days.ts';

/** A number, or several in a row. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The states in which a customer completes or corrects a port. */
export const correctable: ReadonlySet<PortStatus> = new Set([
  'draft',
  'waitingForSignature',
  'actionRequired',
  'rejected',
]);

/** The working days before the agreed day from which a port can no longer be moved or cancelled. */
const CUT_OFF_HOUR = 17;
const CUT_OFF_WORKING_DAYS = 2;

/** The party that a port in this state waits for; null if it is the losing provider, or none. */
export function waitingForOf(status: PortStatus): WaitingFor | null {
  if (correctable.has(status)) return 'you';
  if (status === 'inReview' || status === 'agreed') return 'us';
  return null;
}

/** The number of telephone numbers in the spans. */
export function countNumbers(spans: readonly Span[]): number {
  return spans.reduce((total, { first, last }) => total + last - first + 1, 0);
}

/** The earliest day on which a count of numbers can be ported. */
export function earliestDateOf(now: Date, numberCount: number): string {
  return afterWorkingDays(now, numberCount === 1 ? 5 : numberCount <= 20 ? 7 : 10);
}

/** Whether a day is a working day, Monday to Friday. */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day);
}

/** The moment until which a port on this day can be moved or cancelled. */
export function cutOffOf(day: string): string {
  let last = day;
  for (let left = CUT_OFF_WORKING_DAYS; left > 0;) {
    last = addDays(last, -1);
    if (isWorkingDay(last)) left -= 1;
  }
  return momentOf(last, CUT_OFF_HOUR);
}

/** The moment at which the numbers of a port move on its day: at 9:00 in London. */
export function portTimeOf(day: string): string {
  return momentOf(day, 9);
}
