import { isCancelledError } from '../../base/errors/errors.ts';
import { withDeadline } from '../../base/platform/deadline.ts';
import type { Clock, Logger } from '../../base/platform/ports.ts';
import type { OidcGateway, TokenSet } from '../gateway.ts';

/** The library's own store, which mirrors the session for others. It runs their listeners, so what fails or hangs there is logged and costs nobody the session. */
export interface UserManagerSync {
  /** Shows the tokens; settles after 1 s at the latest. What comes through after `signal` aborted is forgotten again. */
  publish(this: void, tokens: TokenSet, signal: AbortSignal): Promise<void>;
  /** Forgets them; settles after 1 s at the latest. */
  clear(this: void): Promise<void>;
}

/** What the mirror needs. */
export interface UserManagerSyncPorts {
  gateway: Pick<OidcGateway, 'store' | 'clear'>;
  clock: Clock;
  logger: Logger;
}

/** Builds the mirror. */
export function createUserManagerSync({ gateway, clock, logger }: UserManagerSyncPorts): UserManagerSync {
  async function run(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    try {
      await withDeadline({ clock, timeoutMs: 1_000, what: 'Telling the library', signal }, work);
    } catch (error) {
      if (isCancelledError(error)) return;
      logger.error('The library of the identity provider was not told of the session.', error);
    }
  }
  return {
    publish: (tokens, signal) =>
      run(async () => {
        await gateway.store(tokens);
        if (signal.aborted) await gateway.clear();
      }, signal),
    clear: () => run(gateway.clear),
  };
}
