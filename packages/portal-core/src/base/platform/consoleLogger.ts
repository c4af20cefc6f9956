import { isPortalError } from '../errors/PortalError.ts';
import type { Logger } from './ports.ts';

/** Writes to the console: our own errors with their cause's name only, since a foreign message may quote what was sent. */
export function createConsoleLogger(target: Pick<Console, 'warn' | 'error'> = console): Logger {
  return {
    warn: (message, cause) => target.warn(describe(message, cause)),
    error: (message, cause) => target.error(describe(message, cause)),
  };
}

function describe(message: string, cause: unknown): string {
  if (cause === undefined) return message;
  if (isPortalError(cause)) return `${message} (${cause.name}: ${cause.message})`;
  return `${message} (${cause instanceof Error ? cause.name : typeof cause})`;
}
