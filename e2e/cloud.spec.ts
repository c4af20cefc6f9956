import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const calls = '/api/portal/rest/cloud/estimates';
const readyNoor = { agreedToTermsOfUse: true, pendingNotifications: [] };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });
const saved = (page: Page) => page.getByText(/^Saved /);
interface SavedEstimate {
  readonly totals: { readonly mrc: number; readonly nrc: number; readonly tcv: number };
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

test('An estimate is made from a template, changed and saved [CLOUD-2, CLOUD-5, CLOUD-6]', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'amelia', '/cloud');
  await button(page, 'New estimate').click();
  const dialog = page.getByRole('dialog', { name: 'New estimate' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ticket shop');
  await dialog.getByRole('radio', { name: /^Web application/ }).press('Space');
  await dialog.getByRole('button', { name: 'Create estimate' }).click();

  await expect(heading(page)).toHaveText('Ticket shop');
  await expect(page).toHaveTitle('Ticket shop | Quayside');
  await expect(totals(page)).toContainText('£892.91');
  await quantity(page, 'Web servers, Standard vCPU').fill('4');
  await expect(totals(page)).toContainText('£993.82');
  await button(page, 'Add a line').click();
  const form = page.getByRole('dialog', { name: 'Add a line' });
  await form.getByRole('combobox', { name: /^What you need/ }).selectOption('Migration day');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await form.getByRole('button', { name: 'Add the line' }).click();
  await expect(totals(page)).toContainText('£1,790.00');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(totals(page)).toContainText('£1,790.00');
});

test(
  'Two estimates of the list are compared line by line [CLOUD-1, CLOUD-9]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/cloud?scope=mine');
    for (const name of ['Warehouse systems', 'Booking site'])
      await page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByText('2 of 11 lines differ')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Difference' })).toContainText('−£5.65');
    await expect(page.getByRole('rowheader')).toHaveText([
      'Web servers, Standard vCPU',
      'Web servers, SSD storage',
    ]);
    await page.getByRole('checkbox', { name: 'Show lines that are the same' }).check();
    await expect(page.getByRole('rowheader')).toHaveCount(11);
  },
);

test(
  'Two people edit one estimate, and the slower one sees both versions [CLOUD-7]',
  { tag: '@detail' },
  async ({ page, browser, sandbox, consoleErrors }) => {
    consoleErrors.allow(/status of 412/);
    await sandbox.patchUser('noor', readyNoor);
    await openSignedIn(page, 'amelia', '/cloud/estimates/CE-1001');
    await expect(quantity(page, 'Web servers, Standard vCPU')).toHaveValue('2');
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const noor = await context.newPage();
    await openSignedIn(noor, 'noor', '/cloud/estimates/CE-1001');
    await quantity(noor, 'Web servers, Standard vCPU').fill('5');
    await expect(saved(noor)).toBeVisible();
    await context.close();

    await quantity(page, 'Web servers, Standard vCPU').fill('3');
    const conflict = page.getByRole('dialog', { name: 'Your last changes aren’t saved yet' });
    await expect(conflict).toContainText('Noor Rahman changed this estimate first');
    await expect(conflict).toContainText('3 × 4 vCPU');
    await expect(conflict).toContainText('5 × 4 vCPU');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(conflict).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await expect(quantity(page, 'Web servers, Standard vCPU')).toHaveValue('3');
  },
);

test(
  'The server confirms the totals that the page shows, for 200 lines in two terms [CLOUD-3]',
  { tag: '@detail' },
  async ({ page }) => {
    const confirmed: SavedEstimate[] = [];
    await page.route(`**${calls}/CE-1002`, async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'PUT') confirmed.push((await response.json()) as SavedEstimate);
      await route.fulfill({ response });
    });
    await openSignedIn(page, 'amelia', '/cloud/estimates/CE-1002');
    for (const [index, term] of [36, 12].entries()) {
      await page.getByRole('radio', { name: `${term} months` }).press('Space');
      await expect.poll(() => confirmed.length).toBe(index + 1);
      const { mrc, nrc, tcv } = confirmed[index]?.totals ?? {};
      for (const amount of [mrc, nrc, tcv])
        await expect(totals(page)).toContainText(pounds.format(Number(amount) / 100));
    }
  },
);

test(
  'Changes that the server refused to save survive a reload, and are saved then [CLOUD-6]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/status of 500/);
    await openSignedIn(page, 'amelia', '/cloud/estimates/CE-1001');
    await sandbox.fault({ method: 'PUT', path: `${calls}/CE-1001`, status: 500 });
    await quantity(page, 'Web servers, Standard vCPU').fill('7');
    await expect(page.getByText('Not saved')).toBeVisible();
    await sandbox.clearFaults();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/before it was saved/)).toBeVisible();
    await expect(quantity(page, 'Web servers, Standard vCPU')).toHaveValue('7');
    await expect(saved(page)).toBeVisible();
  },
);

test('An estimate is a CSV file [CLOUD-10]', { tag: '@detail' }, async ({ page }) => {
  await openSignedIn(page, 'amelia', '/cloud/estimates/CE-1001');
  const download = page.waitForEvent('download');
  // The bar has a menu of that name too.
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await button(page, 'Download as CSV').click();
  expect((await download).suggestedFilename()).toBe('CE-1001.csv');
});

test(
  'An estimate prints every line, every total and the assumptions of its figures, without controls [CLOUD-10]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/cloud/estimates/CE-1002');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toBeVisible();
    expect(await page.getByRole('textbox', { name: /^Quantity of/ }).count()).toBeLessThanOrEqual(100);
    await page.emulateMedia({ media: 'print' });
    // The width of A4.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole('listitem').filter({ hasText: 'LDS-' })).toHaveCount(200);
    await expect(page.getByRole('region', { name: 'Totals' }).getByText('Total (TCV)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all figures' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
    await expect(page.getByText('A month has 730 hours')).toBeVisible();
  },
);

test(
  'An estimate is deleted at once, and Undo restores it [CLOUD-11]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/cloud?q=CE-1001');
    const row = page.getByRole('rowheader', { name: /Booking site/ });
    await button(page, 'Actions for Booking site').click();
    await button(page, 'Delete').click();
    await expect(row).toBeHidden();
    await button(page, 'Undo').click();
    await expect(row).toBeVisible();
  },
);
