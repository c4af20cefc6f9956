import type { AuthSession } from '../auth/session/session.ts';
import { isCancelledError } from '../base/errors/errors.ts';
import type { Browser, Clock, Logger, TabChannel } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { asRecord } from '../base/parsing/records.ts';

/** Ends the session when another user signs in in this browser. */
export interface OtherUserWatch {
  start(this: void): void;
  stop(this: void): void;
}

/** The pause before the next silent check. `pauseMs` defaults to 60000. */
export interface OtherUserWatchOptions {
  pauseMs?: number;
}

/** Ports of `createOtherUserWatch`. */
export interface OtherUserWatchPorts {
  session: Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'findProviderUserId' | 'yieldToOtherUser'>;
  browser: Pick<Browser, 'isOnline' | 'onFocus'>;
  clock: Clock;
  channel: TabChannel;
  logger: Logger;
}

/** Creates the watch. Tabs tell each other who is signed in. Without another tab, a silent check asks the provider when the page gains focus. */
export function createOtherUserWatch(
  options: OtherUserWatchOptions,
  ports: OtherUserWatchPorts,
): OtherUserWatch {
  const { session, browser, clock, channel, logger } = ports;
  // A silent check costs a frame and two requests, so it must not run on every window switch.
  const { pauseMs = 60_000 } = options;
  let announced: string | null = null;
  let comparedAt = 0;

  function getUserId(): string | null {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.id : null;
  }

  function announce(): void {
    const userId = getUserId();
    if (userId === announced) return;
    announced = userId;
    if (userId === null) return;
    comparedAt = clock.now();
    channel.post({ type: 'signed-in', userId });
  }

  function compare(userId: unknown): void {
    const own = getUserId();
    if (own !== null && typeof userId === 'string' && userId !== '' && userId !== own)
      session.yieldToOtherUser();
  }

  function onMessage(message: unknown): void {
    const { type, userId } = asRecord(message) ?? {};
    if (type === 'signed-in') compare(userId);
  }

  async function askProvider(): Promise<void> {
    try {
      compare(await session.findProviderUserId());
    } catch (error) {
      if (isCancelledError(error)) return;
      logger.warn('The provider did not say who is signed in. The session goes on.', error);
    }
  }

  function onFocus(): void {
    if (getUserId() === null || !browser.isOnline() || Math.abs(clock.now() - comparedAt) < pauseMs) return;
    comparedAt = clock.now();
    void askProvider();
  }

  return createLifetime(() => {
    announce();
    return [session.subscribe(announce), channel.subscribe(onMessage), browser.onFocus(onFocus)];
  });
}
