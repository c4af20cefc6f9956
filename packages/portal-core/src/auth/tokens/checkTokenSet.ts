import { isAccessTokenHash } from './accessTokenHash.ts';
import { invalidResponse } from '../authErrors.ts';
import type { RawTokenSet, SigningKeys, TokenSet, VerifiedClaims } from '../gateway.ts';
import type { IdTokenRequirements } from './idTokenClaims.ts';
import type { TokenExpectation } from './tokenSetValidator.ts';
import { verifyIdToken } from './verifySignature.ts';

/** What a token set of this deployment must match, and the keys it must be signed with. */
export interface TokenSetRequirements extends IdTokenRequirements {
  getKeys(this: void): Promise<SigningKeys>;
  /** Keys fetched since, for a token that names none of the others; null when it is too early to ask. */
  getNewerKeys(this: void): Promise<SigningKeys | null>;
}

const longestLifeSeconds = 86_400;

/** Checks a token set. Rejects as `TokenSetValidator.validate` says. Lives in a chunk of its own, which loads beside the sign-in. */
export async function checkTokenSet(
  tokens: RawTokenSet,
  expectation: TokenExpectation,
  requirements: TokenSetRequirements,
): Promise<TokenSet> {
  const { accessToken, refreshToken, tokenType = 'Bearer' } = tokens;
  const { previous } = expectation;
  // Whatever else it is: it must fit into a header.
  if (typeof accessToken !== 'string' || !/^[\x21-\x7E]+$/.test(accessToken)) {
    throw invalidResponse('it holds no access token');
  }
  if (!/^bearer$/i.test(String(tokenType))) throw invalidResponse('its access token is of an unknown kind');
  const expiresInSeconds = readLife(tokens.expiresIn);
  const { idToken, claims } = await readClaims(tokens, expectation, requirements);
  // An ID token that a refresh left out belongs to the access token before this one.
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
    // Zero is how Keycloak says that it never ends.
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
  // A refreshed identity token may leave the nonce out, but must not carry a different one.
  const nonceFits =
    previous === null
      ? claims['nonce'] === nonce
      : claims['nonce'] === undefined || claims['nonce'] === previous.claims['nonce'];
  if (!nonceFits) throw invalidResponse('it answers another sign-in');
  return { idToken, claims: previous === null ? claims : keepAuthTime(claims, previous.claims) };
}

/** A refreshed ID token may leave `auth_time` out, but must not carry another one (OpenID Connect Core, 12.2). The first one is kept, so that a later refresh is held to it. */
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

/** A positive number of seconds, also when it is written as a string; else 0. */
function toSeconds(value: unknown): number {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}

function readLife(expiresIn: unknown): number {
  const seconds = toSeconds(expiresIn);
  if (seconds > 0 && seconds <= longestLifeSeconds) return seconds;
  throw invalidResponse('its time of expiry makes no sense');
}
