import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildPortal } from '../tools/harness/builds.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { quantile } from '../tools/figures/figures.ts';
import { root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';

/* Measures the page load of a signed-in user with an empty cache, a slow connection and a slow device. Prints medians. */

const addresses = ['/landing', '/support', '/privacy-policy'];
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/** One page load: milliseconds since the navigation started, and compressed bytes. */
interface Figures {
  firstPaint: number;
  largestPaint: number;
  heading: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
}

/** Records paints, shifts and long tasks. Runs in the page, so it uses nothing from this file. */
function observe(): void {
  const seen = { largestPaint: 0, heading: 0, shift: 0, tasks: [] as { start: number; duration: number }[] };
  const notes: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    'largest-contentful-paint': ({ startTime }) => void (seen.largestPaint = startTime),
    'layout-shift': (entry) => void (seen.shift += (entry as PerformanceEntry & { value: number }).value),
    longtask: ({ startTime: start, duration }) => void seen.tasks.push({ start, duration }),
  };
  for (const [type, note] of Object.entries(notes))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main h1') === null) return;
    seen.heading = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  Object.assign(globalThis, { seen });
}

/** Reads the records. Runs in the page. */
function read(longTaskMs: number): Figures {
  const { seen } = globalThis as unknown as {
    seen: Omit<Figures, 'firstPaint' | 'blocking' | 'scriptBytes'> & {
      tasks: { start: number; duration: number }[];
    };
  };
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    firstPaint,
    largestPaint: seen.largestPaint,
    heading: seen.heading,
    blocking: seen.tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0),
    shift: seen.shift,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function load(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  url: string,
): Promise<Figures> {
  const context = await browser.newContext({ storageState, viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(url);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(read, LONG_TASK_MS);
  } finally {
    await context.close();
  }
}

const rounds = Number(process.argv[2] ?? 5);
const data = join(root, 'node_modules/.cache/quayside/measure');
await buildPortal();
rmSync(data, { recursive: true, force: true });
const { portal, stop } = await startStack({ portalPort: 5490, sandboxPort: 5491, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(portal);
await page.locator('#username').fill('amelia');
await page.locator('#password').fill('quayside');
await page.locator('#kc-login').click();
await page.locator('main h1').waitFor();
const storageState = await context.storageState();
await context.close();

for (const address of addresses) {
  const loads: Figures[] = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(await load(browser, storageState, portal + address));
  const of = (name: keyof Figures): number =>
    quantile(
      loads.map((figures) => figures[name]),
      0.5,
    );
  console.log(
    `${address}: first paint ${of('firstPaint').toFixed(0)} ms, largest ${of('largestPaint').toFixed(0)} ms, heading ${of('heading').toFixed(0)} ms, blocking ${of('blocking').toFixed(0)} ms, shift ${of('shift').toFixed(4)}, JavaScript ${(of('scriptBytes') / 1000).toFixed(1)} kB`,
  );
}
await browser.close();
await stop();
