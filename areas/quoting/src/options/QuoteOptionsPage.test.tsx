import { problemResponse } from '@quayside/contract/testing';
import { createDeferred } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { layer2Offer, leedsSites, pricedQuote, quote, quotingOptions } from '../quotes.fixtures.ts';
import { storedQuote } from '../storedQuote.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

const job = {
  id: 'JB-2',
  kind: 'pricing',
  state: 'running',
  done: 0,
  total: 12,
  fileName: null,
  message: null,
} as const;

function open(api = {}): void {
  shown = renderPage(quotingArea, {
    path: '/1access/quotes/QT-40001/options',
    api: {
      ...areaFixtures.api,
      ...storedQuote(),
      startPricing: () => Response.json(job, { status: 202 }),
      ...api,
    },
  });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const forAll = page.getByRole('region', { name: 'For all sites' });

it('The options are counted and saved, and more than 30 prices a site are refused [QUOTE-24]', async () => {
  open();
  await expect.element(forAll).toMatchTextContent(/4 prices a site/);
  await page.getByText('60 months').click();
  await expect.element(forAll).toMatchTextContent(/6 prices a site/);
  await expect.poll(() => sent('changeQuote')).toHaveLength(1);
  expect(sent('changeQuote')[0]?.headers.get('if-match')).toBe('"7"');
  expect(sent('changeQuote')[0]?.body).toMatchObject({ options: { termsMonths: [12, 36, 60] } });
  for (const name of ['200 Mbps', '1 Gbps', 'Two lines', 'Two lines, separate routes'])
    // oxlint-disable-next-line no-await-in-loop -- one click after the other
    await page.getByText(name, { exact: true }).click();
  await expect.element(forAll).toMatchTextContent(/36 prices a site.*At most 30 are possible/);
  await expect.element(page.getByRole('button', { name: /^Get \d+ prices/ })).toBeDisabled();
});

it('Without any term nothing is saved, and the group shows an error [QUOTE-24]', async () => {
  open();
  await page.getByText('12 months').click();
  await page.getByText('36 months').click();
  await expect.element(page.getByText('Choose at least one term')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Get/ })).toBeDisabled();
});

it('Selected sites get options of their own, and return to those of the quote [QUOTE-25]', async () => {
  open();
  await page.getByRole('button', { name: 'Set the options of Unit 2, Park Place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 Gbps').click();
  await dialog.getByRole('button', { name: 'Set the options' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(1);
  expect(sent('replaceQuoteSites')[0]?.body).toMatchObject({
    items: [{ options: null }, { options: { bandwidthsMbps: [100, 500, 1000] } }, { options: null }],
  });
  await page.getByRole('button', { name: 'Use the options of the quote for Unit 2, Park Place' }).click();
  await expect.poll(() => sent('replaceQuoteSites')).toHaveLength(2);
  expect(sent('replaceQuoteSites')[1]?.body).toMatchObject({ items: [{}, { options: null }, {}] });
});

it('Get prices saves first, then asks for all with the present version, and leads to the prices [QUOTE-26]', async () => {
  open();
  await page.getByText('60 months').click();
  await page.getByRole('button', { name: 'Get 18 prices' }).click();
  await expect.poll(() => shown.address()).toBe('/1access/quotes/QT-40001');
  const [asked] = sent('startPricing');
  expect(asked?.body).toEqual({ only: 'all' });
  expect(asked?.headers.get('if-match')).toBe('"8"');
  expect(asked?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(sent('changeQuote')).toHaveLength(1);
});

it('Get prices reads nothing first: it asks for what its label says [QUOTE-26]', async () => {
  open();
  await expect.element(page.getByRole('button', { name: 'Get 12 prices' })).toBeEnabled();
  const before = shown.requests.length;
  await page.getByRole('button', { name: 'Get 12 prices' }).click();
  await expect.poll(() => shown.requests[before]?.id).toBe('startPricing');
});

it('A quote whose prices are all there leads to them, and after a change asks for the missing ones [QUOTE-26]', async () => {
  open(storedQuote(pricedQuote));
  await expect.element(page.getByRole('link', { name: 'Continue to prices' })).toBeVisible();
  shown.script(storedQuote({ ...pricedQuote, allowedActions: ['price', ...pricedQuote.allowedActions] }));
  await page.getByText('200 Mbps').click();
  await page.getByRole('button', { name: 'Get the missing prices' }).click();
  await expect.poll(() => sent('startPricing').map(({ body }) => body)).toEqual([{ only: 'failed' }]);
});

it('Errors of the server are named by row [QUOTE-27]', async () => {
  const errors = [{ pointer: '/items/1/address', code: 'gone', detail: 'The address was withdrawn.' }];
  const message = 'One site cannot be priced.';
  open({
    startPricing: () => Response.json({ title: message, status: 422, message, errors }, { status: 422 }),
  });
  await page.getByRole('button', { name: 'Get 12 prices' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('Row 2, Unit 2, Park Place: The address was withdrawn.')).toBeVisible();
  expect(shown.address()).toBe('/1access/quotes/QT-40001/options');
});

it.each([
  ['a colleague', { changedBy: 'Noor Rahman' }, 'Noor Rahman changed this quote first.'],
  ['another tab', { changedBy: 'Amelia Hart' }, 'In another tab, you changed this quote first.'],
  ['an unknown person', {}, 'This quote changed since you looked at it.'],
])(
  'Prices are asked for the version that the page shows: the one of %s is shown first [QUOTE-27]',
  async (_who, changed, title) => {
    open({ startPricing: problemResponse(412, 'Changed.', changed) });
    await expect.element(page.getByRole('button', { name: 'Get 12 prices' })).toBeEnabled();
    shown.script({
      getQuote: () => Response.json({ ...quote, etag: '"9"' }),
      getQuoteSites: () => Response.json({ etag: '"9"', items: leedsSites(1) }),
    });
    await page.getByRole('button', { name: 'Get 12 prices' }).click();
    await expect
      .element(page.getByText(`${title} The page shows it as it is now: check it, then get the prices.`))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Get 4 prices' })).toBeEnabled();
    expect(sent('startPricing').map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']);
  },
);

it('Pricing does not start while a site is incomplete [QUOTE-27]', async () => {
  open({
    ...storedQuote({ ...quote, product: 'layer2' }),
    getQuotingOptions: { ...quotingOptions, products: [{ planId: 'L2', ...layer2Offer }] },
  });
  await expect.element(page.getByText(/3 sites are not complete/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Get 12 prices' })).toBeDisabled();
});

it('The steps of a quote are links with addresses of their own [QUOTE-28]', async () => {
  open();
  const steps = page.getByRole('list', { name: 'Steps of the quote' }).getByRole('link');
  await expect.element(steps.first()).toBeVisible();
  expect(steps.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/1access/quotes/QT-40001/sites',
    '/1access/quotes/QT-40001',
    '/1access/quotes/QT-40001/order',
  ]);
});

it('A quote that does not exist says so under its own heading [QUOTE-28]', async () => {
  open({ getQuote: problemResponse(404) });
  await expect.element(page.getByRole('heading', { name: 'Quote not found' })).toBeVisible();
  await expect.poll(() => shown.title()).toBe('Quote not found');
});

it('A quote is shared from its menu, and the menu leaves out actions that are not allowed [QUOTE-29]', async () => {
  const mine = { ...quote, isShared: false };
  open({
    getQuote: () => Response.json(mine),
    shareQuote: () => Response.json({ ...quote, isShared: true }),
  });
  await page.getByRole('button', { name: 'More' }).click();
  expect(page.getByRole('button', { name: /Mark as declined/ }).query()).toBeNull();
  await page.getByRole('button', { name: 'Share with colleagues' }).click();
  await expect.poll(() => sent('shareQuote').map(({ body }) => body)).toEqual([{ isShared: true }]);
  expect(sent('shareQuote')[0]?.headers.get('if-match')).toBe(quote.etag);
});

it('A quote is shared as the page shows it: a change that is being saved is saved first [QUOTE-29]', async () => {
  const stored = storedQuote({ ...quote, isShared: false });
  const saved = createDeferred<Response>();
  open({
    ...stored,
    changeQuote: () => saved.promise,
    shareQuote: () => Response.json({ ...quote, etag: '"9"', isShared: true }),
  });
  await page.getByText('60 months').click();
  await expect.poll(() => sent('changeQuote')).toHaveLength(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share with colleagues' }).click();
  const options = { ...quote.options, termsMonths: [12, 36, 60] };
  saved.resolve(Response.json({ ...quote, etag: '"8"', options }));
  await expect.poll(() => sent('shareQuote').map(({ headers }) => headers.get('if-match'))).toEqual(['"8"']);
});

it('A quote that ends while its options are open says who ended it and when, and calls nothing unsaved [QUOTE-24]', async () => {
  open();
  await expect.element(forAll).toMatchTextContent(/4 prices a site/);
  shown.script({
    getQuote: {
      ...quote,
      etag: '"8"',
      status: 'cancelled',
      allowedActions: [],
      updatedBy: { id: 'U-2', name: 'Noor Rahman' },
      updatedAt: '2026-11-13T09:12:00Z',
    },
    getQuoteSites: { etag: '"8"', items: leedsSites(3) },
  });
  shown.services.http.cache.invalidateOperations(['getQuote', 'getQuoteSites']);
  await expect.element(page.getByText('This quote is cancelled')).toBeVisible();
  await expect.element(page.getByText(/^Noor Rahman/)).toBeVisible();
  await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'See the prices' })).toBeVisible();
});

it('What was chosen for a quote that a colleague ordered meanwhile can be copied, and the page says who ordered it [QUOTE-24]', async () => {
  open({ changeQuote: problemResponse(409, 'This quote was ordered.') });
  await expect.element(forAll).toMatchTextContent(/4 prices a site/);
  shown.script({
    getQuote: {
      ...quote,
      etag: '"8"',
      status: 'ordered',
      allowedActions: [],
      updatedBy: { id: 'U-2', name: 'Noor Rahman' },
    },
    getQuoteSites: { etag: '"8"', items: leedsSites(3) },
  });
  await page.getByText('60 months').click();
  const lost = page.getByRole('alert').filter({ hasText: 'Your last changes aren’t saved' });
  await expect.element(lost).toMatchTextContent(/Noor Rahman.*Options for all sites: .*60 months/);
  await expect.element(lost.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
  await expect.element(page.getByText('This quote is ordered')).toBeVisible();
});

it('After a quote was cancelled from its menu the focus is on the page, which says who cancelled it [QUOTE-24]', async () => {
  const cancelled = {
    ...quote,
    etag: '"8"',
    status: 'cancelled',
    allowedActions: [],
    updatedBy: { id: 'amelia', name: 'Amelia Hart' },
  } as const;
  open({
    getQuote: { ...quote, allowedActions: ['edit', 'cancel'] },
    cancelQuote: () => {
      shown.script({ getQuote: cancelled, getQuoteSites: { etag: '"8"', items: leedsSites(3) } });
      return Response.json(cancelled);
    },
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel the quote' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel the quote' }).click();
  await expect.element(page.getByText('This quote is cancelled')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement === document.body).toBe(false);
});
