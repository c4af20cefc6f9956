import type { CDPSession, Page } from '@playwright/test';

/** The objects that a page retains after garbage collection. */
export interface Holdings {
  heapBytes: number;
  documents: number;
  nodes: number;
  listeners: number;
  frames: number;
  timers: number;
}

/** Runs in the page before its own scripts and counts pending timers. */
function countTimers(): void {
  const waiting = new Set<number>();
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  const counted = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const id = begin(
      (...given: unknown[]) => {
        waiting.delete(id);
        if (typeof handler === 'function') (handler as (...values: unknown[]) => void)(...given);
      },
      delay,
      ...rest,
    );
    waiting.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: counted,
    clearTimeout(id?: number) {
      if (id !== undefined) waiting.delete(id);
      end(id);
    },
    waitingTimers: () => waiting.size,
  });
}

/** Prepares a page for measuring, before it is opened. */
export async function prepare(page: Page): Promise<CDPSession> {
  await page.addInitScript(countTimers);
  return page.context().newCDPSession(page);
}

/** Measures an idle page. */
export async function holdingsOf(page: Page, client: CDPSession): Promise<Holdings> {
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
  const { documents, nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const [frames, timers] = await page.evaluate(() => [
    document.querySelectorAll('iframe').length,
    (window as unknown as { waitingTimers: () => number }).waitingTimers(),
  ]);
  return {
    heapBytes: usedSize,
    documents,
    nodes,
    listeners: jsEventListeners,
    frames: frames ?? 0,
    timers: timers ?? 0,
  };
}

/**
 * How much each of evenly spaced values adds: the smallest of the later half against the smallest of the earlier half. A sample may meet
 * a page that is about to be replaced, which is larger; what leaks is in every later sample.
 */
export function growthOf(values: readonly number[]): number {
  const half = values.length / 2;
  return (Math.min(...values.slice(half)) - Math.min(...values.slice(0, half))) / half;
}
