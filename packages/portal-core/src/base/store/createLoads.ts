import { toPortalError } from '../errors/errors.ts';
import type { PortalError } from '../errors/PortalError.ts';

export type LoadOutcome<Value> = { readonly value: Value } | { readonly error: PortalError };

/** Loads of one store. A late outcome is dropped. */
export interface Loads {
  /** Runs the work and passes its outcome on, unless `reset` was called meanwhile. Never rejects. */
  run<Value>(
    this: void,
    work: () => Promise<Value>,
    settle: (outcome: LoadOutcome<Value>) => void,
  ): Promise<void>;
  /** Drops the outcome of every load in progress. */
  reset(this: void): void;
}

export function createLoads(): Loads {
  let generation = 0;
  return {
    async run(work, settle) {
      const mine = generation;
      const outcome = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error: toPortalError(error) }),
      );
      if (mine === generation) settle(outcome);
    },
    reset() {
      generation += 1;
    },
  };
}
