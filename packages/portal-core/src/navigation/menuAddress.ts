import { hasMisreadCharacters } from '../untrusted/hasMisreadCharacters.ts';

/** What a menu address from the server is: a path of the portal, an https address elsewhere, or something no link may lead to. */
export type MenuAddressKind = 'internal' | 'external' | 'refused';

/** Judges a menu address. Refuses other schemes, protocol-relative spellings, credentials, backslashes, spaces and control characters. */
export function menuAddressKind(address: string): MenuAddressKind {
  if (address.includes(' ') || hasMisreadCharacters(address)) return 'refused';
  if (address.startsWith('/')) return address.startsWith('//') ? 'refused' : 'internal';
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return 'refused';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? 'external' : 'refused';
}
