/** An address that rich text may link to: a path of this site, or another site by https. */
export interface SafeAddress {
  kind: 'internal' | 'external';
  /** The address as the URL parser serialises it, so that the browser follows exactly the checked one. */
  href: string;
}

// A host that cannot exist. A path that resolves to another host was not a path.
const nowhere = 'https://nowhere.invalid';

/**
 * Reads an address from untrusted rich text, without the spaces around it. Returns null for everything but:
 *
 * - a path of this site: it begins with one slash, and so does the path that a URL parser makes of it, also when it is decoded once more or more often;
 * - another site by `https://`, without credentials.
 *
 * Control characters, backslashes and malformed percent encoding are refused. `@quayside/portal-core` keeps the same rule for menus and return addresses
 * (`isOwnPath`), which this package cannot import; `docs/addresses.json` holds both to it.
 */
export function safeAddress(address: string): SafeAddress | null {
  const trimmed = address.trim();
  if (isMisread(trimmed)) return null;
  return trimmed.startsWith('/') ? internal(trimmed) : external(trimmed);
}

function internal(address: string): SafeAddress | null {
  const url = URL.parse(address, nowhere);
  if (!url || !isWellFormed(address)) return null;
  let [spelled = ''] = address.split(/[?#]/);
  for (let round = 0; round < 5; round += 1) {
    if (!staysHere(spelled)) return null;
    const decoded = decodeAscii(spelled);
    if (decoded === spelled) return { kind: 'internal', href: url.pathname + url.search + url.hash };
    spelled = decoded;
  }
  return null;
}

function external(address: string): SafeAddress | null {
  const url = /^https:\/\/[^/]/i.test(address) ? URL.parse(address) : null;
  if (!url || url.username || url.password) return null;
  return { kind: 'external', href: url.href };
}

function staysHere(path: string): boolean {
  const url = URL.parse(path, nowhere);
  return (
    !isMisread(path) && url?.origin === nowhere && !path.startsWith('//') && !url.pathname.startsWith('//')
  );
}

/** True for characters that URL parsers drop or turn into a slash. */
function isMisread(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u001F\u007F\\]/.test(text);
}

function isWellFormed(address: string): boolean {
  try {
    // The result must be used. Otherwise a bundler considers the call free of side effects and drops it.
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}

function decodeAscii(path: string): string {
  return path.replaceAll(/%([0-7][\dA-F])/gi, (_match, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
