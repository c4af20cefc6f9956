/** Base of every error the portal's core rejects with or keeps in a store. `name` is a literal to switch on; messages hold no token, code, e-mail or query value. */
export abstract class PortalError extends Error {
  abstract override readonly name: string;
  /** True when the same call may succeed later without anything else changing (an outage, being offline). */
  readonly retryable: boolean;

  constructor(message: string, options: PortalErrorOptions = {}) {
    super(message, options);
    this.retryable = options.retryable ?? false;
  }
}

/** What every PortalError takes besides its message. `retryable` defaults to false. */
export interface PortalErrorOptions {
  cause?: unknown;
  retryable?: boolean;
}

/** True for every error of the portal's own family. */
export function isPortalError(error: unknown): error is PortalError {
  return error instanceof PortalError;
}
