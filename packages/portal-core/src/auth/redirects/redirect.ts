import type { Browser, Clock } from '../../base/platform/ports.ts';

/** Leaving the page for the provider, which the browser may never get to. */
export interface Redirect {
  /** True from `prepare` until it is called off. */
  isInProgress(this: void): boolean;
  prepare(this: void): void;
  /** Leaves. `onStuck` is called when the page still stands there when the time is up. */
  navigate(this: void, url: string, onStuck: () => void): void;
  cancel(this: void): void;
}

/** Builds it; `timeoutMs` is how long the page may stand still without a word. */
export function createRedirect(
  timeoutMs: number,
  { browser, clock }: { browser: Pick<Browser, 'navigate'>; clock: Clock },
): Redirect {
  let inProgress = false;
  let cancelTimer: (() => void) | null = null;

  function cancel(): void {
    cancelTimer?.();
    cancelTimer = null;
    inProgress = false;
  }

  return {
    isInProgress: () => inProgress,
    prepare() {
      cancel();
      inProgress = true;
    },
    navigate(url, onStuck) {
      cancelTimer?.();
      browser.navigate(url);
      cancelTimer = clock.setTimeout(() => {
        cancel();
        onStuck();
      }, timeoutMs);
    },
    cancel: cancel,
  };
}
