import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import portal from '../../apps/portal/vite.config.ts';
import type { Contender } from '../../bench/harness.ts';
import { type Figures, note, table } from '../lib/benchFigures.ts';
import { findChromium } from '../lib/chromium.ts';
import { root } from '../lib/settings.ts';

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var contender: Contender;
}

/**
 * Measures the bar beside the same shell written by hand: mounting it and opening a sub-menu, in a page just loaded
 * and in one that is warm, alternating within one browser. A benchmark, not a test: it prints, and fails nothing.
 */

const contenders = ['ours', 'handWritten'] as const;
type Name = (typeof contenders)[number];

const rounds = Number(process.argv[2] ?? 21);
const warmUps = 2;
const warmRuns = 6;
const cpuThrottle = 4;
const port = 6129;
const folder = join(root, 'bench');
const outDir = join(root, 'node_modules/.cache/quayside/bench');

const goals: Readonly<Record<string, string>> = {
  'mount: until painted': '≤ 1.15',
  'mount: processor': '≤ 1.15',
  'open: until painted': '≤ 1.10, 26 ms',
  'open: until clickable': '≤ 26 ms',
  'open: processor': '≤ 1.10',
  'heap after mount, MB': '≤ 2.35 MB',
};

/** Both are built as the portal is. */
async function buildPages(): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: portal.plugins ?? [],
    resolve: { conditions: ['@quayside/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // It says of every file that 'use client' means nothing in one bundle.
        onwarn: () => undefined,
        input: contenders.map((name) => join(folder, `${name}.html`)),
        output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules\// }] } },
      },
    },
  });
}

/** The bytes that a contender's own code takes, as brotli sends them; react, styled-components and the harness apart. */
function ownBytes(name: Name): number {
  const assets = join(outDir, 'assets');
  const file = readdirSync(assets).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (!file) throw new Error(`The build has no script of ${name}.`);
  return brotliCompressSync(readFileSync(join(assets, file))).byteLength;
}

async function heapMegabytes(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function load(page: Page, name: Name): Promise<void> {
  await page.goto(`http://localhost:${port}/${name}.html`);
  await page.waitForFunction(() => 'contender' in globalThis);
  await page.evaluate(() => contender.rest());
}

/** The milliseconds for which the page's main thread has had a processor; unlike a clock it does not count who else has one. */
async function busyMilliseconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** One page load: the bar for the first time, then again and again. */
async function measure(page: Page, client: CDPSession, name: Name, figures: Figures): Promise<void> {
  await load(page, name);
  async function timed<Answer>(act: () => Promise<Answer>): Promise<{ busy: number; answer: Answer }> {
    const before = await busyMilliseconds(client);
    const answer = await act();
    return { busy: (await busyMilliseconds(client)) - before, answer };
  }
  for (let run = 0; run <= warmUps + warmRuns; run += 1) {
    const idle = await timed(() => page.evaluate(() => contender.rest()));
    const mounted = await timed(() => page.evaluate(() => contender.mount()));
    const opened = await timed(() => page.evaluate(() => contender.open()));
    await page.evaluate(() => contender.unmount());
    if (run > 0 && run <= warmUps) continue;
    const state = run === 0 ? ', first time' : '';
    const add = (quantity: string, figure: number): void => note(figures, quantity + state, name, figure);
    add('mount: script', mounted.answer.script);
    add('mount: until painted', mounted.answer.painted);
    add('mount: processor', mounted.busy - idle.busy);
    add('open: script', opened.answer.script);
    add('open: until painted', opened.answer.painted);
    add('open: until clickable', opened.answer.clickable);
    add('open: processor', opened.busy - idle.busy);
  }
}

async function measureAll(browser: Browser): Promise<Figures> {
  const figures: Figures = new Map();
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
  for (const name of contenders) await measure(page, client, name, new Map());
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const name of order) await measure(page, client, name, figures);
  }
  // Last, because to collect the garbage makes everything after it slower.
  for (const name of [...contenders, ...contenders, ...contenders]) {
    await load(page, name);
    await page.evaluate(() => contender.mount());
    note(figures, 'heap after mount, MB', name, await heapMegabytes(client));
  }
  return figures;
}

await buildPages();
const server = await preview({
  root: folder,
  configFile: false,
  build: { outDir },
  preview: { port, strictPort: true },
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Else every figure is rounded up to the screen's next frame.
  args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const loadBefore = loadavg()[0]?.toFixed(2);
try {
  const figures = await measureAll(browser);
  console.log(`\nThe bar with 8 items (4 sub-menus, search, profile, view switcher) beside the same shell written by hand in
react and styled-components. Milliseconds: median (quartiles). Chromium ${browser.version()} at ${cpuThrottle}× CPU throttle;
${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadBefore} before, ${loadavg()[0]?.toFixed(2)} after.
Each page load: a first time, ${warmUps} more to warm up, ${warmRuns} measured. Processor: what the page's main thread took, less what it
takes at rest, which other programs on the machine disturb least; until painted: by the clock.\n`);
  console.log(table(figures, contenders, goals));
  const [ours, handWritten] = contenders.map(ownBytes);
  console.log(
    `\nOwn JavaScript, brotli: ${ours} and ${handWritten} bytes, beyond react and styled-components.`,
  );
} finally {
  await browser.close();
  await server.close();
}
