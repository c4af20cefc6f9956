import { isOwnPath } from '../base/parsing/isOwnPath.ts';
import { hasMisreadCharacters } from '../base/parsing/hasMisreadCharacters.ts';

/** The kind of a menu address from the server: a path of the portal, an https address of another site, or an address that must not be linked. */
export type MenuAddressKind = 'internal' | 'external' | 'refused';

/** Classifies a menu address: a path by `isOwnPath`, another site by https. Refuses credentials, backslashes, control characters and spaces. */
export function menuAddressKind(address: string): MenuAddressKind {
  if (address.includes(' ') || hasMisreadCharacters(address)) return 'refused';
  if (address.startsWith('/')) return isOwnPath(address) ? 'internal' : 'refused';
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return 'refused';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? 'external' : 'refused';
}
