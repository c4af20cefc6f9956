import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { Landing } from '../../contract/generated/openapi.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

type SupportSummary = ResponseOf<'getSupportSummary'>;
type ServiceIssues = ResponseOf<'getServiceIssues'>;

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
  await calls.call('POST', '/sandbox/reset');
});
afterAll(() => sandbox.close());

async function get<Body>(path: string, user = 'amelia'): Promise<Body> {
  const token = tokens.get(user) ?? (await tokenOfUser(sandbox, user));
  tokens.set(user, token);
  const { status, text } = await calls.call('GET', `/api/portal/rest${path}`, { token });
  if (status !== 200) throw new Error(`GET ${path} responded with ${status}.`);
  const body: Body = JSON.parse(text);
  return body;
}

async function totalOf(path: string): Promise<number> {
  return (await get<{ total: number }>(path)).total;
}

async function announcedTo(user: string): Promise<string[]> {
  const { news } = await get<Landing>('/landing', user);
  return news.filter(({ kind }) => kind === 'announcement').map(({ title }) => title);
}

const idsOf = (works: readonly { readonly id: string }[] = []) => works.map(({ id }) => id);

/** The planned works of the landing page, of the summary of support, and of a service in Bristol. */
async function workIds(): Promise<string[][]> {
  const { apollo } = await get<Landing>('/landing');
  return [
    idsOf(apollo?.plannedWorks),
    idsOf((await get<SupportSummary>('/support/summary')).plannedWorks),
    idsOf((await get<ServiceIssues>('/support/service-issues?serviceId=QS-104200')).plannedWorks),
  ];
}

test('The landing page counts what the lists count with the same filters [LANDING-1]', async () => {
  const { apollo, artemis } = await get<Landing>('/landing');
  expect(apollo?.health).toEqual({
    down: await totalOf('/services?health=down'),
    degraded: await totalOf('/services?health=degraded'),
  });
  expect(apollo?.facts).toEqual({
    openCases: await totalOf('/support/cases?status=open'),
    liveServices: await totalOf('/services?status=live,livePending'),
    openQuotes: await totalOf('/quotes?status=open'),
    rangesWithoutAddress: await totalOf('/voice/number-ranges?emergency=missing'),
    estimates: await totalOf('/cloud/estimates?status=draft'),
    openDeals: await totalOf('/partner-programme/deals?status=open'),
    newDocuments: await totalOf('/resources/documents?show=new'),
  });
  const drafts = await totalOf('/order-drafts');
  expect(artemis).toMatchObject({ waiting: { drafts: { mine: drafts, company: drafts } } });
  const waiting = Object.values(apollo?.waiting ?? {}).flatMap((count) => Object.values(count ?? {}));
  expect([...waiting, ...Object.values(apollo?.facts ?? {})]).not.toContain(0);
});

test('The landing page names the decision that is due first as the next action [LANDING-3]', async () => {
  const { apollo } = await get<Landing>('/landing');
  const { items } = await get<{ items: { id: string; title: string; dueAt: string }[] }>(
    '/approvals?pageSize=10',
  );
  expect(apollo?.next).toEqual({
    kind: 'approval',
    id: items[0]?.id,
    title: items[0]?.title,
    dueAt: items[0]?.dueAt,
  });
});

test('The landing page lists only incidents and works where the company has live services [LANDING-4]', async () => {
  const { apollo } = await get<Landing>('/landing');
  const summary = await get<{ plannedWorks: { id: string; serviceCount: number }[] }>('/support/summary');
  expect(apollo?.plannedWorks.map(({ id, serviceCount }) => ({ id, serviceCount }))).toEqual(
    summary.plannedWorks.slice(0, 3).map(({ id, serviceCount }) => ({ id, serviceCount })),
  );
  expect(apollo?.incidents.length).toBeGreaterThan(0);
  for (const { town, affectedCount } of apollo?.incidents ?? [])
    expect(await totalOf(`/services?q=${town}&health=down,degraded`)).toBe(affectedCount);
});

test('The landing page leaves out what a caller has no access to [LANDING-2]', async () => {
  const ben = await get<Landing>('/landing', 'ben');
  expect(ben.artemis).toBeNull();
  expect(ben.apollo?.waiting).toMatchObject({
    approvals: null,
    quotes: null,
    cloudQuotes: null,
    deals: null,
  });
  expect(ben.apollo?.facts).toMatchObject({ openQuotes: null, estimates: null, openDeals: null });
  expect(ben.apollo?.next?.kind).not.toBe('approval');
  const idris = await get<Landing>('/landing', 'idris');
  expect(idris).toMatchObject({
    apollo: null,
    artemis: { waiting: { drafts: null }, next: null },
  });
  const grace = await get<Landing>('/landing', 'grace');
  expect(grace).toMatchObject({ apollo: null, artemis: null });
  expect(grace.news).toEqual([]);
});

test('The landing page lists what is new, the newest first [LANDING-6]', async () => {
  const { news } = await get<Landing>('/landing');
  const times = news.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(['document', 'announcement']));
});

test('The landing page announces only what is about an area that the caller may open [LANDING-6]', async () => {
  const ofQuotes = 'Compare prices site by site';
  expect(await announcedTo('noor')).toContain(ofQuotes);
  expect(await announcedTo('ben')).not.toContain(ofQuotes);
  expect(await announcedTo('chloe')).toEqual(['Continue an order where you left it']);
  expect(await announcedTo('idris')).toEqual([]);
});

// The last test, because time passes in it.
test('The landing page leaves out planned works that are over, as the summary and the service do [LANDING-4]', async () => {
  const before = await workIds();
  expect(before.map((ids) => ids.includes('PW-2041'))).toEqual([true, true, true]);
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 4 * 1440 } });
  expect(await workIds()).toEqual([
    expect.not.arrayContaining(['PW-2041']),
    before[1]?.filter((id) => id !== 'PW-2041'),
    [],
  ]);
});

async function landingOf(role: string) {
  await calls.call('PATCH', '/sandbox/users/amelia', { body: { claims: { roles: [role] } } });
  return (await get<Landing>('/landing')).apollo;
}

// The last test: it changes the roles of the account.
test('The landing page counts and names first only what the roles allow: for sales a quote that expires, for Read-only nothing [LANDING-1, LANDING-3]', async () => {
  const sales = await landingOf('sales');
  expect(sales?.next).toMatchObject({ kind: 'quote' });
  expect(sales?.waiting).toMatchObject({ cases: { mine: 0 }, ports: { mine: 0 } });
  expect(sales?.waiting.quotes?.mine).toBeGreaterThan(0);
  const reader = await landingOf('read-only');
  expect(reader?.next).toBeNull();
  expect(Object.values(reader?.waiting ?? {}).filter((count) => count && count.mine > 0)).toEqual([]);
});
