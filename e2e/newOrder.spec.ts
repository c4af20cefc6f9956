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
  await page.getByText(new RegExp(quote)).click();
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

test('A product is ordered in steps, approved by a colleague and delivered [ORDER-1, ORDER-2, ORDER-3, ORDER-8, ORDER-11]', async ({
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
  await press(page, 'Place order');
  await expect(heading(page, 'Your order is placed')).toBeVisible();
  await expect(page).toHaveURL(/\/OD-\d+\/confirmation$/);
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Pending');
  await sandbox.advance(5);
  await page.reload();
  await expect(heading(page, 'Your order is on its way')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Astrid Berg');
  await expect(page.getByText(/^QS-13\d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^QS-/ })).toHaveCount(0);
});

test('A reload in the middle shows the same answers, and the draft is continued from the list [ORDER-1, ORDER-6, ORDER-12]', async ({
  page,
}) => {
  await beginFromQuote(page, 'QT-40065');
  await fillAndSave(page, 'Access hours', 'Nights only');
  await page.reload();
  await expect(textbox(page, 'Access hours')).toHaveValue('Nights only');
  await press(page, 'Save and leave');
  await page.getByRole('link', { name: 'Two harbour offices, internet' }).click();
  await expect(heading(page, 'Contacts and access')).toBeVisible();
  await expect(textbox(page, 'Access hours')).toHaveValue('Nights only');
});

test('A draft is deleted and brought back [ORDER-12]', async ({ page }) => {
  await begin(page);
  const draft = page.getByRole('link', { name: 'Cardiff office, internet' });
  await press(page, 'Delete Cardiff office, internet');
  await expect(draft).toHaveCount(0);
  await press(page, 'Undo');
  await expect(draft).toBeVisible();
});

test('A double click places one order [ORDER-10]', async ({ page, sandbox }) => {
  await beginFromQuote(page, 'QT-40065');
  await fillIn(page);
  await sandbox.fault({ method: 'POST', path: orderPathOf(page), delayMs: 300 });
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(heading(page, 'Your order is placed')).toBeVisible();
  expect(await placed(sandbox)).toEqual([201]);
  await page.goBack();
  await expect(heading(page, 'Review')).toHaveCount(0);
});

test('An order whose response is lost is found by its key and shown [ORDER-10]', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await beginFromQuote(page, 'QT-40065');
  await fillIn(page);
  await page.route(`**${orderPathOf(page)}`, async (route) => {
    await route.fetch();
    return route.abort();
  });
  await press(page, 'Place order');
  await expect(heading(page, 'Your order is placed')).toBeVisible();
  expect(await placed(sandbox)).toEqual([201]);
});

test('The same draft in two tabs is ordered once, and both show the order [ORDER-10]', async ({
  page,
  context,
  sandbox,
}) => {
  await beginFromQuote(page, 'QT-40065');
  await fillIn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other, 'Review')).toBeVisible();
  await press(page, 'Place order');
  await expect(heading(page, 'Your order is placed')).toBeVisible();
  await press(other, 'Place order');
  await expect(heading(other, 'Your order is placed')).toBeVisible();
  const number = await page.getByText(/^OR-\d+$/).textContent();
  await expect(other.getByText(/^OR-\d+$/)).toHaveText(number ?? '');
  expect(await placed(sandbox)).toEqual([201, 201]);
});

test('A change in another tab shows both versions, and the one that is kept is saved [ORDER-6]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/412/);
  await beginFromQuote(page, 'QT-40065');
  const other = await context.newPage();
  await other.goto(page.url());
  await fillAndSave(other, 'Access hours', 'Mornings');
  await textbox(page, 'Access hours').fill('Evenings');
  const conflict = page.getByText('Chloé Lindqvist changed this draft too');
  await expect(conflict).toBeVisible();
  const saved = page.waitForResponse((each) => each.request().method() === 'PATCH');
  await press(page, 'Keep my version');
  await saved;
  await expect(conflict).toHaveCount(0);
  await other.reload();
  await expect(textbox(other, 'Access hours')).toHaveValue('Evenings');
});

test('A price that changed since the quote is accepted before the order is placed [ORDER-9]', async ({
  page,
  sandbox,
}) => {
  await beginFromQuote(page, 'QT-40066');
  await fillIn(page);
  await expect(page.getByText('The price changed since the quote')).toBeVisible();
  await expect(
    page.getByText('The quote was priced again, and the price of the carrier has changed.'),
  ).toBeVisible();
  await press(page, 'Place order');
  await expect(page.getByRole('link', { name: 'Accept the changed price' })).toBeVisible();
  expect(await placed(sandbox)).toEqual([]);
  await press(page, 'Accept the new price');
  await expect(page.getByText('You accepted the changed price')).toBeVisible();
  await press(page, 'Place order');
  await expect(heading(page, 'Your order is placed')).toBeVisible();
});

test('A draft of another company looks like one that does not exist [ORDER-4]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await openSignedIn(page, 'chloe', `${start}/OD-1/sites`);
  await expect(heading(page, 'Draft not found')).toBeVisible();
});
