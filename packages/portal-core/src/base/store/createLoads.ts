import { toPortalError } from '../errors/errors.ts';
import type { PortalError } from '../errors/PortalError.ts';

/** What came of a load. */
export type LoadOutcome<Value> = { readonly value: Value } | { readonly error: PortalError };

/** Loads whose late answers must not count. */
export interface Loads {
  /** Does the work, then hands over what came of it; not when `reset` was called meanwhile. Never rejects. */
  run<Value>(
    this: void,
    work: () => Promise<Value>,
    settle: (outcome: LoadOutcome<Value>) => void,
  ): Promise<void>;
  /** Drops every answer still under way. */
  reset(this: void): void;
}

/** Builds the loads of one store. */
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
