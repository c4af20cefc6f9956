import { isCancelledError } from '../errors/errors.ts';
import type { Browser, Clock, Logger, TabChannel } from '../platform/ports.ts';
import { asRecord } from '../untrusted/records.ts';
import type { TokenSet } from './gateway.ts';
import type { SessionState } from './sessionState.ts';

/** Notices that another user signed in in this browser. */
export interface OtherUserWatch {
  /** Tells the other tabs who was just found to be signed in here. */
  announce(this: void): void;
  /** Begins; returns what ends it. */
  start(this: void): () => void;
}

/** What the watch needs. */
export interface OtherUserWatchPorts {
  browser: Pick<Browser, 'isOnline' | 'onFocus'>;
  clock: Clock;
  channel: TabChannel;
  logger: Logger;
  getState(this: void): SessionState;
  /** Asks the provider silently who is signed in, and gives the checked tokens of that user to `adopt`; see `checkSilently`. */
  askProvider(this: void, adopt: (tokens: TokenSet) => Promise<void>): Promise<unknown>;
  onOtherUser(this: void): void;
}

// A silent check is a frame and two requests, so that a switch between windows must not cost one each time.
const pauseMs = 60_000;

/** Builds the watch: another tab tells at once who signed in there; where none does, the provider is asked when the page gets the focus. */
export function createOtherUserWatch(ports: OtherUserWatchPorts): OtherUserWatch {
  const { browser, clock, channel, logger, getState, askProvider, onOtherUser } = ports;
  let comparedAt = 0;

  function getUserId(): string | null {
    const state = getState();
    return state.status === 'signed-in' ? state.user.id : null;
  }

  function compare(userId: unknown): void {
    const own = getUserId();
    if (own !== null && typeof userId === 'string' && userId !== '' && userId !== own) onOtherUser();
  }

  function onMessage(message: unknown): void {
    const { type, userId } = asRecord(message) ?? {};
    if (type === 'signed-in') compare(userId);
  }

  function onFocus(): void {
    if (getUserId() === null || !browser.isOnline() || Math.abs(clock.now() - comparedAt) < pauseMs) return;
    comparedAt = clock.now();
    // The tokens are dropped: the session has its own.
    askProvider(async ({ claims }) => compare(claims.sub)).catch((error: unknown) => {
      if (isCancelledError(error)) return;
      logger.warn('The provider did not say who is signed in, so the session goes on as it is.', error);
    });
  }

  return {
    announce() {
      const userId = getUserId();
      if (userId === null) return;
      comparedAt = clock.now();
      channel.post({ type: 'signed-in', userId });
    },
    start() {
      const stops = [channel.subscribe(onMessage), browser.onFocus(onFocus)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
