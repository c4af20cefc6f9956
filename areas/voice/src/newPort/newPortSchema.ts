import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { isCalendarDay } from '@quayside/page-kit/format';
import { countOf, formatSpan, readNumbers } from '../phoneNumber.ts';
import { accountEntries, portDay } from '../ports/portForms.ts';
import type { PortDetails } from '../portsApi.ts';

const MAXIMUM_ENTRIES = 50;
const MAXIMUM_SIZE = 1000;

const numbers = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { spans, problems } = readNumbers(dataset.value);
    const [problem] = problems;
    if (problem !== undefined) addIssue({ message: problem });
    else if (spans.length === 0) addIssue({ message: 'Enter the numbers that you want to port' });
    else if (spans.length > MAXIMUM_ENTRIES)
      addIssue({
        message: `Enter at most ${MAXIMUM_ENTRIES} numbers and ranges. Make another port for the others`,
      });
    else if (spans.some((span) => countOf(span) > MAXIMUM_SIZE))
      addIssue({ message: 'A range has at most 1,000 numbers. Split it into two' });
  }),
);

/** A new port as the wizard edits it. `earliest` is the earliest possible day, once it is known. */
export function newPortSchema(earliest: CalendarDay | null) {
  return v.object({
    numbers,
    losingProviderId: v.pipe(v.string(), v.nonEmpty('Choose who has the numbers now')),
    ...accountEntries,
    requestedDate: portDay(earliest),
    trunkId: v.string(),
    group: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Name the group'),
      v.maxLength(80, 'Shorten the name to 80 characters'),
    ),
  });
}

export type NewPortValues = v.InferInput<ReturnType<typeof newPortSchema>>;
export type ValidNewPort = v.InferOutput<ReturnType<typeof newPortSchema>>;

export const emptyNewPort: NewPortValues = {
  numbers: '',
  losingProviderId: '',
  accountNumber: '',
  accountName: '',
  postcode: '',
  requestedDate: '',
  trunkId: '',
  group: '',
};

export function toNewPort(values: ValidNewPort | NewPortValues, letterId: string | null, isDraft = false) {
  const { numbers: text, trunkId, requestedDate, ...rest } = values;
  return {
    ...rest,
    numbers: [...readNumbers(text).spans],
    trunkId: trunkId === '' ? null : trunkId,
    requestedDate: isCalendarDay(requestedDate) ? requestedDate : null,
    letterId,
    isDraft,
  };
}

/** The numbers to check, once some can be read and their provider is known; else null. Lines with a mistake are left out. */
export function toCheck({ numbers: text, losingProviderId }: NewPortValues) {
  const spans = readNumbers(text).spans.filter((span) => countOf(span) <= MAXIMUM_SIZE);
  if (losingProviderId === '' || spans.length === 0 || spans.length > MAXIMUM_ENTRIES) return null;
  return { losingProviderId, numbers: spans };
}

/** The mistakes of the lines that are not checked. */
export function mistakesOf({ numbers: text }: NewPortValues): string[] {
  const { spans, problems } = readNumbers(text);
  const long = spans.filter((span) => countOf(span) > MAXIMUM_SIZE);
  return [...problems, ...long.map((span) => `“${formatSpan(span)}” has more than 1,000 numbers`)];
}

/** Returns the field of the wizard that edits the server's field of this name. */
export function fieldOf(name: string): string {
  if (name.startsWith('numbers')) return 'numbers';
  return name === 'letterId' ? 'letter' : name;
}

export function createdText({ id, status }: PortDetails): string {
  if (status === 'draft') return `${id} is kept as a draft.`;
  return status === 'waitingForSignature'
    ? `${id} is created. It waits for the letter of authority.`
    : `${id} is submitted. Every step appears on its page.`;
}
