import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Job } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { anyVersion, createQuoteCalls, newKey, newSite, type QuoteCalls } from '../../testing/quoteCalls.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let amelia: QuoteCalls;

const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const DAY_MINUTES = 1440;
const MINUTE_PER_SECOND = 1 / 60;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  amelia = createQuoteCalls(calls, await tokenOfUser(sandbox, 'amelia'));
});
afterAll(() => sandbox.close());

const changes = async (number: string) => (await amelia.send('GET', `/quotes/${number}/price-changes`)).body;

async function start(number: string, only: 'all' | 'failed' = 'all'): Promise<Job> {
  const job: Job = JSON.parse((await amelia.startPricing(number, only)).text);
  return job;
}

test('The pricing of 200 sites × 15 cells takes some twelve seconds, the first cell within one', async () => {
  const job = await start('QT-40002');
  expect(job).toMatchObject({ kind: 'pricing', state: 'running', total: 3000 });
  expect(await amelia.get('QT-40002')).toMatchObject({
    status: 'pricing',
    waitingFor: 'us',
    pricing: { jobId: job.id, state: 'running', total: 3000 },
  });
  await advance(MINUTE_PER_SECOND);
  const early = await amelia.prices('QT-40002');
  expect(early).toMatchObject({ state: 'running', startsOver: true });
  expect(early.items.every(({ state }) => state !== 'pricing')).toBe(true);
  expect(early.done).toBeGreaterThan(0);
  expect(early.done).toBeLessThan(3000);
  await advance(12 * MINUTE_PER_SECOND);
  expect(await amelia.job(job.id)).toMatchObject({ state: 'done', done: 3000, fileName: null });
  expect(await amelia.get('QT-40002')).toMatchObject({ pricing: { done: 3000, state: 'done' } });
});

test('The prices of a quote hold after the first time only what changed, and lose nothing', async () => {
  await start('QT-40002');
  const known = new Map<string, unknown>();
  let page = await amelia.prices('QT-40002');
  for (let turn = 0; page.hasMore || page.state === 'running'; turn += 1) {
    expect(turn === 0 || !page.startsOver).toBe(true);
    for (const cell of page.items)
      known.set(`${cell.siteId} ${cell.bandwidthMbps} ${cell.termMonths} ${cell.resilience}`, cell);
    await advance(MINUTE_PER_SECOND);
    page = await amelia.prices('QT-40002', page.cursor);
  }
  for (const cell of page.items)
    known.set(`${cell.siteId} ${cell.bandwidthMbps} ${cell.termMonths} ${cell.resilience}`, cell);
  expect(known.size).toBe(3000);
  expect(new Set([...known.values()].map((cell) => JSON.stringify(cell)))).toEqual(
    new Set((await amelia.cells('QT-40002')).map((cell) => JSON.stringify(cell))),
  );
  expect(await amelia.prices('QT-40002', page.cursor)).toMatchObject({ items: [], hasMore: false });
});

test('The pricing of a quote gives the same price for the same input', async () => {
  const copies = await Promise.all(
    [1, 2].map(async () => {
      const number = await amelia.create();
      await amelia.putSites(number, [newSite('S1'), newSite('S2', 'AD-M11AE-4')]);
      await start(number);
      return number;
    }),
  );
  await advance(1);
  const [first = [], second] = await Promise.all(copies.map((number) => amelia.cells(number)));
  expect(first.length).toBe(18);
  expect(second).toEqual(first);
});

test('The pricing of a quote names what a site lacks', async () => {
  const number = await amelia.create('layer2');
  expect((await amelia.startPricing(number, 'all')).status).toBe(409);
  await amelia.putSites(number, [newSite('S1')]);
  expect(await amelia.startPricing(number, 'all')).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/items/0/bEndAddressId' }, { pointer: '/items/0/fields/handover' }] },
  });
});

test('The pricing of a quote cannot be started twice, and one key starts one job', async () => {
  const { etag } = await amelia.get('QT-40001');
  const headers = { 'If-Match': etag, ...newKey() };
  const send = () => amelia.send('POST', '/quotes/QT-40001/pricing', { only: 'all' }, headers);
  const first: Job = JSON.parse((await send()).text);
  expect((await send()).body).toMatchObject({ id: first.id });
  expect((await amelia.startPricing('QT-40001', 'all')).status).toBe(409);
});

test('The pricing of a quote protects sites and options while it runs, and makes no new version', async () => {
  await start('QT-40001');
  const { etag, options } = await amelia.get('QT-40001');
  expect((await amelia.putSites('QT-40001', [])).status).toBe(409);
  expect((await amelia.send('PATCH', '/quotes/QT-40001', { options }, anyVersion)).status).toBe(409);
  await advance(1);
  const saved = await amelia.send('PATCH', '/quotes/QT-40001', { note: 'Later' }, { 'If-Match': etag });
  expect(saved.status).toBe(200);
});

test('A cancelled pricing keeps what has arrived, and a later one prices only the rest', async () => {
  const job = await start('QT-40002');
  await advance(4 * MINUTE_PER_SECOND);
  const { etag } = await amelia.get('QT-40002');
  const stop = await amelia.send('DELETE', '/quotes/QT-40002/pricing', undefined, { 'If-Match': etag });
  expect(stop.status).toBe(200);
  const quote = await amelia.get('QT-40002');
  expect(quote).toMatchObject({ status: 'partPriced', pricing: { state: 'cancelled' } });
  expect(quote.pricing.done).toBeGreaterThan(100);
  expect(quote.pricing.done).toBeLessThan(3000);
  expect(await amelia.job(job.id)).toMatchObject({ state: 'cancelled', done: quote.pricing.done });
  expect(await amelia.cells('QT-40002')).toHaveLength(quote.pricing.done);
  const rest = await start('QT-40002', 'failed');
  expect(rest.total).toBeGreaterThanOrEqual(3000 - quote.pricing.done);
  await advance(1);
  expect((await amelia.get('QT-40002')).pricing).toMatchObject({ done: 3000, state: 'done' });
});

test('The pricing of a quote asks carriers again that timed out, which then respond', async () => {
  const before = await amelia.get('QT-40009');
  expect(before).toMatchObject({ status: 'partPriced', pricing: { failed: 18 } });
  const { cursor } = await amelia.prices('QT-40009');
  expect((await start('QT-40009', 'failed')).total).toBe(18);
  const asked = await amelia.prices('QT-40009', cursor);
  expect(asked.startsOver).toBe(false);
  expect(asked.items.map(({ state }) => state)).toEqual(Array.from({ length: 18 }, () => 'pricing'));
  await advance(1);
  expect(await amelia.get('QT-40009')).toMatchObject({
    status: 'ready',
    pricing: { failed: 0 },
    validUntil: before.validUntil,
  });
});

test('Pricing an expired quote again makes it valid and says what changed', async () => {
  expect(await changes('QT-40003')).toMatchObject({ repricedAt: null, items: [] });
  expect((await amelia.startPricing('QT-40003', 'failed')).status).toBe(409);
  const before = await amelia.cells('QT-40003');
  await start('QT-40003');
  await advance(1);
  const after = await amelia.cells('QT-40003');
  const quote = await amelia.get('QT-40003');
  expect(['ready', 'partPriced']).toContain(quote.status);
  const items = before.flatMap((cell, index) => {
    const { siteId, bandwidthMbps, termMonths, resilience, nrc, mrc } = cell;
    const now = after[index];
    return now?.mrc?.amount === mrc?.amount
      ? []
      : [
          {
            siteId,
            bandwidthMbps,
            termMonths,
            resilience,
            before: nrc && mrc && { nrc, mrc },
            after: now?.nrc && now.mrc && { nrc: now.nrc, mrc: now.mrc },
          },
        ];
  });
  expect(items.length).toBeGreaterThan(0);
  expect(await changes('QT-40003')).toMatchObject({
    repricedAt: quote.pricedAt,
    acceptedAt: null,
    items,
    unchangedCount: before.length - items.length,
  });
  const body = { items: quote.choices, acceptsChanges: true };
  await amelia.send('PUT', '/quotes/QT-40003/choices', body, anyVersion);
  expect(await changes('QT-40003')).not.toMatchObject({ acceptedAt: null });
});

test('Pricing a quote again keeps the choices, and leaves those out of the total that have no price yet', async () => {
  const { choices } = await amelia.get('QT-40002');
  await start('QT-40002');
  const during = await amelia.get('QT-40002');
  expect(during.choices).toEqual(choices);
  expect(during.totals.chosenCount).toBeLessThan(choices.length);
});

test('Pricing a quote again uses the partner’s present plan', async () => {
  await start('QT-40012');
  await advance(1);
  expect(await amelia.get('QT-40012')).toMatchObject({ planState: 'current', planId: 'IA-RSL-2026-GOLD' });
});

test('A quote that was priced again is valid for 30 days', async () => {
  await start('QT-40001');
  await advance(29 * DAY_MINUTES);
  expect((await amelia.get('QT-40001')).status).toBe('ready');
  await advance(2 * DAY_MINUTES);
  expect((await amelia.get('QT-40001')).status).toBe('expired');
});

test('A sandbox that starts again goes on with a pricing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const run = async <T>(work: (own: QuoteCalls, ownCalls: DocumentedCalls) => Promise<T>): Promise<T> => {
    const own = await startTestSandbox({ data: folder });
    try {
      const token = await tokenOfUser(own, 'amelia');
      const ownCalls = createDocumentedCalls(own, sharedContract());
      return await work(createQuoteCalls(ownCalls, token), ownCalls);
    } finally {
      await own.close();
    }
  };
  const started = await run(async (own) => {
    await own.startPricing('QT-40002', 'all');
    return own.get('QT-40002');
  });
  expect(started.status).toBe('pricing');
  await run(async (own, ownCalls) => {
    await ownCalls.call('POST', '/sandbox/advance', { body: { minutes: 12 * MINUTE_PER_SECOND } });
    expect((await own.get('QT-40002')).pricing).toEqual({
      ...started.pricing,
      done: 3000,
      failed: expect.any(Number),
      state: 'done',
    });
  });
  await rm(folder, { recursive: true, force: true });
});
