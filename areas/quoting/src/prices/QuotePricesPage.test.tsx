import { problemResponse, type RenderedPage, type ScriptedApi } from '@quayside/contract/testing';
import { Toasts } from '@quayside/ui/Toasts';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, type Locator } from 'vitest/browser';
import { inDesignSystem } from '@quayside/page-kit/page-testing';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import type { Quote } from '../api.ts';
import { quotingArea } from '../area.ts';
import { placesOf } from './cells.ts';
import {
  allPrices,
  cells,
  chosen,
  dearer,
  firstPrices,
  noChanges,
  offer,
  options,
  pricedCell,
  pricedQuote,
  sites,
} from '../prices.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  page?.unmount();
});

const path = '/1access/quotes/QT-40001';
const summary = browser.getByRole('region', { name: 'This quote' });
const status = (text: string | RegExp) => browser.getByText(text);
const shows = (place: Locator, text: RegExp) =>
  expect.element(place.getByText(text).first()).toBeInTheDocument();
const button = (name: string | RegExp) => browser.getByRole('button', { name, exact: true });

const saved = ({ body }: { body: { readonly items: readonly Quote['choices'][number][] } }): Quote => ({
  ...pricedQuote,
  etag: '"8"',
  choices: [...body.items],
});

const api: ScriptedApi = {
  getQuote: pricedQuote,
  getQuoteSites: { etag: '"7"', items: [...sites] },
  getQuotingOptions: offer,
  listQuotePrices: allPrices,
  getQuotePriceChanges: noChanges,
  chooseQuotePrices: saved,
};

const pricingJob = {
  id: 'JB-3',
  kind: 'pricing',
  state: 'running',
  done: 0,
  total: 2,
  fileName: null,
  message: null,
} as const;

const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];
const isStopped = () => sent('cancelPricing').length > 0;

it('A quote without a choice has unknown totals, not zero [QUOTE-36]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, getQuote: { ...pricedQuote, choices: [] } } });
  await shows(summary, /0 of 4 sites chosen/);
  await shows(browser.getByRole('table'), /£\d/);
  expect(summary.getByText('£0.00').elements()).toEqual([]);
});

it('Prices fill in as they arrive, and the rest can be stopped [QUOTE-30, QUOTE-31, QUOTE-32]', async () => {
  const pricing: Quote = { ...pricedQuote, status: 'pricing', pricing: { ...firstPrices, jobId: 'JB-2' } };
  page = renderPage(quotingArea, {
    path,
    api: { ...api, getQuote: pricing, listQuotePrices: firstPrices },
  });
  await expect.element(browser.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(browser.getByRole('progressbar', { name: 'Pricing' })).toBeInTheDocument();
  await expect.element(status('1 of 4 sites priced')).toBeVisible();
  await shows(summary, /£252\.00/);

  page.script({
    listQuotePrices: ({ query }) =>
      query.since === '2-6'
        ? { ...allPrices, startsOver: false, items: cells.filter(({ siteId }) => siteId !== 'S1') }
        : problemResponse(400),
    getQuote: pricedQuote,
  });
  await expect.element(browser.getByText('Some prices are missing for 1 site')).toBeVisible();
  expect(sent('cancelPricing')).toEqual([]);
});

it('Stopping keeps the prices that have arrived [QUOTE-32]', async () => {
  const pricing: Quote = { ...pricedQuote, status: 'pricing', pricing: { ...firstPrices, jobId: 'JB-2' } };
  const stopped = { ...firstPrices, state: 'cancelled', items: [], startsOver: false } as const;
  page = renderPage(quotingArea, {
    path,
    api: {
      ...api,
      getQuote: () => (isStopped() ? { ...pricedQuote, pricing: stopped } : pricing),
      listQuotePrices: () => (isStopped() ? stopped : firstPrices),
      cancelPricing: pricedQuote,
    },
  });
  await button('Stop pricing').click();
  await expect.element(status('The pricing was stopped')).toBeVisible();
  expect(sent('cancelPricing')[0]?.headers.get('if-match')).toBe(pricing.etag);
  await shows(summary, /£252\.00/);
  await expect.element(button('Price the rest')).toBeVisible();
});

it('A retry or a stop for a version that somebody changed says who it was [QUOTE-32, QUOTE-33]', async () => {
  const message = 'This quote was changed by Noor Rahman meanwhile.';
  const refused = problemResponse(412, message);
  page = renderPage(quotingArea, { path, api: { ...api, startPricing: refused } });
  await button('Retry 1 site').click();
  await expect.element(browser.getByText(message)).toBeVisible();
  page.unmount();
  const pricing: Quote = { ...pricedQuote, status: 'pricing', pricing: { ...firstPrices, jobId: 'JB-2' } };
  page = renderPage(quotingArea, {
    path,
    api: {
      ...api,
      getQuote: pricing,
      listQuotePrices: firstPrices,
      cancelPricing: problemResponse(412, message),
    },
  });
  await button('Stop pricing').click();
  await expect
    .poll(() => page?.services.toasts.getSnapshot().toasts[0]?.text)
    .toBe(`The pricing wasn’t stopped. ${message}`);
  await expect.element(button('Stop pricing')).toBeVisible();
});

it('A retry requests only the failed prices, for the saved version [QUOTE-33]', async () => {
  page = renderPage(quotingArea, {
    path,
    api: {
      ...api,
      startPricing: pricingJob,
    },
  });
  await button('Retry 1 site').click();
  await expect.poll(() => sent('startPricing')).toHaveLength(1);
  expect(sent('startPricing')[0]?.body).toEqual({ only: 'failed' });
  expect(sent('startPricing')[0]?.headers.get('If-Match')).toBe('"7"');
});

it('A price is chosen in the matrix of a site and saved, with the totals at once [QUOTE-34, QUOTE-36, QUOTE-38]', async () => {
  page = renderPage(quotingArea, { path, api });
  await button('Prices of Warehouse').click();
  const drawer = browser.getByRole('dialog', { name: 'Warehouse' });
  await expect.element(drawer).toBeVisible();
  expect(page.address()).toContain('site=S2');
  // The whole cell is the label of its radio button.
  await drawer.getByText('£504.00').click();
  await shows(summary, /£756\.00/);
  await expect.poll(() => sent('chooseQuotePrices')).toHaveLength(1);
  expect(sent('chooseQuotePrices')[0]?.body).toEqual({
    items: [chosen('S1'), chosen('S2', { bandwidthMbps: 1000, termMonths: 60 })],
  });
  await drawer.getByRole('button', { name: 'Next site' }).click();
  await expect.element(browser.getByRole('dialog', { name: 'Clifton Down' })).toBeVisible();
  await expect.element(browser.getByText('The carrier didn’t answer in time').first()).toBeVisible();
});

it('A term is chosen for every site at once, and undone [QUOTE-34, QUOTE-35]', async () => {
  page = renderPage(quotingArea, { path, api });
  await button('Choose 60 months for every site').click();
  await shows(summary, /2 of 4 sites chosen/);
  const { getSnapshot } = page.services.toasts;
  await expect
    .poll(() => getSnapshot().toasts[0]?.text)
    .toBe('Chosen for 2 sites. 2 sites have no such price.');
  getSnapshot().toasts[0]?.action?.onAction();
  await shows(summary, /1 of 4 sites chosen/);
});

const noResponse = () => Response.error();

it('Choices made offline have one message, no button that could not work, and no success before they are saved [QUOTE-34, QUOTE-38]', async () => {
  page = renderPage(quotingArea, { path, api });
  const choose = button('Choose 60 months for every site');
  await expect.element(choose).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.script({ chooseQuotePrices: noResponse, getQuote: noResponse, getQuoteSites: noResponse });
  const { getSnapshot } = page.services.toasts;
  const texts = () => getSnapshot().toasts.map(({ text }) => text);
  await choose.click();
  await expect.element(browser.getByText('Your choices aren’t saved', { exact: true })).toBeVisible();
  await expect
    .poll(() => [sent('getQuote').length > 1, sent('getQuoteSites').length > 1])
    .toEqual([true, true]);
  await expect.element(browser.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  expect(browser.getByText('You’re offline').elements()).toEqual([]);
  expect(browser.getByRole('button', { name: /^(?:Retry|Try again)$/ }).elements()).toEqual([]);
  expect(texts()).toEqual([]);

  onLine.mockRestore();
  page.script({
    chooseQuotePrices: saved,
    getQuote: pricedQuote,
    getQuoteSites: { etag: '"7"', items: [...sites] },
  });
  await button('Choose 36 months for every site').click();
  await expect.poll(() => sent('chooseQuotePrices')).toHaveLength(2);
  await expect
    .element(browser.getByText('Your choices aren’t saved', { exact: true }))
    .not.toBeInTheDocument();
});

it('A toast at 1440 × 900 stands beside the summary of a quote, so that it never covers Order [TOAST-4]', async () => {
  await browser.viewport(1440, 900);
  const chosenToast = { id: 'chosen', tone: 'info', text: 'Chosen for 2 sites.', count: 1 } as const;
  page = renderPage(quotingArea, {
    path,
    api,
    wrap: (content) =>
      inDesignSystem(
        <>
          {content}
          <Toasts toasts={[chosenToast]} onDismiss={() => undefined} />
        </>,
      ),
  });
  await expect.element(summary.getByRole('link', { name: 'Order' })).toBeVisible();
  const toast = browser.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect.element(toast).toBeVisible();
  const [summaryBox, toastBox] = [summary, toast].map((each) => each.element().getBoundingClientRect());
  // The summary scrolls with the page, so its button can be at any height.
  expect(toastBox?.right).toBeLessThan(summaryBox?.left ?? 0);
});

it('Choices that cannot be saved stay, with a way to try again [QUOTE-38]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, chooseQuotePrices: problemResponse(500) } });
  await button('Choose 60 months for every site').click();
  await expect.element(browser.getByText('Your choices aren’t saved', { exact: true })).toBeVisible();
  await shows(summary, /2 of 4 sites chosen/);
  page.script({ chooseQuotePrices: saved });
  await button('Retry').click();
  await expect.poll(() => sent('chooseQuotePrices')).toHaveLength(2);
  await expect
    .element(browser.getByText('Your choices aren’t saved', { exact: true }))
    .not.toBeInTheDocument();
});

it('Choices that are not saved cannot be ordered, and the page says why [QUOTE-38, QUOTE-41]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, chooseQuotePrices: problemResponse(500) } });
  const order = summary.getByRole('button', { name: 'Order' });
  await expect.element(summary.getByRole('link', { name: 'Order' })).toBeVisible();
  await button('Choose 60 months for every site').click();
  await expect.element(order).toHaveAttribute('aria-disabled', 'true');
  await expect.element(order).toHaveAccessibleDescription('Your changes aren’t saved. Save them first.');
  page.script({ chooseQuotePrices: saved });
  await button('Retry').click();
  await expect.element(summary.getByRole('link', { name: 'Order' })).toBeVisible();
});

it('A quote that a colleague ordered first shows the saved choices and totals, and says who ordered it and that the last choices are not saved [QUOTE-38]', async () => {
  page = renderPage(quotingArea, { path, api });
  await shows(summary, /£252\.00/);
  const ordered: Quote = {
    ...pricedQuote,
    etag: '"8"',
    status: 'ordered',
    orderId: 'OR-80002',
    choices: [chosen('S1'), chosen('S2', { termMonths: 12 })],
    allowedActions: ['share'],
  };
  page.script({
    getQuote: ordered,
    chooseQuotePrices: problemResponse(409, 'This quote is ordered.', {
      type: 'urn:quayside:problem:wrong-state',
      changedBy: 'Noor Rahman',
      changedAt: '2026-11-21T10:02:00Z',
    }),
  });
  await button('Choose 60 months for every site').click();
  await expect.element(browser.getByText('Your last choices aren’t saved')).toBeVisible();
  await expect.element(browser.getByText('Noor Rahman ordered this quote first')).toBeVisible();
  await expect.element(browser.getByText('This quote is ordered as OR-80002')).toBeVisible();
  await shows(summary, /2 of 4 sites chosen/);
  // 252 for the head office, as before, and 300 for the warehouse.
  await shows(summary, /£552\.00/);
  await expect.element(button('Choose 60 months for every site')).not.toBeInTheDocument();
});

it('A clash of many choices lists thirty, counts the others, and shows the totals of both versions [QUOTE-38]', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `S${index + 1}`);
  const atTerm = (termMonths: 12 | 36 | 60) => ids.map((id) => chosen(id, { termMonths }));
  const many: Quote = { ...pricedQuote, siteCount: 40, choices: atTerm(36) };
  const [site] = sites;
  if (site === undefined) throw new Error('The fixture has no site.');
  const items = ids.flatMap((id) => placesOf(options).map((place) => pricedCell(id, place)));
  page = renderPage(quotingArea, {
    path,
    api: {
      ...api,
      getQuote: many,
      getQuoteSites: {
        etag: '"7"',
        items: ids.map((id) => Object.assign({}, site, { id, reference: `Site ${id}` })),
      },
      listQuotePrices: { ...allPrices, items },
    },
  });
  await shows(summary, /40 of 40 sites chosen/);
  page.script({
    chooseQuotePrices: problemResponse(412, 'Noor Rahman changed this quote.'),
    getQuote: { ...many, etag: '"8"', choices: atTerm(12), totals: { ...many.totals, chosenCount: 39 } },
  });
  await button('Choose 60 months for every site').click();
  const clash = browser.getByRole('alert');
  await expect.element(clash.getByText('Noor Rahman changed this quote first')).toBeVisible();
  await expect.element(clash.getByText(/^19 Nov 2026/)).toBeVisible();
  await expect.element(clash.getByText('and 10 more')).toBeVisible();
  await shows(browser.getByRole('list', { name: 'Steps of the quote' }), /40 of 40 chosen/);
  // Three totals, then thirty sites.
  expect(clash.getByRole('term').elements()).toHaveLength(33);
  // 204 for each site at 60 months, 300 at 12.
  await expect.element(clash.getByText('£8,160.00')).toBeVisible();
  await expect.element(clash.getByText('£12,000.00')).toBeVisible();
  await clash.getByRole('button', { name: 'Take theirs' }).click();
  await shows(summary, /£12,000\.00/);
});

it('Prices that cannot be loaded leave the choices counted, the totals unknown, and nothing to order or price again [QUOTE-36]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, listQuotePrices: problemResponse(503) } });
  await expect.element(browser.getByText('We couldn’t load the prices')).toBeVisible();
  await shows(summary, /1 of 4 sites chosen/);
  await shows(summary, /Known with the prices/);
  await expect
    .element(summary.getByRole('button', { name: 'Order' }))
    .toHaveAccessibleDescription('The prices couldn’t be loaded. Try again first.');
  await expect.element(button('Re-price')).toBeDisabled();
  await expect.element(browser.getByRole('tab', { name: 'Not chosen 3' })).toBeVisible();
  await shows(browser.getByRole('region', { name: 'Compare terms' }), /once the prices are loaded/);
});

it('Pricing a valid quote again is asked first, because its offer ends [QUOTE-39]', async () => {
  page = renderPage(quotingArea, { path, api });
  await button('Re-price').click();
  const question = browser.getByRole('alertdialog', { name: 'Price this quote again?' });
  await expect.element(question.getByText(/valid until 19 Dec 2026/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep these prices' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent('startPricing')).toEqual([]);
  await button('Re-price').click();
  page.script({ startPricing: pricingJob });
  await question.getByRole('button', { name: 'Price again' }).click();
  await expect.poll(() => sent('startPricing')).toHaveLength(1);
  expect(sent('startPricing')[0]?.body).toEqual({ only: 'all' });
});

it('A re-pricing shows its changes until the user accepts them [QUOTE-39]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, getQuotePriceChanges: dearer } });
  const card = browser.getByRole('region', { name: 'What the new prices change' });
  await shows(card, /The price of 1 chosen site changed/);
  await shows(card, /£240\.00/);
  page.script({ getQuotePriceChanges: { ...dearer, acceptedAt: '2026-11-20T08:00:00Z' } });
  await button('Accept the new prices').click();
  await expect.element(card).not.toBeInTheDocument();
  expect(sent('chooseQuotePrices')[0]?.body).toMatchObject({ acceptsChanges: true });
});

it('The printer gets every site with the totals, the validity and the words about VAT, and no controls [QUOTE-40]', async () => {
  page = renderPage(quotingArea, { path, api });
  await shows(summary, /£252\.00/);
  window.dispatchEvent(new Event('beforeprint'));
  const sheet = browser.getByRole('region', { name: 'Printed quote' });
  await expect.element(sheet.getByText(/VAT excluded\. Valid until 19 Dec 2026\./)).toBeVisible();
  expect(sheet.getByRole('rowheader').elements()).toHaveLength(4);
  await expect.element(summary).not.toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(sheet).not.toBeInTheDocument();
});
