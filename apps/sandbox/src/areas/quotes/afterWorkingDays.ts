import { addDays, dayOf, isWeekend } from '../../world/days.ts';

/** London's day after a moment by which a number of working days, Monday to Friday, has passed. */
export function afterWorkingDays(now: Date, count: number): string {
  let day = dayOf(now);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
