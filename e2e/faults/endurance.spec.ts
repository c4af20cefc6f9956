import { test as portalTest } from './support/portal.ts';
import { expect, says, signIn, test } from './support/corePage.ts';
import { submitSignInForm } from '../support/test.ts';
import { type Holdings, holdingsOf, prepare, slopeOf } from './support/memory.ts';
import { runsLong } from './support/run.ts';

const samples = runsLong ? 12 : 6;
const refreshesPerSample = runsLong ? 300 : 10;
const navigationsPerSample = runsLong ? 420 : 20;

/** What a step may add, in bytes. A short run ends before the browser's own lists are full. */
const bytesPerStep = runsLong ? 100 : 6_000;

/** Compares the samples with the limits. There are `steps` between two samples. */
function expectNothingKept(seen: readonly Holdings[], steps: number): void {
  const last = seen.at(-1);
  // In the first half code is compiled and lists fill up to their limits.
  const settled = seen.slice(seen.length / 2);
  const slope = slopeOf(settled.map(({ heapBytes }) => heapBytes)) / steps;
  const measured = `${(seen.length * steps).toLocaleString('en')} steps, ${slope.toFixed(0)} bytes a step`;
  test.info().annotations.push({ type: 'measured', description: measured });
  const figures = seen.map((each) => Object.values(each).join(' ')).join('\n');
  expect(slope, `bytes for each step\n${figures}`).toBeLessThan(bytesPerStep);
  for (const name of ['documents', 'nodes', 'listeners', 'frames', 'timers'] as const)
    expect(last?.[name], `${name}\n${figures}`).toBeLessThanOrEqual(settled[0]?.[name] ?? 0);
}

test('hours of refreshes and silent checks leak no memory, listener, timer or frame', async ({
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
        // As a page load does: the frame opens and everything is fetched again.
        tab.session.stop();
        await tab.session.start();
      }
    }, refreshesPerSample);
    await says(page, 'signed-in');
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
  await page.goto('/support');
  await submitSignInForm(page, 'amelia');
  await expect(page).toHaveTitle('Support | Quayside');
  const seen: Holdings[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await page.evaluate(async (count) => {
      const places = [
        '/cloud',
        '/voice',
        '/landing',
        '/dashboard',
        '/approvals',
        '/nowhere',
        '/admin',
        '/support',
      ];
      for (let index = 0; index < count; index += 1) {
        history.replaceState({ idx: 0 }, '', places[index % places.length]);
        dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      history.replaceState({ idx: 0 }, '', '/support');
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
    }, navigationsPerSample);
    await expect(page).toHaveTitle('Support | Quayside');
    seen.push(await holdingsOf(page, client));
  }
  expectNothingKept(seen, navigationsPerSample);
});
