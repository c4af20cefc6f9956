import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const list = '/services/change-requests';
const calls = '/api/portal/rest/change-requests';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('More bandwidth is requested with its charges in view, after a review, and is sent once [CHG-4, CHG-5, CHG-6]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'amelia', `${list}/new`);
  await page.getByRole('combobox', { name: 'Service' }).fill('QS-104200');
  await page.getByRole('option', { name: /Bristol Temple Quay/ }).click();
  await page.getByRole('radio', { name: /^Bandwidth/ }).press('Space');
  await page.getByRole('combobox', { name: 'New bandwidth' }).selectOption('2000');
  const summary = page.getByRole('region', { name: 'What it costs and changes' });
  await expect(summary).toContainText('£150.00');
  await expect(summary).toContainText('2 Gbps');
  await button(page, 'Earliest possible day').click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The office grows.');
  await button(page, 'Review request').click();
  const review = page.getByRole('dialog', { name: 'Submit this change request?' });
  await expect(review).toContainText('The office grows.');
  await review.getByRole('button', { name: 'Submit request' }).click();

  await expect(heading(page)).toHaveText('500 Mbps to 2 Gbps');
  await expect(page).toHaveURL(/\/services\/change-requests\/CR-\d+$/);
  const sent = (await sandbox.requests(calls)).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
});

test(
  'The dashboard links to the list with the filter of each number [CHG-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', `${list}/dashboard`);
    const age = page.getByRole('link', { name: /^Up to a month/ });
    const total = /\d+/.exec((await age.evaluate((link) => link.closest('li, tr')?.textContent)) ?? '')?.[0];
    await age.click();
    await expect(page).toHaveURL(/change-requests\?status=open&age=month$/);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${total}`);
  },
);
