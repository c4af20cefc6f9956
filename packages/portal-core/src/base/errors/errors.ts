import { PortalError, type PortalErrorOptions } from './PortalError.ts';

/** Problem details (RFC 9457), as far as the portal reads them. */
export interface ProblemDetails {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly message?: string;
  /** With 412, and a 409 of the type `wrong-state`: the name of the person who changed the thing last. Absent if no person did. */
  readonly changedBy?: string;
  /** When that was: an ISO 8601 moment. Absent if it is not known. */
  readonly changedAt?: string;
  /** With 403: the people who can give the right that is missing, as the server sent them. `administratorsOf` of page-kit reads them. */
  readonly administrators?: unknown;
  /** The problems with single members of the request. Absent when the server names none. */
  readonly errors?: readonly MemberProblem[];
}

/** The problem of one member of a request. */
export interface MemberProblem {
  /** The member, as a JSON pointer (RFC 6901): `/sites/0/postcode`. The empty pointer means the whole body. */
  readonly pointer: string;
  /** The problem, as a sentence for the user. */
  readonly detail: string;
}

/** The response has a status outside 2xx. `problem` is null when its body was not a problem document. */
export class HttpStatusError extends PortalError {
  override readonly name = 'HttpStatusError';
  readonly status: number;
  readonly problem: ProblemDetails | null;
  /** The wait that the server asks for (`Retry-After`), in milliseconds; 0 when it does not ask. */
  readonly retryAfterMs: number;
  /** The id that the server gave to the request (`X-Request-Id`), as it sent it. Undefined when it sent none. */
  readonly requestId: unknown;

  constructor(
    status: number,
    problem: ProblemDetails | null,
    message: string,
    retryAfterMs = 0,
    requestId?: unknown,
  ) {
    super(message, { retryable: status === 429 || status >= 500 });
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
    this.requestId = requestId;
  }
}

/** No response arrived: the device is offline, or the connection was refused, reset or blocked. Always retryable. */
export class NetworkError extends PortalError {
  override readonly name = 'NetworkError';
  override readonly retryable = true;
}

/** The response took longer than the deadline. Always retryable. */
export class TimeoutError extends PortalError {
  override readonly name = 'TimeoutError';
  override readonly retryable = true;
  readonly timeoutMs: number;

  constructor(message: string, timeoutMs: number) {
    super(message);
    this.timeoutMs = timeoutMs;
  }
}

/** The reason why a call was cancelled: its caller aborted it, or its session is over. */
export type CancelReason = 'aborted' | 'session-over';

/** The call was cancelled. Do not show this error. */
export class CancelledError extends PortalError {
  override readonly name = 'CancelledError';
  readonly reason: CancelReason;

  constructor(reason: CancelReason) {
    super(
      `${reason === 'aborted' ? 'The caller aborted the call' : 'The session ended'}, so the response is not used.`,
    );
    this.reason = reason;
  }
}

/** The reason why a sign-in or a token refresh failed. */
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

/** Sign-in or token handling failed. `reason` says why. */
export class AuthError extends PortalError {
  override readonly name = 'AuthError';
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, message: string, options: Pick<PortalErrorOptions, 'cause'> = {}) {
    super(message, { ...options, retryable: reason === 'provider-unreachable' });
    this.reason = reason;
  }
}

/** A response does not fit the contract: HTML instead of JSON, malformed JSON, or a schema mismatch. */
export class ContractError extends PortalError {
  override readonly name = 'ContractError';
  /** The id that the server gave to the request (`X-Request-Id`), as it sent it. Undefined when it sent none, and for what is no JSON. */
  declare readonly requestId?: unknown;
}

/** A call was refused before it was sent, because its address could have sent the token elsewhere. This is a programming error. */
export class RequestError extends PortalError {
  override readonly name = 'RequestError';
}

/** The runtime configuration could not be loaded or used. The message is for the operator. */
export class ConfigError extends PortalError {
  override readonly name = 'ConfigError';
}

/** An unexpected failure, which is a fault of the portal itself. `cause` has the details. */
export class UnexpectedError extends PortalError {
  override readonly name = 'UnexpectedError';
}

/** Returns a PortalError as it is, and wraps anything else in an UnexpectedError, so that a store always settles. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error;
  return new UnexpectedError(
    'Something failed unexpectedly, so this step was not done. Reload the page, and contact support if it happens again.',
    {
      cause: error,
    },
  );
}

/** True for an HttpStatusError; with `status`, only for that status. */
export function isHttpStatusError(error: unknown, status?: number): error is HttpStatusError {
  return error instanceof HttpStatusError && (status === undefined || error.status === status);
}

/** True for a response with status 503, 504 or 511. */
export function isServiceUnavailable(error: unknown): error is HttpStatusError {
  return isHttpStatusError(error) && isUnavailable(error.status);
}

/** True for 503, 504 and 511: maintenance, overload, or a network that needs a sign-in. */
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

/** True for an AuthError; with `reason`, only for that reason. */
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
