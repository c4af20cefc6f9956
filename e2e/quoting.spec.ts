import type { Browser, Page } from '@playwright/test';
import { expect, openSignedIn, type Stack, test } from './support/test.ts';

const rest = '/api/portal/rest/quotes';
const quote = (number: string, step = '') => `/1access/quotes/${number}${step}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const summary = (page: Page, name = 'This quote') => page.getByRole('region', { name });
const pricing = (page: Page) => page.getByRole('progressbar', { name: 'Pricing' });
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postcode', exact: true });

/** Noor, who has accepted the terms and has read her notifications. */
const readyNoor = { agreedToTermsOfUse: true, pendingNotifications: [] };

/** A second person, in a browser session of their own. */
async function openElsewhere(browser: Browser, { portal }: Stack, user: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal });
  const page = await context.newPage();
  await openSignedIn(page, user, path);
  return page;
}

async function fillOrder(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Purchase order/ }).fill('PO-2291');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('+44 117 496 0100');
}

test('Noor quotes three sites, compares terms, orders, and reads whom the order waits for [QUOTE-30, QUOTE-34, QUOTE-35, QUOTE-41, QUOTE-42]', async ({
  page,
  sandbox,
}) => {
  await sandbox.patchUser('noor', readyNoor);
  await openSignedIn(page, 'noor', '/1access/quotes/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Three sites');
  await page.getByText('Internet Access', { exact: true }).click();
  await button(page, 'Add sites').click();
  for (const code of ['BS5 9QU', 'LS9 0RD', 'M18 9SN']) {
    await postcode(page).fill(code);
    await expect(page.getByRole('radio')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(postcode(page)).toHaveValue('');
  }
  await button(page, 'Continue to options').click();
  await button(page, /^Get \d+ prices$/).click();
  await expect(page).toHaveURL(/\/1access\/quotes\/QT-\d+$/);
  await sandbox.advance(1);
  await expect(pricing(page)).toBeHidden();

  await button(page, 'Choose 36 months for every site').click();
  await expect(summary(page)).toContainText(/3 of 3 sites chosen/);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await button(page, /^Prices of /)
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('radio', { name: /60 months/ })
    .first()
    .press('Space');
  await expect(drawer.getByRole('radio', { name: /60 months/ }).first()).toBeChecked();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await summary(page).getByRole('link', { name: 'Order' }).click();
  await expect(page).toHaveURL(/\/order$/);
  await fillOrder(page);
  await button(page, 'Place order').dblclick();
  const done = page.getByRole('region', { name: 'This quote is ordered' });
  await expect(done).toContainText(/OR-\d+/);
  await expect(done).toContainText(/(Amelia Hartley|Priya Shah) decides/);
  await expect(done.getByRole('link', { name: /Approval/ })).toBeHidden();
  expect((await sandbox.requests(`${rest}/*/order`)).filter(({ method }) => method === 'POST')).toHaveLength(
    1,
  );
});

test('Two people who choose at once see both versions, and one of them stays [QUOTE-38]', async ({
  page,
  browser,
  stack,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  await sandbox.patchUser('noor', readyNoor);
  await openSignedIn(page, 'amelia', quote('QT-40001'));
  const other = await openElsewhere(browser, stack, 'noor', quote('QT-40001'));
  await expect(button(other, 'Choose 60 months for every site')).toBeVisible();
  await button(page, 'Choose 12 months for every site').click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await button(other, 'Choose 60 months for every site').click();
  const alert = other.getByRole('region', { name: 'Sites' }).getByRole('alert');
  await expect(alert).toContainText('Amelia Hartley changed this quote first');
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(alert).toBeHidden();
  await expect(other.getByText('12 months').first()).toBeVisible();
  await expect(heading(other)).toHaveText('Bristol offices');
  await other.context().close();
});
