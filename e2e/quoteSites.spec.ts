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

test('A reseller adds sites by keyboard, chooses options and gets prices [QUOTE-6, QUOTE-7, QUOTE-24, QUOTE-26]', async ({
  page,
}) => {
  await createQuote(page, 'Harbour offices');
  await postcode(page).fill('bs59qu');
  await expect(page.getByRole('radio')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(siteRows(page)).toHaveCount(1);
  await expect(postcode(page)).toBeFocused();
  await page.keyboard.type('M1 1AE');
  await expect(page.getByRole('radio')).toHaveCount(10);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(siteRows(page)).toHaveCount(2);
  await press(page, 'Continue to options');
  await expect(page).toHaveURL(/\/options$/);
  await expect(page.getByRole('region', { name: 'For all sites' })).toContainText('9 prices a site');
  await page.getByText('60 months', { exact: true }).click();
  await press(page, 'Get 12 prices');
  await expect(page).toHaveURL(/\/1access\/quotes\/QT-\d+$/);
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await expect(siteRows(page)).toHaveCount(2);
});

test('Rows of a file are repaired in place, and the valid ones are added first [QUOTE-16, QUOTE-20, QUOTE-23]', async ({
  page,
}) => {
  await createQuote(page, 'Stores from a file');
  await page.getByRole('tab', { name: 'From a file or a table' }).click();
  const units = Array.from({ length: 10 }, (_, index) => `M1 1AE;Unit ${index + 1};ST-${index + 1}`);
  const lines = ['Post code;Address;Store', ...units, 'LS9 0RD;;ST-11', 'AB10 0AA;;ST-12', 'Leeds;;=1+1'];
  const buffer = Buffer.from(lines.join('\r\n'), 'utf16le');
  await page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.concat([mark, buffer]) });
  await expect(page.getByText('1 value begins like a formula')).toBeVisible();
  await press(page, 'Check 13 rows');
  await press(page, 'Add the 11 valid rows');
  await expect(page.getByRole('heading', { name: 'Sites (11)' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode of line 14' }).fill('M18 9SN');
  await press(page, 'Add the valid row');
  await expect(page.getByRole('heading', { name: 'Sites (12)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Postcode of line 13' })).toHaveValue('AB10 0AA');
});

const mark = Buffer.from([0xff, 0xfe]);

test('Changes that could not be saved are restored after a reload, and are saved then [QUOTE-11, QUOTE-14]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/);
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
