import { isPortalError } from '../errors/PortalError.ts';
import type { Logger } from './ports.ts';

/** Logs to the console. Of a foreign error it logs only the name, because the message may quote a request. */
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
