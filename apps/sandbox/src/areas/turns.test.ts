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
import { startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(() => calls.call('POST', '/sandbox/reset'));
afterAll(() => sandbox.close());

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
  readonly facets: { readonly waitingFor: readonly { readonly id: string; readonly count: number }[] };
}

/** The lists that can be filtered by whom a thing waits for. */
const lists = [
  '/support/cases?scope=organisation',
  '/services?page=1',
  '/change-requests?page=1',
  '/voice/ports?page=1',
  '/orders?page=1',
  '/quotes?page=1',
  '/partner-programme/deals?page=1',
] as const;
const parties = ['you', 'colleague', 'us', 'thirdParty'] as const;

const accounts = [
  { account: 'amelia', roles: undefined },
  { account: 'noor', roles: undefined },
  { account: 'ben', roles: undefined },
  { account: 'amelia', roles: ['read-only'] },
] as const;

const setRoles = (username: string, roles: readonly string[]) =>
  calls.call('PATCH', `/sandbox/users/${username}`, { body: { claims: { roles } } });

test.each(accounts)(
  'Each count of what waits for $account (roles: $roles) is the length of the list behind it [WAIT-2]',
  async ({ account, roles }) => {
    if (roles !== undefined) await setRoles(account, roles);
    const read = await readAs(account);
    const totalOf = async (path: string) => (await read<List>(path))?.total;

    for (const path of lists) {
      const facets = (await read<List>(path))?.facets.waitingFor;
      for (const party of facets === undefined ? [] : parties) {
        const list = await read<List>(`${path}&waitingFor=${party}`);
        expect([path, party, list?.total]).toEqual([
          path,
          party,
          facets?.find(({ id }) => id === party)?.count ?? 0,
        ]);
        expect(list?.items.filter(({ waitingFor }) => waitingFor !== party)).toEqual([]);
      }
    }

    const landing = await read<Landing>('/landing');
    const waiting = landing?.apollo?.waiting;
    const deliveries = await read<DeliverySummary>('/delivery-summary');
    const changes = await read<ResponseOf<'getChangeRequestSummary'>>('/change-requests/summary');
    const support = await read<ResponseOf<'getSupportSummary'>>('/support/summary');
    const cases = await totalOf('/support/cases?scope=organisation&status=open&waitingFor=you');
    expect(waiting?.cases).toBe(cases);
    expect(support?.waitingForYou.total).toBe(cases);
    expect(waiting?.ports).toBe(await totalOf('/voice/ports?waitingFor=you'));
    expect(waiting?.services ?? undefined).toBe(
      await totalOf('/services?waitingFor=you&milestone=surveyBooked,consents,handover'),
    );
    expect(deliveries?.waitingForYou).toBe(waiting?.services ?? undefined);
    expect(support?.waitingForColleagues).toBe(
      await totalOf('/support/cases?scope=organisation&status=open&waitingFor=colleague'),
    );
    expect(changes?.waitingForColleagues).toBe(
      await totalOf('/change-requests?waitingFor=colleague&status=open'),
    );
    expect(changes?.waitingForYou.total).toBe(await totalOf('/change-requests?waitingFor=you&status=open'));
    const projects = await read<ResponseOf<'listProjects'>>('/projects?pageSize=100');
    for (const { id, waitingForYou } of projects?.items.slice(0, 10) ?? [])
      expect([id, await totalOf(`/services?projectId=${id}&waitingFor=you`)]).toEqual([id, waitingForYou]);
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
    waiting: { cases: 0, approvals: null, services: 0, ports: 0 },
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
  const deliveries = await read<ProvisioningCaseList>('/provisioning-cases?pageSize=100');
  const charges = deliveries?.items.filter(({ status }) => status === 'chargeToApprove') ?? [];
  expect(charges.length).toBeGreaterThan(0);
  for (const { waitingFor, waitingForPerson } of charges)
    expect([waitingFor, typeof waitingForPerson?.name]).toEqual(['colleague', 'string']);
});
