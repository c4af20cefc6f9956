import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import type { VerifiedClaims } from './gateway.ts';

/** What an ID token must match; `currentDate` is the estimated time of the provider. */
export interface IdTokenRequirements {
  issuer: string;
  audience: string;
  algorithms: string[];
  toleranceSeconds: number;
  currentDate: Date;
}

/** A verified token's claims, or that none of these keys signed it (the provider may have rotated them). */
export type VerifiedIdToken = { readonly claims: VerifiedClaims } | 'unknown-key';

/** Verifies signature, algorithm, issuer, audience and times. Rejects when any of them is wrong. Lives in a chunk of its own, which loads beside the sign-in. */
export async function verifyIdToken(
  idToken: string,
  keys: JSONWebKeySet,
  requirements: IdTokenRequirements,
): Promise<VerifiedIdToken> {
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer: requirements.issuer,
      audience: requirements.audience,
      algorithms: requirements.algorithms,
      clockTolerance: requirements.toleranceSeconds,
      currentDate: requirements.currentDate,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { iss, sub, aud, exp, iat } = payload;
    if (iss === undefined || aud === undefined || exp === undefined || iat === undefined)
      throw new errors.JWTInvalid();
    if (typeof sub !== 'string' || sub === '') throw new errors.JWTInvalid();
    return { claims: { ...payload, iss, sub, aud, exp, iat } };
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return 'unknown-key';
    throw error;
  }
}
