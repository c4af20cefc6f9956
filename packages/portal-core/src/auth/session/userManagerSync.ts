import { isCancelledError } from '../../base/errors/errors.ts';
import { withDeadline } from '../../base/platform/deadline.ts';
import type { Clock, Logger } from '../../base/platform/ports.ts';
import type { OidcGateway, TokenSet } from '../gateway.ts';

/** Copies the session into the OIDC library's own store. The library runs other people's listeners, so an error or a hang there is logged and does not affect the session. */
export interface UserManagerSync {
  /** Stores the tokens. Settles after 1 s at the latest. Tokens that arrive after `signal` aborted are cleared again. */
  publish(this: void, tokens: TokenSet, signal: AbortSignal): Promise<void>;
  /** Clears the tokens. Settles after 1 s at the latest. */
  clear(this: void): Promise<void>;
}

export interface UserManagerSyncPorts {
  gateway: Pick<OidcGateway, 'store' | 'clear'>;
  clock: Clock;
  logger: Logger;
}

export function createUserManagerSync({ gateway, clock, logger }: UserManagerSyncPorts): UserManagerSync {
  async function run(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    try {
      await withDeadline(
        { clock, timeoutMs: 1_000, what: 'Copying the session to the OIDC library', signal },
        work,
      );
    } catch (error) {
      if (isCancelledError(error)) return;
      logger.error('The session could not be copied to the OIDC library.', error);
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
