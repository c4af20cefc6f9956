import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Quote } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { anyVersion, createQuoteCalls, newKey, newSite, type QuoteCalls } from '../../testing/quoteCalls.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let amelia: QuoteCalls;
let noor: QuoteCalls;

const asUser = async (username: string, claims = {}): Promise<QuoteCalls> =>
  createQuoteCalls(calls, await tokenOfUser(sandbox, username, claims));
/** A user of another partner, who may quote. */
const asChloe = () => asUser('chloe', { apolloAccess: true, roles: ['sales'] });
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const DAY_MINUTES = 1440;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  amelia = await asUser('amelia');
  noor = await asUser('noor');
});
afterAll(() => sandbox.close());

const quotingOptions = async () => (await amelia.send('GET', '/quoting-options')).body;
const withdrawPlan = () =>
  calls.call('PATCH', '/sandbox/users/amelia', { body: { claims: { partner: { iaPricePlanId: '' } } } });
const makeSdWan = (number: string) =>
  amelia.send('PATCH', `/quotes/${number}`, { product: 'sdwanConnect' }, anyVersion);
const place = async (
  who: QuoteCalls,
  number: string,
  headers: Record<string, string>,
  body: object = order,
) => {
  const { nrc, mrc } = (await who.get(number)).totals;
  const price = { nrc: nrc.amount, mrc: mrc.amount };
  return who.send('POST', `/quotes/${number}/order`, { price, ...body }, headers);
};
const conflict = (words: string | RegExp) => [
  409,
  expect.objectContaining({ detail: expect.stringMatching(words) }),
];
const end = (number: string, how: string) =>
  amelia.send('PUT', `/quotes/${number}/${how}`, { reason: 'No budget' }, anyVersion);

const order = {
  purchaseOrder: 'PO-7',
  requiredDate: null,
  contact: { name: 'Noor Rahman', phone: '0117 496 0100', email: 'noor@northgate.example' },
  note: '',
};

test('listQuotes shows the caller’s own quotes and those that colleagues share', async () => {
  const list = await amelia.list('?pageSize=100');
  expect(list.total).toBe(list.items.length);
  expect(list.total).toBeGreaterThan(40);
  for (const { owner, isShared } of list.items) expect(isShared || owner.id === 'amelia').toBe(true);
  const mine = await amelia.list('?owner=me&pageSize=100');
  expect(new Set(mine.items.map(({ owner }) => owner.id))).toEqual(new Set(['amelia']));
  expect((await amelia.list('?page=999')).items).toEqual([]);
});

test('listQuotes filters by state, product and words, and counts each value as if it were chosen', async () => {
  const { facets } = await amelia.list();
  const expired = facets.status.find(({ id }) => id === 'expired')?.count;
  expect((await amelia.list('?status=expired')).total).toBe(expired);
  expect((await amelia.list('?status=expired')).facets.status).toEqual(facets.status);
  const found = await amelia.list('?q=CLINIC%20backbone');
  expect(found.items.map(({ number }) => number)).toEqual(['QT-40003']);
  expect((await amelia.list('?q=QT-40002')).items[0]?.name).toBe('Retail estate 2027');
  const soon = await amelia.list('?expiresWithin=3&sort=validUntil&pageSize=100');
  expect(soon.items.map(({ number }) => number)).toContain('QT-40007');
});

test('An expired quote is not open', async () => {
  const { items, facets } = await amelia.list('?status=open&pageSize=100');
  expect(facets.status.find(({ id }) => id === 'expired')?.count).toBeGreaterThan(0);
  expect(new Set(items.map(({ status }) => status))).toEqual(
    new Set(['draft', 'pricing', 'ready', 'partPriced']),
  );
});

test('listQuotes says in each status whom a quote waits for: the user, us or nobody', async () => {
  const { items } = await amelia.list('?pageSize=100');
  const waitingFor = new Map(items.map((quote) => [quote.status, quote.waitingFor]));
  expect(Object.fromEntries(waitingFor)).toEqual({
    draft: 'you',
    ready: 'you',
    partPriced: 'you',
    expired: 'you',
    pricing: 'us',
    ordered: 'us',
    declined: null,
    cancelled: null,
  });
});

test('listQuotes shows a partner nothing of another one, and refuses a partner without 1Access', async () => {
  const chloe = await asChloe();
  expect((await chloe.list()).items.every(({ owner }) => owner.id === 'chloe')).toBe(true);
  expect((await chloe.send('GET', '/quotes/QT-40001')).status).toBe(404);
  const ben = await asUser('ben');
  expect((await ben.send('GET', '/quotes')).status).toBe(403);
  expect((await ben.send('GET', '/quoting-options')).status).toBe(403);
});

test('getQuotingOptions offers the products of the partner’s plans, and says when one was withdrawn', async () => {
  expect(await quotingOptions()).toMatchObject({
    isReseller: true,
    products: [
      { product: 'internetAccess', planId: 'IA-RSL-2026-GOLD', withdrawn: false },
      { product: 'layer2', needsBEnd: true },
      { product: 'mpls' },
      { product: 'carrierConnect' },
      { product: 'sdwanConnect' },
    ],
  });
  await withdrawPlan();
  expect(await quotingOptions()).toMatchObject({
    products: [{ product: 'internetAccess', withdrawn: true }, {}, {}, {}, {}],
  });
});

test.each([
  ['bs59qu', 1],
  [' BS5 9QU ', 1],
  ['M1 1AE', 10],
  ['AB10 0AA', 0],
])('findAddresses knows the addresses of %j: %i', async (postcode, count) => {
  const { body } = await amelia.send('GET', `/addresses?postcode=${encodeURIComponent(postcode)}`);
  expect(body).toMatchObject({ items: { length: count } });
});

test('findAddresses refuses a text that is not a postcode', async () => {
  expect((await amelia.send('GET', '/addresses?postcode=12345')).status).toBe(400);
});

test('createQuote creates one draft for a key, with the product’s options and the reseller’s margin', async () => {
  const key = 'key-of-one-submission';
  const number = await amelia.create('mpls', key);
  expect(await amelia.create('mpls', key)).toBe(number);
  expect(await amelia.get(number)).toMatchObject({
    status: 'draft',
    waitingFor: 'you',
    isShared: false,
    marginBasisPoints: 1500,
    options: { bandwidthsMbps: [50, 100, 200] },
    pricing: { state: 'idle', total: 0 },
    allowedActions: ['edit', 'choose', 'share', 'cancel'],
  });
  const other = { name: 'Another', customerName: '', product: 'mpls' };
  expect((await amelia.send('POST', '/quotes', other, { 'Idempotency-Key': key })).status).toBe(409);
});

test('createQuote refuses a product without a price plan', async () => {
  const chloe = await asChloe();
  const body = { name: 'Network', customerName: '', product: 'mpls' };
  const answer = await chloe.send('POST', '/quotes', body, newKey());
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/product' }] } });
});

test('A quote is hidden from colleagues until its owner shares it', async () => {
  expect((await noor.send('GET', '/quotes/QT-40003')).status).toBe(404);
  const headers = { 'If-Match': (await amelia.get('QT-40003')).etag };
  await amelia.send('PUT', '/quotes/QT-40003/share', { isShared: true }, headers);
  expect((await noor.get('QT-40003')).allowedActions).not.toContain('share');
  const denied = await noor.send('PUT', '/quotes/QT-40003/share', { isShared: false }, headers);
  expect(denied.status).toBe(403);
});

test('The slower of two people who change a quote reads who was faster, and changes nothing', async () => {
  const { etag } = await amelia.get('QT-40001');
  const ifMatch = { 'If-Match': etag };
  expect((await noor.send('PATCH', '/quotes/QT-40001', { note: 'Noor' }, ifMatch)).status).toBe(200);
  const slower = await amelia.send('PATCH', '/quotes/QT-40001', { note: 'Amelia' }, ifMatch);
  expect(slower).toMatchObject({ status: 412, body: { detail: expect.stringContaining('Noor Rahman') } });
  expect((await amelia.get('QT-40001')).note).toBe('Noor');
});

test('A user who changed a quote in another tab reads that it was that tab, in a sentence that fits an order', async () => {
  const { etag } = await amelia.get('QT-40001');
  const ifMatch = { 'If-Match': etag };
  expect((await amelia.send('PATCH', '/quotes/QT-40001', { note: 'One' }, ifMatch)).status).toBe(200);
  const slower = await amelia.send('PATCH', '/quotes/QT-40001', { note: 'Other' }, ifMatch);
  const detail = 'This quote was changed by you in another tab meanwhile. Look at it again before you go on.';
  expect(slower).toMatchObject({ status: 412, body: { detail } });
});

test('replaceQuoteSites names each site that cannot be stored by its pointer', async () => {
  const number = await amelia.create();
  const answer = await amelia.putSites(number, [
    newSite('S1'),
    newSite('S1', 'AD-NOWHERE-1'),
    newSite('S2', 'AD-M11AE-11', { fields: { colour: 'red', ipAddresses: '9' } }),
    newSite('S3', 'AD-M11AE-3', {
      options: { bandwidthsMbps: [77], termsMonths: [12], resiliences: ['single'] },
    }),
  ]);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    errors: [
      { pointer: '/items/1/id' },
      { pointer: '/items/1/addressId' },
      { pointer: '/items/2/addressId' },
      { pointer: '/items/2/fields/colour' },
      { pointer: '/items/2/fields/ipAddresses' },
      { pointer: '/items/3/options/bandwidthsMbps/0' },
    ],
  });
  expect(await amelia.sites(number)).toEqual([]);
});

test('replaceQuoteSites keeps the prices of the sites that stay as they are', async () => {
  const before = await amelia.cells('QT-40001');
  const [first, second] = await amelia.sites('QT-40001');
  const kept = newSite('S1', first?.address.id, { reference: 'Renamed', fields: first?.fields ?? {} });
  const moved = newSite('S2', 'AD-M11AE-1', { fields: second?.fields ?? {} });
  expect((await amelia.putSites('QT-40001', [moved, kept])).status).toBe(200);
  expect((await amelia.sites('QT-40001')).map(({ id }) => id)).toEqual(['S2', 'S1']);
  expect(await amelia.cells('QT-40001')).toEqual(before.filter(({ siteId }) => siteId === 'S1'));
  expect(await amelia.get('QT-40001')).toMatchObject({ status: 'partPriced', siteCount: 2 });
});

test('changeQuote drops prices and choices that no longer fit, and brings prices back with their options', async () => {
  const { options } = await amelia.get('QT-40001');
  const change = (body: unknown) => amelia.send('PATCH', '/quotes/QT-40001', body, anyVersion);
  await change({ options: { ...options, termsMonths: [12] } });
  expect(await amelia.get('QT-40001')).toMatchObject({
    status: 'ready',
    choices: [],
    pricing: { done: 9, total: 9 },
    totals: { tcv: { amount: 0 } },
  });
  await change({ options });
  expect((await amelia.get('QT-40001')).pricing).toMatchObject({ done: 27, total: 27 });
});

test('changeQuote refuses more than 30 cells a site, and a margin of somebody who sells nothing on', async () => {
  const options = {
    bandwidthsMbps: [100, 200, 500, 1000],
    termsMonths: [12, 36, 60],
    resiliences: ['single', 'dual', 'dualDiverse'],
  };
  const answer = await amelia.send('PATCH', '/quotes/QT-40004', { options }, anyVersion);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/options' }] } });
  const chloe = await asChloe();
  const margin = await chloe.send('PATCH', '/quotes/QT-40061', { marginBasisPoints: 100 }, anyVersion);
  expect(margin).toMatchObject({ status: 422, body: { errors: [{ pointer: '/marginBasisPoints' }] } });
});

test('changeQuote changes the product of a draft only', async () => {
  expect((await makeSdWan('QT-40001')).status).toBe(409);
  expect((await makeSdWan('QT-40004')).body).toMatchObject({
    product: 'sdwanConnect',
    planId: 'SDW-RSL-2026-GOLD',
    options: { bandwidthsMbps: [100, 200, 500] },
  });
});

test('chooseQuotePrices adds up what is chosen, each line with its own margin or that of the quote', async () => {
  const cells = await amelia.cells('QT-40001');
  const cell = cells.find((known) => known.termMonths === 60);
  const { siteId, bandwidthMbps, termMonths, resilience, nrc, mrc } = cell ?? {};
  const choice = { siteId, bandwidthMbps, termMonths, resilience, marginBasisPoints: 2000 };
  const answer = await amelia.send('PUT', '/quotes/QT-40001/choices', { items: [choice] }, anyVersion);
  expect(answer.body).toMatchObject({
    totals: {
      chosenCount: 1,
      nrc,
      mrc,
      tcv: { amount: (nrc?.amount ?? 0) + (mrc?.amount ?? 0) * 60 },
      sellMrc: { amount: Math.round((mrc?.amount ?? 0) / 0.8) },
      marginBasisPoints: 2000,
    },
  });
  const summary = (await amelia.list('?q=QT-40001')).items[0];
  expect(summary?.totals).toMatchObject({ nrc, mrc });
});

test('chooseQuotePrices refuses a cell without a price, and two for one site', async () => {
  const [known] = (await amelia.get('QT-40001')).choices;
  const items = [known, { ...known, termMonths: 60 }, { ...known, siteId: 'S9' }];
  const answer = await amelia.send('PUT', '/quotes/QT-40001/choices', { items }, anyVersion);
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/items/1/siteId' }, { pointer: '/items/2' }] },
  });
});

test('orderQuote orders once, also when it is sent twice or from two tabs', async () => {
  const { etag } = await amelia.get('QT-40001');
  const headers = { 'If-Match': etag, ...newKey() };
  const first = await place(amelia, 'QT-40001', headers);
  expect(first.status).toBe(201);
  expect((await place(amelia, 'QT-40001', headers)).body).toEqual(first.body);
  const otherTab = await place(noor, 'QT-40001', { 'If-Match': etag, ...newKey() });
  expect(otherTab.status).toBe(409);
  const quote = await amelia.get('QT-40001');
  expect(otherTab.body).toMatchObject({ detail: expect.stringContaining(quote.orderId ?? 'no order') });
  expect(quote).toMatchObject({ status: 'ordered', waitingFor: 'colleague', allowedActions: [] });
  expect(first.body).toEqual({ orderId: quote.orderId, approvalId: quote.approvalId });
});

test('orderQuote orders nothing more for another key, neither for the version that was ordered nor for the present one', async () => {
  const shown = await amelia.get('QT-40001');
  const { body } = await place(amelia, 'QT-40001', { 'If-Match': shown.etag, ...newKey() });
  const present = await amelia.get('QT-40001');
  expect(present.etag).not.toBe(shown.etag);
  const again = ({ etag }: Quote) => place(amelia, 'QT-40001', { 'If-Match': etag, ...newKey() });
  expect((await again(shown)).status).toBe(409);
  expect((await again(present)).status).toBe(409);
  expect(body).toMatchObject({ orderId: (await amelia.get('QT-40001')).orderId });
});

test('orderQuote refuses an expired quote, one without choices, and one whose plan changed or was withdrawn', async () => {
  const refusal = async (number: string) => {
    const { status, body } = await place(amelia, number, { ...anyVersion, ...newKey() });
    return [status, body];
  };
  expect(await refusal('QT-40003')).toEqual(conflict(/valid until \d+ \w+ \d{4}\./));
  expect(await refusal('QT-40004')).toEqual(conflict('Nothing is chosen'));
  expect(await refusal('QT-40012')).toEqual(conflict('plan has changed'));
  expect((await amelia.get('QT-40012')).planState).toBe('changed');
  await withdrawPlan();
  expect(await refusal('QT-40001')).toEqual(conflict('withdrawn'));
  expect(await amelia.get('QT-40001')).toMatchObject({ planState: 'withdrawn', orderId: null });
  expect((await amelia.startPricing('QT-40001', 'all')).status).toBe(409);
});

test('orderQuote refuses another total than the one that the user saw', async () => {
  const headers = { ...anyVersion, ...newKey() };
  const { totals } = await amelia.get('QT-40001');
  const price = { nrc: totals.nrc.amount, mrc: totals.mrc.amount - 100 };
  const [status, body] = conflict('The price changed');
  expect(await place(amelia, 'QT-40001', headers, { ...order, price })).toMatchObject({ status, body });
  expect((await amelia.get('QT-40001')).orderId).toBeNull();
});

test('orderQuote refuses a date before the longest lead time, and another person’s change', async () => {
  const early = { ...order, requiredDate: '2026-01-05' };
  const answer = await place(amelia, 'QT-40001', { ...anyVersion, ...newKey() }, early);
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: [{ pointer: '/requiredDate', detail: expect.stringMatching(/^is before \d+ \w+ \d{4},/) }],
    },
  });
  const outdated = await place(amelia, 'QT-40001', { 'If-Match': '"999"', ...newKey() });
  expect(outdated.status).toBe(412);
  expect((await amelia.get('QT-40001')).status).toBe('ready');
});

test('A quote that is cancelled or declined can only be copied', async () => {
  expect((await end('QT-40004', 'refusal')).status).toBe(409);
  expect((await end('QT-40004', 'cancellation')).body).toMatchObject({
    status: 'cancelled',
    waitingFor: null,
    allowedActions: [],
  });
  expect((await end('QT-40001', 'refusal')).body).toMatchObject({ status: 'declined' });
  expect((await end('QT-40001', 'cancellation')).status).toBe(409);
  const key = newKey();
  const copy: Quote = JSON.parse((await amelia.send('POST', '/quotes/QT-40001/copies', undefined, key)).text);
  expect(copy).toMatchObject({
    name: 'Copy of Bristol offices',
    status: 'draft',
    siteCount: 3,
    choices: [],
  });
  const again = await amelia.send('POST', '/quotes/QT-40001/copies', undefined, key);
  expect(again.body).toMatchObject({ number: copy.number });
});

test('A quote expires after its last valid day', async () => {
  await advance(4 * DAY_MINUTES);
  expect(await amelia.get('QT-40007')).toMatchObject({ status: 'expired', waitingFor: 'you' });
  expect((await amelia.get('QT-40001')).status).toBe('ready');
});

test('getQuoteFile writes a CSV whose texts no spreadsheet takes for formulas', async () => {
  await amelia.send('PATCH', '/quotes/QT-40001', { name: '=1+1', customerName: '@SUM(A1)' }, anyVersion);
  const { text, headers } = await amelia.send('GET', '/quotes/QT-40001/file?format=csv');
  expect(headers.get('content-disposition')).toBe('attachment; filename="QT-40001.csv"');
  expect(text.split('\r\n')).toHaveLength(1 + 27 + 4 + 1);
  expect(text).toContain("'=1+1");
  expect(text).toContain("'@SUM(A1)");
  expect(text).toContain('Bristol Temple Quay');
});

test.each(['QT-40001', 'QT-40004', 'QT-40006'])('getQuoteFile writes a PDF of %s', async (number) => {
  const { text, headers } = await amelia.send('GET', `/quotes/${number}/file?format=pdf`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(text.slice(0, 5)).toBe('%PDF-');
});
