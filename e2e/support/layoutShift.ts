import type { Page } from '@playwright/test';

/** A move that the user did not cause: its size and its element. */
export interface LayoutShift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Records layout shifts. Runs in the page, so it uses nothing from this file. Pass it to `addInitScript`. */
export function observeShift(): void {
  const shifts: LayoutShift[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { readonly node: Node | null }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts });
}

/** Returns the moves since `observeShift`. */
export function readShift(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: readonly LayoutShift[] }).shifts);
}
