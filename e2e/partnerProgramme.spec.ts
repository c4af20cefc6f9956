import type { Browser, Page } from '@playwright/test';
import { expect, openSignedIn, type Stack, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Noor, who has accepted the terms and has read her notifications. */
const readyNoor = { agreedToTermsOfUse: true, pendingNotifications: [] };

/** A second person, in a browser session of their own. */
async function openElsewhere(browser: Browser, { portal }: Stack, user: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal });
  const page = await context.newPage();
  await openSignedIn(page, user, path);
  return page;
}

test('Noor registers a deal, which a colleague approves, and starts its quote once Quayside has approved it too [PARTNER-4, PARTNER-8]', async ({
  page,
  browser,
  stack,
  sandbox,
}) => {
  test.slow();
  await sandbox.patchUser('noor', readyNoor);
  await openSignedIn(page, 'noor', '/partner-programme');
  await page.getByRole('link', { name: 'Register a deal' }).click();
  await field(page, 'Customer').fill('Saltmarsh Hotels');
  await field(page, 'Name of the deal').fill('Nine hotels');
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Internet access');
  await field(page, 'Expected monthly charge (MRC)').fill('1,450');
  await page.getByLabel('The customer decides on').fill('2099-03-31');
  await field(page, 'What does the customer need?').fill(
    'One network for the nine hotels of the group, which renews its contracts in spring.',
  );
  await button(page, 'Register the deal').click();
  await expect(heading(page)).toHaveText('Nine hotels');
  const address = new URL(page.url()).pathname;
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'Amelia Hartley decides by',
  );

  const amelia = await openElsewhere(browser, stack, 'amelia', address);
  await amelia.getByRole('link', { name: /Decide in Approvals/ }).click();
  await expect(heading(amelia)).toHaveText('Register the deal Nine hotels');
  await button(amelia, 'Approve').click();
  await amelia.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(amelia.getByText('You approved this')).toBeVisible();
  await amelia.getByRole('link', { name: 'Nine hotels' }).click();
  await expect(amelia.getByRole('region', { name: 'What happens next' })).toContainText('We decide by');

  await sandbox.advance(1);
  await page.reload();
  await expect(page.getByText(/^Your price is protected until/)).toBeVisible();
  await page.getByRole('link', { name: 'Start a quote' }).click();
  await expect(field(page, 'Name')).toHaveValue('Nine hotels');
  await expect(page.getByRole('textbox', { name: /^Customer/ })).toHaveValue('Saltmarsh Hotels');
  await page.getByText('Internet Access', { exact: true }).click();
  await button(page, 'Add sites').click();
  await expect(page).toHaveURL(/\/1access\/quotes\/QT-\d+\/sites$/);
  const [quote = ''] = /QT-\d+/.exec(page.url()) ?? [];

  await page.goto(address);
  const quoteAndOrder = page.getByRole('region', { name: 'Quote and order' });
  await expect(quoteAndOrder.getByRole('link', { name: quote })).toBeVisible();
  await expect(quoteAndOrder).toContainText('Draft');
  await expect(page.getByRole('link', { name: 'Start a quote' })).toBeHidden();
});

test('The number of deals whose protection ends leads to them, and one is extended once [PARTNER-1, PARTNER-7]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/partner-programme');
  await page.getByRole('link', { name: /Protection ends within 30 days/ }).click();
  await expect(page.getByRole('button', { name: /Protection ends: Within 30 days/ })).toBeVisible();
  await page.getByRole('link', { name: 'Schools network' }).click();
  await button(page, 'Extend protection').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Extend by 60 days' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('The governors decide after the holidays.');
  await dialog.getByRole('button', { name: 'Extend by 60 days' }).click();
  await expect(page.getByText('You extended the protection')).toBeVisible();
  await expect(button(page, 'Extend protection')).toBeHidden();
});
