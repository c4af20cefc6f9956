import { RequestError } from '../base/errors/errors.ts';
import { withDeadline } from '../base/platform/deadline.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';
import { hasMisreadCharacters } from '../base/parsing/hasMisreadCharacters.ts';

/** Inserts a script into a page. Settles when the script has run or failed to load. Removes the tag then, and when the signal aborts. */
export type AppendScript = (url: string, options: { signal: AbortSignal }) => Promise<void>;

/** The scripts of third parties. */
export interface Scripts {
  /** Loads a script once per page load, for all callers. After a failure the next call loads it again. Rejects with RequestError for an address outside the allow-list, else with NetworkError or TimeoutError. */
  load(this: void, address: string): Promise<void>;
}

/** Options of `createScripts`. */
export interface ScriptsOptions {
  /** The address that relative addresses are resolved against. */
  baseUrl: string;
  /** The deployment's allow-list, compared by origin. Default: the origin of `baseUrl`. */
  allowedOrigins?: readonly string[];
  /** Timeout of a script. Default 30000 ms. */
  timeoutMs?: number;
}

/** Ports of `createScripts`. */
export interface ScriptsPorts {
  append: AppendScript;
  clock: Clock;
  logger: Logger;
}

/** Creates the loader. Nothing is loaded before a call. */
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
          'A script lies outside the allow-list of this deployment. Add its origin there, or correct its address.',
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

/** Returns the absolute address of an allowed script, else null: https or our own origin, without credentials. */
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
