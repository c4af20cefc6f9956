import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { CloudEstimate, CloudEstimateList, CloudPricePlan } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedCalls,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { numberOf, pickBy } from '../../world/chance.ts';

const base = '/api/portal/rest/cloud';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let tokens: Readonly<Record<'amelia' | 'noor' | 'ben', string>>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  tokens = { amelia: await signIn('amelia'), noor: await signIn('noor'), ben: await signIn('ben') };
});
afterAll(() => sandbox.close());

async function signIn(name: string): Promise<string> {
  return await tokenOfUser(sandbox, name);
}

const send = (method: string, path: string, options: CallOptions & { by?: keyof typeof tokens } = {}) => {
  const { by = 'amelia', ...rest } = options;
  return calls.call(method, base + path, { token: tokens[by], ...rest });
};

async function estimate(number: string, by: keyof typeof tokens = 'amelia'): Promise<CloudEstimate> {
  const found: CloudEstimate = JSON.parse((await send('GET', `/estimates/${number}`, { by })).text);
  return found;
}

async function list(query = ''): Promise<CloudEstimateList> {
  const found: CloudEstimateList = JSON.parse((await send('GET', `/estimates${query}`)).text);
  return found;
}

const contentOf = ({ name, note, termMonths, lines }: CloudEstimate) => ({
  name,
  note,
  termMonths,
  lines: lines.map(({ price: _price, ...line }) => line),
});

const save = (number: string, etag: string, body: object, by: keyof typeof tokens = 'amelia') =>
  send('PUT', `/estimates/${number}`, { by, body, headers: { 'If-Match': etag } });

const create = (body: object, key: string) =>
  send('POST', '/estimates', { body, headers: { 'Idempotency-Key': key } });

const share = async (sharing: string) => {
  const { etag } = await estimate('CE-1001');
  return send('PUT', '/estimates/CE-1001/sharing', { body: { sharing }, headers: { 'If-Match': etag } });
};

const request = async (number: string, seen: { mrc?: number } = {}, key = randomUUID()) => {
  const { etag, totals } = await estimate(number);
  return send('PUT', `/estimates/${number}/quote`, {
    body: { message: 'Please start in January.', price: { nrc: totals.nrc, mrc: totals.mrc, ...seen } },
    headers: { 'If-Match': etag, 'Idempotency-Key': key },
  });
};

const cancel = async (number: string, seen?: CloudEstimate) => {
  const { etag } = seen ?? (await estimate(number));
  return send('PUT', `/estimates/${number}/quote-cancellation`, { headers: { 'If-Match': etag } });
};

const cancelled = async (number: string) => {
  const answer: CloudEstimate = JSON.parse((await cancel(number)).text);
  return answer.status;
};

test('Estimates are listed with those of colleagues who share them, and not with the private ones of others', async () => {
  const all = await list('?pageSize=100');
  expect(all.total).toBeGreaterThan(35);
  expect(all.items.every(({ owner, sharing }) => owner.id === 'amelia' || sharing === 'colleagues')).toBe(
    true,
  );
  const mine = await list('?scope=mine&sort=-total');
  expect(mine.items.every(({ owner }) => owner.id === 'amelia')).toBe(true);
  expect(mine.items.map(({ totals }) => totals.tcv)).toEqual(
    mine.items.map(({ totals }) => totals.tcv).toSorted((a, b) => b - a),
  );
  expect((await send('GET', '/estimates/CE-1012')).status).toBe(404);
});

test('The list of estimates says what the caller may do with each, as the estimate itself does [ACCESS-25]', async () => {
  const { items } = await list('?pageSize=100');
  const deletable = new Set<boolean>();
  for (const { number, allowedActions, refusedActions } of items) {
    expect(await estimate(number)).toMatchObject({ allowedActions, refusedActions });
    deletable.add(allowedActions.includes('delete'));
  }
  expect(deletable.size).toBe(2);
});

test('Estimates are refused to somebody whose company has no access to Cloud', async () => {
  expect((await send('GET', '/estimates', { by: 'ben' })).status).toBe(403);
  expect((await send('GET', '/estimates/CE-1001', { by: 'ben' })).status).toBe(403);
});

test('An estimate is saved with figures that the server computes, and only over the version that was seen', async () => {
  const seen = await estimate('CE-1001');
  const content = contentOf(seen);
  const [first] = content.lines;
  const body = { ...content, lines: [{ ...first, quantity: 10 }] };
  const saved = await save('CE-1001', seen.etag, body);
  expect(saved.status).toBe(200);
  const now = await estimate('CE-1001');
  // 10 servers × 4 vCPU × 730 h × £0.01728
  expect(now.totals).toMatchObject({ nrc: 0, mrc: 50_458, listMrc: 63_072, tcv: 50_458 * 36 });
  const late = await save('CE-1001', seen.etag, content, 'noor');
  expect(late.status).toBe(412);
  expect(late.text).toContain(
    'This estimate was changed by Amelia Hartley meanwhile. Look at it again before you go on.',
  );
});

test('An estimate takes no line that is larger than its item allows', async () => {
  const { etag, ...seen } = await estimate('CE-1001');
  const content = contentOf({ etag, ...seen });
  const lines = content.lines.map((line) => (line.id === 'L1' ? { ...line, size: 65 } : line));
  const answer = await save('CE-1001', etag, { ...content, lines });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('/lines/0/size');
});

test('An estimate begins from a template or as a copy, once for each key', async () => {
  const first: CloudEstimate = JSON.parse(
    (await create({ name: 'New', templateId: 'web-application' }, 'key-00001')).text,
  );
  expect(first).toMatchObject({ name: 'New', status: 'draft', sharing: 'private', lineCount: 11 });
  const again: CloudEstimate = JSON.parse(
    (await create({ name: 'New', templateId: 'web-application' }, 'key-00001')).text,
  );
  expect(again.number).toBe(first.number);
  const copy: CloudEstimate = JSON.parse(
    (await create({ name: 'Copy', copyOf: first.number }, 'key-00002')).text,
  );
  expect(copy.totals).toEqual(first.totals);
  expect((await create({ name: 'X', copyOf: 'CE-1012' }, 'key-00003')).status).toBe(422);
});

test('An estimate is deleted by its owner alone, and can be restored', async () => {
  const headers = { 'If-Match': (await estimate('CE-1001')).etag };
  expect((await send('DELETE', '/estimates/CE-1001', { by: 'noor', headers })).status).toBe(403);
  const deletion = await send('DELETE', '/estimates/CE-1001', { headers });
  const { etag }: { etag: string } = JSON.parse(deletion.text);
  const gone = await send('GET', '/estimates/CE-1001', { by: 'noor' });
  expect(JSON.parse(gone.text)).toMatchObject({ status: 404, changedBy: 'Amelia Hartley' });
  expect((await send('PUT', '/estimates/CE-1001/restoration', { headers })).status).toBe(412);
  const undo = await send('PUT', '/estimates/CE-1001/restoration', { headers: { 'If-Match': etag } });
  expect(undo.status).toBe(200);
  expect((await estimate('CE-1001')).name).toBe('Booking site');
});

test('An estimate is seen by colleagues only while it is shared', async () => {
  expect((await share('private')).status).toBe(200);
  const hidden = await send('GET', '/estimates/CE-1001', { by: 'noor' });
  expect(JSON.parse(hidden.text)).not.toHaveProperty('changedBy');
  expect(hidden.status).toBe(404);
  await share('colleagues');
  expect((await estimate('CE-1001', 'noor')).allowedActions).toEqual(['edit', 'requestQuote']);
});

test('The figures of an estimate are exact for any lines: each line is rounded once, half a penny up, and then added [CLOUD-3]', async () => {
  const planText = (await send('GET', '/price-plans/CLE-RSL-2026-STD')).text;
  const { items }: CloudPricePlan = JSON.parse(planText);
  const seen = await estimate('CE-1001');
  const lines = Array.from({ length: 300 }, (_unused, index) => {
    const key = `line ${index}`;
    const item = pickBy(items, key);
    return {
      id: `L${index}`,
      itemId: item.id,
      name: '',
      quantity: 1 + numberOf(`${key} quantity`, 1000),
      size: 1 + numberOf(`${key} size`, item.maxSize),
      hoursPerMonth: 1 + numberOf(`${key} hours`, 744),
      termMonths: pickBy([null, 12, 36, 60] as const, `${key} term`),
    };
  });
  const body = { name: 'Any lines', note: '', termMonths: 60, lines };
  const saved: CloudEstimate = JSON.parse((await save('CE-1001', seen.etag, body)).text);
  const exact = lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    const price = item?.prices.find(({ termMonths }) => termMonths === (line.termMonths ?? 60))?.price ?? 0;
    const size = item?.isSized ? line.size : 1;
    const hours = item?.isHourly ? line.hoursPerMonth : 1;
    const units = Math.max(item?.minUnits ?? 0, line.quantity * size * hours);
    // Twice the parts and a penny, halved and cut: whole numbers of any size.
    return Number((BigInt(units) * BigInt(price) * 2n + 10_000n) / 20_000n);
  });
  expect(saved.lines.map(({ price }) => price.mrc)).toEqual(exact);
  expect(saved.totals.mrc).toBe(exact.reduce((sum, mrc) => sum + mrc, 0));
});

test('A price list changes a day later, after which a save confirms other figures', async () => {
  const before = await estimate('CE-1001');
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 25 * 60 } });
  expect((await estimate('CE-1001')).totals).toEqual(before.totals);
  await save('CE-1001', before.etag, contentOf(before));
  const after = await estimate('CE-1001');
  expect(after.priceListVersion).toBe(before.priceListVersion + 1);
  expect(after.totals.mrc).not.toBe(before.totals.mrc);
});

test('An estimate of a withdrawn price list keeps its lines, and moves them to the present plan', async () => {
  const old = await estimate('CE-1010');
  expect(old.pricePlan).toMatchObject({ isWithdrawn: true, replacedBy: { id: 'CLE-RSL-2026-STD' } });
  expect(old.allowedActions).toContain('move');
  const moved: CloudEstimate = JSON.parse(
    (
      await send('PUT', '/estimates/CE-1010/price-plan', {
        body: { pricePlanId: 'CLE-RSL-2026-STD' },
        headers: { 'If-Match': old.etag },
      })
    ).text,
  );
  expect(moved.lines.map(({ itemId, price }) => [itemId, price.isOffered])).toEqual([
    ['cpu-standard', true],
    ['memory', true],
    ['ssd', true],
    ['tape', false],
    ['windows-server', true],
  ]);
  const refused = await send('PUT', '/estimates/CE-1010/quote', {
    body: { message: '', price: { nrc: moved.totals.nrc, mrc: moved.totals.mrc } },
    headers: { 'If-Match': moved.etag, 'Idempotency-Key': randomUUID() },
  });
  expect(refused.status).toBe(422);
});

test('The quote of an estimate is refused when the user saw another total, and the estimate can still be changed [CLOUD-12]', async () => {
  expect((await request('CE-1001', { mrc: 1 })).status).toBe(409);
  expect((await estimate('CE-1001')).status).toBe('draft');
});

test('The quote of an estimate is asked for once by one key, and the key of one request is refused for another version [CLOUD-12]', async () => {
  const key = randomUUID();
  const { etag, totals } = await estimate('CE-1001');
  const ask = (ifMatch: string) =>
    send('PUT', '/estimates/CE-1001/quote', {
      body: { message: '', price: { nrc: totals.nrc, mrc: totals.mrc } },
      headers: { 'If-Match': ifMatch, 'Idempotency-Key': key },
    });
  const first: CloudEstimate = JSON.parse((await ask(etag)).text);
  const again: CloudEstimate = JSON.parse((await ask(etag)).text);
  expect([first.status, again.etag]).toEqual(['pricing', first.etag]);
  expect((await ask(first.etag)).status).toBe(409);
});

test('The quote of an estimate is not asked for again by another key, neither for the version that was asked for nor for the present one [CLOUD-12]', async () => {
  const { etag, totals } = await estimate('CE-1001');
  const ask = (ifMatch: string) =>
    send('PUT', '/estimates/CE-1001/quote', {
      body: { message: '', price: { nrc: totals.nrc, mrc: totals.mrc } },
      headers: { 'If-Match': ifMatch, 'Idempotency-Key': randomUUID() },
    });
  const asked: CloudEstimate = JSON.parse((await ask(etag)).text);
  expect([asked.status, asked.etag === etag]).toEqual(['pricing', false]);
  expect((await ask(etag)).status).toBe(412);
  expect((await ask(asked.etag)).status).toBe(409);
  expect((await estimate('CE-1001')).etag).toBe(asked.etag);
});

test('The quote of an estimate is ready a moment after it was asked for, with prices that are firm for 30 days [CLOUD-12]', async () => {
  const asked: CloudEstimate = JSON.parse((await request('CE-1001')).text);
  expect(asked).toMatchObject({
    status: 'pricing',
    quote: { number: null },
    allowedActions: ['share', 'cancelQuote'],
  });
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 1 } });
  const ready = await estimate('CE-1001');
  expect(ready).toMatchObject({ status: 'ready', quote: { number: 'CQ-1001' } });
  const { readyAt, validUntil } = ready.quote ?? {};
  expect(Date.parse(validUntil ?? '') - Date.parse(readyAt ?? '')).toBe(30 * 86_400_000);
  expect((await save('CE-1001', ready.etag, contentOf(ready))).status).toBe(409);
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 31 * 24 * 60 } });
  expect((await estimate('CE-1001')).status).toBe('expired');
});

test('The quote of an estimate can be taken back while it is priced, and declined when it is ready', async () => {
  expect(await cancelled('CE-1003')).toBe('cancelled');
  expect(await cancelled('CE-1004')).toBe('declined');
  expect((await cancel('CE-1004')).status).toBe(409);
});

test('The quote of an estimate is not declined by a user who wanted to take back a request that was priced meanwhile [CLOUD-12]', async () => {
  const seen = await estimate('CE-1003');
  expect(seen.status).toBe('pricing');
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 2000 } });
  expect(await cancel('CE-1003', seen)).toMatchObject({
    status: 412,
    body: { changedBy: 'Quotes team' },
  });
  expect((await estimate('CE-1003')).status).toBe('ready');
});

test('The files of an estimate are a CSV without formulas and a PDF of any text [CLOUD-10]', async () => {
  const csv = await send('GET', '/estimates/CE-1009/file?format=csv');
  expect(csv.text).toContain(`'=1+1`);
  expect(csv.text).not.toMatch(/(^|,)=/m);
  const pdf = await send('GET', '/estimates/CE-1009/file');
  expect(pdf.text.startsWith('%PDF-')).toBe(true);
});
