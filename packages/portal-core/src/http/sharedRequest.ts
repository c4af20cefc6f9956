import { CancelledError, TimeoutError } from '../base/errors/errors.ts';
import type { Clock } from '../base/platform/ports.ts';
import type { ParsedResponse } from './parseResponse.ts';
import type { SessionEpoch } from './ports.ts';

/** How one caller waits for a request. */
export interface JoinOptions {
  /** Completes the sentence "… took longer than …". */
  what: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** True when this caller would have the answer kept. */
  caches: boolean;
  /** Reads the answer for this caller, within his deadline. */
  read(this: void, answer: ParsedResponse): unknown;
}

/** What the work of a request knows of those who wait for it. */
export interface SharedRequestControls {
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** A pause, which does not end when everybody left; null when it would outlast every deadline. */
  pause(this: void, delayMs: number): Promise<void> | null;
  /** True while somebody waits who would have the answer kept. */
  isCacheable(this: void): boolean;
}

/** One request under way and all who wait for it. */
export interface SharedRequest {
  join(this: void, joinOptions: JoinOptions): Promise<unknown>;
}

/** Starts the work. Each caller has a deadline and a signal of his own; the last one to leave aborts it (H7). `onOver` is told as soon as nobody may join. */
export function createSharedRequest(
  { clock, epoch, onFinish }: { clock: Clock; epoch: SessionEpoch; onFinish?: () => void },
  work: (controls: SharedRequestControls) => Promise<ParsedResponse>,
): SharedRequest {
  const controller = new AbortController();
  const waiters = new Set<{ untilMs: number; caches: boolean; leave: (reason: Error) => void }>();

  function onSessionOver(): void {
    for (const { leave } of waiters) leave(new CancelledError('session-over'));
  }

  function finish(): void {
    epoch.signal.removeEventListener('abort', onSessionOver);
    onFinish?.();
    // Nobody waits any more: what is still under way hangs up.
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
    isCacheable: () => [...waiters].some(({ caches }) => caches),
  }).finally(finish);

  function join({ what, timeoutMs, signal, caches, read }: JoinOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiter = { untilMs: clock.monotonic() + timeoutMs, caches, leave };
      const onAbort = (): void => leave(new CancelledError('aborted'));
      const cancelTimer = clock.setTimeout(() => {
        const message = `${what} took longer than ${timeoutMs / 1000} s. Try again.`;
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
      done.then(read).finally(settle).then(resolve, reject);
    });
  }

  return { join };
}
