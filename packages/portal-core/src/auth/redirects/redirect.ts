import type { Browser, Clock } from '../../base/platform/ports.ts';

/** Leaving the page for the provider. The browser may fail to get there. */
export interface Redirect {
  /** True from `prepare` until `cancel`, or until the page is stuck. */
  isInProgress(this: void): boolean;
  prepare(this: void): void;
  /** Leaves the page. Calls `onStuck` when the page is still there after the timeout. */
  navigate(this: void, url: string, onStuck: () => void): void;
  cancel(this: void): void;
}

/** Creates a redirect. `timeoutMs` is how long leaving may take. */
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
    cancel,
  };
}
