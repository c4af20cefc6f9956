import { RequestError } from '../base/errors/errors.ts';
import { withDeadline } from '../base/platform/deadline.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';
import { hasMisreadCharacters } from '../base/parsing/hasMisreadCharacters.ts';

/** Puts a script into a page and settles when it has run, or could not be loaded; then, and when the signal aborts, nothing of it stays behind. */
export type AppendScript = (url: string, options: { signal: AbortSignal }) => Promise<void>;

/** The scripts of third parties. */
export interface Scripts {
  /** Loads a script once in the page's life, for all who ask; after a failure the next one asks anew. Rejects with RequestError for an address outside the allow-list, else with NetworkError or TimeoutError. */
  load(this: void, address: string): Promise<void>;
}

/** Whose scripts may run. */
export interface ScriptsOptions {
  /** The address that relative ones are resolved against. */
  baseUrl: string;
  /** The deployment's allow-list, compared by origin; default: that of `baseUrl`. */
  allowedOrigins?: readonly string[];
  /** How long a script may take; default 30000 ms. */
  timeoutMs?: number;
}

/** What loading needs. */
export interface ScriptsPorts {
  append: AppendScript;
  clock: Clock;
  logger: Logger;
}

/** Builds the loader; nothing is loaded before it is asked. */
export function createScripts(options: ScriptsOptions, { append, clock, logger }: ScriptsPorts): Scripts {
  const { timeoutMs = 30_000 } = options;
  const loaded = new Map<string, Promise<void>>();

  async function load(url: string): Promise<void> {
    try {
      await withDeadline({ clock, timeoutMs, what: 'A script' }, (signal) => append(url, { signal }));
    } catch (error) {
      loaded.delete(url);
      throw error;
    }
  }

  return {
    async load(address) {
      const url = allowedScriptUrl(address, options);
      if (url === null) {
        const error = new RequestError(
          'The address of a script lies outside the allow-list of this deployment, so it is not loaded. Add its origin there, or correct the address.',
        );
        logger.error('A script was refused.', error);
        throw error;
      }
      const loading = loaded.get(url) ?? load(url);
      loaded.set(url, loading);
      await loading;
    },
  };
}

/** The absolute address of a script that may be loaded, else null: https, or our own origin, without credentials. */
export function allowedScriptUrl(
  address: string,
  { baseUrl, allowedOrigins = [baseUrl] }: Pick<ScriptsOptions, 'baseUrl' | 'allowedOrigins'>,
): string | null {
  if (address.trim() === '' || hasMisreadCharacters(address) || !URL.canParse(address, baseUrl)) return null;
  const { origin, protocol, username, password, href } = new URL(address, baseUrl);
  const isListed = allowedOrigins.some(
    (allowed) => URL.canParse(allowed) && new URL(allowed).origin === origin,
  );
  const isSafe = protocol === 'https:' || (protocol === 'http:' && origin === new URL(baseUrl).origin);
  return isListed && isSafe && username + password === '' ? href : null;
}
