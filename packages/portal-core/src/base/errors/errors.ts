import { PortalError, type PortalErrorOptions } from './PortalError.ts';

/** RFC 9457 problem details as far as the portal reads them; `message` is shown inline where the product says so. */
export interface ProblemDetails {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly message?: string;
}

/** The server answered with a status outside 2xx; `problem` is null when the body was no problem document. */
export class HttpStatusError extends PortalError {
  override readonly name = 'HttpStatusError';
  readonly status: number;
  readonly problem: ProblemDetails | null;
  /** How long the server asks to wait, by `Retry-After`, in milliseconds; 0 when it does not say. */
  readonly retryAfterMs: number;

  constructor(status: number, problem: ProblemDetails | null, message: string, retryAfterMs = 0) {
    super(message, { retryable: status === 429 || status >= 500 });
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer arrived: offline, refused, reset or blocked. Always retryable. */
export class NetworkError extends PortalError {
  override readonly name = 'NetworkError';
  override readonly retryable = true;
}

/** The answer took longer than its deadline (milliseconds). Always retryable. */
export class TimeoutError extends PortalError {
  override readonly name = 'TimeoutError';
  override readonly retryable = true;
  readonly timeoutMs: number;

  constructor(message: string, timeoutMs: number) {
    super(message);
    this.timeoutMs = timeoutMs;
  }
}

/** Why a call was given up: its caller aborted it, or the session it belonged to is over. */
export type CancelReason = 'aborted' | 'session-over';

/** The call was given up before its answer could matter; nothing needs to be shown for it. */
export class CancelledError extends PortalError {
  override readonly name = 'CancelledError';
  readonly reason: CancelReason;

  constructor(reason: CancelReason) {
    super(
      `${reason === 'aborted' ? 'The caller aborted the call' : 'The session ended'}, so the answer is not used.`,
    );
    this.reason = reason;
  }
}

/** What went wrong with signing in or with a token set. */
export type AuthErrorReason =
  | 'not-signed-in'
  | 'provider-unreachable'
  | 'provider-refused'
  | 'too-many-redirects'
  | 'sign-in-unfinished'
  | 'sign-in-not-kept'
  | 'storage-blocked'
  | 'invalid-response'
  | 'session-ended';

/** Sign-in or token handling failed; `reason` says which way. */
export class AuthError extends PortalError {
  override readonly name = 'AuthError';
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, message: string, options: Pick<PortalErrorOptions, 'cause'> = {}) {
    super(message, { ...options, retryable: reason === 'provider-unreachable' });
    this.reason = reason;
  }
}

/** An answer arrived but did not fit what was agreed: HTML where JSON was due, malformed JSON, or a schema mismatch. */
export class ContractError extends PortalError {
  override readonly name = 'ContractError';
}

/** A call was refused before it was sent, because its address could have carried the token elsewhere (a programming error). */
export class RequestError extends PortalError {
  override readonly name = 'RequestError';
}

/** The runtime configuration could not be loaded or used; the message is written for an operator. */
export class ConfigError extends PortalError {
  override readonly name = 'ConfigError';
}

/** Something failed that no named error foresees, which is a fault of the portal itself; `cause` says what. */
export class UnexpectedError extends PortalError {
  override readonly name = 'UnexpectedError';
}

/** The error itself when it is one of the family, else an UnexpectedError around it: a store must settle whatever happens. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error;
  return new UnexpectedError(
    'Something failed unexpectedly, so this step was not done. Reload the page; tell support if it happens again.',
    {
      cause: error,
    },
  );
}

/** True for an HttpStatusError, of that status when one is given. */
export function isHttpStatusError(error: unknown, status?: number): error is HttpStatusError {
  return error instanceof HttpStatusError && (status === undefined || error.status === status);
}

/** True for an answer that says the service is down for now: 503, 504 or 511. */
export function isServiceUnavailable(error: unknown): error is HttpStatusError {
  return isHttpStatusError(error) && isUnavailable(error.status);
}

/** True for the statuses by which a service says that it is down: maintenance, overload, a network that has to be signed in to. */
export function isUnavailable(status: number): status is 503 | 504 | 511 {
  return [503, 504, 511].includes(status);
}

/** True for a NetworkError. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError;
}

/** True for a TimeoutError. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof TimeoutError;
}

/** True for a CancelledError. */
export function isCancelledError(error: unknown): error is CancelledError {
  return error instanceof CancelledError;
}

/** True for an AuthError, of that reason when one is given. */
export function isAuthError(error: unknown, reason?: AuthErrorReason): error is AuthError {
  return error instanceof AuthError && (reason === undefined || error.reason === reason);
}

/** True for a ContractError. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof ContractError;
}

/** True for a ConfigError. */
export function isConfigError(error: unknown): error is ConfigError {
  return error instanceof ConfigError;
}
