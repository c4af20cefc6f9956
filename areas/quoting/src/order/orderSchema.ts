import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { addDays, isWeekend, toCalendarDay } from '@quayside/page-kit/format';
import { kinds, requiredEntry } from '@quayside/page-kit/input';
import type { DescribedField } from '@quayside/page-kit/form';
import { placeKey } from '../prices/cells.ts';
import type { SiteRow } from '../prices/createPriceBook.ts';

/** Adds working days (Monday to Friday) to a day. */
export function addWorkingDays(from: CalendarDay, workingDays: number): CalendarDay {
  let day = from;
  // Counting begins on Friday for a day of the weekend. From a working day, five of them are a week.
  if (workingDays > 0) while (isWeekend(day)) day = addDays(day, -1);
  day = addDays(day, Math.floor(workingDays / 5) * 7);
  for (let left = workingDays % 5; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** The longest lead time of the chosen prices, in working days. Null while one of them is unknown, and without a choice. */
export function longestLeadTime(rows: readonly SiteRow[]): number | null {
  let longest: number | null = null;
  for (const row of rows) {
    if (row.choice === null || cannotBePriced(row)) continue;
    const leadTimeDays = row.chosen?.leadTimeDays ?? null;
    if (leadTimeDays === null) return null;
    longest = Math.max(longest ?? 0, leadTimeDays);
  }
  return longest;
}

/** Whether the chosen price does not exist, so that the site is not ordered. */
function cannotBePriced({ choice, cells }: SiteRow): boolean {
  return choice !== null && cells.get(placeKey(choice))?.state === 'none';
}

/** The schema of the order form. `earliest` is the first day on which every site can be ready; null while it is unknown. */
export function orderSchema(earliest: CalendarDay | null) {
  return v.object({
    purchaseOrder: v.pipe(v.string(), v.trim(), v.maxLength(60, 'Shorten the number to 60 characters')),
    requiredDate: v.pipe(
      v.string(),
      v.check(
        (date) => date === '' || earliest === null || date >= earliest,
        'Choose a day that every site can meet',
      ),
      v.check((date) => date === '' || !isWeekend(date), 'Choose a working day, Monday to Friday'),
      v.transform((date) => (date === '' ? null : toCalendarDay(date))),
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
export type OrderOutput = v.InferOutput<ReturnType<typeof orderSchema>>;

const terms: readonly (readonly [id: string, term: string, text: (values: OrderValues) => string])[] = [
  ['purchaseOrder', 'Purchase order', ({ purchaseOrder }) => purchaseOrder],
  ['requiredDate', 'Required date', ({ requiredDate }) => requiredDate],
  ['name', 'Who do we call about the delivery?', ({ contact }) => contact.name],
  ['phone', 'Telephone', ({ contact }) => contact.phone],
  ['email', 'E-mail', ({ contact }) => contact.email],
  ['note', 'Note', ({ note }) => note],
];

/** The fields that differ from what the form began with. */
export function typedFields(values: OrderValues, initial: OrderValues): DescribedField[] {
  return terms.flatMap(([id, term, textOf]) =>
    textOf(values) === textOf(initial) ? [] : [{ id, term, text: textOf(values) }],
  );
}
