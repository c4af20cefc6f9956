import type { RawTokenSet, TokenSet } from '../gateway.ts';

/** The values that a token set must match besides the deployment's settings. */
export interface TokenExpectation {
  /** The nonce of the request; null for a refresh, which has none. */
  readonly nonce: string | null;
  /** The previous token set, for a refresh: the user must stay the same. */
  readonly previous: TokenSet | null;
}

/** Validates a token set. Rejects with AuthError `invalid-response`, or `provider-unreachable` when the signing keys cannot be fetched. */
export interface TokenSetValidator {
  /** Starts to fetch the keys that `validate` needs. Never fails: `validate` reports a failure. */
  warmUp(this: void, signal: AbortSignal): void;
  validate(tokens: RawTokenSet, expectation: TokenExpectation, signal: AbortSignal): Promise<TokenSet>;
}
