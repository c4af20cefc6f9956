import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  Approval,
  ApprovalDelegations,
  ApprovalList,
  ChangeRequest,
  ProvisioningCase,
} from '../../contract/generated/openapi.ts';
import { pointerOf, resolvePointer } from '../../contract/openApiDocument.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedResponse,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';
const charge = '/approvals/AP-7001';
const change = '/approvals/AP-7002';
const own = '/approvals/AP-7003';
const large = '/approvals/AP-7004';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'noor', 'ben']) await signIn(user);
});
afterAll(() => sandbox.close());

test('The example of an approval in the contract says what the sandbox says', async () => {
  const { document } = sharedContract();
  const pointer = pointerOf('paths', `${base}/approvals/{approvalId}`, 'get', 'responses', '200');
  const example = resolvePointer(document, `${pointer}/content/application~1json/example`);
  const { total, ifNotDecided, description, lines } = await get<Approval>(charge);
  expect(example).toMatchObject({ total, ifNotDecided, description, lines });
});

async function signIn(user: string): Promise<void> {
  tokens.set(user, await tokenOfUser(sandbox, user));
}

function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  user = 'amelia',
) {
  const token = tokens.get(user) ?? '';
  return calls.call(method, base + path, {
    token,
    headers: { 'If-Match': presentVersion, ...headers },
    ...(body !== undefined && { body }),
  });
}

async function get<Body>(path: string, user = 'amelia'): Promise<Body> {
  const { text } = await send('GET', path, undefined, {}, user);
  const value: Body = JSON.parse(text);
  return value;
}

/** A decision about the total that the approval has now. */
async function decisionOf(path: string, decision: 'approve' | 'reject', comment = '') {
  const { total } = await get<Approval>(path);
  return { decision, comment, price: { nrc: total.nrc.amount, mrc: total.mrc.amount } };
}

const approve = async (path: string, user = 'amelia') =>
  send('PUT', `${path}/decision`, await decisionOf(path, 'approve'), {}, user);
const reject = async (path: string, comment: string) =>
  send('PUT', `${path}/decision`, await decisionOf(path, 'reject', comment));
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const countOf = (list: ApprovalList, scope: string) =>
  list.facets.scope.find(({ id }) => id === scope)?.count;
const messageOf = ({ text }: DocumentedResponse): string =>
  String(Reflect.get(Object(JSON.parse(text)), 'message'));

const deliveryPath = '/provisioning-cases/PC-204292';

async function chargeOf(user: string): Promise<ProvisioningCase['actions'][number] | undefined> {
  return (await get<ProvisioningCase>(deliveryPath, user)).actions[0];
}

/** Answers the charge on the page of its delivery. */
async function answer(word: string, reason?: string, user = 'amelia'): Promise<DocumentedResponse> {
  const action = await chargeOf(user);
  return send(
    'PUT',
    `${deliveryPath}/actions/${action?.id}`,
    {
      answer: word,
      price: { nrc: action?.charge?.amount, mrc: 0 },
      ...(reason !== undefined && { reason }),
    },
    {},
    user,
  );
}

async function setClaims(user: string, claims: Readonly<Record<string, unknown>>): Promise<void> {
  await calls.call('PATCH', `/sandbox/users/${user}`, { body: { claims } });
  await signIn(user);
}

const makeApprover = (user: string) => setClaims(user, { roles: ['approver'] });

describe('the approver of a request', () => {
  test('A pending request of an approver who lost the role goes to somebody who may decide, by name [APPROVAL-14]', async () => {
    await makeApprover('noor');
    const approverOf = async () => (await get<Approval>(change, 'noor')).approver.name;
    expect(await approverOf()).toBe('Amelia Hartley');
    await setClaims('amelia', { roles: ['regular'] });
    expect(await approverOf()).toBe('Priya Shah');
    const { subject, history } = await get<Approval>(change, 'noor');
    expect(history[0]).toMatchObject({ event: 'reassigned', note: 'Priya Shah decides now.' });
    expect(await get<ChangeRequest>(`/change-requests/${subject.id}`)).toMatchObject({
      status: 'awaitingApproval',
      waitingFor: 'colleague',
      waitingForPerson: { name: 'Priya Shah' },
    });
    await advance(25 * 60);
    expect((await get<Approval>(change, 'noor')).status).toBe('approved');
  });

  test('The first colleague who gets the role in a company without an approver gets its requests [APPROVAL-14]', async () => {
    await setClaims('chloe', { apolloAccess: true, roles: ['portal-admin'] });
    const withdrawn = await send('PATCH', '/admin/users/astrid.berg', { roles: ['ordering'] }, {}, 'chloe');
    expect(withdrawn.status).toBe(200);
    await setClaims('chloe', { roles: ['approver'] });
    const mine = await get<ApprovalList>('/approvals?pageSize=100', 'chloe');
    expect(new Set(mine.items.map(({ approver }) => approver.id))).toEqual(new Set(['chloe']));
  });
});

describe('the list', () => {
  test('What waits for the caller is pending, also what a colleague delegated, and never what the caller asked for', async () => {
    const mine = await get<ApprovalList>('/approvals?pageSize=100');
    expect(mine.items.every(({ status }) => status === 'pending')).toBe(true);
    const approvers = new Set(mine.items.map(({ approver }) => approver.id));
    expect(approvers).toEqual(new Set(['amelia', 'priya.shah']));
    expect(mine.items.some(({ requestedBy }) => requestedBy.id === 'amelia')).toBe(false);
    const delegated = await get<ApprovalList>('/approvals?scope=delegated&pageSize=100');
    expect(delegated.items.every(({ approver }) => approver.id === 'priya.shah')).toBe(true);
    expect(countOf(mine, 'delegated')).toBe(delegated.total);
    expect(countOf(mine, 'all')).toBeGreaterThan(500);
  });

  test('Pending approvals come first, the earliest due date in front: a charge that is overdue', async () => {
    await advance(10 * 1440);
    const { items } = await get<ApprovalList>('/approvals?scope=all&pageSize=100');
    const dueDates = items.filter(({ status }) => status === 'pending').map(({ dueAt }) => dueAt);
    expect(dueDates).toEqual(dueDates.toSorted());
    expect(items[0]).toMatchObject({ kind: 'ecc', status: 'pending', due: 'overdue' });
  });

  test('Filters, words and sorts narrow the list of approvals, and each facet counts without its own filter', async () => {
    const list = await get<ApprovalList>('/approvals?scope=all&kind=deal,order&status=pending&sort=-tcv');
    expect(new Set(list.items.map(({ kind }) => kind))).toEqual(new Set(['deal', 'order']));
    expect(list.items[0]?.id).toBe('AP-7004');
    expect(list.facets.kind.length).toBeGreaterThan(2);
    const found = await get<ApprovalList>('/approvals?scope=all&q=leeds+contact+AP-7004');
    expect(found.items.map(({ id }) => id)).toEqual(['AP-7004']);
  });

  test('A user who is not an approver may not see approvals, and those of another company do not exist [APPROVAL-1]', async () => {
    expect((await send('GET', '/approvals', undefined, {}, 'noor')).status).toBe(403);
    await makeApprover('ben');
    expect((await send('GET', charge, undefined, {}, 'ben')).status).toBe(404);
  });

  test('An export of approvals covers what the filter finds', async () => {
    const { text } = await send('POST', '/approval-exports', {
      scope: 'all',
      kind: 'ecc',
      columns: ['id', 'tcv'],
    });
    const { id, total } = JSON.parse(text) as { id: string; total: number };
    await advance(1);
    const file = await send('GET', `/jobs/${id}/file`);
    expect(file.text.split('\r\n')).toHaveLength(total + 2);
    expect(file.text).toContain('AP-7001,4624.00');
  });
});

describe('decisions about a charge', () => {
  test('An approved charge is accepted on its delivery, which goes on [APPROVAL-9]', async () => {
    expect((await approve(charge)).status).toBe(200);
    const delivery = await get<ProvisioningCase>('/provisioning-cases/PC-204292');
    expect(delivery).toMatchObject({
      approvalId: 'AP-7001',
      waitingFor: 'us',
      actions: [],
      answers: [{ answer: 'accept', by: { name: 'Amelia Hartley' } }],
    });
  });

  test('A rejected charge is declined on its delivery, with the reason [APPROVAL-9]', async () => {
    await reject(charge, 'Too dear.');
    const delivery = await get<ProvisioningCase>('/provisioning-cases/PC-204292');
    expect(delivery).toMatchObject({
      status: 'cancelling',
      answers: [{ answer: 'decline', reason: 'Too dear.' }],
    });
  });

  test('A charge that is answered on the page of its delivery decides its approval [APPROVAL-9]', async () => {
    expect((await answer('accept')).body).toMatchObject({
      actions: [],
      answers: [{ answer: 'accept', by: { name: 'Amelia Hartley' } }],
    });
    const approval = await get<Approval>(charge);
    expect(approval).toMatchObject({ status: 'approved', waitingFor: null, allowedActions: [] });
    expect(approval.decision?.by.name).toBe('Amelia Hartley');
  });

  test('A charge that is declined on the page of its delivery needs a reason, which its approval shows [APPROVAL-9]', async () => {
    expect(await answer('decline')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/reason' }] },
    });
    expect((await answer('decline', 'Too dear.')).body).toMatchObject({ status: 'cancelling' });
    expect((await get<Approval>(charge)).decision).toMatchObject({
      decision: 'rejected',
      comment: 'Too dear.',
    });
  });

  test('A user who is no approver can neither accept nor decline a charge on its delivery, and reads who decides [APPROVAL-13]', async () => {
    const notApprover =
      'Only approvers of your company may decide about this. Amelia Hartley decides about it.';
    expect(await chargeOf('noor')).toMatchObject({
      allowedAnswers: [],
      refusedAnswers: ['accept', 'decline'].map((action) => ({ action, reason: notApprover })),
    });
    for (const word of ['accept', 'decline']) {
      const refused = await answer(word, 'I may not.', 'noor');
      expect(refused.status).toBe(403);
      expect(messageOf(refused)).toBe(notApprover);
    }
    expect((await get<Approval>(charge)).status).toBe('pending');
  });

  test('An approver who is not asked cannot accept a charge on its delivery [APPROVAL-13]', async () => {
    await makeApprover('noor');
    const reason = 'This waits for Amelia Hartley, who decides about it.';
    expect(await chargeOf('noor')).toMatchObject({
      allowedAnswers: [],
      refusedAnswers: [
        { action: 'accept', reason },
        { action: 'decline', reason },
      ],
    });
    const refused = await answer('accept', undefined, 'noor');
    expect([refused.status, messageOf(refused)]).toEqual([403, reason]);
  });

  test('A charge that a milestone brings gets an approval [APPROVAL-9]', async () => {
    const before = await get<ApprovalList>('/approvals?scope=all&kind=ecc');
    // Deliveries move on automatically in the first day; some reach their charges.
    await advance(24 * 60);
    const after = await get<ApprovalList>('/approvals?scope=all&kind=ecc');
    expect(after.total).toBeGreaterThan(before.total);
  });
});

describe('decisions about a change or an order', () => {
  test('An approved change is scheduled, a rejected one ends, and a cancelled one takes its approval back [APPROVAL-10]', async () => {
    const { subject } = await get<Approval>(change);
    await approve(change);
    expect(await get<ChangeRequest>(`/change-requests/${subject.id}`)).toMatchObject({
      status: 'scheduled',
      approval: { id: 'AP-7002', state: 'approved', by: 'Amelia Hartley' },
    });
    const { items } = await get<ApprovalList>('/approvals?kind=change');
    const [first, second] = items;
    await reject(`/approvals/${first?.id}`, 'Not this year.');
    expect(await get<ChangeRequest>(`/change-requests/${first?.subject.id}`)).toMatchObject({
      status: 'rejected',
      approval: { comment: 'Not this year.' },
    });
    await send('PUT', `/change-requests/${second?.subject.id}/cancellation`, { reason: 'The move is off.' });
    expect((await get<Approval>(`/approvals/${second?.id}`)).status).toBe('withdrawn');
  });

  test('An approved order is delivered', async () => {
    const { items } = await get<ApprovalList>('/approvals?kind=order');
    const [order] = items;
    await approve(`/approvals/${order?.id}`);
    const delivery = await get<ProvisioningCase>(`/provisioning-cases/${order?.subject.id}`);
    expect(delivery.orderId).toBe(order?.subject.id);
  });
});

describe('who may decide, and about which version', () => {
  test('A rejection of an approval without a reason is refused [APPROVAL-4]', async () => {
    const refused = await reject(charge, ' ');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/comment' }] } });
  });

  test('A user cannot approve their own request, and a colleague decides about it after a day [APPROVAL-5]', async () => {
    const before = await get<Approval>(own);
    expect(before).toMatchObject({
      allowedActions: [],
      refusedActions: [{ action: 'approve' }, { action: 'reject' }, { action: 'ask' }],
    });
    const refused = await approve(own);
    expect(refused.status).toBe(403);
    expect(messageOf(refused)).toBe('You asked for this yourself. Priya Shah decides about it.');
    await advance(25 * 60);
    expect((await get<Approval>(own)).decision?.by.name).toBe('Priya Shah');
  });

  test('An approval above the caller’s limit is neither approved nor rejected, waits for whoever may, and can be asked about [APPROVAL-6]', async () => {
    const reason = 'The total of £425,520 is above your limit of £250,000. Priya Shah decides about it.';
    expect(await get<Approval>(large)).toMatchObject({
      limit: { amount: 25_000_000 },
      waitingFor: 'colleague',
      allowedActions: ['ask'],
      refusedActions: [
        { action: 'approve', reason },
        { action: 'reject', reason },
      ],
    });
    for (const decide of [() => approve(large), () => reject(large, 'Split it by region.')]) {
      const refused = await decide();
      expect([refused.status, messageOf(refused)]).toEqual([403, reason]);
    }
    const idsIn = async (scope: string) =>
      (await get<ApprovalList>(`/approvals?scope=${scope}&q=AP-7004`)).items.map(({ id }) => id);
    expect([await idsIn('mine'), await idsIn('delegated')]).toEqual([[], ['AP-7004']]);
  });

  test('An approver who comes late reads who was faster; the same decision again changes nothing [APPROVAL-7]', async () => {
    const { etag } = await get<Approval>(charge);
    await approve(charge);
    const again = await send('PUT', `${charge}/decision`, await decisionOf(charge, 'approve'), {
      'If-Match': etag,
    });
    expect(again).toMatchObject({ status: 200, body: { etag: '"2"' } });
    await makeApprover('noor');
    const late = await approve(charge, 'noor');
    expect(late.status).toBe(409);
    expect(messageOf(late)).toContain('Amelia Hartley was faster');
    const otherTab = await reject(charge, 'Too expensive.');
    expect(otherTab.status).toBe(409);
    expect(messageOf(otherTab)).toContain('You decided in another tab');
    expect(late.body).toMatchObject({
      type: 'urn:quayside:problem:wrong-state',
      changedBy: 'Amelia Hartley',
      changedAt: expect.any(String) as string,
    });
  });

  test('A charge is not accepted for another amount than the one that was seen [APPROVAL-9]', async () => {
    const action = await chargeOf('amelia');
    const body = { answer: 'accept', price: { nrc: 1, mrc: 0 } };
    expect((await send('PUT', `${deliveryPath}/actions/${action?.id}`, body)).status).toBe(409);
    expect((await get<Approval>(charge)).status).toBe('pending');
  });

  test('An approval is not decided for another total than the one that was seen [APPROVAL-7]', async () => {
    const { price, ...decision } = await decisionOf(charge, 'approve');
    const refused = await send('PUT', `${charge}/decision`, { ...decision, price: { ...price, nrc: 1 } });
    expect(refused).toMatchObject({ status: 409, body: { type: 'urn:quayside:problem:price-changed' } });
    expect((await get<Approval>(charge)).status).toBe('pending');
  });

  test('A pending approval that changed is not decided by a version before it [APPROVAL-7]', async () => {
    const { etag } = await get<Approval>(charge);
    await send(
      'POST',
      `${charge}/questions`,
      { text: 'Is there a shorter route?' },
      { 'Idempotency-Key': 'question-1' },
    );
    const refused = await send('PUT', `${charge}/decision`, await decisionOf(charge, 'approve'), {
      'If-Match': etag,
    });
    expect(refused.status).toBe(412);
  });

  test('An approval that nobody decides expires at its due date', async () => {
    const { items } = await get<ApprovalList>('/approvals?kind=deal');
    await advance(30 * 24 * 60);
    const { status, decision } = await get<Approval>(`/approvals/${items[0]?.id}`);
    expect([status, decision?.by.name]).toEqual(['expired', 'Quayside']);
  });
});

describe('several at once', () => {
  test('Several approvals are decided one by one: some fail with their reason, and the others stand [APPROVAL-8]', async () => {
    const { etag } = await get<Approval>(charge);
    const { price } = await decisionOf(charge, 'approve');
    const { text } = await send('POST', '/approval-decisions', {
      decision: 'approve',
      comment: '',
      approvals: [
        { id: 'AP-7001', etag, price },
        { id: 'AP-7002', etag: '"99"', price },
        { id: 'AP-7003', etag: '"1"', price },
        { id: 'AP-0', etag: '"1"', price },
      ],
    });
    const { results } = JSON.parse(text) as { results: { outcome: string; message: string | null }[] };
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed', 'failed']);
    expect(results.map(({ message }) => message)).toEqual([
      null,
      expect.stringContaining('was changed by'),
      expect.stringContaining('You asked for this yourself'),
      expect.stringContaining('There is no approval'),
    ]);
    expect((await get<Approval>(charge)).status).toBe('approved');
  });
});

describe('questions', () => {
  test('The requester of an approval replies to a question, which is asked once for a key [APPROVAL-11]', async () => {
    const headers = { 'Idempotency-Key': 'question-2' };
    const body = { text: 'Is there a shorter route?' };
    expect((await send('POST', `${charge}/questions`, body, headers)).status).toBe(201);
    await send('POST', `${charge}/questions`, body, headers);
    expect((await get<Approval>(charge)).waitingFor).toBe('thirdParty');
    await advance(1);
    const { questions, waitingFor } = await get<Approval>(charge);
    expect(questions).toMatchObject([
      { text: body.text, reply: { by: { name: 'Louise Carter, Quayside' } } },
    ]);
    expect(waitingFor).toBe('you');
  });
});

describe('delegation', () => {
  const days = { from: '2020-01-01', until: '2099-12-31' };

  test('A colleague sees delegated approvals and decides within their own limit, until it is ended [APPROVAL-12]', async () => {
    await makeApprover('noor');
    expect(await get<Approval>(charge, 'noor')).toMatchObject({ allowedActions: ['ask'] });
    const given = await send(
      'PUT',
      '/approval-delegation',
      { personId: 'noor', ...days },
      { 'If-Match': '"0"' },
    );
    expect(given.body).toMatchObject({ etag: '"1"', given: { to: { name: 'Noor Rahman' } } });
    const received = await get<ApprovalDelegations>('/approval-delegation', 'noor');
    expect(received.received).toMatchObject([{ by: { name: 'Amelia Hartley' } }]);
    expect((await get<ApprovalList>('/approvals?scope=delegated', 'noor')).total).toBeGreaterThan(0);
    expect((await approve(charge, 'noor')).status).toBe(200);
    await send('DELETE', '/approval-delegation', undefined, { 'If-Match': '"1"' });
    expect((await get<ApprovalList>('/approvals?scope=delegated', 'noor')).total).toBe(0);
  });

  test.each([
    ['somebody else of another company', { personId: 'ben', ...days }, '/personId'],
    ['the caller', { personId: 'amelia', ...days }, '/personId'],
    ['a colleague who is no approver', { personId: 'noor', ...days }, '/personId'],
    [
      'days in the wrong order',
      { personId: 'priya.shah', from: '2099-02-02', until: '2099-02-01' },
      '/until',
    ],
    ['days in the past', { personId: 'priya.shah', from: '2020-01-01', until: '2020-02-01' }, '/until'],
  ])('A delegation to %s is refused', async (_what, body, pointer) => {
    expect(await send('PUT', '/approval-delegation', body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });

  test('A delegation that another tab changed is not overwritten', async () => {
    await send('PUT', '/approval-delegation', { personId: 'priya.shah', ...days });
    const late = await send('DELETE', '/approval-delegation', undefined, { 'If-Match': '"0"' });
    expect(late.status).toBe(412);
  });
});
