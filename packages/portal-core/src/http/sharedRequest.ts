import { CancelledError, TimeoutError } from '../base/errors/errors.ts';
import type { Clock } from '../base/platform/ports.ts';
import type { ParsedResponse } from './parseResponse.ts';
import type { SessionEpoch } from './ports.ts';

export interface JoinOptions {
  /** Completes the sentence "… took longer than …". */
  subject: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  wantsCache: boolean;
  /** Validates the response for this caller, within its deadline. */
  validate(this: void, response: ParsedResponse): unknown;
}

/** The facts about its callers that a shared request can read. */
export interface SharedRequestControls {
  /** Aborts when the last caller leaves. */
  readonly signal: AbortSignal;
  /** Pauses, even when all callers leave; null when the pause would outlast every deadline. */
  pause(this: void, delayMs: number): Promise<void> | null;
  /** True while a caller wants the response cached. */
  isCacheable(this: void): boolean;
}

/** One request in flight and its callers. */
export interface SharedRequest {
  join(this: void, joinOptions: JoinOptions): Promise<unknown>;
}

/** Starts a request. Each caller has its own deadline and signal; the last one to leave aborts the request (H7). Calls `onFinish` as soon as no caller may join. */
export function createSharedRequest(
  { clock, epoch, onFinish }: { clock: Clock; epoch: SessionEpoch; onFinish?: () => void },
  work: (controls: SharedRequestControls) => Promise<ParsedResponse>,
): SharedRequest {
  const controller = new AbortController();
  const waiters = new Set<{ untilMs: number; wantsCache: boolean; leave: (reason: Error) => void }>();

  function onSessionOver(): void {
    for (const { leave } of waiters) leave(new CancelledError('session-over'));
  }

  function finish(): void {
    epoch.signal.removeEventListener('abort', onSessionOver);
    onFinish?.();
    // Aborts the request in flight, because no caller waits any more.
    controller.abort();
  }

  function pause(delayMs: number): Promise<void> | null {
    const endMs = clock.monotonic() + delayMs;
    if (![...waiters].some(({ untilMs }) => untilMs > endMs)) return null;
    return new Promise((resolve) => {
      controller.signal.addEventListener('abort', clock.setTimeout(resolve, delayMs));
    });
  }

  epoch.signal.addEventListener('abort', onSessionOver);
  const done = work({
    signal: controller.signal,
    pause,
    isCacheable: () => [...waiters].some(({ wantsCache }) => wantsCache),
  }).finally(finish);

  function join({ subject, timeoutMs, signal, wantsCache, validate }: JoinOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiter = { untilMs: clock.monotonic() + timeoutMs, wantsCache, leave };
      const onAbort = (): void => leave(new CancelledError('aborted'));
      const cancelTimer = clock.setTimeout(() => {
        const message = `${subject} took longer than ${timeoutMs / 1000} s. Try again.`;
        leave(new TimeoutError(message, timeoutMs));
      }, timeoutMs);

      function settle(): void {
        waiters.delete(waiter);
        cancelTimer();
        signal?.removeEventListener('abort', onAbort);
      }

      function leave(reason: Error): void {
        settle();
        reject(reason);
        if (waiters.size === 0) finish();
      }

      waiters.add(waiter);
      signal?.addEventListener('abort', onAbort);
      done.then(validate).finally(settle).then(resolve, reject);
    });
  }

  return { join };
}
