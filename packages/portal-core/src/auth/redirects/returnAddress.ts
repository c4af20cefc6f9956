import { isOwnPath } from '../../base/parsing/isOwnPath.ts';

/** Returns the address when it is a path of our own origin, else `fallback`. Checked when the address is saved and again when it is used. */
export function safeReturnAddress(address: unknown, fallback: string): string {
  return typeof address === 'string' && isOwnPath(address) ? address : fallback;
}

/** Returns where a sign-in comes back to: the wanted address when it is safe and not the callback itself, else the landing page. */
export function signInReturnAddress(
  address: string | null,
  { landingPath, callbackPath }: { landingPath: string; callbackPath: string },
): string {
  const safe = safeReturnAddress(address, landingPath);
  return new URL(safe, 'https://portal.invalid').pathname === callbackPath ? landingPath : safe;
}
