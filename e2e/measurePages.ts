import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { buildPortal } from '../tools/harness/builds.ts';
import { root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { quantile } from '../tools/figures/figures.ts';
import { tasksOf } from './support/tasksOf.ts';

/* Measures the pages that customers open every day, on a slow device and with slow responses: the time until a filter shows its
   first row, the time to mount 100 rows and the longest task of it, the opening of a long conversation, the code that a page adds to the shell, and the
   layout shifts. Prints medians beside the budgets. */

const CPU_SLOWDOWN = 4;
const RESPONSE_MS = 150;

const lists = [
  { path: '/services', filter: 'Health', option: /^Degraded/ },
  { path: '/support/cases', filter: 'Waiting for', option: /^You/ },
];
const pages = [
  '/dashboard',
  '/services',
  '/services/QS-104200',
  '/services/projects',
  '/services/provisioning-cases/PC-204292',
  '/services/change-requests',
  '/services/change-requests/dashboard',
  '/services/change-requests/new',
  '/services/change-requests/CR-3001',
  '/support',
  '/support/cases',
  '/support/cases/00012345',
  '/support/cases/00012342',
  '/new-support-case',
  '/approvals',
  '/approvals/AP-7001',
  '/cloud',
  '/cloud/estimates/CE-1001',
  '/cloud/estimates/CE-1002',
  '/artemis/ordering/new',
];

const rounds = Number(process.argv[2] ?? 5);
const data = join(root, 'node_modules/.cache/quayside/measure-pages');

/** Records layout shifts. Runs in the page, so it uses nothing from this file. */
function observeShift(): void {
  const seen = { shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      // The user asked for a move right after a click.
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { seen });
}

// oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page, so they use nothing from this file
/** The milliseconds from a click to the first row with another text. Runs in the page. */
function clickToFirstRow(box: Element): Promise<number> {
  const firstRow = (): string =>
    document.querySelector('tbody [role="rowheader"], tbody th')?.textContent ?? '';
  const before = firstRow();
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
      const now = firstRow();
      if (now === '' || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    if (box instanceof HTMLElement) box.click();
  });
}

/**
 * Chooses 100 rows per page, and waits for them. Runs in the page. A locator by role would read the style of each cell while it waits,
 * which counts as script of the page and takes as long as the page's own.
 */
function showHundred(select: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = (): void => {
      if (document.querySelectorAll('tbody [role="rowheader"]').length >= 100) resolve();
      else setTimeout(watch, 20);
    };
    if (select instanceof HTMLSelectElement) select.value = '100';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    watch();
  });
}

const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function open(context: BrowserContext, url: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  await page.addInitScript(observeShift);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  return { page, devtools };
}

async function measureList(
  context: BrowserContext,
  origin: string,
  { path, filter, option }: (typeof lists)[0],
) {
  const { page, devtools } = await open(context, origin + path);
  try {
    await page.getByRole('rowheader').first().waitFor();
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: filter }).click();
    const firstRow = await page.getByRole('checkbox', { name: option }).evaluate(clickToFirstRow);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByText(/of \d,\d{3}/)
      .first()
      .waitFor();
    const perPage = await page.getByRole('combobox', { name: 'Per page' }).elementHandle();
    if (perPage === null) throw new Error('The page has no choice of rows per page.');
    await browser.startTracing(page, { categories: ['toplevel'] });
    const before = await scriptMs(devtools);
    await perPage.evaluate(showHundred);
    const mount = (await scriptMs(devtools)) - before;
    const [longestTask = 0] = tasksOf(await browser.stopTracing());
    return { firstRow, mount, longestTask, shift: await readShift(page) };
  } finally {
    await page.close();
  }
}

/**
 * Measures the time until the dashboard shows its first number, and all of its numbers and charts; and the bytes of code that each
 * card adds.
 */
async function measureDashboard(context: BrowserContext, url: string) {
  const page = await context.newPage();
  try {
    await page.addInitScript(observeShift);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    const started = Date.now();
    const numbers = page.getByRole('region', { name: 'Waiting for you' }).getByRole('link');
    await numbers.filter({ hasText: /\d$/ }).first().waitFor();
    const first = Date.now() - started;
    await page.waitForFunction(
      () =>
        document.querySelector('main table') !== null &&
        document.querySelector('main [data-state="loading"], main [data-async="loading"]') === null,
    );
    const all = Date.now() - started;
    const cards = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /Card-[^/]*\.js$/.test(new URL(name).pathname))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    return { first, all, largestCard: Math.max(0, ...cards), shift: await readShift(page) };
  } finally {
    await page.close();
  }
}

/** Returns the script files that a page adds to the shell, in compressed bytes, and the layout shifts while it loads. */
async function measurePage(context: BrowserContext, url: string) {
  const started = Date.now();
  const { page, devtools } = await open(context, url);
  try {
    const loaded = Date.now() - started;
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    return { loaded, bytes, script: await scriptMs(devtools), shift: await readShift(page) };
  } finally {
    await page.close();
  }
}

async function repeat<Figures>(measure: () => Promise<Figures>): Promise<Figures[]> {
  const runs: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measure());
  return runs;
}

const median = (figures: readonly number[]): number => quantile([...figures], 0.5);

await buildPortal();
rmSync(data, { recursive: true, force: true });
const stack = await startStack({ portalPort: 5494, sandboxPort: 5495, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const first = await context.newPage();
await first.goto(stack.portal);
await first.locator('#username').fill('amelia');
await first.locator('#password').fill('quayside');
await first.locator('#kc-login').click();
await first.locator('main h1').waitFor();
await fetch('http://localhost:5495/sandbox/faults', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ path: '/api/portal/rest/*', delayMs: RESPONSE_MS }),
});

for (const list of lists) {
  const runs = await repeat(() => measureList(context, stack.portal, list));
  const of = (name: 'firstRow' | 'mount' | 'longestTask' | 'shift'): number =>
    median(runs.map((run) => run[name]));
  console.log(
    `${list.path}: filter to first row ${of('firstRow').toFixed(0)} ms (≤ 400), 100 rows ${of('mount').toFixed(0)} ms script (≤ 50) in tasks of at most ${of('longestTask').toFixed(0)} ms (≤ 50), shift ${of('shift').toFixed(4)} (0)`,
  );
}

const dashboard = await repeat(() => measureDashboard(context, `${stack.portal}/dashboard`));
const ofDashboard = (name: 'first' | 'all' | 'largestCard' | 'shift'): number =>
  median(dashboard.map((run) => run[name]));
console.log(
  `/dashboard: first number ${ofDashboard('first').toFixed(0)} ms, all cards ${ofDashboard('all').toFixed(0)} ms, largest card ${(ofDashboard('largestCard') / 1000).toFixed(1)} kB, shift ${ofDashboard('shift').toFixed(4)} (0)`,
);

const shell = await measurePage(context, `${stack.portal}/privacy-policy`);
for (const path of pages) {
  const runs = await repeat(() => measurePage(context, stack.portal + path));
  const of = (name: 'loaded' | 'bytes' | 'script' | 'shift'): number => median(runs.map((run) => run[name]));
  console.log(
    `${path}: ${of('loaded').toFixed(0)} ms, script ${of('script').toFixed(0)} ms, ${((of('bytes') - shell.bytes) / 1000).toFixed(1)} kB more than the shell, shift ${of('shift').toFixed(4)} (0)`,
  );
}
await browser.close();
await stack.stop();
