import type { SessionEpoch } from '../../http/ports.ts';
import type { OidcGateway, TokenSet } from '../gateway.ts';
import type { Redirect } from '../redirects/redirect.ts';
import { checkSilently, findSession, type FindSessionPorts, type SilentCheckPorts } from './findSession.ts';
import type { AuthSessionOptions } from './session.ts';
import type { SessionEvent } from './sessionState.ts';

export interface SessionCheckPorts extends Omit<FindSessionPorts, 'adopt' | 'withinEpoch' | 'gateway'> {
  gateway: OidcGateway;
  redirect: Pick<Redirect, 'cancel'>;
  getEpoch(this: void): SessionEpoch;
  /** Runs work until a deadline in milliseconds or the end of the epoch. */
  withinEpoch<Result>(
    this: void,
    epoch: SessionEpoch,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Stores validated tokens and announces their user. */
  adopt(this: void, tokens: TokenSet, epoch: SessionEpoch): Promise<void>;
  dispatch(this: void, event: SessionEvent): void;
  fail(this: void, error: unknown): void;
}

export interface SessionCheck {
  /** Starts a check, or joins the one in progress. Never rejects; a failure becomes the state. */
  run(this: void): Promise<void>;
  /** Makes the next `run` start a check of its own. */
  reset(this: void): void;
  /** See `AuthSession.findProviderUserId`. */
  findProviderUserId(this: void): Promise<string | null>;
}

export function createSessionCheck(
  options: Required<AuthSessionOptions>,
  { redirect, getEpoch, withinEpoch, adopt, dispatch, fail, ...ports }: SessionCheckPorts,
): SessionCheck {
  let current: Promise<void> | null = null;

  const portsFor = (epoch: SessionEpoch): Omit<SilentCheckPorts, 'adopt'> => ({
    ...ports,
    withinEpoch: (timeoutMs, work) => withinEpoch(epoch, timeoutMs, work),
  });

  async function check(): Promise<void> {
    redirect.cancel();
    dispatch({ type: 'check-started' });
    // The whole check uses one epoch, so a sign-out between two steps ends it.
    const epoch = getEpoch();
    try {
      const reason = await findSession(options, {
        ...ports,
        ...portsFor(epoch),
        adopt: (tokens) => adopt(tokens, epoch),
      });
      epoch.signal.throwIfAborted();
      if (reason !== null) dispatch({ type: 'signed-out', reason });
    } catch (error) {
      fail(error);
    }
  }

  return {
    run() {
      if (current !== null) return current;
      const started = check().finally(() => {
        if (current === started) current = null;
      });
      current = started;
      return started;
    },
    reset() {
      current = null;
    },
    async findProviderUserId() {
      let userId: string | null = null;
      const readUserId = async ({ claims }: TokenSet): Promise<void> => void (userId = claims.sub);
      await checkSilently(options, { ...portsFor(getEpoch()), adopt: readUserId });
      return userId;
    },
  };
}
