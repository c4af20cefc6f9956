import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { buildPortal } from '../tools/harness/builds.ts';
import { root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { quantile } from '../tools/figures/figures.ts';

/* Measures the search page and the command palette on a slow device and with slow responses: the time until a search shows its
   first result and all of them, and the time in which the palette opens, at first and later. Prints medians beside the budgets. */

const CPU_SLOWDOWN = 4;
const RESPONSE_MS = 150;
const OPENINGS = 8;

const rounds = Number(process.argv[2] ?? 5);
const data = join(root, 'node_modules/.cache/quayside/measure-search');
const keywords = ['bristol', 'qs104200', '00012345'];

/** The milliseconds from a submitted keyword to the first result, and to the line that counts all. Runs in the page, so it uses nothing from this file. */
function submitAndWait(form: Element): Promise<{ first: number; all: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    let first: number | null = null;
    const observer = new MutationObserver(() => {
      const line = document.querySelector('main output')?.textContent ?? '';
      if (!line.includes(' for “') || line.startsWith('Searching')) return;
      first ??= performance.now() - start;
      if (line.includes('so far')) return;
      observer.disconnect();
      const shown = first;
      requestAnimationFrame(() => resolve({ first: shown, all: performance.now() - start }));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}

/** The milliseconds from Control + K to a palette that is painted with the focus in it. Runs in the page, too. */
function pressAndWait(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = (): void => {
      const isOpen = document.activeElement?.closest('[data-palette]') != null;
      if (isOpen) requestAnimationFrame(() => resolve(performance.now() - start));
      else setTimeout(look);
    };
    const isApple = /Mac|iP/.test(navigator.platform);
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: !isApple, metaKey: isApple, bubbles: true }),
    );
    look();
  });
}

async function open(context: BrowserContext, url: string, slowdown = CPU_SLOWDOWN): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function measureSearch(context: BrowserContext, portal: string, keyword: string) {
  const page = await open(context, `${portal}/search?keyword=warmup`);
  try {
    await page.getByRole('searchbox', { name: 'Keyword' }).fill(keyword);
    return await page.locator('main form').evaluate(submitAndWait);
  } finally {
    await page.close();
  }
}

/** The first opening, which loads the palette, the second, which runs code that is hardly compiled, and those after it. */
interface Openings {
  readonly first: number;
  readonly second: number;
  readonly later: readonly number[];
}

async function measurePalette(context: BrowserContext, portal: string, slowdown: number): Promise<Openings> {
  const page = await open(context, `${portal}/privacy-policy`, slowdown);
  const openings: number[] = [];
  try {
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      openings.push(await page.evaluate(pressAndWait));
      await page.keyboard.press('Escape');
      await page.locator('[data-palette]').waitFor({ state: 'detached' });
    }
    const [first = 0, second = 0, ...later] = openings;
    return { first, second, later };
  } finally {
    await page.close();
  }
}

async function repeat<Figures>(measure: () => Promise<Figures>): Promise<Figures[]> {
  const runs: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measure());
  return runs;
}

const median = (figures: readonly number[]): string => quantile([...figures], 0.5).toFixed(0);

await buildPortal();
rmSync(data, { recursive: true, force: true });
const stack = await startStack({ portalPort: 5496, sandboxPort: 5497, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const first = await context.newPage();
await first.goto(stack.portal);
await first.locator('#username').fill('amelia');
await first.locator('#password').fill('quayside');
await first.locator('#kc-login').click();
await first.locator('main h1').waitFor();
await first.close();
await fetch('http://localhost:5497/sandbox/faults', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ path: '/api/portal/rest/*', delayMs: RESPONSE_MS }),
});

for (const keyword of keywords) {
  const runs = await repeat(() => measureSearch(context, stack.portal, keyword));
  console.log(
    `search ${keyword}: first result ${median(runs.map((run) => run.first))} ms, all ${median(runs.map((run) => run.all))} ms`,
  );
}
for (const slowdown of [1, CPU_SLOWDOWN]) {
  const runs = await repeat(() => measurePalette(context, stack.portal, slowdown));
  const budget = slowdown === 1 ? ' (≤ 50)' : '';
  console.log(
    `palette at ${slowdown}× CPU: first opening ${median(runs.map((run) => run.first))} ms, second ${median(runs.map((run) => run.second))} ms, later ${median(runs.flatMap((run) => run.later))} ms${budget}`,
  );
}
await browser.close();
await stack.stop();
