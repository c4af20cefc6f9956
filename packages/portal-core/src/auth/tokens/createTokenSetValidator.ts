import { AuthError } from '../../base/errors/errors.ts';
import type { Clock } from '../../base/platform/ports.ts';
import type { checkTokenSet } from './checkTokenSet.ts';
import type { SigningKeys } from '../gateway.ts';
import type { TokenSetValidator } from './tokenSetValidator.ts';

/** The values that every token set must match. */
export interface TokenSetValidatorOptions {
  /** The issuer, compared exactly. */
  issuer: string;
  clientId: string;
  /** The time by which the server's clock is ahead of this machine's, in milliseconds; default 0. */
  serverTimeOffsetMs?: number;
}

/** Ports of `createTokenSetValidator`. The gateway fetches the keys. */
export interface TokenSetValidatorPorts {
  clock: Clock;
  fetchSigningKeys(this: void, signal: AbortSignal): Promise<SigningKeys>;
}

// Forged key ids must not cost a request each.
const keyRefetchPauseMs = 30_000;

/** Creates the validator. Every token set passes it before it is stored or announced. */
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

  return {
    warmUp(signal) {
      loadChecks().catch(leaveToValidate);
      if (known === null) loadKeys(signal).catch(leaveToValidate);
    },
    async validate(tokens, expectation, signal) {
      const { checkTokenSet } = await loadChecks();
      return checkTokenSet(tokens, expectation, {
        issuer,
        clientId,
        // The wall clock may be corrected at any time, and the monotonic clock may stop during sleep. One of the two is right.
        currentTimes: [clock.now(), built.now + clock.monotonic() - built.monotonic].map(
          (time) => time + serverTimeOffsetMs,
        ),
        getKeys: async () => known?.keys ?? loadKeys(signal),
        async getNewerKeys() {
          const mayFetch = known !== null && clock.monotonic() - known.fetchedAt >= keyRefetchPauseMs;
          return mayFetch ? loadKeys(signal) : null;
        },
      });
    },
  };
}

function leaveToValidate(): void {}

async function loadChecks(): Promise<{ checkTokenSet: typeof checkTokenSet }> {
  try {
    return await import('./checkTokenSet.ts');
  } catch (cause) {
    throw new AuthError(
      'provider-unreachable',
      'A part of the portal could not be loaded. Check the connection and try again.',
      { cause },
    );
  }
}
