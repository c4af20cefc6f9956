import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type {
  ChangeRequestList,
  DashboardChanges,
  DeliverySummary,
  Landing,
  Order,
  ProvisioningCaseList,
} from '../contract/generated/openapi.ts';
import type { ResponseOf } from '../contract/operations.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { tokenOfUser } from '../testing/portalClient.ts';
import { createRightsTable } from '../testing/rightsTables.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(() => calls.call('POST', '/sandbox/reset'));
const table = createRightsTable('number');
afterAll(() => {
  table.write();
  return sandbox.close();
});

/** Reads what a user sees; undefined if the user has no access to it. */
type Read = <Body>(path: string) => Promise<Body | undefined>;

async function readAs(username: string): Promise<Read> {
  const token = await tokenOfUser(sandbox, username);
  return async (path) => {
    const { status, text } = await calls.call('GET', `/api/portal/rest${path}`, { token });
    if (status === 403) return undefined;
    expect([status, path]).toEqual([200, path]);
    return JSON.parse(text);
  };
}

interface List {
  readonly total: number;
  readonly items: readonly { readonly waitingFor: string | null }[];
  readonly facets: Readonly<Record<string, readonly { readonly id: string; readonly count: number }[]>>;
}

/** The lists that can be filtered by whom a thing waits for. */
const listsOfTurns = [
  '/support/cases?scope=organisation',
  '/services?page=1',
  '/provisioning-cases?page=1',
  '/change-requests?page=1',
  '/voice/ports?page=1',
  '/orders?page=1',
  '/quotes?page=1',
  '/partner-programme/deals?page=1',
] as const;
const lists = [
  ...listsOfTurns,
  '/approvals?scope=all',
  '/change-requests?page=1',
  '/cloud/estimates?page=1',
  '/voice/number-ranges?page=1',
  '/voice/trunks?page=1',
  '/resources/documents?page=1',
  '/admin/users?page=1',
] as const;
/** The parameters whose facet has another name. */
const parameters: Readonly<Record<string, string>> = { categories: 'category', types: 'type' };
/** Of a filter with many values, such as the people who requested something. */
const MAXIMUM_VALUES = 4;
const milestone = 'milestone=surveyBooked,consents,handover';
/** The lists behind the numbers of the landing page: what waits for the caller, and for the company. */
const listsOfLanding = {
  cases: {
    mine: '/support/cases?scope=mine&waitingFor=you',
    company: '/support/cases?scope=organisation&waitingFor=you,colleague',
  },
  approvals: { mine: '/approvals', company: '/approvals?scope=all&status=pending' },
  services: {
    mine: `/services?waitingFor=you&${milestone}`,
    company: `/services?waitingFor=you,colleague&${milestone}`,
  },
  ports: { mine: '/voice/ports?waitingFor=you', company: '/voice/ports?waitingFor=you,colleague' },
  quotes: { mine: '/quotes?expiresWithin=7&owner=me', company: '/quotes?expiresWithin=7' },
  cloudQuotes: {
    mine: '/cloud/estimates?status=ready&scope=mine',
    company: '/cloud/estimates?status=ready',
  },
  deals: {
    mine: '/partner-programme/deals?attention=yes&owner=me',
    company: '/partner-programme/deals?attention=yes',
  },
} as const;
/** The list in which the next action of the landing page stands. */
const listsOfNext = {
  approval: listsOfLanding.approvals.mine,
  case: listsOfLanding.cases.mine,
  delivery: listsOfLanding.services.mine,
  changeRequest: '/change-requests?waitingFor=you',
  quote: listsOfLanding.quotes.mine,
  draft: '/order-drafts?page=1',
} as const;
const parties = ['you', 'colleague', 'us', 'thirdParty'] as const;

const accounts = [
  { account: 'amelia', roles: undefined },
  { account: 'noor', roles: undefined },
  { account: 'ben', roles: undefined },
  { account: 'chloe', roles: undefined },
  { account: 'amelia', roles: ['read-only'] },
] as const;

const setRoles = (username: string, roles: readonly string[]) =>
  calls.call('PATCH', `/sandbox/users/${username}`, { body: { claims: { roles } } });

test.each(accounts)(
  'Each number that $account sees (roles: $roles) is the length of the list behind it [WAIT-2]',
  async ({ account, roles }) => {
    if (roles !== undefined) await setRoles(account, roles);
    const read = await readAs(account);
    const totalOf = async (path: string) => (await read<List>(path))?.total;
    const column = roles === undefined ? account : `${account} as ${roles.join()}`;
    /** Compares a number with the length of the list behind it. */
    const same = (name: string, shown: number | undefined, behind: number | undefined): void => {
      const isSame = shown === behind;
      if (shown !== undefined || !isSame) table.compare(name, column, `${shown} of ${behind}`, isSame);
      expect([name, shown]).toEqual([name, behind]);
    };

    for (const path of lists)
      for (const [facet, values] of Object.entries((await read<List>(path))?.facets ?? {}))
        for (const { id, count } of (Array.isArray(values) ? values : []).slice(0, MAXIMUM_VALUES)) {
          const filtered = new URL(path, 'http://lists');
          filtered.searchParams.set(parameters[facet] ?? facet, id);
          const list = await read<List>(filtered.href.slice(filtered.origin.length));
          expect([path, facet, id, list?.total]).toEqual([path, facet, id, count]);
        }
    for (const path of listsOfTurns)
      for (const party of parties) {
        const list = await read<List>(`${path}&waitingFor=${party}`);
        expect(list?.items.filter(({ waitingFor }) => waitingFor !== party) ?? []).toEqual([]);
      }
    // Above each of these lists stand two numbers: what waits for the caller, and what waits for the company.
    for (const path of listsOfTurns) {
      const counts = (await read<List>(path))?.facets['waitingFor'] ?? [];
      const countOf = (party: string) => counts.find(({ id }) => id === party)?.count ?? 0;
      const company = await totalOf(`${path}&waitingFor=you,colleague`);
      same(
        `${path}: company`,
        company === undefined ? company : countOf('you') + countOf('colleague'),
        company,
      );
    }

    const landing = await read<Landing>('/landing');
    const waiting = landing?.apollo?.waiting;
    const deliveries = await read<DeliverySummary>('/delivery-summary');
    const changes = await read<ResponseOf<'getChangeRequestSummary'>>('/change-requests/summary');
    const support = await read<ResponseOf<'getSupportSummary'>>('/support/summary');
    const inApollo = landing?.apollo ? Object.entries(listsOfLanding) : [];
    for (const [name, { mine, company }] of inApollo) {
      const count = waiting?.[name as keyof typeof listsOfLanding] ?? undefined;
      same(`landing, ${name}: company`, count?.company, await totalOf(company));
      // Who may not act has 0, whatever was made with an earlier role.
      const ofCaller = roles === undefined ? await totalOf(mine) : count && 0;
      same(`landing, ${name}: mine`, count?.mine, ofCaller);
    }
    const shown = [landing?.apollo?.next, landing?.artemis?.next].flatMap((next) => next ?? []);
    for (const { kind } of shown) expect([kind, await totalOf(listsOfNext[kind])]).not.toEqual([kind, 0]);
    const drafts = landing?.artemis?.waiting.drafts ?? undefined;
    same('landing, drafts: company', drafts?.company, await totalOf(listsOfNext.draft));
    same('landing, drafts: mine', drafts?.mine, roles === undefined ? drafts?.company : drafts && 0);
    same(
      'support, waiting: mine',
      support?.waitingForYou.total,
      await totalOf('/support/cases?scope=organisation&status=open&waitingFor=you'),
    );
    same(
      'support, waiting: colleagues',
      support?.waitingForColleagues,
      await totalOf('/support/cases?scope=organisation&status=open&waitingFor=colleague'),
    );
    same('orders, waiting: mine', deliveries?.waitingForYou, waiting?.services?.mine);
    same(
      'orders, waiting: colleagues',
      deliveries?.waitingForColleagues,
      waiting?.services ? waiting.services.company - waiting.services.mine : undefined,
    );
    same(
      'changes, waiting: mine',
      changes?.waitingForYou.total,
      await totalOf('/change-requests?waitingFor=you&status=open'),
    );
    same(
      'changes, waiting: colleagues',
      changes?.waitingForColleagues,
      await totalOf('/change-requests?waitingFor=colleague&status=open'),
    );
    for (const { id, total } of support?.openByAge ?? [])
      same(
        `support, open cases by age: ${id}`,
        total,
        await totalOf(`/support/cases?scope=organisation&status=open&age=${id}`),
      );
    for (const { id, count } of changes?.openByAge ?? [])
      same(`changes, open by age: ${id}`, count, await totalOf(`/change-requests?status=open&age=${id}`));
    for (const { id, count } of deliveries?.byMilestone ?? [])
      same(`orders by milestone: ${id}`, count, await totalOf(`/services?status=inDelivery&milestone=${id}`));
    const projects = await read<ResponseOf<'listProjects'>>('/projects?pageSize=100');
    for (const { id, waitingForYou } of projects?.items.slice(0, 10) ?? [])
      same(
        `project ${id}, waiting: mine`,
        waitingForYou,
        await totalOf(`/services?projectId=${id}&waitingFor=you`),
      );
  },
);

test('A change request waits for exactly those who may approve it now, and else names who decides [WAIT-1]', async () => {
  for (const account of ['amelia', 'noor']) {
    const read = await readAs(account);
    const list = await read<ChangeRequestList>('/change-requests?status=awaitingApproval&pageSize=100');
    expect(list?.total).toBe(list?.items.length);
    for (const { id, waitingFor, waitingForPerson } of list?.items ?? []) {
      const approvalId = (await read<ResponseOf<'getChangeRequest'>>(`/change-requests/${id}`))?.approval?.id;
      const approval = await read<ResponseOf<'getApproval'>>(`/approvals/${approvalId}`);
      const mayApprove = approval?.allowedActions.includes('approve') === true;
      expect([id, waitingFor]).toEqual([id, mayApprove ? 'you' : 'colleague']);
      expect(waitingForPerson).toEqual(mayApprove ? undefined : (approval?.approver ?? waitingForPerson));
    }
  }
});

test('A user without a role to act reads that cases, ports and orders wait for a colleague [WAIT-1]', async () => {
  const ofAmelia = await (await readAs('amelia'))<List>('/support/cases?scope=organisation&waitingFor=you');
  expect(ofAmelia?.total).toBeGreaterThan(0);
  await setRoles('amelia', ['read-only']);
  const read = await readAs('amelia');
  const cases = await read<List>('/support/cases?scope=organisation&waitingFor=colleague');
  expect(cases?.total).toBe(ofAmelia?.total);
  expect((await read<Landing>('/landing'))?.apollo).toMatchObject({
    waiting: {
      cases: { mine: 0, company: ofAmelia?.total },
      approvals: null,
      services: { mine: 0 },
      ports: { mine: 0 },
    },
    next: null,
  });
  const news = await read<DashboardChanges>('/dashboard/changes');
  expect(news?.items.length).toBeGreaterThan(0);
  for (const { text } of news?.items ?? [])
    expect(text).not.toMatch(/needs your answer|please confirm|We need you|your approval/);
});

test('The person who decides about an order is named on the order and on its delivery [WAIT-1]', async () => {
  const read = await readAs('noor');
  const orders = await read<{ items: readonly Order[] }>('/orders?waitingFor=colleague&status=received');
  for (const { id, waitingForPerson } of orders?.items ?? []) {
    expect(['Amelia Hartley', 'Priya Shah']).toContain(waitingForPerson?.name);
    expect((await read<Order>(`/orders/${id}`))?.waitingForPerson).toEqual(waitingForPerson);
  }
  const deliveries = await read<ProvisioningCaseList>('/provisioning-cases?milestone=charges&pageSize=100');
  const charges = deliveries?.items.filter(({ status }) => status === 'chargeToApprove') ?? [];
  expect(charges.length).toBeGreaterThan(0);
  for (const { waitingFor, waitingForPerson } of charges)
    expect([waitingFor, typeof waitingForPerson?.name]).toEqual(['colleague', 'string']);
});
