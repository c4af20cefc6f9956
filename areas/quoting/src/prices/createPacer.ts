import type { Platform } from '@quayside/portal-core';

export interface PacerOptions {
  readonly batchSize: number;
  /** The time between two batches, in milliseconds: enough to draw one. */
  readonly pauseMs: number;
}

/** Runs tasks a few at a time, in their order, so that the page can draw and respond in between. */
export interface Pacer {
  run(this: void, work: readonly (() => void)[]): void;
  /** Runs the waiting tasks at once. */
  stop(this: void): void;
}

/** Creates a pacer. The first batch runs at once unless others wait. */
export function createPacer({ batchSize, pauseMs }: PacerOptions, { clock }: Pick<Platform, 'clock'>): Pacer {
  let waiting: (() => void)[] = [];
  let cancel: (() => void) | null = null;

  function runBatch(): void {
    cancel = null;
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    // First, so that a batch that fails does not keep the others from running.
    if (waiting.length > 0) cancel = clock.setTimeout(runBatch, pauseMs);
    for (const piece of batch) piece();
  }

  return {
    run(work) {
      waiting.push(...work);
      if (cancel === null) runBatch();
    },
    stop() {
      cancel?.();
      cancel = null;
      const rest = waiting;
      waiting = [];
      for (const piece of rest) piece();
    },
  };
}
