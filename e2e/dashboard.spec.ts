import type { Page } from '@playwright/test';
import { observeShift, readShift } from './support/layoutShift.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });
const numbers = (page: Page) => waiting(page).getByRole('link');
const charts = (page: Page) => page.getByRole('table', { name: 'Orders by milestone' });

/** The number at the end of a link. */
const numberIn = (text: string): number => Number(/[\d,]+$/.exec(text)?.[0].replaceAll(',', ''));

test('The lists behind the numbers of the dashboard show as many, for the user and for the company [DASH-1]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openSignedIn(page, 'amelia', '/dashboard');
  // The tests of each card prove the links of the others.
  for (const name of ['Approvals', 'Approvals Company', 'Cases Company'])
    await test.step(name, async () => {
      const link = waiting(page).getByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) });
      // Every card asks for its own data.
      await expect(link).toBeVisible({ timeout: 15_000 });
      const number = numberIn(await link.innerText());
      expect(number).toBeGreaterThan(0);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden();
      await expect(page.getByRole('main')).toContainText(
        new RegExp(`of ${number.toLocaleString('en-GB')}(?!\\d|,\\d)`),
      );
      await page.goBack();
    });
});

for (const [what, width] of [
  ['a desk', 1440],
  ['a phone', 360],
] as const)
  test(
    `Nothing moves on ${what} while the cards arrive one after another [DASH-9]`,
    { tag: width === 360 ? '@detail' : '@repeat' },
    async ({ page, sandbox }) => {
      // The banner belongs to the shell, and moves every page if it comes late.
      await sandbox.announcement(null);
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, 'amelia', '/privacy-policy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [path, delayMs] of [
        ['/api/portal/rest/support/summary', 300],
        ['/api/portal/rest/delivery-summary', 600],
        ['/api/portal/rest/*', 900],
      ] as const)
        await sandbox.fault({ path, delayMs });
      await page.addInitScript(observeShift);
      await page.goto('/dashboard');
      await expect(charts(page)).toBeVisible();
      await expect(numbers(page).last()).toHaveText(/\d$/);
      await expect(page.getByRole('region', { name: 'Since you were last here' })).toContainText('Your last');
      expect(await readShift(page)).toEqual([]);
    },
  );
