import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { buildPortal } from '../tools/harness/builds.ts';
import { root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { quantile } from '../tools/figures/figures.ts';
import { tasksOf } from './support/tasksOf.ts';

/* Measures the page on which prices arrive: 200 sites with 15 prices each, on a slow device. It measures the time until the
   first prices show, the longest task while 3,000 prices arrive, and the growth of memory over many re-pricings. Prints figures
   beside the budgets. */

const CPU_SLOWDOWN = 4;
const QUOTE = 'QT-40002';

const rounds = Number(process.argv[2] ?? 20);
const data = join(root, 'node_modules/.cache/quayside/measure-quote');

/**
 * The durations of one re-pricing, in milliseconds. `tasks` are those of the page's main thread, in its own time: other programs do
 * not count.
 */
interface Run {
  readonly firstPriceMs: number;
  readonly tasks: readonly number[];
}

/**
 * Clicks on Re-price, and waits for every price; returns the milliseconds to the first one. Runs in the page, so it uses nothing
 * from this file. It finds the bar by its tag: a locator by role would take longer than the limit of a task.
 */
function clickAndWait(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let firstPriceMs: number | null = null;
    const watch = (): void => {
      const progress = document.querySelector('progress');
      if (progress !== null && progress.value > 0) firstPriceMs ??= performance.now() - start;
      if (progress === null && firstPriceMs !== null) resolve(firstPriceMs);
      else setTimeout(watch, 20);
    };
    if (button instanceof HTMLElement) button.click();
    watch();
  });
}

async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** Prices the quote again, and waits for every price. */
async function reprice(browser: Browser, page: Page): Promise<Run> {
  const button = await page.getByRole('button', { name: 'Re-price', exact: true }).elementHandle();
  if (button === null) throw new Error('The page has no button Re-price.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  const firstPriceMs = await button.evaluate(clickAndWait);
  await page.waitForLoadState('networkidle');
  return { firstPriceMs, tasks: tasksOf(await browser.stopTracing()) };
}

const longest = ({ tasks }: Pick<Run, 'tasks'>): string => (tasks[0] ?? 0).toFixed(0);

await buildPortal();
rmSync(data, { recursive: true, force: true });
const stack = await startStack({ portalPort: 5496, sandboxPort: 5497, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
try {
  await page.goto(stack.portal);
  await page.locator('#username').fill('amelia');
  await page.locator('#password').fill('quayside');
  await page.locator('#kc-login').click();
  await page.locator('main h1').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${stack.portal}/1access/quotes/${QUOTE}`);
  await page
    .getByText(/ of 200 sites chosen/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');

  const runs: Run[] = [];
  const heaps: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const run = await reprice(browser, page);
    runs.push(run);
    heaps.push(await heapBytes(devtools));
    console.log(
      `re-pricing ${round}: first prices ${run.firstPriceMs.toFixed(0)} ms, longest task ${longest(run)} ms, heap ${((heaps.at(-1) ?? 0) / 1e6).toFixed(1)} MB`,
    );
  }
  const firstPrices = quantile(
    runs.map(({ firstPriceMs }) => firstPriceMs),
    0.5,
  );
  const tasks = runs.flatMap((run) => run.tasks).toSorted((one, other) => other - one);
  const [, second = 0] = heaps;
  console.log(
    `first prices ${firstPrices.toFixed(0)} ms (≤ 2000), longest task ${longest({ tasks })} ms (≤ 50), ${tasks.filter((task) => task > 50).length} of ${tasks.length} over 50 ms, heap ${(((heaps.at(-1) ?? 0) - second) / 1e6).toFixed(1)} MB more than after the second of ${rounds} re-pricings (flat)`,
  );
} finally {
  await browser.close();
  await stack.stop();
}
