/** Base class of all errors of the portal core. `name` is a literal, so a switch can tell them apart. Messages never contain a token, code, e-mail address or query value. */
export abstract class PortalError extends Error {
  abstract override readonly name: string;
  /** True when the same call may succeed later without a change, for example after an outage. */
  readonly retryable: boolean;

  constructor(message: string, options: PortalErrorOptions = {}) {
    super(message, options);
    this.retryable = options.retryable ?? false;
  }
}

/** Options of every PortalError. `retryable` defaults to false. */
export interface PortalErrorOptions {
  cause?: unknown;
  retryable?: boolean;
}

/** True for a PortalError. */
export function isPortalError(error: unknown): error is PortalError {
  return error instanceof PortalError;
}
