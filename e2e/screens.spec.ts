import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../scripts/lib/screens/screens.ts';
import { expect, signIn, test } from './support/test.ts';

// Two workers share the file.
test.describe.configure({ mode: 'parallel' });

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    // Half-way from one theme to the other no colour is what it is to be.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    for (const { title, user, address, before, act, stands, isBare, complains = [] } of screens) {
      test(`${title}: no accessibility rule is broken in light or dark, it fits its width and keeps the console silent`, async ({
        page,
        stack,
        complaints,
      }) => {
        complaints.allow(...complains);
        await before?.(page, stack.identity);
        if (user) await signIn(page, user, address);
        else await page.goto(address);
        await act?.(page);
        await expect(stands(page)).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page })
            .disableRules(isBare ? ['landmark-one-main', 'page-has-heading-one'] : [])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
            colorScheme,
          ).toEqual([]);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
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
