import { CancelledError, TimeoutError } from '../errors/errors.ts';
import type { Clock } from './ports.ts';

/** A deadline: its limit in milliseconds, the text of its error, and the caller's signal. */
export interface DeadlineOptions {
  clock: Clock;
  timeoutMs: number;
  /** The name of the operation. Completes the sentence "… took longer than …". */
  what: string;
  signal?: AbortSignal | undefined;
}

/** Runs `work` with a signal that aborts at the deadline or with the caller. Settles even when `work` ignores its signal, and drops a late result. */
export async function withDeadline<Result>(
  options: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { clock, timeoutMs, what, signal: outer } = options;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const followOuter = (): void => controller.abort(outer?.reason);
  outer?.addEventListener('abort', followOuter);
  const cancelTimer = clock.setTimeout(() => {
    const message = `${what} took longer than ${timeoutMs / 1000} s. Try again in a moment.`;
    controller.abort(new TimeoutError(message, timeoutMs));
  }, timeoutMs);
  try {
    return await unlessAborted(controller.signal, work);
  } finally {
    cancelTimer();
    outer?.removeEventListener('abort', followOuter);
  }
}

/** Settles with `work`, or rejects with the signal's reason as soon as it aborts. Does not start when the signal is already aborted. */
export async function unlessAborted<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal.aborted) throw abortReason(signal);
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)), { signal: ended.signal });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    ended.abort();
  }
}

/** Resolves after `delayMs` milliseconds, or rejects with the signal's reason at once. */
export async function delay(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined;
  try {
    await unlessAborted(
      signal,
      () =>
        new Promise<void>((resolve) => {
          cancel = clock.setTimeout(resolve, delayMs);
        }),
    );
  } finally {
    cancel?.();
  }
}

function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new CancelledError('aborted');
}
