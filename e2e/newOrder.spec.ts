import type { Page } from '@playwright/test';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const start = '/artemis/ordering/new';
const draftsPath = '/api/portal/rest/order-drafts';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

async function begin(page: Page, user = 'chloe'): Promise<void> {
  await openSignedIn(page, user, start);
  await expect(heading(page, 'Service or quote')).toBeVisible();
}

async function continueTo(page: Page, step: string): Promise<void> {
  await press(page, 'Save and continue');
  await expect(heading(page, step)).toBeVisible();
}

/** Begins an order from a quote and goes to its contacts. */
async function beginFromQuote(page: Page, quote: string): Promise<void> {
  await begin(page);
  await page.getByText('A quote', { exact: true }).click();
  await page.locator('label').filter({ hasText: quote }).click();
  await press(page, 'Continue');
  await expect(heading(page, 'Sites')).toBeVisible();
  await continueTo(page, 'Configuration');
  await continueTo(page, 'Contacts and access');
}

/** Fills in the fields that a quote leaves empty, and goes to the review. */
async function fillIn(page: Page): Promise<void> {
  await textbox(page, 'Telephone').fill('+47 22 12 34 56');
  await continueTo(page, 'Commercial');
  await textbox(page, 'Purchase order number').fill('PO-4711');
  await continueTo(page, 'Review');
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Fills in a field and waits until the draft is saved. */
async function fillAndSave(page: Page, name: string, text: string): Promise<void> {
  const response = page.waitForResponse((each) => each.request().method() === 'PATCH');
  await textbox(page, name).fill(text);
  await response;
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

const orderPathOf = (page: Page): string =>
  `${draftsPath}/${new URL(page.url()).pathname.split('/').at(-2) ?? ''}/order`;

/** Returns the status of each response to a request that placed an order; null without a response. */
async function placed(sandbox: SandboxControl): Promise<(number | null)[]> {
  const sent = await sandbox.requests(`${draftsPath}/*/order`);
  return sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
}

test('A product is ordered in steps, once by a double click, approved by a colleague and delivered [ORDER-1, ORDER-2, ORDER-3, ORDER-8, ORDER-10, ORDER-11]', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await begin(page);
  await expect(page.getByRole('radio', { name: 'MPLS VPN' })).toBeDisabled();
  await page.getByText('Internet Access', { exact: true }).click();
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/OD-\d+\/sites$/);
  await page.getByRole('combobox', { name: 'Site' }).fill('leeds');
  await page
    .getByRole('option', { name: /^Leeds/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^1\. Leeds/ })).toBeVisible();
  await continueTo(page, 'Configuration');
  await page.getByRole('combobox', { name: 'Bandwidth' }).selectOption('1 Gbps');
  const totals = page.getByRole('region', { name: 'This order' });
  await expect(totals).toContainText(/Monthly \(MRC\)£\d/);
  await continueTo(page, 'Contacts and access');
  await fillIn(page);
  await sandbox.fault({ method: 'POST', path: orderPathOf(page), delayMs: 300 });
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(heading(page, 'Your order is placed')).toBeVisible();
  expect(await placed(sandbox)).toEqual([201]);
  await expect(page).toHaveURL(/\/OD-\d+\/confirmation$/);
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Pending');
  await sandbox.advance(5);
  await page.reload();
  await expect(heading(page, 'Your order is on its way')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Astrid Berg');
  await expect(page.getByText(/^QS-13\d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^QS-/ })).toHaveCount(0);
});

test(
  'A reload in the middle shows the same answers, and the draft is continued from the list [ORDER-1, ORDER-6, ORDER-12]',
  { tag: '@detail' },
  async ({ page }) => {
    await beginFromQuote(page, 'QT-40065');
    await fillAndSave(page, 'Access hours', 'Nights only');
    await page.reload();
    await expect(textbox(page, 'Access hours')).toHaveValue('Nights only');
    await press(page, 'Save and leave');
    await page.getByRole('link', { name: 'Two harbour offices, internet' }).click();
    await expect(heading(page, 'Contacts and access')).toBeVisible();
    await expect(textbox(page, 'Access hours')).toHaveValue('Nights only');
  },
);
