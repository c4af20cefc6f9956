import { problemResponse, type RenderedPage, type ScriptedApi } from '@quayside/contract/testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { profile } from '@quayside/shared/profile/profile.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import type { Quote } from '../api.ts';
import { quotingArea } from '../area.ts';
import { allPrices, chosen, noChanges, offer, pricedQuote, sites } from '../prices.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const path = '/1access/quotes/QT-40001/order';
const ordered: Quote = {
  ...pricedQuote,
  status: 'ordered',
  orderId: 'OR-80001',
  approvalId: 'AP-7001',
  allowedActions: [],
};
const placed = { orderId: 'OR-80001', approvalId: 'AP-7001' };
const api: ScriptedApi = {
  getQuote: pricedQuote,
  getQuoteSites: { etag: '"7"', items: [...sites] },
  getQuotingOptions: offer,
  listQuotePrices: allPrices,
  getQuotePriceChanges: noChanges,
  getOrder: () => Response.json({ id: 'OR-80001', status: 'received', waitingFor: 'you', items: [] }),
};

const lose = (): never => {
  throw new TypeError('The connection was reset.');
};
const order = browser.getByRole('button', { name: 'Place order' });
const phone = browser.getByRole('textbox', { name: 'Telephone' });
const done = browser.getByRole('region', { name: 'This quote is ordered' });
/** Takes the order. The quote is an ordered one from then on, and not before. */
const takeOrder = () => {
  page?.script({ getQuote: ordered });
  return Response.json(placed, { status: 201 });
};
const sent = () => page?.requests.filter(({ id }) => id === 'orderQuote') ?? [];

it('An order names its lines and the sites that are left out, and needs a contact [QUOTE-41]', async () => {
  page = renderPage(quotingArea, { path, api });
  await expect.element(browser.getByText('3 sites without a chosen price are not ordered')).toBeVisible();
  await expect.element(browser.getByText('Warehouse, Clifton Down, Farm')).toBeVisible();
  await expect.element(browser.getByText('1 price is not firm yet')).toBeVisible();
  const lines = browser.getByRole('table', { name: 'What you order' });
  expect(lines.getByRole('rowheader').elements()).toHaveLength(1);
  await order.click();
  await expect.element(browser.getByText('Enter a telephone number').first()).toBeVisible();
  expect(sent()).toEqual([]);
});

it('An order page without prices knows no earliest day and no lines, until they are loaded [QUOTE-41]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, listQuotePrices: problemResponse(500) } });
  const date = browser.getByLabelText(/^Required date/).first();
  await expect.element(browser.getByText('We couldn’t load the prices')).toBeVisible();
  await expect.element(date).toHaveAccessibleDescription(/^The earliest day is unknown/);
  await expect.element(date).toBeDisabled();
  expect(browser.getByText(/at the earliest/).elements()).toEqual([]);
  expect(browser.getByText(/are not ordered/).elements()).toEqual([]);
  expect(browser.getByRole('table', { name: 'What you order' }).elements()).toEqual([]);
  page.script({ listQuotePrices: allPrices });
  await browser.getByRole('button', { name: 'Try again' }).click();
  await expect.element(browser.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(date).toBeEnabled();
  await expect.element(date).toHaveAccessibleDescription(/Every site can be ready by/);
});

it('A lead time of millions of years is no lead time, and the rest of the order page works [QUOTE-41]', async () => {
  const items = allPrices.items.map((cell) =>
    cell.leadTimeDays === null ? cell : { ...cell, leadTimeDays: 1e9 },
  );
  page = renderPage(quotingArea, { path, api: { ...api, listQuotePrices: { ...allPrices, items } } });
  await expect.element(browser.getByText('We couldn’t load the prices')).toBeVisible();
  await phone.fill('+44 117 496 0100');
  await expect.element(phone).toHaveValue('+44 117 496 0100');
  expect(page.failures).toEqual([]);
  page.script({ listQuotePrices: allPrices });
  await browser.getByRole('button', { name: 'Try again' }).click();
  await expect.element(browser.getByRole('table', { name: 'What you order' })).toBeVisible();
});

it('A quote is ordered once, for the version that the user saw, and shows its order [QUOTE-42]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  page.script({ orderQuote: takeOrder });
  await order.click();
  await expect.element(done.getByText('OR-80001')).toBeVisible();
  await expect.element(done.getByText('You decide')).toBeVisible();
  expect(document.activeElement?.contains(done.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.headers.get('If-Match')).toBe('"7"');
  expect(sent()[0]?.headers.get('Idempotency-Key')).not.toBeNull();
  expect(sent()[0]?.body).toMatchObject({ requiredDate: null, contact: { phone: '+44 117 496 0100' } });
  // The server commits to no other price than the one on the page.
  expect(sent()[0]?.body).toMatchObject({ price: { nrc: 0, mrc: 25_200 } });
});

it('An ordered quote names the colleague who decides about its order [QUOTE-42, WAIT-1]', async () => {
  const waiting = {
    waitingFor: 'colleague',
    waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
  } as const;
  const getOrder = () => Response.json({ id: 'OR-80001', status: 'received', ...waiting, items: [] });
  page = renderPage(quotingArea, { path, api: { ...api, getQuote: { ...ordered, ...waiting }, getOrder } });
  await expect.element(done.getByText('Priya Shah decides')).toBeVisible();
});

it('Choices that were left unsaved are saved before anything is ordered [QUOTE-38, QUOTE-42]', async () => {
  page = renderPage(quotingArea, {
    path: '/1access/quotes/QT-40001',
    api: { ...api, chooseQuotePrices: problemResponse(500) },
  });
  await browser.getByRole('button', { name: 'Choose 60 months for every site', exact: true }).click();
  await expect.element(browser.getByText('Your choices aren’t saved', { exact: true })).toBeVisible();
  page.navigate(path);
  await phone.fill('+44 117 496 0100');
  await expect.element(order).toHaveAccessibleDescription('Your changes aren’t saved. Save them first.');
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  page.script({
    chooseQuotePrices: ({ body }) => {
      const saved = { ...pricedQuote, etag: '"8"' as const, choices: [...body.items] };
      page?.script({ getQuote: saved });
      return saved;
    },
  });
  await browser.getByRole('button', { name: 'Save them now' }).click();
  page.script({ orderQuote: takeOrder });
  await order.click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]?.headers.get('If-Match')).toBe('"8"');
});

it('Choices that were left unsaved and a quote that was cancelled since: its order page says that they are not saved [QUOTE-38]', async () => {
  page = renderPage(quotingArea, {
    path: '/1access/quotes/QT-40001',
    api: { ...api, chooseQuotePrices: problemResponse(500) },
  });
  await browser.getByRole('button', { name: 'Choose 60 months for every site', exact: true }).click();
  await expect.element(browser.getByText('Your choices aren’t saved', { exact: true })).toBeVisible();
  page.script({ getQuote: { ...pricedQuote, etag: '"8"', status: 'cancelled', allowedActions: [] } });
  page.navigate(path);
  await expect.element(browser.getByText('This quote was cancelled')).toBeVisible();
  await expect.element(browser.getByText('Your last choices aren’t saved')).toBeVisible();
  await expect.element(browser.getByText('Noor Rahman cancelled this quote first')).toBeVisible();
  await expect
    .element(browser.getByRole('region', { name: 'This order' }).getByText('1 of 4 sites chosen'))
    .toBeInTheDocument();
});

const placedBy = (name: string): ScriptedApi => ({
  getOrder: () =>
    Response.json({
      id: 'OR-80001',
      status: 'received',
      waitingFor: 'you',
      items: [],
      requestedBy: { id: 'somebody', name },
      requestedAt: '2026-11-21T10:02:00Z',
      total: { ...ordered.totals, mrc: { amount: 26_000, currency: 'GBP' } },
    }),
});

it.each([
  ['A colleague', 'Noor Rahman', 'Noor Rahman ordered this quote first', 'Nothing of yours was ordered.'],
  ['The user’s other tab', 'Amelia Hart', 'You ordered this quote already', 'It was not ordered again.'],
])(
  '%s that ordered the quote first is named, with the time and both totals, beside the order [QUOTE-42]',
  async (_who, name, title, outcome) => {
    page = renderPage(quotingArea, { path, api: { ...api, ...placedBy(name) } });
    await phone.fill('+44 117 496 0100');
    page.script({ orderQuote: problemResponse(409, 'This quote was ordered.'), getQuote: ordered });
    await order.click();
    await expect.element(done.getByText('OR-80001')).toBeVisible();
    const alert = browser.getByRole('alert');
    await expect.element(alert.getByText(title)).toBeVisible();
    await expect.element(alert.getByText(outcome)).toBeVisible();
    await expect.element(alert).toMatchTextContent(/OR-80001 on .*21 Nov 2026/);
    await expect.element(alert.getByText('£260.00')).toBeVisible();
    await browser.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(done.getByText('OR-80001')).toBeVisible();
  },
);

it.each([
  ['at the price of the press is the user’s own', ordered.totals, 0],
  ['at another price is not the user’s own', { ...ordered.totals, mrc: { amount: 1, currency: 'GBP' } }, 1],
])('After a lost response an order of this user %s [QUOTE-42]', async (_which, total, alerts) => {
  const getOrder = {
    id: 'OR-80001',
    status: 'received',
    waitingFor: 'you',
    items: [],
    requestedBy: { id: 'amelia', name: 'Amelia Hart' },
    requestedAt: '2026-11-21T10:02:00Z',
    total,
  };
  page = renderPage(quotingArea, { path, api: { ...api, getOrder: () => Response.json(getOrder) } });
  await phone.fill('+44 117 496 0100');
  page.script({ orderQuote: lose, getRequestResult: lose, getQuote: ordered });
  await order.click();
  await expect.element(done.getByText('OR-80001')).toBeVisible();
  const already = browser.getByText('You ordered this quote already');
  await expect.poll(() => already.elements()).toHaveLength(alerts);
  expect(browser.getByText(/What you had typed/).elements()).toHaveLength(alerts);
});

it('What was typed for an order that a colleague placed first can be copied [QUOTE-42]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, ...placedBy('Noor Rahman') } });
  await phone.fill('+44 117 496 0100');
  await browser.getByRole('textbox', { name: /^Note/ }).fill('Ask for Kari at the gate.');
  page.script({ orderQuote: problemResponse(409, 'This quote was ordered.'), getQuote: ordered });
  await order.click();
  const typed = browser.getByRole('region', { name: 'What you had typed' });
  await expect.element(typed).toMatchTextContent(/Telephone.*Note.*Ask for Kari at the gate\./);
  expect(typed.getByRole('term').elements()).toHaveLength(2);
});

it('An order that was placed before the page opened, or by the page itself, is shown without a warning [QUOTE-42]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, ...placedBy('Noor Rahman'), getQuote: ordered } });
  await expect.element(done.getByText('OR-80001')).toBeVisible();
  expect(browser.getByText(/ordered this quote/).elements()).toEqual([]);
});

it('A quote that was ordered meanwhile says that nothing was ordered again, also when the order cannot be read [QUOTE-42]', async () => {
  page = renderPage(quotingArea, { path, api: { ...api, getOrder: problemResponse(500) } });
  await phone.fill('+44 117 496 0100');
  page.script({ orderQuote: problemResponse(409, 'This quote was ordered.'), getQuote: ordered });
  await order.click();
  await expect.element(browser.getByText('This quote was ordered already')).toBeVisible();
  await expect.element(browser.getByText('Nothing of yours was ordered.')).toBeVisible();
});

it('A refused order names the reason and the changes, keeps the typed values, and is not sent again before the user has looked [QUOTE-43]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  const { totals } = pricedQuote;
  page.script({
    orderQuote: problemResponse(412, 'Noor Rahman changed this quote.'),
    getQuote: {
      ...pricedQuote,
      etag: '"8"',
      totals: { ...totals, mrc: { amount: 26_000, currency: 'GBP' } },
    },
  });
  await order.click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText(/Noor Rahman changed this quote/)).toBeVisible();
  await expect.element(alert.getByText('£260.00')).toBeInTheDocument();
  await expect.element(phone).toHaveValue('+44 117 496 0100');
  page.script({ orderQuote: takeOrder });
  await expect
    .element(order)
    .toHaveAccessibleDescription('This changed since you looked at it. Look at it again first.');
  await order.click({ force: true });
  expect(sent()).toHaveLength(1);
  await browser.getByRole('button', { name: 'Look again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await order.click();
  await expect.element(done).toBeVisible();
  expect(browser.getByText(/ordered this quote/).elements()).toEqual([]);
  expect(sent()[1]?.headers.get('If-Match')).toBe('"8"');
});

it('A refused order shows the terms and the sites that changed, and when [QUOTE-43]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  const [first, second] = sites;
  if (first === undefined || second === undefined) throw new Error('The fixture has no two sites.');
  const moved = { ...second, reference: 'Depot' };
  page.script({
    orderQuote: problemResponse(412, 'Noor Rahman changed this quote. Look at it again before you go on.', {
      changedBy: 'Noor Rahman',
      changedAt: '2026-11-21T10:02:00Z',
    }),
    getQuote: { ...pricedQuote, etag: '"8"', choices: [chosen('S1', { termMonths: 60 })] },
    getQuoteSites: { etag: '"8"', items: [first, moved] },
  });
  await order.click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('100 Mbps, 60 months, one line')).toBeVisible();
  await expect.element(alert.getByText('100 Mbps, 36 months, one line')).toBeVisible();
  await expect.element(alert.getByText(/^Site Depot/)).toBeVisible();
  await expect.element(alert.getByText(/^Site Clifton Down/)).toBeVisible();
  await expect.element(alert).toMatchTextContent(/It was changed on 21 Nov 2026/);
  expect(alert.getByText(/Look at it again/).elements()).toHaveLength(1);
});

it('A site that a colleague changed is shown after the refusal, and ordered only once the user has looked [QUOTE-42, QUOTE-43]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  const [first, ...others] = sites;
  if (first === undefined) throw new Error('The fixture has no site.');
  const moved = { ...first, reference: 'New head office' };
  page.script({
    orderQuote: problemResponse(412, 'Noor Rahman changed this quote.'),
    getQuote: { ...pricedQuote, etag: '"8"' },
    getQuoteSites: { etag: '"8"', items: [moved, ...others] },
  });
  await order.click();
  const lines = browser.getByRole('table', { name: 'What you order' });
  await expect.element(lines.getByText('New head office')).toBeVisible();
  await expect.element(browser.getByText('Noor Rahman changed this quote.')).toBeVisible();
  await expect.element(phone).toHaveValue('+44 117 496 0100');
  await expect
    .element(order)
    .toHaveAccessibleDescription('This changed since you looked at it. Look at it again first.');
  page.script({ orderQuote: takeOrder });
  await browser.getByRole('button', { name: 'Look again' }).click();
  await order.click();
  await expect.element(done).toBeVisible();
  expect(sent().map(({ headers }) => headers.get('If-Match'))).toEqual(['"7"', '"8"']);
});

it('A quote that expired meanwhile offers to price it again, and keeps the typed values [QUOTE-43]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  page.script({
    orderQuote: problemResponse(409, 'This quote has expired.'),
    getQuote: { ...pricedQuote, status: 'expired', allowedActions: ['reprice'] },
  });
  await order.click();
  await expect.element(browser.getByText(/^This quote expired on/)).toBeVisible();
  await expect.element(browser.getByRole('button', { name: 'Re-price' })).toBeVisible();
  await expect.element(phone).toHaveValue('+44 117 496 0100');
  await expect.element(order).not.toBeInTheDocument();
});

it('A user who may not order reads the reason and who can help, sees the lines, and meets no form [QUOTE-44]', async () => {
  page = renderPage(quotingArea, {
    path,
    user: createTestUser({ roles: ['read-only'] }),
    api: { ...api, getProfile: profile, getQuote: forReadOnly(pricedQuote, 'place orders') },
  });
  await expect.element(browser.getByText('You can’t order this quote')).toBeVisible();
  await expect.element(browser.getByText(/^Your role Read-only may not place orders\./)).toBeVisible();
  await expect
    .element(browser.getByRole('link', { name: 'Priya Shah' }))
    .toHaveAttribute('href', 'mailto:priya.shah@northgate.example');
  await expect
    .element(browser.getByRole('link', { name: 'See its prices' }))
    .toHaveAttribute('href', '/1access/quotes/QT-40001');
  await expect.element(browser.getByRole('table', { name: 'What you order' })).toBeVisible();
  expect(phone.elements()).toEqual([]);
});

it('An order keeps what was typed when the right to order passes while its page is open [QUOTE-44]', async () => {
  page = renderPage(quotingArea, { path, api });
  await phone.fill('+44 117 496 0100');
  page.script({
    orderQuote: problemResponse(403, 'Your role Read-only may not place orders.'),
    getQuote: forReadOnly(pricedQuote, 'place orders'),
  });
  await order.click();
  await expect.element(browser.getByText('What you typed is kept.', { exact: false })).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
  await expect.element(phone).toHaveValue('+44 117 496 0100');
});
