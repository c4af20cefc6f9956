import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  ConversationPart,
  ProjectList,
  ProvisioningCase,
  ProvisioningCaseList,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  presentVersion,
  type DocumentedCalls,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
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
  token = await tokenOfUser(sandbox, 'amelia');
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
  const { caseNumber, orderId, service, siteName, project, status, dates, next, outlook } = delivery;
  for (const words of [caseNumber, orderId, service.id, siteName, project?.name ?? siteName]) {
    const { items } = await find(words);
    expect(items.map((item) => item.caseNumber)).toContain('PC-204292');
  }
  const { items, total } = await find('PC-204292');
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ orderId, service, siteName, project, status, dates, next, outlook });
  expect(await find('dinosaur')).toMatchObject({ items: [], total: 0 });
});

test.each([
  ['by', ({ next }) => next?.by],
  ['-committed', ({ dates }) => dates.committed],
] satisfies [string, (delivery: ProvisioningCaseList['items'][number]) => string | null | undefined][])(
  'The deliveries sorted by %s are in the order of the days, those without a day last [DEL-8]',
  async (sort, dayOf) => {
    const { items } = await get<ProvisioningCaseList>(`/provisioning-cases?pageSize=100&sort=${sort}`);
    const days = items.map((delivery) => dayOf(delivery) ?? '');
    const dated = days.filter((day) => day !== '').toSorted();
    if (sort.startsWith('-')) dated.reverse();
    expect(dated.length).toBeGreaterThan(0);
    expect(days).toEqual([...dated, ...days.filter((day) => day === '')]);
  },
);

test('A project counts as late, and at risk, the deliveries that the list has for it [PROJECT-1]', async () => {
  const { items } = await get<ProjectList>('/projects?outlook=delayed,atRisk');
  expect(items.length).toBeGreaterThan(0);
  for (const { id, delayed, atRisk } of items)
    for (const [outlook, count] of [
      ['delayed', delayed],
      ['atRisk', atRisk],
    ] as const)
      expect(await get(`/provisioning-cases?projectId=${id}&outlook=${outlook}`)).toMatchObject({
        total: count,
      });
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
  const days = Math.ceil((Date.parse(dates.indicative ?? '') - Date.now()) / 86_400_000) + 2;
  await calls.call('POST', '/sandbox/advance', { body: { minutes: days * 1440 } });
  const late = await get<ProvisioningCase>(path);
  expect(late).toMatchObject({
    outlook: 'delayed',
    jeopardy: { reason: expect.stringMatching(/^The current milestone is \d+ days late$/), newDate: null },
  });
  expect((await find('PC-213653')).items).toMatchObject([{ outlook: 'delayed' }]);
  const projectName = project?.name ?? '';
  const query = new URLSearchParams({ q: projectName }).toString();
  const { items: projects } = await get<ProjectList>(`/projects?${query}`);
  // The words of one name are in the names of other projects, too.
  const named = (await find(projectName)).items.filter((item) => item.outlook === 'delayed');
  const pages = await Promise.all(
    named.map(({ caseNumber }) => get<ProvisioningCase>(`/provisioning-cases/${caseNumber}`)),
  );
  const delayed = pages.filter((page) => page.project?.id === project?.id);
  expect(delayed.map(({ caseNumber }) => caseNumber)).toContain('PC-213653');
  expect(projects.find(({ id }) => id === project?.id)?.delayed).toBe(delayed.length);
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

const advanceDays = (days: number) =>
  calls.call('POST', '/sandbox/advance', { body: { minutes: days * 1440 } });

/** All open deliveries; they fill several pages. */
async function openDeliveries(): Promise<ProvisioningCaseList['items'][number][]> {
  const pages = [1, 2, 3, 4, 5].map((page) =>
    get<ProvisioningCaseList>(`/provisioning-cases?pageSize=100&page=${page}`),
  );
  const lists = await Promise.all(pages);
  const items = lists.flatMap((list) => list.items);
  expect(items).toHaveLength(lists[0]?.total ?? 0);
  return items;
}

async function answer(path: string, body: object): Promise<void> {
  const {
    actions: [action],
  } = await get<ProvisioningCase>(path);
  const headers = { 'If-Match': presentVersion };
  const { status } = await calls.call('PUT', `${base}${path}/actions/${action?.id}`, {
    token,
    body,
    headers,
  });
  expect(status).toBe(200);
}

test('A delivery that waits for us moves on as planned, and one that waits for the customer stays', async () => {
  const items = await openDeliveries();
  const ours = items.filter(({ waitingFor }) => waitingFor === 'us');
  const yours = items.filter(
    ({ waitingFor, next }) => waitingFor === 'you' && next?.milestone !== 'handover',
  );
  expect([ours.length, yours.length].every((count) => count > 5)).toBe(true);
  // The longest of our milestones with the longest slip.
  await advanceDays(30);
  for (const { caseNumber, next } of ours) {
    const { milestones } = await get<ProvisioningCase>(`/provisioning-cases/${caseNumber}`);
    expect([caseNumber, milestones.find(({ id }) => id === next?.milestone)?.state]).toEqual([
      caseNumber,
      'done',
    ]);
  }
  for (const { caseNumber, next, status } of yours) {
    // By then the delegation of the approver who decides about some of the charges has ended.
    const waits = status === 'chargeToApprove' ? ['you', 'colleague'] : ['you'];
    const { items: found } = await find(caseNumber);
    expect(found).toMatchObject([{ next: { milestone: next?.milestone }, status }]);
    expect(waits).toContain(found[0]?.waitingFor);
  }
});

test('A survey that nobody answered for months offers new times once, all of them still to come', async () => {
  const survey = (await openDeliveries()).find(
    ({ next, waitingFor }) => next?.milestone === 'surveyBooked' && waitingFor === 'you',
  );
  const path = `/provisioning-cases/${survey?.caseNumber}`;
  const { conversationId } = await get<ProvisioningCase>(path);
  await advanceDays(120);
  const { actions } = await get<ProvisioningCase>(path);
  const begins = actions.flatMap(({ slots }) => slots.map(({ from }) => Date.parse(from)));
  expect(begins).toHaveLength(3);
  expect(Math.min(...begins)).toBeGreaterThan(Date.now() + 120 * 86_400_000);
  const { items } = await get<ConversationPart>(`/conversations/${conversationId}/entries?limit=50`);
  expect(items.filter(({ text }) => text.startsWith('Nobody chose a time'))).toHaveLength(1);
});

test('A disputed handover is handed over again the day after', async () => {
  const handover = (await openDeliveries()).find(
    ({ next, waitingFor }) => next?.milestone === 'handover' && waitingFor === 'you',
  );
  const found = `/provisioning-cases/${handover?.caseNumber}`;
  await answer(found, { answer: 'dispute', reason: 'The line drops.' });
  expect(await get<ProvisioningCase>(found)).toMatchObject({ waitingFor: 'us', actions: [] });
  await advanceDays(1);
  expect(await get<ProvisioningCase>(found)).toMatchObject({
    waitingFor: 'you',
    actions: [{ kind: 'decideHandover' }],
  });
});

test('An approver who may not request changes answers charges only', async () => {
  const handover = (await openDeliveries()).find(
    ({ next, waitingFor }) => next?.milestone === 'handover' && waitingFor === 'you',
  );
  const path = `/provisioning-cases/${handover?.caseNumber}`;
  const {
    actions: [action],
  } = await get<ProvisioningCase>(path);
  token = await tokenOfUser(sandbox, 'amelia', { roles: ['approver'] });
  const { status, text } = await calls.call('PUT', `${base}${path}/actions/${action?.id}`, {
    token,
    body: { answer: 'accept' },
    headers: { 'If-Match': presentVersion },
  });
  expect([status, text]).toEqual([
    403,
    expect.stringContaining('Your role Approver may not request changes.'),
  ]);
});

test('A delivery whose charge was declined is cancelled the day after, and is no longer open', async () => {
  const path = '/provisioning-cases/PC-204292';
  const {
    actions: [charge],
  } = await get<ProvisioningCase>(path);
  const price = { nrc: charge?.charge?.amount, mrc: 0 };
  await answer(path, { answer: 'decline', reason: 'Too dear.', price });
  await advanceDays(1);
  const { status, waitingFor, orderId } = await get<ProvisioningCase>(path);
  expect({ status, waitingFor }).toEqual({ status: 'cancelled', waitingFor: null });
  expect(await find('PC-204292')).toMatchObject({ total: 0 });
  await get('/orders');
  expect(await get(`/orders/${orderId}`)).toMatchObject({ status: 'cancelled', waitingFor: null });
});
