import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** A screen, how it is reached, and what tells that it stands. */
interface Screen {
  name: string;
  user: string | null;
  address: string;
  heading: string;
  act?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: 'the sign-in form', user: null, address: '/', heading: 'Sign in to your account' },
  { name: 'the terms', user: 'noor', address: '/', heading: 'Terms Of Use' },
  {
    name: 'the question after I Disagree',
    user: 'noor',
    address: '/',
    heading: 'Terms Of Use',
    act: (page) => page.getByRole('button', { name: 'I Disagree' }).click(),
  },
  { name: 'landing in Apollo', user: 'amelia', address: '/landing', heading: 'Welcome, Amelia' },
  { name: 'landing in Artemis', user: 'chloe', address: '/landing', heading: 'Welcome, Chloé' },
  { name: 'a legal page', user: 'amelia', address: '/terms-of-use', heading: 'Terms of use' },
  { name: 'a page under development', user: 'amelia', address: '/voice', heading: 'Voice' },
  { name: 'Page Not Found', user: 'amelia', address: '/none', heading: 'Page Not Found' },
  { name: 'Access denied', user: 'ben', address: '/cloud', heading: 'Access denied' },
  { name: 'neither view', user: 'grace', address: '/landing', heading: 'No portal view is open to you yet' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const { name, user, address, heading, act } of screens) {
        test(`${name} breaks no accessibility rule, fits its width and keeps the console silent`, async ({
          page,
        }) => {
          if (user) await signIn(page, user, address);
          else await page.goto(address);
          await expect(
            page.getByRole('heading', { level: 1, name: heading, includeHidden: true }),
          ).toBeVisible();
          if (act) {
            await act(page);
            await expect(page.getByRole('alertdialog')).toBeVisible();
          }
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    });
  }
}

test('the bar changes its layout between 1366 and 1367 px, without a word of script [BAR-1, BAR-2]', async ({
  page,
}) => {
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await page.setViewportSize({ width: 1367, height: 900 });
  await expect(hamburger).toBeHidden();
  await expect(dashboard).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(hamburger).toBeVisible();
  await expect(dashboard).toBeHidden();
  for (const width of [1366, 1367]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 52 });
  }
});

test('nothing moves once the first signed-in screen is shown', async ({ page }) => {
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
  expect(shift).toBe(0);
});
