import type { Page } from '@playwright/test';
import { observeShift, readShift } from './support/layoutShift.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });
const numbers = (page: Page) => waiting(page).getByRole('link');
const charts = (page: Page) => page.getByRole('table', { name: 'Orders by milestone' });

/** The number of a tile, whose name ends in it. */
async function numberOf(page: Page, label: string): Promise<string> {
  const link = numbers(page).filter({ hasText: label });
  // Every card asks for its own data.
  await expect(link).toHaveText(/\d$/, { timeout: 15_000 });
  return (await link.innerText()).replace(label, '').trim();
}

test('The list behind each number of the dashboard shows as many [DASH-1]', async ({ page }) => {
  test.setTimeout(120_000);
  await openSignedIn(page, 'amelia', '/dashboard');
  for (const label of [
    'Cases',
    'Approvals',
    'Charges to approve',
    'Orders',
    'Change requests',
    'Quotes about to expire',
    'Cloud quotes ready',
  ])
    await test.step(label, async () => {
      const number = await numberOf(page, label);
      expect(Number(number.replace(',', ''))).toBeGreaterThan(0);
      await numbers(page).filter({ hasText: label }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden();
      await expect(page.getByRole('main')).toContainText(new RegExp(`of ${number}(?!\\d|,\\d)`));
      await page.goBack();
    });
});

test('A bar leads to the services that it counts [DASH-6]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/dashboard');
  const row = charts(page).getByRole('row', { name: /^Consents/ });
  const count = (await row.getByRole('cell').innerText()).trim();
  await row.getByRole('link').click();
  await expect(page).toHaveURL('/services?status=inDelivery&milestone=consents');
  await expect(page.getByRole('main')).toContainText(`of ${count}`);
});

test('Ben sees the numbers of the pages that he may open, and no other [DASH-2]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'ben', '/dashboard');
  // Every card loads its own data, and the chart is a late one.
  await expect(charts(page)).toBeVisible({ timeout: 15_000 });
  const names = (await numbers(page).allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names).toContain('Cases');
  for (const hidden of ['Approvals', 'Charges to approve', 'Quotes about to expire', 'Cloud quotes ready'])
    expect(names).not.toContain(hidden);
  for (const path of ['/api/portal/rest/approvals', '/api/portal/rest/quotes'])
    expect(await sandbox.requests(path)).toEqual([]);
});

test('Noor’s first day begins with three suggestions, and ends a day later [DASH-8]', async ({
  page,
  sandbox,
}) => {
  await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
  await openSignedIn(page, 'noor', '/dashboard');
  const begin = page.getByRole('region', { name: 'Three ways to begin' });
  await expect(begin.getByRole('link')).toHaveCount(3);
  await sandbox.advance(25 * 60);
  await page.reload();
  const changes = page.getByRole('region', { name: 'Since you were last here' });
  await expect(changes).toContainText('Your last visit:');
  await begin.waitFor({ state: 'detached' });
});

test('A source that fails leaves the rest, and comes back with Refresh [DASH-3, DASH-5]', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/the server responded with a status of 500/);
  const path = '/api/portal/rest/support/summary';
  await sandbox.fault({ path, status: 500 });
  await openSignedIn(page, 'amelia', '/dashboard');
  await expect(waiting(page).getByRole('group', { name: 'Cases' }).getByRole('button')).toBeVisible();
  await expect(page.getByText(/^3 of \d+ parts of your dashboard couldn’t be loaded/)).toBeVisible();
  await expect(charts(page)).toBeVisible();
  await expect(numbers(page).filter({ hasText: 'Approvals' })).toHaveText(/\d$/);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(numbers(page).filter({ hasText: /^Cases/ })).toHaveText(/\d$/);
  await expect(page.getByText('parts of your dashboard')).toBeHidden();
});

for (const [what, width] of [
  ['a desk', 1440],
  ['a phone', 360],
] as const)
  test(`Nothing moves on ${what} while the cards arrive one after another [DASH-9]`, async ({
    page,
    sandbox,
  }) => {
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
  });
