import type { Browser, Clock } from '../platform/ports.ts';

/** Leaving the page for the provider, which the browser may never get to. */
export interface Departure {
  /** True from `prepare` until it is called off. */
  isUnderWay(this: void): boolean;
  prepare(this: void): void;
  /** Leaves. `onStuck` is called when the page still stands there when the time is up. */
  go(this: void, url: string, onStuck: () => void): void;
  callOff(this: void): void;
}

/** Builds it; `timeoutMs` is how long the page may stand still without a word. */
export function createDeparture(
  timeoutMs: number,
  { browser, clock }: { browser: Pick<Browser, 'navigate'>; clock: Clock },
): Departure {
  let underWay = false;
  let cancelTimer: (() => void) | null = null;

  function callOff(): void {
    cancelTimer?.();
    cancelTimer = null;
    underWay = false;
  }

  return {
    isUnderWay: () => underWay,
    prepare() {
      callOff();
      underWay = true;
    },
    go(url, onStuck) {
      cancelTimer?.();
      browser.navigate(url);
      cancelTimer = clock.setTimeout(() => {
        callOff();
        onStuck();
      }, timeoutMs);
    },
    callOff,
  };
}
