import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { internetOffer, quote, quotingOptions } from '../quotes.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(api = {}): void {
  shown = renderPage(quotingArea, { path: '/1access/quotes/new', api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);

it('A product whose plan was withdrawn is there with the reason, and cannot be chosen [QUOTE-5]', async () => {
  open();
  const mpls = page.getByRole('radio', { name: /MPLS VPN/ });
  await expect.element(mpls).toBeDisabled();
  await expect.element(page.getByText(/Your plan for it was withdrawn/)).toBeVisible();
});

it('A new quote is created once, and leads to its sites [QUOTE-6]', async () => {
  open({ createQuote: Response.json(quote, { status: 201 }) });
  await page.getByRole('textbox', { name: 'Name' }).fill('Bristol offices');
  await page.getByText('Internet Access', { exact: true }).click();
  await page.getByRole('button', { name: 'Add sites' }).click();
  await expect.poll(() => shown.address()).toBe('/1access/quotes/QT-40001/sites');
  const [created] = sent('createQuote');
  expect(created?.body).toEqual({ name: 'Bristol offices', customerName: '', product: 'internetAccess' });
  expect(created?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

it('A quote without a name and a product is not sent, and shows both errors [QUOTE-6]', async () => {
  open();
  await page.getByRole('button', { name: 'Add sites' }).click();
  await expect.element(page.getByRole('link', { name: 'Choose a product' })).toBeVisible();
  expect(sent('createQuote')).toEqual([]);
});

it('A company whose plans were all withdrawn reads whom to ask [QUOTE-5]', async () => {
  const products = [{ planId: '', ...internetOffer, withdrawn: true }];
  open({ getQuotingOptions: { ...quotingOptions, products } });
  await expect.element(page.getByText('Your company has no price plan for quoting')).toBeVisible();
});
