import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { formatDay, isWeekend, toCalendarDay } from '@quayside/page-kit/format';
import { describeDay, type DescribedField } from '@quayside/page-kit/form';
import { kinds, requiredEntry, spelled } from '@quayside/page-kit/input';
import type { PortDetails } from '../portsApi.ts';

const text = (length: number, what: string, missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(length, `Shorten ${what} to ${length} characters`),
  );

/** Returns the reason why numbers cannot move on a day; undefined when they can. */
export function weekendReason(day: string): string | undefined {
  return isWeekend(day) ? 'Numbers move from Monday to Friday' : undefined;
}

/** A day for a port: a working day, not before the earliest one, where that is known. */
export function portDay(earliest: CalendarDay | null) {
  return v.pipe(
    v.string(),
    v.nonEmpty('Choose a day'),
    v.check((day) => !isWeekend(day), 'Choose a working day, Monday to Friday'),
    v.check(
      (day) => earliest === null || day >= earliest,
      earliest === null ? 'Choose a later day' : `Choose ${formatDay(earliest)} or later`,
    ),
    v.transform(toCalendarDay),
  );
}

/** The account details that the losing provider compares. */
export const accountEntries = {
  accountNumber: text(40, 'the account number', 'Enter the account number'),
  accountName: text(120, 'the account name', 'Enter the name of the account'),
  postcode: requiredEntry(kinds.postcode),
};

/** Corrects a port. A rejected one is not sent again as it was: one of the named details has to change. */
export function correctionSchema(port: PortDetails, hasNewLetter: () => boolean) {
  const fields = refusedFields(port);
  return v.pipe(
    v.object({ ...accountEntries, requestedDate: portDay(port.earliestDate) }),
    v.forward(
      v.check(
        (values) =>
          fields.length === 0 ||
          hasNewLetter() ||
          fields.some((field) => values[field] !== port[field].trim()),
        `${port.losingProvider.name} refused this. Change it before you submit the port again`,
      ),
      [fields[0] ?? 'accountNumber'],
    ),
  );
}

const accountFields = ['accountNumber', 'accountName', 'postcode'] as const;

/** The details for which the losing provider rejected the port. */
function refusedFields({ status, problem }: PortDetails): (typeof accountFields)[number][] {
  if (status !== 'rejected' || problem === null) return [];
  const named = new Set<string>(problem.corrections.map(({ field }) => field));
  return accountFields.filter((field) => named.has(field));
}

export type CorrectionValues = v.InferInput<ReturnType<typeof correctionSchema>>;

/** The values of a port at first. A day that has become too early is empty. */
export function correctionValuesOf(port: PortDetails): CorrectionValues {
  const { accountNumber, accountName, postcode, requestedDate, earliestDate } = port;
  const isPossible = requestedDate !== null && requestedDate >= earliestDate;
  return { accountNumber, accountName, postcode, requestedDate: isPossible ? requestedDate : earliestDate };
}

export function describeCorrection(values: CorrectionValues): readonly DescribedField[] {
  const { accountNumber, accountName, postcode, requestedDate } = values;
  return [
    { id: 'accountNumber', term: 'Account number', text: accountNumber.trim() },
    { id: 'accountName', term: 'Account name', text: accountName.trim() },
    { id: 'postcode', term: 'Billing postcode', text: spelled(kinds.postcode, postcode) },
    { id: 'requestedDate', term: 'Date', text: describeDay(requestedDate) },
  ];
}

/** Moves the agreed day. */
export function dateSchema(earliest: CalendarDay, agreed: string | null) {
  return v.object({
    date: v.pipe(
      portDay(earliest),
      v.check((day) => day !== agreed, 'Choose another day than the agreed one'),
    ),
    reason: v.pipe(v.string(), v.trim(), v.maxLength(400, 'Shorten the reason to 400 characters')),
  });
}

/** The typed values that move the agreed day. */
export type DateValues = v.InferInput<ReturnType<typeof dateSchema>>;
/** The values that are sent. */
export type ValidDate = v.InferOutput<ReturnType<typeof dateSchema>>;
