import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { leedsSites, quote } from '../quotes.fixtures.ts';
import { storedQuote } from '../storedQuote.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

async function open(api = {}): Promise<void> {
  shown = renderPage(quotingArea, {
    path: '/1access/quotes/QT-40001/sites',
    api: {
      ...areaFixtures.api,
      ...storedQuote({ ...quote, siteCount: 0 }, []),
      ...api,
    },
  });
  await page.getByRole('tab', { name: 'From a file or a table' }).click();
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const pasted = page.getByRole('textbox', { name: 'Or paste rows from a spreadsheet' });

async function paste(text: string): Promise<void> {
  await pasted.fill(text);
  await page.getByRole('button', { name: 'Use the pasted rows' }).click();
}

async function drop(bytes: BlobPart, name = 'sites.csv'): Promise<void> {
  await page.getByLabelText(/CSV file/).upload(new File([bytes], name, { type: 'text/csv' }));
}

const rows = 'Postcode,Address,Ref\nBS1 6QH,,HQ\nLS1 4AP,,Depot\nLeeds,,Yard\nbs16qh,,Copy';

it('Rows are repaired in place, and the valid ones are added before the others [QUOTE-23]', async () => {
  await open();
  await paste(rows);
  await page.getByRole('button', { name: 'Check 4 rows' }).click();
  await expect.element(page.getByText('Not a UK postcode')).toBeVisible();
  await expect.element(page.getByText('The same as line 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Postcode of line 3' }).selectOptions('AD-LS14AP-4');
  await page.getByRole('button', { name: 'Add the 2 valid rows' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(sent('replaceQuoteSites')[0]?.body).toMatchObject({
    items: [
      { id: 'S1', reference: 'HQ', addressId: 'AD-BS16QH-1' },
      { id: 'S2', reference: 'Depot', addressId: 'AD-LS14AP-4' },
    ],
  });
  await expect.element(page.getByText('In the quote already')).toBeVisible();
  const yard = page.getByRole('textbox', { name: 'Postcode of line 4' });
  await expect.element(yard).toHaveValue('Leeds');
});

it('A row is repaired by keyboard: every letter arrives, and focus stays in the cell [QUOTE-23]', async () => {
  await open();
  await paste(rows);
  await page.getByRole('button', { name: 'Check 4 rows' }).click();
  const field = page.getByRole('textbox', { name: 'Postcode of line 4' });
  await field.fill('');
  await userEvent.keyboard('LS1 4AP');
  const choice = page.getByRole('combobox', { name: 'Postcode of line 4' });
  await expect.element(choice).toHaveFocus();
  await choice.selectOptions('AD-LS14AP-2');
  await expect.element(choice).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Change: Postcode of line 4' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice).toHaveFocus();
  await page.getByRole('button', { name: 'Change: Postcode of line 5' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Postcode of line 5' })).toHaveFocus();
});

it('Rows that are not added yet are restored when the user returns to the page [QUOTE-23]', async () => {
  await open();
  await paste(rows);
  await page.getByRole('button', { name: 'Check 4 rows' }).click();
  await page.getByRole('textbox', { name: 'Postcode of line 4' }).fill('LS1 4A');
  shown.navigate('/1access');
  shown.navigate('/1access/quotes/QT-40001/sites?add=file');
  await expect.element(page.getByRole('textbox', { name: 'Postcode of line 4' })).toHaveValue('LS1 4A');
});

it('A file in Windows-1252 with semicolons is read, with a note about what to check [QUOTE-15]', async () => {
  await open();
  await drop(Uint8Array.from('Store;Postcode\nCaf\u00e9;BS1 6QH', (letter) => letter.codePointAt(0) ?? 0));
  await expect.element(page.getByText(/The file is in an old encoding/)).toBeVisible();
  await expect.element(page.getByText('Café')).toBeVisible();
});

it.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /not a text file/],
  ['only headings', 'Site,Postcode\n', /headings, but no rows/],
  ['201 rows', `Postcode\n${'BS1 6QH\n'.repeat(201)}`, /There are 201 rows/],
])('A file with %s is refused with the reason [QUOTE-17]', async (_, bytes, reason) => {
  await open();
  await drop(bytes);
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(pasted).toBeVisible();
});

it('Pasted text that cannot be used stays [QUOTE-17]', async () => {
  await open();
  await paste('Site,Postcode');
  await expect.element(page.getByText(/headings, but no rows/)).toBeVisible();
  await expect.element(pasted).toHaveValue('Site,Postcode');
});

it('A cell of a megabyte and formulas do no harm [QUOTE-18]', async () => {
  await open();
  await drop(`Site,Postcode\n=1+1,BS1 6QH\n${'x'.repeat(1_000_000)},LS1 4AP`);
  await expect.element(page.getByText(/1 value begins like a formula/)).toBeVisible();
  await expect.element(page.getByText(/cut off, in line 3/)).toBeVisible();
});

it('The columns that are not imported are named, until the user chooses what they hold [QUOTE-19]', async () => {
  await open();
  await paste('Postcode,Floor,Contact,Empty\nBS1 6QH,2,Jo,\nLS1 4AP,,,');
  await expect.element(page.getByText('Not imported: Floor, Contact', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: /^Reference/ }).selectOptions('Floor');
  await expect.element(page.getByText('Not imported: Contact', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: /^Address/ }).selectOptions('Contact');
  await expect.element(page.getByText(/^Not imported/)).not.toBeInTheDocument();
});

it('No more rows are added than the quote has room for [QUOTE-23]', async () => {
  await open({ getQuoteSites: () => Response.json({ etag: quote.etag, items: leedsSites(199) }) });
  await paste('Postcode,Address\nBS1 6QH,\nLS1 4AP,Unit 200');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await page.getByRole('button', { name: /^Add the/ }).click();
  await expect.element(page.getByText('The quote has 200 sites, which is the most')).toBeVisible();
});
