import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  ProjectList,
  ProvisioningCase,
  ProvisioningCaseList,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { createPortalClient } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { printedDay } from '../../world/days.ts';

const base = '/api/portal/rest';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  token = (await createPortalClient(sandbox).signIn('amelia')).access_token;
});
afterAll(() => sandbox.close());

async function get<Body>(path: string): Promise<Body> {
  const { text } = await calls.call('GET', base + path, { token });
  const body: Body = JSON.parse(text);
  return body;
}

const find = (q: string) =>
  get<ProvisioningCaseList>(`/provisioning-cases?${new URLSearchParams({ q }).toString()}`);

test('Open deliveries are found by their number, order, service, site and project', async () => {
  const delivery = await get<ProvisioningCase>('/provisioning-cases/PC-204292');
  const { caseNumber, orderId, service, siteName, project } = delivery;
  for (const words of [caseNumber, orderId, service.id, siteName, project?.name ?? siteName]) {
    const { items } = await find(words);
    expect(items.map((item) => item.caseNumber)).toContain('PC-204292');
  }
  const { items, total } = await find('PC-204292');
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    orderId,
    service,
    siteName,
    status: delivery.status,
    milestone: delivery.next?.milestone,
  });
  expect(await find('dinosaur')).toMatchObject({ items: [], total: 0 });
});

test('A handover without an answer counts as accepted on its date, and the delivery then completes', async () => {
  const path = '/provisioning-cases/PC-213400';
  const { actions } = await get<ProvisioningCase>(path);
  const due = actions.find(({ kind }) => kind === 'decideHandover')?.dueAt ?? '';
  await calls.call('POST', '/sandbox/advance', {
    body: { minutes: Math.ceil((Date.parse(due) - Date.now()) / 60_000) + 1 },
  });
  const { status, actions: left, answers } = await get<ProvisioningCase>(path);
  expect({ status, left, answers }).toEqual({
    status: 'complete',
    left: [],
    answers: [
      expect.objectContaining({
        kind: 'decideHandover',
        answer: 'accept',
        reason: `Accepted, because nobody answered by ${printedDay(due)}.`,
        by: { id: 'quayside', name: 'Quayside' },
        at: due,
      }),
    ],
  });
});

test('A delivery past its date is delayed, with the days, on its page, in the list and in its project', async () => {
  const path = '/provisioning-cases/PC-213653';
  const { outlook, dates, project } = await get<ProvisioningCase>(path);
  expect(outlook).toBe('onTrack');
  const delayedInProject = async () => {
    const query = new URLSearchParams({ q: project?.name ?? '' }).toString();
    return (await get<ProjectList>(`/projects?${query}`)).items.find(({ id }) => id === project?.id)?.delayed;
  };
  const delayedBefore = (await delayedInProject()) ?? Infinity;
  const days = Math.ceil((Date.parse(dates.indicative ?? '') - Date.now()) / 86_400_000) + 2;
  await calls.call('POST', '/sandbox/advance', { body: { minutes: days * 1440 } });
  const late = await get<ProvisioningCase>(path);
  expect(late).toMatchObject({
    outlook: 'delayed',
    jeopardy: { reason: expect.stringMatching(/^The current milestone is \d+ days late$/), newDate: null },
  });
  expect((await find('PC-213653')).items).toMatchObject([{ outlook: 'delayed' }]);
  expect(await delayedInProject()).toBeGreaterThan(delayedBefore);
});

test('What waits for the caller comes first in the open deliveries, and none is complete', async () => {
  const { items } = await get<ProvisioningCaseList>('/provisioning-cases?pageSize=100');
  const waits = items.map(({ waitingFor }) => waitingFor === 'you');
  expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
  expect(items.every(({ status }) => status !== 'complete')).toBe(true);
});

test.each([
  ['/services', ['QS-104200', 'qs104200', 'QS 104200', 'qs–104200', 'qs.104200', 'bs59qu temple']],
  ['/provisioning-cases', ['PC-204292', 'pc204292', '204292']],
  ['/support/cases', ['00012345', '12345']],
  ['/change-requests', ['CR-3001', 'cr3001']],
  ['/cloud/estimates', ['CE-1001', 'ce1001']],
  ['/order-drafts', ['OD-1', 'od1']],
])('%s finds an identifier in any of the spellings %j [SEARCH-5]', async (path, spellings) => {
  const totals = await Promise.all(
    spellings.map(
      async (q) => (await get<{ total: number }>(`${path}?${new URLSearchParams({ q }).toString()}`)).total,
    ),
  );
  expect(Math.min(...totals)).toBeGreaterThan(0);
});
