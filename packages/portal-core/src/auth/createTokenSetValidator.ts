import { AuthError } from '../errors/errors.ts';
import type { Clock } from '../platform/ports.ts';
import type { RawTokenSet, TokenSet, VerifiedClaims, SigningKeys } from './gateway.ts';
import { refusedAnswer } from './authErrors.ts';
import type { TokenExpectation, TokenSetValidator } from './tokenSetValidator.ts';
import type { verifyIdToken } from './verifySignature.ts';

/** What every token set of this deployment must match. */
export interface TokenSetValidatorOptions {
  /** The issuer, exactly. */
  issuer: string;
  clientId: string;
  /** How far the server's clock is ahead of this machine's, in milliseconds; default 0. */
  serverTimeOffsetMs?: number;
}

/** What the validator needs; the gateway fetches the keys. */
export interface TokenSetValidatorPorts {
  clock: Clock;
  fetchSigningKeys(this: void, signal: AbortSignal): Promise<SigningKeys>;
}

const longestLifeSeconds = 86_400;
// A forged key id must not make every answer cost a request.
const keyRefetchPauseMs = 30_000;

/** The one validator every token set passes before it is stored or announced. */
export function createTokenSetValidator(
  options: TokenSetValidatorOptions,
  { clock, fetchSigningKeys }: TokenSetValidatorPorts,
): TokenSetValidator {
  const { issuer, clientId, serverTimeOffsetMs = 0 } = options;
  const built = { now: clock.now(), monotonic: clock.monotonic() };
  let known: { keys: SigningKeys; fetchedAt: number } | null = null;
  let loading: Promise<SigningKeys> | null = null;

  function loadKeys(signal: AbortSignal): Promise<SigningKeys> {
    const fetchKeys = async (): Promise<SigningKeys> => {
      const keys = await fetchSigningKeys(signal);
      known = { keys, fetchedAt: clock.monotonic() };
      return keys;
    };
    loading ??= fetchKeys().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function verify(idToken: string, signal: AbortSignal): Promise<VerifiedClaims> {
    // This machine's clock may be corrected at any time, and the other may stand still while it sleeps: one of the two is right.
    const currentTimes = [clock.now(), built.now + clock.monotonic() - built.monotonic].map(
      (time) => time + serverTimeOffsetMs,
    );
    const requirements = { issuer, clientId, currentTimes };
    const [{ verifyIdToken }, keys] = await Promise.all([loadVerifier(), known?.keys ?? loadKeys(signal)]);
    let verified = await verifyIdToken(idToken, keys, requirements);
    const mayRefetch = known !== null && clock.monotonic() - known.fetchedAt >= keyRefetchPauseMs;
    if (verified === 'unknown-key' && mayRefetch) {
      verified = await verifyIdToken(idToken, await loadKeys(signal), requirements);
    }
    if (verified !== 'unknown-key') return verified.claims;
    throw refusedAnswer('its identity token was signed with a key the provider does not publish');
  }

  async function readClaims(
    tokens: RawTokenSet,
    { nonce, previous }: TokenExpectation,
    signal: AbortSignal,
  ): Promise<Pick<TokenSet, 'claims' | 'idToken'>> {
    const { idToken } = tokens;
    if (previous !== null && (idToken === undefined || idToken === null)) {
      return { idToken: previous.idToken, claims: previous.claims };
    }
    if (typeof idToken !== 'string' || idToken === '') throw refusedAnswer('it holds no identity token');
    const claims = await verify(idToken, signal);
    if (previous !== null && claims.sub !== previous.claims.sub) {
      throw refusedAnswer('it belongs to another person');
    }
    // A refreshed identity token may leave the nonce out, but must not carry a different one.
    const nonceFits =
      previous === null
        ? claims['nonce'] === nonce
        : claims['nonce'] === undefined || claims['nonce'] === previous.claims['nonce'];
    if (!nonceFits) throw refusedAnswer('it answers another sign-in');
    return { idToken, claims };
  }

  return {
    warmUp(signal) {
      loadVerifier().catch(leaveToValidate);
      if (known === null) loadKeys(signal).catch(leaveToValidate);
    },
    async validate(tokens, expectation, signal) {
      const { accessToken, refreshToken, tokenType = 'Bearer' } = tokens;
      if (expectation.callbackIssuer !== null && expectation.callbackIssuer !== issuer) {
        throw refusedAnswer('it comes from another issuer');
      }
      // Whatever else it is: it must fit into a header.
      if (typeof accessToken !== 'string' || !/^[\x21-\x7E]+$/.test(accessToken))
        throw refusedAnswer('it holds no access token');
      if (!/^bearer$/i.test(String(tokenType))) throw refusedAnswer('its access token is of an unknown kind');
      const expiresInSeconds = readLife(tokens.expiresIn);
      const { idToken, claims } = await readClaims(tokens, expectation, signal);
      const renewable = typeof refreshToken === 'string' && refreshToken !== '';
      return {
        accessToken,
        idToken,
        claims,
        expiresInSeconds,
        // Zero is how Keycloak says that it never ends.
        refreshExpiresInSeconds: toSeconds(tokens.refreshExpiresIn) || null,
        refreshToken: renewable ? refreshToken : (expectation.previous?.refreshToken ?? null),
      };
    },
  };
}

function leaveToValidate(): void {}

async function loadVerifier(): Promise<{ verifyIdToken: typeof verifyIdToken }> {
  try {
    return await import('./verifySignature.ts');
  } catch (cause) {
    throw new AuthError(
      'provider-unreachable',
      'A part of the portal could not be loaded. Check the connection and try again.',
      { cause },
    );
  }
}

/** A positive number of seconds, also when it is written as a string; else 0. */
function toSeconds(value: unknown): number {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
}

function readLife(expiresIn: unknown): number {
  const seconds = toSeconds(expiresIn);
  if (seconds > 0 && seconds <= longestLifeSeconds) return seconds;
  throw refusedAnswer('its time of expiry makes no sense');
}
