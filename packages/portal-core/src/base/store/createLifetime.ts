/** How a piece is started and stopped. Started twice is started once, and `stop` undoes all of it. */
export interface Lifetime {
  start(this: void): void;
  stop(this: void): void;
}

/** Builds the `start` and `stop` of a piece: `begin` starts it and returns what undoes that, in this order. */
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
