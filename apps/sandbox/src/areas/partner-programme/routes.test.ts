import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  Approval,
  Deal,
  DealCheck,
  DealContent,
  DealList,
  PartnerProgramme,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { dayAfter } from '../../world/insert.ts';

const base = '/api/portal/rest';
const programme = `${base}/partner-programme`;
const MINUTES_PER_DAY = 1440;

let sandbox: Sandbox;
let calls: DocumentedCalls;
let noor: string;
let amelia: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  noor = await tokenOfUser(sandbox, 'noor');
  amelia = await tokenOfUser(sandbox, 'amelia');
});
afterAll(() => sandbox.close());

const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const dayIn = (days: number) => dayAfter(new Date(), days);

async function get<Body>(path: string, token = noor): Promise<Body> {
  const { text } = await calls.call('GET', path, { token });
  const body: Body = JSON.parse(text);
  return body;
}

const read = (number: string) => get<Deal>(`${programme}/deals/${number}`);
const list = (query = '') => get<DealList>(`${programme}/deals?${query}`);

const content: DealContent = {
  name: 'Nine garden centres',
  customerName: 'Larkrise Gardens Ltd',
  customerPostcode: 'NR1 3QX',
  product: 'wan',
  expectedMrc: 145_000,
  termMonths: 36,
  expectedCloseOn: dayIn(60),
  description: 'They open three more garden centres in spring and want one network for all nine of them.',
};

async function register(part: Partial<DealContent> = {}, key: string = randomUUID()): Promise<Deal> {
  const headers = { 'Idempotency-Key': key };
  const body = { ...content, ...part };
  const { status, text } = await calls.call('POST', `${programme}/deals`, { token: noor, body, headers });
  if (status !== 201) throw new Error(text);
  const deal: Deal = JSON.parse(text);
  return deal;
}

const put = (path: string, body: object, ifMatch = presentVersion) =>
  calls.call('PUT', `${programme}/deals/${path}`, { token: noor, body, headers: { 'If-Match': ifMatch } });

/** Decides as the approver of the company. */
async function decide(number: string, decision: 'approve' | 'reject', comment = ''): Promise<void> {
  const { approval } = await read(number);
  const path = `${base}/approvals/${approval?.id ?? ''}`;
  const { subject, total } = await get<Approval>(path, amelia);
  expect(subject).toMatchObject({ kind: 'deal', id: number });
  const { status, text } = await calls.call('PUT', `${path}/decision`, {
    token: amelia,
    body: { decision, comment, price: { nrc: total.nrc.amount, mrc: total.mrc.amount } },
    headers: { 'If-Match': presentVersion },
  });
  if (status !== 200) throw new Error(text);
}

test('The programme shows the tier with its requirements and what the next tier brings [PARTNER-1]', async () => {
  const { tier, keep, next, reviewOn, benefits } = await get<PartnerProgramme>(programme);
  expect(tier).toBe('Gold');
  expect(keep.map(({ id }) => id)).toEqual(['certifications', 'orders', 'deals']);
  expect(keep[0]).toMatchObject({ done: 2, needed: 3, dueOn: reviewOn });
  expect(next?.tier).toBe('Platinum');
  expect(next?.benefits.length).toBeGreaterThan(0);
  expect(benefits.length).toBeGreaterThan(next?.benefits.length ?? 0);
});

test('A partner outside the programme gets neither the programme nor a deal [PARTNER-1]', async () => {
  const ben = await tokenOfUser(sandbox, 'ben');
  for (const path of ['', '/deals', '/deals/DL-1001']) {
    const { status } = await calls.call('GET', programme + path, { token: ben });
    expect(status).toBe(403);
  }
});

describe('the list', () => {
  test('Filters, facets and sorting of deals agree, and other partners’ deals are not among them [PARTNER-2]', async () => {
    const all = await list('pageSize=100');
    expect(all.total).toBeGreaterThan(40);
    expect(all.items.some(({ customerName }) => customerName.startsWith('Wharfside'))).toBe(false);
    for (const { id, count } of all.facets.status) expect((await list(`status=${id}`)).total).toBe(count);
    const dated = (await list('sort=decisionDueOn&status=pending&pageSize=100')).items;
    const days = dated.map(({ decisionDueOn }) => decisionDueOn ?? '');
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
    expect((await list('q=fenland')).items.map(({ number }) => number)).toEqual(['DL-1004']);
    expect((await list('page=2000000000000')).items).toEqual([]);
  });

  test('The number of protections that end is that of the filtered list of deals [PARTNER-7]', async () => {
    const { deals } = await get<PartnerProgramme>(programme);
    const ending = await list('protectionEndsWithin=30&pageSize=100');
    expect(ending.total).toBe(deals.protectionEnding);
    expect(ending.items.map(({ number }) => number)).toContain('DL-1004');
    expect((await list('status=returned')).total).toBe(deals.returned);
    expect((await list('attention=yes')).total).toBe(deals.returned + deals.protectionEnding);
  });
});

const check = async (customerName: string, customerPostcode = ''): Promise<DealCheck> => {
  const body = { customerName, customerPostcode };
  const { text } = await calls.call('POST', `${programme}/deal-checks`, { token: noor, body });
  const found: DealCheck = JSON.parse(text);
  return found;
};

describe('the check for duplicates', () => {
  test('The check for duplicate deals finds a customer in any spelling, and names nobody [PARTNER-3]', async () => {
    const found = await check('  the WHARFSIDE hotels, limited');
    expect(found).toEqual({ isRegisteredByOthers: true, own: [] });
    expect(await check('Somebody Else')).toEqual({ isRegisteredByOthers: false, own: [] });
  });

  test('The check for duplicate deals names the open deals of the own company, also by postcode [PARTNER-3]', async () => {
    const { number } = await register();
    const own = [{ number, name: content.name, status: 'pending' }];
    expect((await check('LARKRISE GARDENS')).own).toEqual(own);
    expect((await check('', 'nr13qx')).own).toEqual(own);
  });
});

describe('registering a deal', () => {
  test('A deal is registered once, approved by the company and by us, and quoted [PARTNER-4] [PARTNER-8]', async () => {
    const key = randomUUID();
    const { number } = await register({}, key);
    expect((await register({}, key)).number).toBe(number);
    expect(await read(number)).toMatchObject({
      status: 'pending',
      step: 'approval',
      waitingFor: 'colleague',
      approval: { state: 'pending' },
    });

    await decide(number, 'approve');
    const inReview = await read(number);
    expect(inReview).toMatchObject({ status: 'pending', step: 'review', waitingFor: 'us' });
    expect(inReview.decisionDueOn).not.toBeNull();

    await advance(1);
    const approved = await read(number);
    expect(approved).toMatchObject({ status: 'approved', decisionDueOn: null, waitingFor: null });
    expect(approved.protectedUntil).toBe(dayIn(90));
    expect(approved.allowedActions).toEqual(['quote', 'extend', 'withdraw']);

    const quote = { name: content.name, customerName: content.customerName, product: 'internetAccess' };
    const create = (dealNumber: string) =>
      calls.call('POST', `${base}/quotes`, {
        token: noor,
        body: { ...quote, dealNumber },
        headers: { 'Idempotency-Key': randomUUID() },
      });
    expect((await create(number)).status).toBe(201);
    const quoted = await read(number);
    expect(quoted.quote).toMatchObject({ status: 'draft', isVisible: true, order: null });
    expect(quoted.quoteNumber).toBe(quoted.quote?.number);
    expect(quoted.allowedActions).not.toContain('quote');
    expect((await create(number)).status).toBe(422);
    expect((await create('DL-1501')).status).toBe(422);
    const seenByAmelia = await get<Deal>(`${programme}/deals/${number}`, amelia);
    expect(seenByAmelia.quote?.isVisible).toBe(false);
  });

  test('A deal that may be a duplicate is returned once, and a reply makes it pending again [PARTNER-5]', async () => {
    const { number } = await register({ customerName: 'Wharfside Hotels' });
    await decide(number, 'approve');
    await advance(1);
    const returned = await read(number);
    expect(returned).toMatchObject({ status: 'returned', waitingFor: 'you', decisionDueOn: null });
    expect(returned.question?.text).not.toMatch(/partner|Wharfside/i);
    expect(returned.allowedActions).toEqual(['answer', 'withdraw']);

    expect((await put(`${number}/answer`, { text: ' ' })).status).toBe(422);
    expect((await put(`${number}/answer`, { text: 'The IT director, since 2021.' })).status).toBe(200);
    expect(await read(number)).toMatchObject({ status: 'pending', step: 'review', waitingFor: 'us' });
    await advance(1);
    expect((await read(number)).status).toBe('approved');
  });

  test('A question about a deal that nobody replies to ends the deal at its date [PARTNER-5]', async () => {
    await advance(8 * MINUTES_PER_DAY);
    expect(await read('DL-1003')).toMatchObject({ status: 'expired', waitingFor: null });
  });

  test('A company’s rejection of a deal keeps its reason, and we decide nothing [PARTNER-4]', async () => {
    const { number } = await register();
    await decide(number, 'reject', 'The margin is too low.');
    await advance(10);
    expect(await read(number)).toMatchObject({ status: 'rejected', reason: 'The margin is too low.' });
  });
});

describe('a registered deal', () => {
  test('A withdrawn deal becomes a draft, which is corrected and registered again [PARTNER-6]', async () => {
    const { number } = await register();
    const { approval } = await read(number);
    await put(`${number}/withdrawal`, { reason: 'Two sites are missing.' });
    expect(await read(number)).toMatchObject({
      status: 'draft',
      waitingFor: 'you',
      allowedActions: ['edit'],
    });
    expect((await get<Approval>(`${base}/approvals/${approval?.id ?? ''}`, amelia)).status).toBe('withdrawn');

    const again = await put(number, { ...content, name: 'Eleven garden centres' });
    expect(again.status).toBe(200);
    expect(await read(number)).toMatchObject({
      name: 'Eleven garden centres',
      status: 'pending',
      step: 'approval',
    });
  });

  test('An approved deal that is withdrawn loses its protection at once [PARTNER-6]', async () => {
    await put('DL-1004/withdrawal', { reason: 'They stay with their supplier.' });
    expect(await read('DL-1004')).toMatchObject({ status: 'expired', protectedUntil: dayIn(0) });
  });

  test('The protection of a deal is extended once, and ends without an order [PARTNER-7]', async () => {
    const before = await read('DL-1004');
    expect((await put('DL-1004/extension', { reason: 'The board decides later.' })).status).toBe(200);
    const after = await read('DL-1004');
    expect(Date.parse(after.protectedUntil ?? '') - Date.parse(before.protectedUntil ?? '')).toBe(
      60 * 86_400_000,
    );
    expect(after.protection?.extension).toMatchObject({ days: 60, reason: 'The board decides later.' });
    expect((await put('DL-1004/extension', { reason: 'Once more.' })).status).toBe(409);
    await advance(30 * MINUTES_PER_DAY);
    expect((await read('DL-1004')).status).toBe('approved');
    await advance(50 * MINUTES_PER_DAY);
    expect((await read('DL-1004')).status).toBe('expired');
  });

  test('A deal whose quote was ordered shows the order, and keeps its protection [PARTNER-8]', async () => {
    const { quote, allowedActions } = await read('DL-1006');
    expect(quote).toMatchObject({ status: 'ordered', isVisible: true });
    expect(quote?.order?.id).toMatch(/^OR/);
    expect(allowedActions).toEqual([]);
  });

  test('A change of an older version of a deal is refused, and names who was faster [PARTNER-9]', async () => {
    const { etag } = await read('DL-1004');
    await put('DL-1004/extension', { reason: 'The board decides later.' });
    const { status, text } = await put('DL-1004/withdrawal', { reason: 'No project.' }, etag);
    expect(status).toBe(412);
    expect(text).toContain('changed by you in another tab');
  });

  test('A deal of another partner gets the response of one that does not exist [PARTNER-2]', async () => {
    for (const number of ['DL-1501', 'DL-999999'])
      expect((await calls.call('GET', `${programme}/deals/${number}`, { token: noor })).status).toBe(404);
  });
});
