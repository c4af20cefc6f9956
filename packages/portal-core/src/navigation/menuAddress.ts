import { isOwnPath } from '../base/parsing/isOwnPath.ts';
import { hasMisreadCharacters } from '../base/parsing/hasMisreadCharacters.ts';

/** What a menu address from the server is: a path of the portal, an https address elsewhere, or something no link may lead to. */
export type MenuAddressKind = 'internal' | 'external' | 'refused';

/** Judges a menu address: a path by the rule of `isOwnPath`, another site by https. Refuses credentials, backslashes, control characters, and spaces. */
export function menuAddressKind(address: string): MenuAddressKind {
  if (address.includes(' ') || hasMisreadCharacters(address)) return 'refused';
  if (address.startsWith('/')) return isOwnPath(address) ? 'internal' : 'refused';
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return 'refused';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? 'external' : 'refused';
}
