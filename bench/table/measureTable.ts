import { join } from 'node:path';
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { note, table, type Figures } from '../../tools/figures/figures.ts';
import { buildAsPortal } from '../barPages.ts';
import type { TableBench } from './table.tsx';

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var tableBench: TableBench;
}

/**
 * Measures a table of 100 rows and 8 columns with selection, row links and row actions: the time in which React mounts it, renders
 * the page again without a change of the table, and selects one row. For comparison it measures the same cells in plain React, the
 * lower bound of any table. It is a benchmark, not a test: it only prints.
 */

const rounds = Number(process.argv[2] ?? 11);
const runs = 6;
const warmUps = 3;
const cpuThrottle = 4;
const port = 6131;
const outDir = join(import.meta.dirname, '../../node_modules/.cache/quayside/bench-table');

const goals: Readonly<Record<string, string>> = {
  'mount: script, warm': '≤ 50',
  'unrelated render: script, warm': '≤ 5',
};

/** Loads the page in a new context, with an empty cache, in code that has rendered other components but no table. */
async function visit(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
    await page.goto(`http://localhost:${port}/table.html`);
    await page.waitForFunction(() => 'tableBench' in globalThis);
    await page.evaluate(() => tableBench.start());
    await look(page);
  } finally {
    await context.close();
  }
}

/** Measures mounts: the first of a table, then those in warm code. */
async function measure(page: Page, figures: Figures): Promise<void> {
  for (let run = 0; run < warmUps + runs; run += 1) {
    const measured = await page.evaluate(() => ({
      mount: tableBench.mount(),
      elements: tableBench.elements(),
      unrelated: tableBench.showToast(),
      select: tableBench.selectRow(),
    }));
    await page.evaluate(() => tableBench.unmount());
    if (run > 0 && run < warmUps) continue;
    const state = run === 0 ? ', first table' : ', warm';
    const add = (quantity: string, figure: number): void => note(figures, quantity, 'table', figure);
    if (run === 0) add('elements', measured.elements);
    add(`mount: script${state}`, measured.mount);
    add(`unrelated render: script${state}`, measured.unrelated);
    add(`select a row: script${state}`, measured.select);
  }
}

/** Measures the same cells without a component: React's own part of a mount. */
async function measurePlain(page: Page, figures: Figures): Promise<void> {
  for (let run = 0; run < warmUps + runs; run += 1) {
    const duration = await page.evaluate(() => tableBench.mountPlain());
    await page.evaluate(() => tableBench.unmount());
    if (run > 0 && run < warmUps) continue;
    note(figures, `mount: script${run === 0 ? ', first table' : ', warm'}`, 'plain React', duration);
  }
}

await buildAsPortal(import.meta.dirname, 'table.html', outDir);
const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  build: { outDir },
  preview: { port, strictPort: true },
});
const browser = await chromium.launch({ executablePath: await findChromium() });
const loadBefore = loadavg()[0]?.toFixed(2);
try {
  const figures: Figures = new Map();
  // One round before the first is not counted; the browser and the machine warm up.
  for (let round = -1; round < rounds; round += 1) {
    const counted: Figures = round < 0 ? new Map() : figures;
    await visit(browser, (page) => measure(page, counted));
    await visit(browser, (page) => measurePlain(page, counted));
  }
  console.log(`\nA table of 100 rows and 8 columns with selection, row links and row actions, and the same cells in React without components. Milliseconds: median (least–greatest).
Chromium ${browser.version()} at ${cpuThrottle}× CPU throttle; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadBefore} before, ${loadavg()[0]?.toFixed(2)} after.\n`);
  console.log(table(figures, ['table', 'plain React'], goals, []));
} finally {
  await browser.close();
  await server.close();
}
