import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { ChangeRequest, ChangeRequestList, Service } from '../../contract/generated/openapi.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { nightOf } from '../../world/days.ts';
import { dayAfter } from '../../world/insert.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';

const base = '/api/portal/rest';
const MINUTES_PER_DAY = 1440;

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  token = await tokenOfUser(sandbox, 'amelia');
});
afterAll(() => sandbox.close());

const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });

async function get<Body>(path: string): Promise<Body> {
  const { text } = await calls.call('GET', base + path, { token });
  const body: Body = JSON.parse(text);
  return body;
}

/** Requests a change of the version and at the charges that its preview shows. */
async function request(change: object): Promise<ChangeRequest> {
  const { etag, charges } = await seen(change);
  const body = { ...change, charges };
  const headers = { 'Idempotency-Key': randomUUID(), 'If-Match': etag };
  const { status, text } = await calls.call('POST', `${base}/change-requests`, { token, body, headers });
  if (status !== 201) throw new Error(text);
  const created: ChangeRequest = JSON.parse(text);
  return created;
}

/** The version of the service, and the charges, that a preview shows. */
async function seen(change: object) {
  const preview = await calls.call('POST', `${base}/change-request-previews`, { token, body: change });
  const { etag, charges } = JSON.parse(preview.text) as ResponseOf<'previewChangeRequest'>;
  const { nrc, mrcAfter, earlyTerminationFee: fee } = charges;
  return {
    etag,
    charges: { nrc: nrc.amount, mrcAfter: mrcAfter.amount, earlyTerminationFee: fee?.amount ?? null },
  };
}

const read = (id: string) => get<ChangeRequest>(`/change-requests/${id}`);
const dayIn = (days: number) => dayAfter(new Date(), days);

const wider = { serviceId: 'QS-104200', type: 'bandwidth', bandwidthMbps: 2000, reason: 'The office grows.' };
const night = nightOf(dayIn(10));

test('A change is assessed, approved by a colleague after a day, and made in its window', async () => {
  const { id, charges } = await request({ ...wider, window: night });
  await advance(2);
  expect(await read(id)).toMatchObject({ status: 'assessing', waitingFor: 'us', approval: null });
  await advance(5);
  expect(await read(id)).toMatchObject({
    status: 'awaitingApproval',
    // Amelia requested it, so a colleague decides.
    waitingFor: 'colleague',
    waitingForPerson: { name: 'Priya Shah' },
    approval: { state: 'pending', by: null },
  });
  expect((await get<Service>('/services/QS-104200')).waitingFor).toBe('colleague');

  await advance(MINUTES_PER_DAY / 2);
  expect((await read(id)).status).toBe('awaitingApproval');
  await advance(MINUTES_PER_DAY / 2 + 10);
  const approved = await read(id);
  expect(approved).toMatchObject({ status: 'scheduled', window: night, approval: { state: 'approved' } });
  expect(approved.approval?.by).not.toBe('Amelia Hartley');

  await advance((Date.parse(night.from) - Date.now()) / 60_000 - MINUTES_PER_DAY - 15);
  const begun = await read(id);
  expect(begun).toMatchObject({ status: 'implementing', allowedActions: [] });
  await advance(4 * 60 + 1);
  const done = await read(id);
  expect(done).toMatchObject({ status: 'done', waitingFor: null, charges });
  expect(done.diff).toEqual(approved.diff);
  expect(done.schedule.every(({ state }) => state === 'done')).toBe(true);
  expect(done.history.map(({ status }) => status)).toEqual([
    'done',
    'implementing',
    'scheduled',
    'awaitingApproval',
    'assessing',
    'submitted',
  ]);
  expect(done.history.slice(0, -1).every(({ by, note }) => by !== '' && note !== '')).toBe(true);
  expect(await get<Service>('/services/QS-104200')).toMatchObject({
    status: 'live',
    waitingFor: null,
    bandwidthMbps: 2000,
    mrc: charges.mrcAfter,
  });
});

test('A change that was cancelled stays cancelled, and has no approval that nobody was asked for', async () => {
  const { id } = await request(wider);
  await calls.call('PUT', `${base}/change-requests/${id}/cancellation`, {
    token,
    body: { reason: 'The budget is spent.' },
    headers: { 'If-Match': presentVersion },
  });
  await advance(2 * MINUTES_PER_DAY);
  expect(await read(id)).toMatchObject({
    status: 'cancelled',
    approval: null,
    history: [{ by: 'Amelia Hartley', note: 'The budget is spent.' }, { status: 'submitted' }],
  });
});

test('A change that nobody decides about is cancelled when its window begins, and so is its approval', async () => {
  const { items } = await get<ChangeRequestList>(
    '/change-requests?status=awaitingApproval&sort=window&pageSize=1',
  );
  const [first] = items;
  if (!first?.window) throw new Error('No change with a window waits for an approval.');
  await advance((Date.parse(first.window.from) - Date.now()) / 60_000 + 1);
  const { status, window, approval, history } = await read(first.id);
  expect({ status, window, approval: approval?.state }).toEqual({
    status: 'cancelled',
    window: first.window,
    approval: 'expired',
  });
  expect(history[0]).toMatchObject({
    at: first.window.from,
    by: 'Quayside',
    note: expect.stringMatching(/^Nobody decided in time/),
  });
});

test('A service is ceased only at the charges, and in the version, that the user saw [CEASE-3]', async () => {
  const ceaseDate = afterWorkingDays(new Date(Date.now() + 120 * 86_400_000), 1);
  const cease = { serviceId: 'QS-104202', type: 'cease', ceaseDate, ceaseReason: 'moving' };
  const { etag, charges } = await seen(cease);
  const send = (version: string | null, body: object) =>
    calls.call('POST', `${base}/change-requests`, {
      token,
      body: { ...cease, ...body },
      headers: { 'Idempotency-Key': randomUUID(), ...(version !== null && { 'If-Match': version }) },
    });
  expect((await send(etag, {})).status).toBe(422);
  expect((await send(null, { charges })).status).toBe(428);
  expect((await send(etag, { charges: { ...charges, earlyTerminationFee: 1 } })).status).toBe(409);
  await calls.call('PATCH', `${base}/services/QS-104202`, {
    token: await tokenOfUser(sandbox, 'noor'),
    body: { name: 'The new office' },
    headers: { 'If-Match': etag },
  });
  expect(await send(etag, { charges })).toMatchObject({
    status: 412,
    body: { message: expect.stringContaining('was changed by Noor Rahman') },
  });
  expect((await send((await seen(cease)).etag, { charges })).status).toBe(201);
});

test('A change without a window is made in the first possible night, and a ceased service stays ceased', async () => {
  const first = await request({ serviceId: 'QS-104201', type: 'ip', ipAddresses: 8 });
  const ceaseDate = afterWorkingDays(new Date(Date.now() + 120 * 86_400_000), 1);
  const last = await request({ serviceId: 'QS-104202', type: 'cease', ceaseDate, ceaseReason: 'moving' });
  await advance(MINUTES_PER_DAY + 60);
  const { window, charges } = await read(first.id);
  expect(window).toEqual(nightOf(charges.earliestDate));
  expect((await read(last.id)).window).toEqual(nightOf(ceaseDate));
  await advance(125 * MINUTES_PER_DAY);
  expect((await read(first.id)).status).toBe('done');
  expect((await read(last.id)).status).toBe('done');
  expect((await get<Service>('/services/QS-104202')).status).toBe('ceased');
});

test('The last day of a service and why it ends stand on the request, its approval and the service [CEASE-6]', async () => {
  const ceaseDate = afterWorkingDays(new Date(Date.now() + 120 * 86_400_000), 1);
  const { id } = await request({ serviceId: 'QS-104202', type: 'cease', ceaseDate, ceaseReason: 'moving' });
  expect(await read(id)).toMatchObject({ cease: { lastDay: ceaseDate, reason: 'moving' } });
  expect(await get<Service>('/services/QS-104202')).toMatchObject({
    cease: { changeId: id, lastDay: ceaseDate },
  });
  await advance(MINUTES_PER_DAY);
  const { approval } = await read(id);
  const { description } = await get<{ description: string }>(`/approvals/${approval?.id}`);
  const day = new Date(ceaseDate).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  expect(description).toContain(`Its last day is ${day}. The reason given is: the company is moving.`);
});
