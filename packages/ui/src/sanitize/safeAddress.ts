/** An address that rich text may point to: a path of this site, or another site by https. */
export interface SafeAddress {
  kind: 'internal' | 'external';
  /** The address as the URL parser reads it, so that what was checked is what the browser will follow. */
  href: string;
}

// A host that cannot exist: a path that resolves to anything else was not a path.
const nowhere = 'https://nowhere.invalid';

/**
 * Reads an address from untrusted rich text. Returns null for everything but `/path` and `https:` without credentials:
 * other schemes, `//host`, `/\host`, paths that normalise to `//host`, relative and empty addresses.
 */
export function safeAddress(address: string): SafeAddress | null {
  return address.trim().startsWith('/') ? internal(address) : external(address);
}

function internal(address: string): SafeAddress | null {
  const url = URL.parse(address, nowhere);
  if (!url || url.origin !== nowhere || url.pathname.startsWith('//')) return null;
  return { kind: 'internal', href: url.pathname + url.search + url.hash };
}

function external(address: string): SafeAddress | null {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.username || url.password) return null;
  return { kind: 'external', href: url.href };
}
