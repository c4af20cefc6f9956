import { compactVerify, type CompactJWSHeaderParameters } from 'jose';
import { isAuthError } from '../../base/errors/errors.ts';
import { asRecord } from '../../base/parsing/records.ts';
import { invalidResponse } from '../authErrors.ts';
import type { VerifiedClaims, SigningKeys } from '../gateway.ts';
import { checkIdTokenClaims, type IdTokenRequirements } from './idTokenClaims.ts';

/** A verified token's claims, or that none of these keys signed it (the provider may have rotated them). */
export type VerifiedIdToken = { readonly claims: VerifiedClaims } | 'unknown-key';

const rsa = { kty: 'RSA' };
const edwards = { kty: 'OKP', crv: 'Ed25519' };

/** The algorithms that are trusted, with the keys that belong to each. Never one with a shared secret. */
const keyKinds: Readonly<Record<string, { readonly kty: string; readonly crv?: string }>> = {
  RS256: rsa,
  RS384: rsa,
  RS512: rsa,
  PS256: rsa,
  PS384: rsa,
  PS512: rsa,
  ES256: { kty: 'EC', crv: 'P-256' },
  ES384: { kty: 'EC', crv: 'P-384' },
  ES512: { kty: 'EC', crv: 'P-521' },
  EdDSA: edwards,
  Ed25519: edwards,
};

const unknownKey = new TypeError('no key');

/** Verifies signature, algorithm and claims. Rejects with AuthError `invalid-response` when any of them is wrong. */
export async function verifyIdToken(
  idToken: string,
  { keys }: SigningKeys,
  requirements: IdTokenRequirements,
): Promise<VerifiedIdToken> {
  try {
    const selectKey = (header: CompactJWSHeaderParameters): Record<string, unknown> => findKey(keys, header);
    const { payload, protectedHeader } = await compactVerify(idToken, selectKey, {
      algorithms: Object.keys(keyKinds),
    });
    if (!isJwtType(protectedHeader.typ)) throw invalidResponse('its identity token is not an ID token');
    const claims = asRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)));
    if (claims === null || protectedHeader.b64 === false) throw new TypeError('no claims');
    return { claims: checkIdTokenClaims(claims, requirements) };
  } catch (error) {
    if (error === unknownKey) return 'unknown-key';
    throw isAuthError(error) ? error : invalidResponse('its identity token could not be verified', error);
  }
}

/** An ID token's `typ` header may be absent; else it is a JWT without a profile, as `at+jwt` for an access token would be one. */
function isJwtType(type: unknown): boolean {
  return type === undefined || (typeof type === 'string' && /^(?:application\/)?jwt$/i.test(type));
}

/** The one key a token names. Which of several signed it must not be guessed. */
function findKey(
  keys: SigningKeys['keys'],
  { alg, kid }: CompactJWSHeaderParameters,
): Record<string, unknown> {
  const kind = keyKinds[alg];
  const [key, another] = keys.filter(
    (candidate) =>
      candidate['kty'] === kind?.kty &&
      (kind?.crv === undefined || candidate['crv'] === kind.crv) &&
      (kid === undefined || candidate['kid'] === kid) &&
      (candidate['alg'] === undefined || candidate['alg'] === alg) &&
      (candidate['use'] === undefined || candidate['use'] === 'sig') &&
      (!Array.isArray(candidate['key_ops']) || candidate['key_ops'].includes('verify')),
  );
  if (key === undefined) throw unknownKey;
  if (another !== undefined) throw new TypeError('several keys');
  return key;
}
