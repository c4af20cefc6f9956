import { isCancelledError, isHttpStatusError, toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import { longestAskedMs } from '../http/retryDelay.ts';
import { delay } from '../base/platform/deadline.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';

/** Writes that nobody waits for. */
export interface BackgroundPosts {
  /** Sends an empty POST that may safely be repeated; says nothing of a failure but to the log. */
  post(this: void, path: string, invalidates: readonly string[]): void;
  /** Gives up what is under way or waits for another try. Call it when the session is over. */
  reset(this: void): void;
}

const firstPauseMs = 2_000;
const longestPauseMs = 32_000;

/** Builds them. A failure that may pass is tried again after 2, 4, 8, 16 and 32 s, or as much later as the server asks (5 minutes at most), then given up. */
export function createBackgroundPosts({
  http,
  clock,
  logger,
}: {
  http: Pick<HttpClient, 'post'>;
  clock: Clock;
  logger: Logger;
}): BackgroundPosts {
  let session = new AbortController();

  async function send(path: string, invalidates: readonly string[], signal: AbortSignal): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      try {
        await http.post(path, undefined, { signal, invalidates });
        return;
      } catch (cause) {
        const error = toPortalError(cause);
        if (signal.aborted || isCancelledError(error)) return;
        if (!error.retryable || pauseMs > longestPauseMs) {
          logger.warn('A choice not to show a message again could not be saved, so it may come back.', error);
          return;
        }
        await delay(clock, Math.max(pauseMs, askedMs(error)), signal);
      }
    }
  }

  return {
    post(path, invalidates) {
      // It rejects only when the session ends during a pause, which is nobody's concern.
      void send(path, invalidates, session.signal).catch(() => undefined);
    },
    reset() {
      session.abort();
      session = new AbortController();
    },
  };
}

function askedMs(error: PortalError): number {
  return isHttpStatusError(error) ? Math.min(error.retryAfterMs, longestAskedMs) : 0;
}
