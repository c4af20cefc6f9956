import { base64url } from 'jose';

/** True when `hash` is the `at_hash` of the access token (OpenID Connect Core, 3.1.3.8). The algorithm comes from the header of `idToken`, whose signature must be verified already. */
export async function isAccessTokenHash(
  hash: unknown,
  accessToken: string,
  idToken: string,
): Promise<boolean> {
  const [header = ''] = idToken.split('.');
  const { alg }: { alg: string } = JSON.parse(new TextDecoder().decode(base64url.decode(header)));
  // Only Ed25519 has a name without a number, and it hashes with SHA-512.
  const bits = /(?:256|384)$/.exec(alg)?.[0] ?? '512';
  const digest = await crypto.subtle.digest(`SHA-${bits}`, new TextEncoder().encode(accessToken));
  return hash === base64url.encode(new Uint8Array(digest, 0, digest.byteLength / 2));
}
