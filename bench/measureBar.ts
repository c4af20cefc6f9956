import { cpus, loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Contender } from './harness.ts';
import { type Figures, note, table } from '../tools/figures/figures.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import {
  buildPage,
  contenders,
  kilobytesOf,
  libraries,
  type Name,
  removePages,
  servePages,
} from './barPages.ts';

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var contender: Contender;
}

/**
 * Compares the bar with the same shell written by hand and with component libraries: mounting it and opening a sub-menu, on a
 * first visit (a new browser process, empty cache) and in a warm page, in turns. It is a benchmark, not a test: it only prints.
 */

const rounds = Number(process.argv[2] ?? 11);
const warmUps = 2;
const warmRuns = 4;
const cpuThrottle = 4;

const goals: Readonly<Record<string, string>> = {
  'mount: until painted, first visit': '≤ 0.9 × library',
  'mount: style and layout, first visit': '≤ 1.4 × by hand',
  'open: until visible, first visit': '≤ 1.15 × library',
  'heap after mount, MB': '≤ 2.35',
};

/** The work of the main thread so far, in milliseconds of processor time. Other processes do not count. */
interface Work {
  all: number;
  styleAndLayout: number;
}

async function workOf(client: CDPSession): Promise<Work> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return {
    all: of('TaskDuration'),
    styleAndLayout: of('RecalcStyleDuration') + of('LayoutDuration'),
  };
}

/** The result of a step and the work it took. */
async function worked<Answer>(
  client: CDPSession,
  act: () => Promise<Answer>,
): Promise<{ work: Work; answer: Answer }> {
  const before = await workOf(client);
  const answer = await act();
  const after = await workOf(client);
  return {
    answer,
    work: {
      all: after.all - before.all,
      styleAndLayout: after.styleAndLayout - before.styleAndLayout,
    },
  };
}

async function heapMegabytes(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** Loads a page in its own browser process and lets `look` measure it. */
async function visit(
  browser: Browser,
  address: string,
  look: (page: Page, client: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    await page.goto(address);
    await Promise.race([page.waitForFunction(() => 'contender' in globalThis), broken]);
    await page.evaluate(() => contender.rest());
    await look(page, client);
  } finally {
    await context.close();
  }
}

/** Measures the first mount of a bar, then repeated ones. */
async function measure(page: Page, client: CDPSession, name: Name, figures: Figures): Promise<void> {
  for (let run = 0; run <= warmUps + warmRuns; run += 1) {
    // Both include the settling, so the work of a late font counts too.
    const idle = await worked(client, async () => {
      await page.evaluate(() => contender.rest());
      await page.evaluate(() => contender.settle());
    });
    const mounted = await worked(client, async () => {
      const duration = await page.evaluate(() => contender.mount());
      await page.evaluate(() => contender.settle());
      return duration;
    });
    if (run === 0) {
      note(figures, 'elements after mount', name, await page.evaluate(() => contender.elements()));
    }
    const opened = await worked(client, () => page.evaluate(() => contender.open()));
    await page.evaluate(() => contender.unmount());
    if (run > 0 && run <= warmUps) continue;
    const state = run === 0 ? ', first visit' : ', warm';
    const add = (quantity: string, figure: number): void => note(figures, quantity + state, name, figure);
    add('mount: until painted', mounted.answer.painted);
    add('mount: script', mounted.answer.script);
    add('mount: style and layout', mounted.work.styleAndLayout - idle.work.styleAndLayout);
    add('mount: all work', mounted.work.all - idle.work.all);
    add('open: until visible', opened.answer.painted);
    add('open: until clickable', opened.answer.clickable);
    add('open: script', opened.answer.script);
    add('open: style and layout', opened.work.styleAndLayout);
  }
}

async function measureAll(
  browser: Browser,
  names: readonly Name[],
  addressOf: (name: Name) => string,
): Promise<Figures> {
  const figures: Figures = new Map();
  // One round before the first is not counted; the browser and the machine warm up.
  for (let round = -1; round < rounds; round += 1) {
    const order = names.map((_, index) => names[(index + Math.max(round, 0)) % names.length] ?? 'ours');
    for (const name of round % 2 === 0 ? order : order.toReversed())
      await visit(browser, addressOf(name), (page, client) =>
        measure(page, client, name, round < 0 ? new Map() : figures),
      );
  }
  // In a separate visit, because garbage collection slows down the next measurements.
  for (const name of [...names, ...names, ...names])
    await visit(browser, addressOf(name), async (page, client) => {
      await page.evaluate(() => contender.mount());
      note(figures, 'heap after mount, MB', name, await heapMegabytes(client));
    });
  for (const name of names) note(figures, 'scripts and styles, kB', name, kilobytesOf(name));
  return figures;
}

/** The reason why the component libraries could not be installed; empty if they are installed. */
const whyNoPeers = process.env['BENCH_NO_PEERS'] ?? '';
const names = (Object.keys(contenders) as Name[]).filter(
  (name) => whyNoPeers === '' || !libraries.includes(name),
);
removePages();
for (const name of names) await buildPage(name);
const pages = await servePages();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Otherwise every figure is rounded up to the next frame of the screen.
  args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const loadBefore = loadavg()[0]?.toFixed(2);
try {
  const figures = await measureAll(browser, names, pages.addressOf);
  console.log(`\nThe bar with 8 items (4 sub-menus, search, profile, view switcher) beside the same shell written by hand (react, styled-components)
and by component libraries. Ours loads its web font, the others none. Milliseconds: median (least–greatest). Work is what the main thread
took, minus its work when idle; other programs disturb this least. Until painted, visible and clickable is by the clock.
Chromium ${browser.version()} at ${cpuThrottle}× CPU throttle; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadBefore} before, ${loadavg()[0]?.toFixed(2)} after.\n`);
  console.log(
    table(figures, names, goals, [
      { title: '/ library', to: libraries },
      { title: '/ by hand', to: ['hand-written'] },
    ]),
  );
  if (whyNoPeers !== '')
    console.log(`\nskipped: ${libraries.join(', ')} could not be installed (${whyNoPeers}).`);
} finally {
  await browser.close();
  await pages.stop();
}
