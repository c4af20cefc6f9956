import { addDays, addMonths, clampDate, isIsoDate, isoDateOf, startOfWeek, type IsoDate } from './isoDate.ts';

/** Which days can be chosen. */
export type CalendarLimits = {
  /** The first day that can be chosen, if there is one. */
  min?: IsoDate | undefined;
  /** The last day that can be chosen, if there is one. */
  max?: IsoDate | undefined;
  /** Returns the reason why a day is not available. Undefined for a day that is. */
  unavailableReason?: ((date: IsoDate) => string | undefined) | undefined;
};

/** The number of days that the search for an available day covers. */
const SEARCH_DAYS = 366;

/** Whether the day is neither before `min` nor after `max`. */
export function isWithin(date: IsoDate, { min, max }: CalendarLimits): boolean {
  return clampDate(date, min, max) === date;
}

/** The day that the calendar opens at: the selected one, else the first available one from today. */
export function openingDay(value: string, today: IsoDate, limits: CalendarLimits): IsoDate {
  if (isIsoDate(value)) return clampDate(value, limits.min, limits.max);
  const first = clampDate(isIsoDate(today) ? today : isoDateOf(new Date()), limits.min, limits.max);
  for (let count = 0; count < SEARCH_DAYS; count += 1) {
    const day = addDays(first, count);
    if (!isWithin(day, limits)) break;
    if (limits.unavailableReason?.(day) === undefined) return day;
  }
  return first;
}

/** The keys that move the focus, as the APG date picker defines them. */
export type CalendarKey = { key: string; shiftKey: boolean; isRightToLeft: boolean; firstWeekday: number };

/** The day that a key leads to. Undefined for other keys. */
export function dayByKey(
  date: IsoDate,
  { key, shiftKey, isRightToLeft, firstWeekday }: CalendarKey,
): IsoDate | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    case 'Home':
      return startOfWeek(date, firstWeekday);
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6);
    default:
      return undefined;
  }
}
