import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postcode', exact: true });
const sitesPath = /\/quotes\/QT-\d+\/sites$/;

/** Creates a quote for Internet Access, which opens at its sites. */
async function createQuote(page: Page, name: string): Promise<void> {
  await openSignedIn(page, 'amelia', '/1access');
  await page.getByRole('link', { name: 'New quote' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByText('Internet Access', { exact: true }).click();
  await press(page, 'Add sites');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(postcode(page)).toBeVisible();
}

const saved = (page: Page) => page.getByText(/^Saved/);
const siteRows = (page: Page) => page.getByRole('table').getByRole('rowheader');

test('Changes that could not be saved are restored after a reload, and are saved then [QUOTE-11, QUOTE-14]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED/);
  await createQuote(page, 'On a train');
  await page.route(sitesPath, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await postcode(page).fill('BS5 9QU');
  await expect(page.getByRole('radio')).toBeChecked();
  await press(page, 'Add site');
  await expect(page.getByText('Your changes aren’t saved', { exact: true })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute(sitesPath);
  await page.reload();
  await expect(siteRows(page)).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
});
