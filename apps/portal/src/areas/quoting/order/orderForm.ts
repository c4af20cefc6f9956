import * as v from 'valibot';
import { kinds, requiredEntry } from '../../../domain/input/typedEntries.ts';
import type { SiteRow } from '../prices/createPriceBook.ts';

const DAY_MS = 86_400_000;

/** Whether a day, such as `2026-11-21`, is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

/** The day that is so many working days (Monday to Friday) after another one. */
export function addWorkingDays(from: string, workingDays: number): string {
  let day = Date.parse(from);
  // Counting begins on Friday for a day of the weekend. From a working day, five of them are a week.
  if (workingDays > 0) while (isWeekend(toDate(day))) day -= DAY_MS;
  day += Math.floor(workingDays / 5) * 7 * DAY_MS;
  for (let left = workingDays % 5; left > 0;) {
    day += DAY_MS;
    if (!isWeekend(toDate(day))) left -= 1;
  }
  while (isWeekend(toDate(day))) day += DAY_MS;
  return toDate(day);
}

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The longest lead time of the chosen prices, in working days. */
export function longestLeadTime(rows: readonly SiteRow[]): number {
  return Math.max(0, ...rows.map(({ chosen }) => chosen?.leadTimeDays ?? 0));
}

/** The schema of the order form. `earliest` is the first day on which every site can be ready. */
export function orderSchema(earliest: string) {
  return v.object({
    purchaseOrder: v.pipe(v.string(), v.trim(), v.maxLength(60, 'Shorten the number to 60 characters')),
    requiredDate: v.pipe(
      v.string(),
      v.check((date) => date === '' || date >= earliest, 'Choose a day that every site can meet'),
      v.check((date) => date === '' || !isWeekend(date), 'Choose a working day, Monday to Friday'),
    ),
    contact: v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Enter who we call'),
        v.maxLength(120, 'Shorten the name to 120 characters'),
      ),
      phone: requiredEntry(kinds.telephone, 'Enter a telephone number'),
      email: v.pipe(
        requiredEntry(kinds.email, 'Enter an e-mail address'),
        v.maxLength(200, 'Shorten the address to 200 characters'),
      ),
    }),
    note: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Shorten the note to 4,000 characters')),
  });
}

/** The typed values. An empty day means the earliest possible one. */
export type OrderValues = v.InferInput<ReturnType<typeof orderSchema>>;
/** The checked values. */
export type OrderOutput = v.InferOutput<ReturnType<typeof orderSchema>>;
