import { toPortalError } from '../base/errors/errors.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLoads, type LoadOutcome } from '../base/store/createLoads.ts';

/** A third party that runs for one user. `stop` forgets the user. */
export interface ThirdPartyInstance {
  stop(): void;
}

/** One third party, for one user at a time. */
export interface ThirdParty<Instance> {
  /** Stops the running work, prepares, and starts again. Passes the outcome on, unless it was stopped meanwhile. Never rejects. */
  begin(
    this: void,
    prepare: () => Promise<() => Instance>,
    settle: (outcome: LoadOutcome<Instance>) => void,
  ): Promise<void>;
  /** Stops the running work, and cancels preparations. */
  end(this: void): void;
}

/** Creates it. Nothing runs before `begin()`. */
export function createThirdParty<Instance extends ThirdPartyInstance>(logger: Logger): ThirdParty<Instance> {
  const loads = createLoads();
  let instance: Instance | null = null;

  function end(): void {
    const ended = instance;
    instance = null;
    loads.reset();
    try {
      ended?.stop();
    } catch (error) {
      logger.error('A third party could not be stopped. Reload the page to be rid of it.', error);
    }
  }

  function run(create: () => Instance): LoadOutcome<Instance> {
    try {
      instance = create();
      return { value: instance };
    } catch (error) {
      return { error: toPortalError(error) };
    }
  }

  return {
    async begin(prepare, settle) {
      end();
      await loads.run(prepare, (outcome) => settle('value' in outcome ? run(outcome.value) : outcome));
    },
    end,
  };
}
