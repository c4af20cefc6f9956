import { isAccessTokenHash } from './accessTokenHash.ts';
import { invalidResponse } from '../authErrors.ts';
import type { RawTokenSet, SigningKeys, TokenSet, VerifiedClaims } from '../gateway.ts';
import type { IdTokenRequirements } from './idTokenClaims.ts';
import type { TokenExpectation } from './tokenSetValidator.ts';
import { verifyIdToken } from './verifySignature.ts';

/** The values that a token set must match, and the keys it must be signed with. */
export interface TokenSetRequirements extends IdTokenRequirements {
  getKeys(this: void): Promise<SigningKeys>;
  /** Fetches the keys again, for a token with an unknown key; null when the last fetch was too recent. */
  getNewerKeys(this: void): Promise<SigningKeys | null>;
}

const longestLifeSeconds = 86_400;

/** Validates a token set. Rejects as `TokenSetValidator.validate` says. This file is a chunk of its own, which loads during the sign-in. */
export async function checkTokenSet(
  tokens: RawTokenSet,
  expectation: TokenExpectation,
  requirements: TokenSetRequirements,
): Promise<TokenSet> {
  const { accessToken, refreshToken, tokenType = 'Bearer' } = tokens;
  const { previous } = expectation;
  // The token must fit into a header.
  if (typeof accessToken !== 'string' || !/^[\x21-\x7E]+$/.test(accessToken)) {
    throw invalidResponse('it holds no access token');
  }
  if (!/^bearer$/i.test(String(tokenType))) throw invalidResponse('its access token is of an unknown type');
  const expiresInSeconds = readLife(tokens.expiresIn);
  const { idToken, claims } = await readClaims(tokens, expectation, requirements);
  // After a refresh without a new ID token, the ID token belongs to the earlier access token.
  const hash = idToken === tokens.idToken ? claims['at_hash'] : undefined;
  if (hash !== undefined && !(await isAccessTokenHash(hash, accessToken, idToken))) {
    throw invalidResponse('its identity token belongs to another access token');
  }
  const renewable = typeof refreshToken === 'string' && refreshToken !== '';
  return {
    accessToken,
    idToken,
    claims,
    expiresInSeconds,
    // Keycloak sends zero for a session that never ends.
    refreshExpiresInSeconds: toSeconds(tokens.refreshExpiresIn) || null,
    refreshToken: renewable ? refreshToken : (previous?.refreshToken ?? null),
  };
}

async function readClaims(
  { idToken }: RawTokenSet,
  { nonce, previous }: TokenExpectation,
  requirements: TokenSetRequirements,
): Promise<Pick<TokenSet, 'claims' | 'idToken'>> {
  if (previous !== null && (idToken === undefined || idToken === null)) {
    return { idToken: previous.idToken, claims: previous.claims };
  }
  if (typeof idToken !== 'string' || idToken === '') throw invalidResponse('it holds no identity token');
  const claims = await verify(idToken, requirements);
  if (previous !== null && claims.sub !== previous.claims.sub) {
    throw invalidResponse('it belongs to another person');
  }
  // A refreshed ID token may omit the nonce, but must not change it.
  const nonceFits =
    previous === null
      ? claims['nonce'] === nonce
      : claims['nonce'] === undefined || claims['nonce'] === previous.claims['nonce'];
  if (!nonceFits) throw invalidResponse('it belongs to another sign-in');
  return { idToken, claims: previous === null ? claims : keepAuthTime(claims, previous.claims) };
}

/** A refreshed ID token may omit `auth_time`, but must not change it (OpenID Connect Core, 12.2). Later refreshes are checked against the first value too. */
function keepAuthTime(claims: VerifiedClaims, { auth_time: before }: VerifiedClaims): VerifiedClaims {
  const { auth_time: after = before } = claims;
  if (before !== undefined && after !== before) {
    throw invalidResponse('its identity token names another time of sign-in');
  }
  return after === undefined ? claims : { ...claims, auth_time: after };
}

async function verify(idToken: string, requirements: TokenSetRequirements): Promise<VerifiedClaims> {
  let verified = await verifyIdToken(idToken, await requirements.getKeys(), requirements);
  if (verified === 'unknown-key') {
    const newer = await requirements.getNewerKeys();
    if (newer !== null) verified = await verifyIdToken(idToken, newer, requirements);
  }
  if (verified !== 'unknown-key') return verified.claims;
  throw invalidResponse('its identity token was signed with a key the provider does not publish');
}

/** Returns a positive number of seconds, from a number or a string; else 0. */
function toSeconds(value: unknown): number {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}

function readLife(expiresIn: unknown): number {
  const seconds = toSeconds(expiresIn);
  if (seconds > 0 && seconds <= longestLifeSeconds) return seconds;
  throw invalidResponse('its expiry time is invalid');
}
