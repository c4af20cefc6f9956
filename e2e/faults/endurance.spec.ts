import type { Page, Request } from '@playwright/test';
import { test as portalTest } from './support/portal.ts';
import { expect, expectSession, signIn, test } from './support/corePage.ts';
import { submitSignInForm } from '../support/test.ts';
import { type Holdings, holdingsOf, prepare, growthOf } from './support/memory.ts';
import { runsLong } from './support/run.ts';

const samples = 12;
const refreshesPerSample = runsLong ? 300 : 10;
const navigationsPerSample = runsLong ? 420 : 20;
/** A short run leaves out pages whose own code and data take longer to settle than the run lasts. */
const places = [
  '/terms-of-use',
  '/landing',
  '/my-profile',
  '/nowhere',
  '/cookie-policy',
  ...(runsLong
    ? [
        '/dashboard',
        '/voice',
        '/cloud',
        '/partner-programme',
        '/approvals',
        '/admin',
        '/1access',
        '/feedbacks',
      ]
    : []),
  '/support',
];

/** The most bytes that a step may add. A short run ends before the browser's own lists are full. */
const bytesPerStep = runsLong ? 100 : 4_000;

/** Compares the samples with the limits. There are `steps` between two samples. */
function expectNothingKept(seen: readonly Holdings[], steps: number): void {
  // In the first half code is compiled and lists fill up to their limits.
  const settled = seen.slice(seen.length / 2);
  const growth = growthOf(settled.map(({ heapBytes }) => heapBytes)) / steps;
  const measured = `${(seen.length * steps).toLocaleString('en')} steps, ${growth.toFixed(0)} bytes a step`;
  test.info().annotations.push({ type: 'measured', description: measured });
  const figures = seen.map((each) => Object.values(each).join(' ')).join('\n');
  expect(growth, `bytes for each step\n${figures}`).toBeLessThan(bytesPerStep);
  // A sample may meet a timer that is about to end. What leaks is in every later sample.
  const half = settled.length / 2;
  for (const name of ['documents', 'nodes', 'listeners', 'frames', 'timers'] as const) {
    const counts = settled.map((each) => each[name]);
    const most = Math.max(...counts.slice(0, half));
    expect(Math.min(...counts.slice(half)), `${name}\n${figures}`).toBeLessThanOrEqual(most);
  }
}

/** The requests of the page that have not ended. */
function trackRequests(page: Page): ReadonlySet<Request> {
  const inFlight = new Set<Request>();
  const end = (request: Request): void => void inFlight.delete(request);
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return inFlight;
}

test('Hours of refreshes and silent checks leak no memory, listener, timer or frame', async ({
  page,
  core: _core,
}) => {
  test.setTimeout(300_000);
  const client = await prepare(page);
  await signIn(page);
  const seen: Holdings[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await page.evaluate(async (count) => {
      for (let index = 0; index < count; index += 1) {
        await tab.session.getAccessToken({ force: true });
        const work = tab.unsavedWork.register(`work-${index}`, { read: () => 'typed', restore: () => true });
        work.end();
        if (index % 10 > 0) continue;
        // Like a page load: the frame opens and everything is fetched again.
        tab.session.stop();
        await tab.session.start();
      }
    }, refreshesPerSample);
    await expectSession(page, 'signed-in');
    seen.push(await holdingsOf(page, client));
  }
  expectNothingKept(seen, refreshesPerSample);
  await page.evaluate(() => {
    tab.ending.stop();
    tab.unsavedWork.stop();
    tab.session.stop();
  });
  const after = await holdingsOf(page, client);
  expect(after).toMatchObject({ frames: 0, timers: 0 });
  expect(after.listeners).toBeLessThan(seen.at(-1)?.listeners ?? 0);
});

portalTest('thousands of page changes in one page load leak nothing', async ({ page, portal: _portal }) => {
  portalTest.setTimeout(600_000);
  const client = await prepare(page);
  const inFlight = trackRequests(page);
  await page.goto('/support');
  await submitSignInForm(page, 'amelia');
  await expect(page).toHaveTitle('Support | Quayside');
  // Each response that a page gets is cached for minutes, with a timer. A page that is left within a frame seldom gets its own.
  for (const address of places) {
    const left = await page.title();
    await page.evaluate((to) => {
      history.replaceState({ idx: 0 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
    }, address);
    await expect(page).not.toHaveTitle(left);
    await expect.poll(() => inFlight.size).toBe(0);
  }
  const seen: Holdings[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await page.evaluate(
      async ({ count, addresses }) => {
        for (let index = 0; index < count; index += 1) {
          history.replaceState({ idx: 0 }, '', addresses[index % addresses.length]);
          dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        history.replaceState({ idx: 0 }, '', '/support');
        dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
      },
      { count: navigationsPerSample, addresses: places },
    );
    await expect(page).toHaveTitle('Support | Quayside');
    // Each page before has sent requests, and a response on its way counts as memory.
    await expect.poll(() => inFlight.size).toBe(0);
    seen.push(await holdingsOf(page, client));
  }
  expectNothingKept(seen, navigationsPerSample);
});
