import type { RawTokenSet, TokenSet } from '../gateway.ts';

/** What a token set must match besides the deployment's own settings. */
export interface TokenExpectation {
  /** The nonce that was sent; null on a refresh, where none is. */
  readonly nonce: string | null;
  /** On a refresh, the token set it replaces: the person must stay the same. */
  readonly previous: TokenSet | null;
}

/** Checks a token set before anybody may see it. Rejects with AuthError `invalid-response`, or `provider-unreachable` when the signing keys can't be fetched. */
export interface TokenSetValidator {
  /** Begins to fetch what `validate` will need, so that it need not wait. A failure here is left for `validate` to report. */
  warmUp(this: void, signal: AbortSignal): void;
  validate(tokens: RawTokenSet, expectation: TokenExpectation, signal: AbortSignal): Promise<TokenSet>;
}
