import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const path = '/core/rest/navigation';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page, name: string) => heading(page, name).boundingBox();
/** The status that the bar announces to assistive technology. */
const barStatus = (page: Page) => page.getByRole('banner').getByRole('status');

/** Holds back the responses with the menu until the returned function is called. */
async function holdMenu(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns the age of the page, in milliseconds, by its own clock. */
const runMs = (page: Page) => page.evaluate(() => performance.now());

/** Sums the layout shifts of the page in `layoutShift`. */
function noteLayoutShift(): void {
  Object.assign(globalThis, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
    const sum = shifts.reduce(
      (total, value) => total + value,
      Number(Reflect.get(globalThis, 'layoutShift')),
    );
    Object.assign(globalThis, { layoutShift: sum });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [1920, 360])
  test(
    `At ${width} px the page shows about 3 s after the menu request, and a later menu does not move it [SHELL-6, SHELL-10]`,
    { tag: width === 1920 ? [] : ['@repeat'] },
    async ({ page, sandbox }) => {
      await sandbox.announcement(null);
      const releaseMenu = await holdMenu(page);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(noteLayoutShift);
      const requested = page.waitForRequest(`**${path}`).then(() => runMs(page));
      await openSignedIn(page, 'amelia', '/support');
      const requestedMs = await requested;
      await expect(heading(page, 'Support')).toBeVisible();
      const waitedMs = (await runMs(page)) - requestedMs;
      expect(waitedMs).toBeGreaterThan(2_400);
      expect(waitedMs).toBeLessThan(5_500);
      const profile = bar(page).getByRole('button', { name: 'Profile and settings' });
      await profile.focus();
      await expect(bar(page).locator('ul[aria-busy="true"]')).toHaveCount(1);
      await expect(barStatus(page)).toHaveText('Loading the menu');
      const before = await place(page, 'Support');

      releaseMenu();
      await expect(bar(page).locator('ul[aria-busy="true"]')).toHaveCount(0);
      await expect(bar(page).locator('a[href="/dashboard"]')).toHaveCount(1);
      await expect(barStatus(page)).toHaveText('');
      await expect(profile).toBeFocused();
      expect(await place(page, 'Support')).toEqual(before);
      const shift = await page.evaluate(() => Reflect.get(globalThis, 'layoutShift'));
      expect(shift).toBe(0);
    },
  );

test(
  'A menu that fails late leaves the page in place, and “Retry” in the bar loads the menu [NAV-8, SHELL-6, SHELL-7]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/navigation/);
    await sandbox.fault({ path, status: 500, times: 1 });
    const releaseMenu = await holdMenu(page);
    await openSignedIn(page, 'amelia', '/support');
    await expect(heading(page, 'Support')).toBeVisible();
    releaseMenu();
    const main = await page.getByRole('main').elementHandle();
    await expect(bar(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(barStatus(page)).toHaveText('We couldn’t load the menu.');
    await bar(page).getByRole('button', { name: 'Retry' }).click();
    await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test(
  'The user can switch the view while the menu is late, and the menu of the new view loads [SHELL-10, VIEW-10]',
  { tag: '@detail' },
  async ({ page }) => {
    const releaseMenu = await holdMenu(page);
    await openSignedIn(page, 'amelia', '/support');
    await expect(heading(page, 'Support')).toBeVisible();
    await bar(page)
      .getByRole('button', { name: /^Switch view/ })
      .click();
    await bar(page).getByRole('button', { name: 'Artemis' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/artemis/dashboard');
    await expect(bar(page).locator('ul[aria-busy="true"]')).toHaveCount(1);
    releaseMenu();
    await expect(bar(page).getByRole('link', { name: 'New order' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Support' })).toHaveCount(0);
  },
);
