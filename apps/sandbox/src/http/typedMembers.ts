import type { OperationId } from '../contract/operations.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import { ProblemError, type FieldError } from './problem.ts';
import { isEmail, toPostcode, toTelephone } from './typedValues.ts';

interface Kind {
  readonly read: (text: string) => string | null;
  readonly detail: string;
}

const phone: Kind = { read: toTelephone, detail: 'Enter a telephone number, such as +44 20 7946 0018' };
const postcode: Kind = { read: toPostcode, detail: 'Enter a full postcode, such as BS1 4RW' };
const email: Kind = {
  read: (text) => (isEmail(text.trim()) ? text.trim() : null),
  detail: 'Enter an e-mail address, such as name@company.example.',
};

/** The members of bodies that have one rule everywhere, by their name. */
const typedMembers: ReadonlyMap<string, Kind> = new Map([
  ['phone', phone],
  ['postcode', postcode],
  ['newPostcode', postcode],
  ['customerPostcode', postcode],
  ['email', email],
]);

/** These calls take a half-typed value too: they keep or check a draft, and the call that submits it refuses the value. */
export const callsOfDrafts: ReadonlySet<OperationId> = new Set([
  'changeOrderDraft',
  'createPort',
  'checkDeal',
]);

/** In these calls the values are optional, so that they may be empty. */
export const callsWithOptional: ReadonlySet<OperationId> = new Set([
  'createCase',
  'registerDeal',
  'registerDealAgain',
  'editProfile',
]);

/**
 * Reads the telephone numbers, postcodes and e-mail addresses of a body. Returns the body with their usual spelling. Throws 422 for
 * one that cannot be read.
 */
export function readTypedMembers(id: OperationId, body: unknown): unknown {
  const errors: FieldError[] = [];

  function readText({ read, detail }: Kind, text: string, pointer: string): string {
    const spelled = read(text);
    if (spelled !== null || callsOfDrafts.has(id)) return spelled ?? text;
    if (text.trim() === '' && callsWithOptional.has(id)) return '';
    errors.push({ pointer, detail });
    return text;
  }

  function readMembers(value: unknown, pointer: string): unknown {
    if (Array.isArray(value))
      return value.map((item: unknown, index) => readMembers(item, `${pointer}/${index}`));
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(([name, member]) => {
      const kind = typedMembers.get(name);
      const at = `${pointer}/${name}`;
      const isText = kind !== undefined && typeof member === 'string';
      return [name, isText ? readText(kind, member, at) : readMembers(member, at)];
    });
    return Object.fromEntries(entries);
  }

  const result = readMembers(body, '');
  if (errors.length > 0)
    throw new ProblemError(422, 'A value cannot be read. Correct the named fields.', { errors });
  return result;
}
