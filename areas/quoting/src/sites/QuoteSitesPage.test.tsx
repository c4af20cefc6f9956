import { problemResponse } from '@quayside/contract/testing';
import { createDeferred } from '@quayside/portal-core/testing';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { bristolAddress, layer2Offer, leedsSites, quote, quotingOptions } from '../quotes.fixtures.ts';
import { storedQuote } from '../storedQuote.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

const empty = () => storedQuote({ ...quote, siteCount: 0 }, []);

function open(api = {}): void {
  shown = renderPage(quotingArea, {
    path: '/1access/quotes/QT-40001/sites',
    api: { ...areaFixtures.api, ...storedQuote(), ...api },
  });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const items = (index: number) => v.parse(sitesBody, sent('replaceQuoteSites')[index]?.body).items;
const sitesBody = v.object({ items: v.array(v.unknown()) });
const postcode = page.getByRole('textbox', { name: 'Postcode' });
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}, Park Place` });
const tryAgain = /^(?:Retry|Try again|Save again)$/;

it('The only address of a postcode is chosen at once, and Enter adds the site [QUOTE-7]', async () => {
  open(empty());
  await postcode.fill('bs16qh');
  await expect.element(page.getByRole('radio', { name: /Bristol Temple Quay/ })).toBeChecked();
  await postcode.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('row', { name: /Bristol Temple Quay/ })).toBeVisible();
  await expect.element(postcode).toHaveFocus();
  await expect.element(postcode).toHaveValue('');
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(sent('replaceQuoteSites')[0]?.headers.get('if-match')).toBe('"7"');
  expect(items(0)).toMatchObject([{ id: 'S1', addressId: 'AD-BS16QH-1', bEndAddressId: null }]);
});

it('Enter that is pressed before the addresses are there adds the site when they are [QUOTE-7]', async () => {
  const found = createDeferred<Response>();
  open({ ...empty(), findAddresses: () => found.promise });
  await postcode.fill('BS1 6QH');
  await postcode.click();
  await userEvent.keyboard('{Enter}');
  found.resolve(Response.json({ postcode: 'BS1 6QH', items: [bristolAddress] }));
  await expect.element(page.getByRole('row', { name: /Bristol Temple Quay/ })).toBeVisible();
});

it('With several addresses, Enter moves to the first one, and the chosen one is added by keyboard [QUOTE-7]', async () => {
  open(empty());
  await postcode.fill('LS1 4AP');
  await expect.element(page.getByRole('radio')).toHaveLength(10);
  await postcode.click();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(items(0)).toMatchObject([{ addressId: 'AD-LS14AP-2' }]);
});

it('A postcode that is none, or that has no address, is explained and stays as typed [QUOTE-8]', async () => {
  open(empty());
  await postcode.fill('Leeds');
  await userEvent.tab();
  await expect.element(page.getByText('“Leeds” is not a UK postcode. Write it like BS1 6QH.')).toBeVisible();
  await expect.element(postcode).toHaveValue('Leeds');
  await postcode.fill('ZE1 0AA');
  await userEvent.tab();
  await expect.element(page.getByText(/There are no addresses at ZE1 0AA/)).toBeVisible();
});

it('A site that is half typed stays when the way to add sites changes and when the page is left [QUOTE-14]', async () => {
  const reference = page.getByRole('textbox', { name: /^Reference/ });
  open(empty());
  await postcode.fill('LS1 4AP');
  await page.getByRole('radio').nth(1).click();
  await reference.fill('Shop 12');
  await page.getByRole('tab', { name: 'From a file or a table' }).click();
  await page.getByRole('tab', { name: 'By postcode' }).click();
  await expect.element(reference).toHaveValue('Shop 12');
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked();
  shown.navigate('/1access');
  shown.navigate('/1access/quotes/QT-40001/sites');
  await expect.element(postcode).toHaveValue('LS1 4AP');
  await expect.element(reference).toHaveValue('Shop 12');
});

it('A product with two ends asks for the B end, and keeps it for the next site [QUOTE-9]', async () => {
  const products = [{ planId: 'L2', ...layer2Offer }];
  open({
    ...storedQuote({ ...quote, product: 'layer2', siteCount: 0 }, []),
    getQuotingOptions: { ...quotingOptions, products },
  });
  await page.getByRole('textbox', { name: 'A end postcode' }).fill('LS1 4AP');
  await page.getByText('Unit 3, Park Place').click();
  await page.getByRole('button', { name: 'Add site' }).click();
  await expect.element(page.getByText('Enter the B end postcode')).toBeVisible();
  await expect.element(page.getByText('Enter Handover')).toBeVisible();
  const bEnd = page.getByRole('textbox', { name: 'B end postcode' });
  await bEnd.fill('BS1 6QH');
  await page.getByRole('textbox', { name: 'Handover' }).fill('LC');
  await expect.element(page.getByRole('radio', { name: /Bristol/ })).toBeChecked();
  await page.getByRole('button', { name: 'Add site' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(items(0)).toMatchObject([
    { addressId: 'AD-LS14AP-3', bEndAddressId: 'AD-BS16QH-1', fields: { handover: 'LC' } },
  ]);
  await expect.element(bEnd).toHaveValue('BS1 6QH');
});

it('Removing sites can be undone, and they return to their rows [QUOTE-10]', async () => {
  open();
  await page.getByRole('button', { name: 'Remove Unit 2, Park Place' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(items(0)).toMatchObject([{ id: 'S1' }, { id: 'S3' }]);
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/^Remove /);
  await expect.poll(() => shown.services.toasts.getSnapshot().toasts).toHaveLength(1);
  shown.services.toasts.getSnapshot().toasts[0]?.action?.onAction();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(2);
  expect(items(1)).toMatchObject([{ id: 'S1' }, { id: 'S2' }, { id: 'S3' }]);
});

it('After a site is removed the focus is on the removal of the next one, after the last on the heading [QUOTE-10]', async () => {
  open(storedQuote({ ...quote, siteCount: 2 }, leedsSites(2)));
  await remove('Unit 1').click();
  await expect.element(remove('Unit 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('After the selected sites are removed the focus is on a control of those that are left [QUOTE-10]', async () => {
  open();
  await page.getByRole('checkbox', { name: /Unit 1, Park Place/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Unit 1, Park Place')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/^Remove Unit/);
});

it('A site that two people changed is asked about, and only where they differ [QUOTE-12]', async () => {
  const [first, ...others] = leedsSites(3);
  if (!first) throw new Error('There are no sites.');
  open();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit Unit 1, Park Place' }).click();
  await dialog.getByRole('textbox', { name: /Reference/ }).fill('MINE');
  shown.script(storedQuote({ ...quote, etag: '"9"' }, [{ ...first, reference: 'THEIRS' }, ...others]));
  await dialog.getByRole('button', { name: 'Change the site' }).click();
  const conflict = page.getByRole('alert');
  await expect.element(conflict.getByText('Noor Rahman changed this quote first')).toBeVisible();
  await expect.element(conflict.getByText(/^19 Nov 2026/)).toBeVisible();
  await expect.element(conflict.getByText(/Site Unit 1, Park Place, reference/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(2);
  expect(sent('replaceQuoteSites')[1]?.headers.get('if-match')).toBe('"9"');
  expect(items(1)).toMatchObject([{ reference: 'MINE' }, { id: 'S2' }, { id: 'S3' }]);
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
});

it('The steps and the sites count the same while two people’s sites are in conflict [QUOTE-12]', async () => {
  const [first, ...others] = leedsSites(3);
  if (!first) throw new Error('There are no sites.');
  open();
  await page.getByRole('button', { name: 'Edit Unit 1, Park Place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reference/ }).fill('MINE');
  const theirs = [{ ...first, reference: 'THEIRS' }, ...others.slice(1)];
  shown.script(storedQuote({ ...quote, etag: '"9"', siteCount: 2 }, theirs));
  await dialog.getByRole('button', { name: 'Change the site' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sites (3)' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Steps of the quote' })).toMatchTextContent(/3 sites/);
});

it('A failed save keeps the changes, and its one button sends them again [QUOTE-11]', async () => {
  open({ replaceQuoteSites: problemResponse(500) });
  await page.getByRole('button', { name: 'Remove Unit 2, Park Place' }).click();
  await expect.element(page.getByText('Your changes aren’t saved', { exact: true })).toBeVisible();
  shown.script(storedQuote());
  await page.getByRole('button', { name: tryAgain }).click();
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
  expect(items(1)).toMatchObject([{ id: 'S1' }, { id: 'S3' }]);
});

it('Offline, a quote has one message about its unsaved sites and no button that could not work [QUOTE-11]', async () => {
  open({ replaceQuoteSites: () => Response.error() });
  await expect.element(page.getByText('Unit 2, Park Place')).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await remove('Unit 2').click();
  await expect.element(page.getByText(/We save them once you’re online again/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: tryAgain }).elements()).toEqual([]);
  onLine.mockRestore();
  shown.script(storedQuote());
  await remove('Unit 3').click();
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
  expect(items(1)).toMatchObject([{ id: 'S1' }]);
});

it('At most 25 sites are shown at once [QUOTE-10]', async () => {
  open(storedQuote(quote, leedsSites(60)));
  await expect.element(page.getByText('Unit 25, Park Place')).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(26);
});

it('An ordered quote shows its sites and why they cannot be changed [QUOTE-13]', async () => {
  open({ getQuote: () => Response.json({ ...quote, status: 'ordered', allowedActions: [] }) });
  await expect.element(page.getByText('This quote is ordered')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add site' }).query()).toBeNull();
});
