import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { DashboardChanges, DeliverySummary } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';
const users = ['amelia', 'noor', 'ben'] as const;
type User = (typeof users)[number];

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<User, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of users) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

const send = (method: string, path: string, user: User = 'amelia') =>
  calls.call(method, base + path, { token: tokens.get(user) ?? '' });

async function get<Body>(path: string, user: User = 'amelia'): Promise<Body> {
  const value: Body = JSON.parse((await send('GET', path, user)).text);
  return value;
}

const changes = (user?: User) => get<DashboardChanges>('/dashboard/changes', user);
const visit = (user?: User) => send('PUT', '/dashboard/last-visit', user);
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const inDelivery = async (query: string, user: User) =>
  (await get<{ total: number }>(`/services?status=inDelivery&pageSize=1&${query}`, user)).total;
const kindsOf = ({ items }: DashboardChanges) => [...new Set(items.map(({ kind }) => kind))].toSorted();

test('The changes on the dashboard are listed from the last visit on, the newest first, and each thing once', async () => {
  const { since, lastVisitAt, isFirstDay, total, items } = await changes();
  expect(since).toBe(lastVisitAt);
  expect(isFirstDay).toBe(false);
  expect(total).toBeGreaterThan(items.length);
  expect(items).toHaveLength(20);
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.every((at) => at > since)).toBe(true);
  expect(new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(items.length);
});

test('The changes on the dashboard name only what the caller may see', async () => {
  const bens = await changes('ben');
  expect(kindsOf(bens)).not.toContain('approval');
  expect(kindsOf(bens)).not.toContain('quote');
  const ofBen = new Set(bens.items.map(({ id }) => id));
  expect((await changes()).items.filter(({ kind, id }) => kind !== 'incident' && ofBen.has(id))).toEqual([]);
});

test('The changes on the dashboard include what happens while time passes, such as a milestone that is reached', async () => {
  await visit();
  const before = await changes();
  await advance(300);
  const { items, total } = await changes();
  expect(total).toBeLessThan(before.total);
  expect(items.map(({ kind }) => kind)).toContain('delivery');
});

test('A visit of the dashboard keeps what is new until half an hour after it, and then only what came later is new [DASH-7]', async () => {
  const before = await changes();
  expect((await visit()).status).toBe(204);
  expect((await changes()).lastVisitAt).toBe(before.lastVisitAt);
  await advance(20);
  await visit();
  expect((await changes()).lastVisitAt).toBe(before.lastVisitAt);
  await advance(31);
  const { lastVisitAt } = await changes();
  expect(lastVisitAt).not.toBe(before.lastVisitAt);
  await visit();
  expect((await changes()).lastVisitAt).toBe(lastVisitAt);
});

test('The first visit of the dashboard lasts a day, and shows the last seven days until it ends [DASH-8]', async () => {
  const first = await changes('noor');
  expect(first).toMatchObject({ lastVisitAt: null, isFirstDay: true });
  await visit('noor');
  expect(await changes('noor')).toMatchObject({ lastVisitAt: null, isFirstDay: true });
  await advance(60);
  const second = await changes('noor');
  expect(second.isFirstDay).toBe(true);
  expect(second.lastVisitAt).not.toBeNull();
  await advance(24 * 60);
  expect(await changes('noor')).toMatchObject({ isFirstDay: false });
});

test('The numbers of deliveries are those of the list of services with the same filter [DASH-1]', async () => {
  for (const user of ['amelia', 'ben'] as const) {
    const summary = await get<DeliverySummary>('/delivery-summary', user);
    expect(await inDelivery('waitingFor=you&milestone=surveyBooked,consents,handover', user)).toBe(
      summary.waitingForYou,
    );
    for (const { id, count } of summary.byMilestone)
      expect(await inDelivery(`milestone=${id}`, user)).toBe(count);
    const [one, other] = summary.byMilestone;
    expect(await inDelivery(`milestone=${one?.id},${other?.id}`, user)).toBe(
      (one?.count ?? 0) + (other?.count ?? 0),
    );
  }
  expect(await inDelivery('milestone=unknown', 'amelia')).toBe(0);
});
