import { isCancelledError, isHttpStatusError, toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import { maxRetryAfterMs } from '../http/retryDelay.ts';
import { delay } from '../base/platform/deadline.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';

/** POSTs that no caller waits for. */
export interface BackgroundPosts {
  /** Sends an empty POST that is safe to repeat. A failure is only logged. */
  post(this: void, path: string, invalidates: readonly string[]): void;
  /** Cancels requests in flight and pending retries. Call it when the session ends. */
  reset(this: void): void;
}

const firstPauseMs = 2_000;
const longestPauseMs = 32_000;

/** Creates background posts. A retryable failure is retried after 2, 4, 8, 16 and 32 s, then dropped. If the server asks for a longer wait (5 minutes at most), that wait replaces the pause. */
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
          logger.warn('A choice not to show a message again could not be saved.', error);
          return;
        }
        await delay(clock, Math.max(pauseMs, retryAfterMsOf(error)), signal);
      }
    }
  }

  return {
    post(path, invalidates) {
      // Rejects only when the session ends during a pause, which needs no handling.
      void send(path, invalidates, session.signal).catch(() => undefined);
    },
    reset() {
      session.abort();
      session = new AbortController();
    },
  };
}

function retryAfterMsOf(error: PortalError): number {
  return isHttpStatusError(error) ? Math.min(error.retryAfterMs, maxRetryAfterMs) : 0;
}
