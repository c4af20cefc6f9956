import { addDays, isIsoDate, type IsoDate } from '../Calendar/isoDate.ts';

/** From `start` to `end`, both included. An empty text leaves that side open. */
export type DateRange = {
  /** The first day as `YYYY-MM-DD`. An empty text leaves this side open. */
  start: IsoDate;
  /** The last day as `YYYY-MM-DD`. An empty text leaves this side open. */
  end: IsoDate;
};

/** The last `days` days, today included: `lastDays(7, '2026-11-21')` starts on 15 November. */
export function lastDays(days: number, today: IsoDate): DateRange {
  return { start: addDays(today, 1 - days), end: today };
}

/** The later of two days. Undefined if neither is a day. */
export function laterOf(one: string | undefined, other: string | undefined): IsoDate | undefined {
  const days = [one, other].filter(isIsoDate).toSorted();
  return days.at(-1);
}
