import { CancelledError, TimeoutError } from '../errors/errors.ts';
import type { Clock } from './ports.ts';

/** What a bounded piece of work is given: its limit in milliseconds, what its error says, and a signal of the caller. */
export interface DeadlineOptions {
  clock: Clock;
  timeoutMs: number;
  /** Completes the sentence "… took longer than …": what was waited for. */
  what: string;
  signal?: AbortSignal | undefined;
}

/** Runs `work` with a signal that aborts at the deadline or with the caller. Settles then even when `work` ignores its signal; a late answer is dropped. */
export async function withDeadline<Result>(
  options: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { clock, timeoutMs, what, signal: outer } = options;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(abortReason(controller.signal)), {
      once: true,
    });
  });
  const abort = (reason: unknown): void => controller.abort(reason);
  const onOuterAbort = (): void => abort(outer?.reason);
  outer?.addEventListener('abort', onOuterAbort, { once: true });
  const cancelTimer = clock.setTimeout(() => {
    abort(
      new TimeoutError(`${what} took longer than ${timeoutMs / 1000} s. Try again in a moment.`, timeoutMs),
    );
  }, timeoutMs);
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    cancelTimer();
    outer?.removeEventListener('abort', onOuterAbort);
  }
}

/** Resolves after `delayMs` milliseconds, or rejects with the signal's reason at once. */
export function delay(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortReason(signal));
      return;
    }
    const onAbort = (): void => {
      cancel();
      reject(abortReason(signal));
    };
    const cancel = clock.setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, delayMs);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Why a signal was aborted, as an error to reject with. */
export function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new CancelledError('aborted');
}
