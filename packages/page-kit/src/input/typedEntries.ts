import { plainText } from '@quayside/portal-core/addresses';
import * as v from 'valibot';
import { hasOtherLetters, readEmail } from './readEmail.ts';
import { readPostcode } from './readPostcode.ts';
import { readTelephone } from './readTelephone.ts';

/** A kind of typed value: how it is read, and the message for a text that is not one. */
export interface Kind {
  readonly read: (text: string) => string | null;
  readonly message: string;
  /** Returns the message for a text whose fault would not be seen; null for others. */
  readonly explain?: (text: string) => string | null;
}

/** The kinds of values that have one rule everywhere. */
export const kinds = {
  telephone: { read: readTelephone, message: 'Enter a telephone number, such as +44 20 7946 0018' },
  postcode: { read: readPostcode, message: 'Enter a full postcode, such as BS1 4RW' },
  email: {
    read: readEmail,
    message: 'Enter an e-mail address, such as name@company.example',
    explain: (text) =>
      hasOtherLetters(text)
        ? 'After the @, type the letters a–z, digits, dots and hyphens only. Other letters can look the same and lead elsewhere'
        : null,
  },
} as const satisfies Record<string, Kind>;

/** A value in its usual spelling, as it is sent and shown before it is sent. A text that is wrong stays, without what cannot be seen. */
export function spelled({ read }: Kind, text: string): string {
  return read(text) ?? plainText(text);
}

/** A check whether a text is a value of this kind, in any spelling. */
export function isOf({ read }: Kind): (text: string) => boolean {
  return (text) => read(text) !== null;
}

/** The message for a text that is not a value of this kind. */
export function messageOf({ message, explain }: Kind, text: string): string {
  return explain?.(text) ?? message;
}

/** The entry of a schema for a value that a later check judges, because not every form needs it. */
export function looseEntry(kind: Kind) {
  return v.pipe(
    v.string(),
    v.transform((text) => spelled(kind, text)),
  );
}

/** The entry of a schema for a value that may be empty. */
export function optionalEntry(kind: Kind) {
  return v.pipe(
    looseEntry(kind),
    v.check(
      (text) => text === '' || isOf(kind)(text),
      ({ input }) => messageOf(kind, input),
    ),
  );
}

/** The entry of a schema for a value that is required. `missing` is the message for an empty one. */
export function requiredEntry(kind: Kind, missing: string = kind.message) {
  return v.pipe(
    looseEntry(kind),
    v.nonEmpty(missing),
    v.check(isOf(kind), ({ input }) => messageOf(kind, input)),
  );
}
