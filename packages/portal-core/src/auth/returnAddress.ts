import { hasMisreadCharacters } from '../untrusted/hasMisreadCharacters.ts';

const probeOrigin = 'https://portal.invalid';

/** The address itself when it is a path of our own origin with its query and hash, else `fallback`. Checked when it is saved and again when it is used. */
export function safeReturnAddress(address: unknown, fallback: string): string {
  if (typeof address !== 'string' || !isOwnPath(address)) return fallback;
  if (!isWellFormed(address)) return fallback;
  // Some servers and proxies decode once more than they should, so the address must be as harmless decoded.
  let [decoded = ''] = address.split(/[?#]/);
  for (let round = 0; round < 4; round += 1) {
    const next = decodeAscii(decoded);
    if (!isOwnPath(next)) return fallback;
    if (next === decoded) return address;
    decoded = next;
  }
  return fallback;
}

/** Where a sign-in returns to: the wanted address when it is safe and not the callback itself, else the landing page. */
export function signInReturnAddress(
  address: string | null,
  { landingPath, callbackPath }: { landingPath: string; callbackPath: string },
): string {
  const safe = safeReturnAddress(address, landingPath);
  return new URL(safe, probeOrigin).pathname === callbackPath ? landingPath : safe;
}

function isOwnPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || hasMisreadCharacters(address)) return false;
  if (!URL.canParse(address, probeOrigin)) return false;
  const url = new URL(address, probeOrigin);
  // Dot segments may leave two slashes in front, which a later reader takes for a host.
  return url.origin === probeOrigin && !url.pathname.startsWith('//');
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
