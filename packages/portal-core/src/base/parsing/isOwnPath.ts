import { hasMisreadCharacters } from './hasMisreadCharacters.ts';

const probeOrigin = 'https://portal.invalid';

/**
 * True for a path of our own origin, with its query and hash: it starts with one slash, and so does the path that a URL parser makes of it. Check with it
 * each address that a response brings before a link uses it. Menu addresses and return addresses share this rule. The design system's rich text cannot import it and repeats it; `docs/addresses.json` tests both.
 */
export function isOwnPath(address: string): boolean {
  if (hasMisreadCharacters(address) || !isWellFormed(address)) return false;
  // The decoded address must be safe too, because some servers and proxies decode once more than they should.
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
  // Dot segments may leave two slashes at the start, which a later parser reads as a host.
  return url?.origin === probeOrigin && !url.pathname.startsWith('//');
}

function isWellFormed(address: string): boolean {
  try {
    // The result must be used. A bundler treats the call as free of side effects and would remove it.
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}

/** Decodes the characters that could change the path. A lone percent sign stays, as lenient parsers leave it. */
function decodeAscii(path: string): string {
  return path.replaceAll(/%([0-7][\dA-F])/gi, (_match, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
