import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import type { Contender } from '../bench/harness.ts';
import { type Figures, note, table } from './lib/benchFigures.ts';
import { findChromium } from './lib/chromium.ts';
import { root } from './lib/settings.ts';

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
const warmRuns = 6;
const cpuThrottle = 4;
const port = 6129;
const folder = join(root, 'bench');
const outDir = join(root, 'node_modules/.cache/quayside/bench');

const goals: Readonly<Record<string, string>> = {
  'mount: until painted, cold': '≤ 1.15',
  'mount: until painted, warm': '≤ 1.15',
  'open: until painted, cold': '≤ 1.10, 26 ms',
  'open: until painted, warm': '≤ 1.10, 26 ms',
};

async function buildPages(): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
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

/** One page load: the bar for the first time, then again and again. */
async function measure(page: Page, client: CDPSession, name: Name, figures: Figures): Promise<void> {
  const add = (quantity: string, figure: number): void => note(figures, quantity, name, figure);
  await page.goto(`http://localhost:${port}/${name}.html`);
  await page.waitForFunction(() => 'contender' in globalThis);
  for (let run = 0; run <= warmRuns; run += 1) {
    const state = run === 0 ? 'cold' : 'warm';
    const mounted = await page.evaluate(() => contender.mount());
    if (run === 0) add('heap after mount, MB', await heapMegabytes(client));
    const opened = await page.evaluate(() => contender.open());
    await page.evaluate(() => contender.unmount());
    add(`mount: script, ${state}`, mounted.script);
    add(`mount: until painted, ${state}`, mounted.painted);
    add(`open: script, ${state}`, opened.script);
    add(`open: until painted, ${state}`, opened.painted);
    add(`open: until clickable, ${state}`, opened.clickable);
  }
}

async function measureAll(browser: Browser): Promise<Figures> {
  const figures: Figures = new Map();
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
  for (const name of contenders) await measure(page, client, name, new Map());
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const name of order) await measure(page, client, name, figures);
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
const load = loadavg()[0]?.toFixed(2);
try {
  const figures = await measureAll(browser);
  console.log(`\nThe bar with 8 items (4 sub-menus, search, profile, view switcher) beside the same shell written by hand in
react and styled-components. Milliseconds: median (quartiles). Chromium ${browser.version()} at ${cpuThrottle}× CPU throttle;
${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load} before, ${loadavg()[0]?.toFixed(2)} after.
Cold: the first time in a page just loaded. Warm: ${warmRuns} more times in it.\n`);
  console.log(table(figures, contenders, goals));
  const [ours, handWritten] = contenders.map(ownBytes);
  console.log(
    `\nOwn JavaScript, brotli: ${ours} and ${handWritten} bytes, beyond react and styled-components.`,
  );
} finally {
  await browser.close();
  await server.close();
}
