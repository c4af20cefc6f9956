import { plainText } from '@quayside/portal-core/addresses';
import { readEmail } from '@quayside/page-kit/input';

/** The most addresses that can be invited at once. */
export const INVITE_LIMIT = 100;

/** An address, and whether it can be invited. One that is not valid is as it was typed. */
export interface TypedAddress {
  readonly email: string;
  readonly state: 'ready' | 'duplicate' | 'notValid';
}

/**
 * A name before its address in angle brackets: `Smith, John <`. Its commas are part of it. It begins after the last semicolon, line or
 * word with an `@`, because the address before it may end with a comma.
 */
const name = /"[^"\n]*"\s*(?=<)|(?<=^|[;>\n]|@[^\s,;]*[\s,])[^@;<>\n]*(?=<)/g;

/** A note after an address: `john@… (work)`. */
const note = /(?<=@[^\s,;]+)\s+\([^()@]*\)/g;

/** A label before an address: `Email: john@…`. */
const label = /(?<=^|[\s,;])(?:e[ -]?mail(?: address)?|e)\s*:/gi;

/** The space after `mailto:`, which would separate it from its address. */
const spaceInLink = /(?<=\bmailto:)\s+/gi;

/** Reads addresses that commas, semicolons, spaces or lines separate. A name with its address in angle brackets counts as the address. */
export function parseAddresses(text: string): readonly TypedAddress[] {
  const seen = new Set<string>();
  return plainText(text)
    .replaceAll(name, ' ')
    .replaceAll(note, ' ')
    .replaceAll(label, ' ')
    .replaceAll(spaceInLink, '')
    .split(/[\s,;<>]+/)
    .filter(Boolean)
    .map((typed) => {
      const email = readEmail(typed);
      if (email === null) return { email: typed, state: 'notValid' };
      const key = email.toLowerCase();
      if (seen.has(key)) return { email, state: 'duplicate' };
      seen.add(key);
      return { email, state: 'ready' };
    });
}
