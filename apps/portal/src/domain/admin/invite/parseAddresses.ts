import { isAddress } from '../contacts/contactRules.ts';

/** The most addresses that can be invited at once. */
export const INVITE_LIMIT = 100;

/** An address as it was typed, and whether it can be invited. */
export interface TypedAddress {
  readonly email: string;
  readonly state: 'ready' | 'duplicate' | 'notValid';
}

/** Reads addresses that commas, semicolons, spaces or lines separate. A name with its address in angle brackets counts as the address. */
export function parseAddresses(text: string): readonly TypedAddress[] {
  const seen = new Set<string>();
  return text
    .replaceAll(/[^,;\n<]*<([^<>\n]*)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((email) => {
      const key = email.toLowerCase();
      if (!isAddress(email)) return { email, state: 'notValid' };
      if (seen.has(key)) return { email, state: 'duplicate' };
      seen.add(key);
      return { email, state: 'ready' };
    });
}
