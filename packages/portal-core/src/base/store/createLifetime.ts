/** Starts and stops a feature. A second `start` does nothing; `stop` undoes `start`. */
export interface Lifetime {
  start(this: void): void;
  stop(this: void): void;
}

/** Creates `start` and `stop`. `begin` starts the feature and returns the functions that undo it, in order. */
export function createLifetime(begin: () => readonly (() => void)[]): Lifetime {
  let undo: readonly (() => void)[] | null = null;
  return {
    start() {
      undo ??= begin();
    },
    stop() {
      for (const each of undo ?? []) each();
      undo = null;
    },
  };
}
