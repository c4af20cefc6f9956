import { compactVerify, type CompactJWSHeaderParameters } from 'jose';
import { isAuthError } from '../../base/errors/errors.ts';
import { asRecord } from '../../base/parsing/records.ts';
import { invalidResponse } from '../authErrors.ts';
import type { VerifiedClaims, SigningKeys } from '../gateway.ts';
import { checkIdTokenClaims, type IdTokenRequirements } from './idTokenClaims.ts';

/** The claims of a verified token, or `unknown-key` when none of the keys signed it. The provider may have rotated its keys. */
export type VerifiedIdToken = { readonly claims: VerifiedClaims } | 'unknown-key';

const rsa = { kty: 'RSA' };
const edwards = { kty: 'OKP', crv: 'Ed25519' };

/** The trusted algorithms and the kind of key each needs. An algorithm with a shared secret is never trusted. */
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

/** Verifies the signature, the algorithm and the claims. Rejects with AuthError `invalid-response` when one of them is wrong. */
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

/** The `typ` header may be absent or `JWT`. A profile such as `at+jwt` means another kind of token. */
function isJwtType(type: unknown): boolean {
  return type === undefined || (typeof type === 'string' && /^(?:application\/)?jwt$/i.test(type));
}

/** Returns the one key that a token names. With several candidates it throws instead of guessing. */
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
