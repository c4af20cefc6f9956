import { hasMisreadCharacters } from './hasMisreadCharacters.ts';

const probeOrigin = 'https://portal.invalid';

/**
 * True for a path of our own origin, with its query and hash: it begins with one slash, and so does the path that a URL parser makes of it. The one rule for
 * menu addresses and return addresses. The design system's rich text cannot import it and keeps the same rule; `docs/addresses.json` holds all of them to it.
 */
export function isOwnPath(address: string): boolean {
  if (hasMisreadCharacters(address) || !isWellFormed(address)) return false;
  // The address must be as harmless decoded: some servers and proxies decode once more than they should.
  let [spelled = ''] = address.split(/[?#]/);
  for (let round = 0; round < 5; round += 1) {
    if (!staysHere(spelled)) return false;
    const decoded = decodeAscii(spelled);
    if (decoded === spelled) return true;
    spelled = decoded;
  }
  return false;
}

function staysHere(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || hasMisreadCharacters(path)) return false;
  const url = URL.canParse(path, probeOrigin) ? new URL(path, probeOrigin) : null;
  // Dot segments may leave two slashes in front, which a later reader takes for a host.
  return url?.origin === probeOrigin && !url.pathname.startsWith('//');
}

function isWellFormed(address: string): boolean {
  try {
    // The result must be used: a bundler takes the call for free of effects and would drop it with its throw.
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}

/** Decodes what could turn a path into another one, and leaves a lone percent sign as lenient readers do. */
function decodeAscii(path: string): string {
  return path.replaceAll(/%([0-7][\dA-F])/gi, (_match, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
