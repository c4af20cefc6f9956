import { beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import { resolvePointer } from '../contract/openApiDocument.ts';
import type {
  AdminUser,
  Approval,
  Case,
  ChangeRequest,
  CloudEstimate,
  Deal,
  DeliveryAction,
  NumberRange,
  Order,
  OrderDraft,
  Port,
  ProvisioningCase,
  Quote,
  RefusedAction,
  Service,
  Trunk,
} from '../contract/generated/openapi.ts';
import { keysOf } from '../store/typedObject.ts';
import { createApiInProcess, type ApiInProcess } from '../testing/apiInProcess.ts';

const base = '/api/portal/rest';
const price = { nrc: 1, mrc: 1 };
const reason = { reason: 'It is no longer needed.' };

/** The body that the OpenAPI document gives as the example of an operation. */
function exampleOf(id: string): object {
  for (const item of Object.values(sharedContract().document.paths))
    for (const { operationId, requestBody } of Object.values(item))
      if (operationId === id) return Object(requestBody?.content['application/json']?.example);
  throw new Error(`There is no operation ${id}.`);
}

/**
 * A call below the address of a thing, or at its own address if it begins with one of the roots. Null if no call takes the action on this
 * thing, so that it must not be allowed.
 */
type Call = readonly [method: string, path: string, body?: object] | null;

/** What the tests read of a thing. */
interface Thing {
  readonly etag: string;
  readonly allowedActions: readonly string[];
  readonly refusedActions: readonly RefusedAction[];
}

interface Kind<Item extends Thing> {
  readonly lists: readonly string[];
  /** The member of a list's item that is its id. */
  readonly id: string;
  readonly thing: string;
  /** The actions of the contract in an order in which one leaves the next possible, each with a call that takes it. */
  readonly calls: Readonly<Record<Item['allowedActions'][number], (thing: Item, id: string) => Call>>;
  /** The statuses besides 403 and 409 of actions that are in neither list. */
  readonly absent?: Readonly<Record<string, number>>;
}

function kindOf<Item extends Thing>({ calls, ...kind }: Kind<Item>) {
  return {
    ...kind,
    actions: keysOf(calls) as readonly string[],
    read(text: string, id: string, action: string): { thing: Thing; call: Call } {
      const thing = JSON.parse(text) as Item;
      return { thing, call: calls[action as Item['allowedActions'][number]](thing, id) };
    },
  };
}

const newCase = (serviceId: string): Call => [
  'POST',
  '/support/cases',
  { ...exampleOf('createCase'), serviceId },
];
const reply = (id: string): Call => ['POST', `/conversations/CV-${id}/entries`, { text: 'Thank you.' }];

/** The first answer to a question that a caller may give, else the first one there is. */
function answerOf({ id, kind, slots, charge, allowedAnswers, refusedAnswers }: DeliveryAction): Call {
  const answer = allowedAnswers[0] ?? refusedAnswers[0]?.action;
  const slotId = slots[0]?.id;
  const body = { answer, reason: 'It is agreed.', ...(kind === 'confirmSurvey' && { slotId }) };
  const seen = charge === null ? {} : { price: { nrc: charge.amount, mrc: 0 } };
  return ['PUT', `/actions/${id}`, { ...body, ...seen }];
}

const previewOf =
  (change: object) =>
  (_service: Service, serviceId: string): Call => [
    'POST',
    '/change-request-previews',
    { serviceId, ...change },
  ];

/** Decides for the price that the approval shows. */
const decide =
  (decision: string) =>
  ({ total }: Approval): Call => [
    'PUT',
    '/decision',
    { decision, comment: 'As agreed.', price: { nrc: total.nrc.amount, mrc: total.mrc.amount } },
  ];

const exampleOptions = { bandwidthsMbps: [100], termsMonths: [36], resiliences: ['single'] };
const toggled = <Role extends string>(roles: readonly Role[], role: Role): Role[] =>
  roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role];

const always =
  (...call: NonNullable<Call>) =>
  (): Call =>
    call;
const withReason = (path: string) => always('PUT', path, reason);

/** The things of the contract that list what a caller may do, by the names of their schemas. */
const kinds = {
  Case: kindOf<Case>({
    lists: ['/support/cases?scope=organisation&status='],
    id: 'caseNumber',
    thing: '/support/cases',
    calls: {
      reply: (_case, id) => reply(id),
      follow: always('PUT', '/follow'),
      addFollowers: always('PUT', '/followers/noor'),
      changePriority: always('PATCH', '', { priority: 'urgent' }),
      decideResolution: always('PUT', '/resolution', { decision: 'accept' }),
      close: always('PUT', '/closure', { reason: 'solvedByUs' }),
    },
  }),
  Service: kindOf<Service>({
    lists: ['/services?'],
    id: 'id',
    thing: '/services',
    calls: {
      edit: always('PATCH', '', { costCentre: 'CC-1' }),
      raiseCase: (_service, id) => newCase(id),
      requestChange: previewOf({ type: 'ip', ipAddresses: 8 }),
      cease: previewOf({ type: 'cease' }),
      lockChanges: always('PUT', '/change-lock', { locked: true, ...reason }),
      unlockChanges: always('PUT', '/change-lock', { locked: false }),
    },
  }),
  ProvisioningCase: kindOf<ProvisioningCase>({
    lists: ['/provisioning-cases?', '/provisioning-cases?waitingFor=you,colleague'],
    id: 'caseNumber',
    thing: '/provisioning-cases',
    calls: {
      reply: (_delivery, id) => reply(id),
      answer: ({ actions: [asked] }) => (asked === undefined ? null : answerOf(asked)),
    },
  }),
  ChangeRequest: kindOf<ChangeRequest>({
    lists: ['/change-requests?'],
    id: 'id',
    thing: '/change-requests',
    calls: { cancel: withReason('/cancellation') },
  }),
  Quote: kindOf<Quote>({
    lists: ['/quotes?'],
    id: 'number',
    thing: '/quotes',
    calls: {
      // Without prices under way it does nothing.
      cancelPricing: ({ status }) => (status === 'pricing' ? ['DELETE', '/pricing'] : null),
      share: always('PUT', '/share', { isShared: true }),
      order: always('POST', '/order', exampleOf('orderQuote')),
      choose: always('PUT', '/choices', { items: [] }),
      price: always('POST', '/pricing', { only: 'failed' }),
      reprice: always('POST', '/pricing', { only: 'all' }),
      edit: always('PATCH', '', { options: exampleOptions }),
      decline: withReason('/refusal'),
      cancel: withReason('/cancellation'),
    },
  }),
  Order: kindOf<Order>({
    lists: ['/orders?'],
    id: 'id',
    thing: '/orders',
    calls: { cancel: withReason('/cancellation') },
  }),
  OrderDraft: kindOf<OrderDraft>({
    lists: ['/order-drafts?'],
    id: 'id',
    thing: '/order-drafts',
    calls: {
      edit: always('PATCH', '', { name: 'Leeds' }),
      submit: always('POST', '/order', { price }),
      delete: always('DELETE', ''),
    },
  }),
  Approval: kindOf<Approval>({
    lists: ['/approvals?scope=all'],
    id: 'id',
    thing: '/approvals',
    calls: {
      ask: always('POST', '/questions', { text: 'Why?' }),
      approve: decide('approve'),
      reject: decide('reject'),
    },
  }),
  Port: kindOf<Port>({
    lists: ['/voice/ports?'],
    id: 'id',
    thing: '/voice/ports',
    calls: {
      changeDate: always('PUT', '/date', { date: '2099-12-21', reason: '' }),
      correct: always('PUT', '/details', exampleOf('correctPort')),
      cancel: withReason('/cancellation'),
    },
  }),
  Trunk: kindOf<Trunk>({
    lists: ['/voice/trunks?'],
    id: 'id',
    thing: '/voice/trunks',
    calls: {
      edit: always('PATCH', '', { fraudAction: 'block' }),
      raiseCase: () => newCase('QS-104201'),
    },
  }),
  NumberRange: kindOf<NumberRange>({
    lists: ['/voice/number-ranges?'],
    id: 'id',
    thing: '/voice/number-ranges',
    calls: {
      edit: always('PATCH', '', { label: 'Reception' }),
      setEmergencyAddress: always('PUT', '/emergency-address', {
        name: 'Northgate',
        lines: ['14 Temple Quay'],
        town: 'Bristol',
        postcode: 'BS1 6AA',
      }),
    },
  }),
  CloudEstimate: kindOf<CloudEstimate>({
    // The second has the estimate with a withdrawn price plan.
    lists: ['/cloud/estimates?', '/cloud/estimates?q=last%20year'],
    id: 'number',
    thing: '/cloud/estimates',
    calls: {
      move: always('PUT', '/price-plan', { pricePlanId: 'CLE-RSL-2026-STD' }),
      share: always('PUT', '/sharing', { sharing: 'colleagues' }),
      requestQuote: always('PUT', '/quote', { message: '', price }),
      cancelQuote: always('PUT', '/quote-cancellation'),
      edit: always('PUT', '', { name: 'Changed', note: '', termMonths: 36, lines: [] }),
      delete: always('DELETE', ''),
    },
  }),
  Deal: kindOf<Deal>({
    lists: ['/partner-programme/deals?'],
    id: 'number',
    thing: '/partner-programme/deals',
    calls: {
      edit: always('PUT', '', exampleOf('registerDealAgain')),
      answer: always('PUT', '/answer', { text: 'Since 2021.' }),
      quote: (_deal, id) => ['POST', '/quotes', { ...exampleOf('createQuote'), dealNumber: id }],
      extend: withReason('/extension'),
      withdraw: withReason('/withdrawal'),
    },
    // The deal is a field of the new quote.
    absent: { quote: 422 },
  }),
  AdminUser: kindOf<AdminUser>({
    lists: ['/admin/users?', '/admin/users?role=admin'],
    id: 'id',
    thing: '/admin/users',
    calls: {
      changeRoles: ({ roles }) => ['PATCH', '', { roles: toggled(roles, 'support') }],
      changeAccess: ({ apolloAccess }) => ['PATCH', '', { apolloAccess: !apolloAccess }],
      removeAdminRole: ({ roles }) =>
        roles.includes('admin') ? ['PATCH', '', { roles: toggled(roles, 'admin') }] : null,
      deactivate: always('PATCH', '', { status: 'deactivated' }),
      reactivate: ({ status }) => (status === 'active' ? null : ['PATCH', '', { status: 'active' }]),
      resendInvitation: always('PUT', '/invitation'),
      revokeInvitation: always('DELETE', '/invitation'),
    },
  }),
};

// What each role may do is proven in everyRole.test.ts. Here a user without a role and one with all roles meet each thing.
const everyRole = ['regular', 'support', 'sales', 'ordering', 'approver', 'portal-admin'];

let api: ApiInProcess;
beforeAll(() => {
  api = createApiInProcess();
});

async function readText(path: string): Promise<string | undefined> {
  const { status, text } = await api.respond({ person: 'amelia', method: 'GET', path: base + path });
  return status === 200 ? text : undefined;
}

async function read<Body>(path: string): Promise<Body | undefined> {
  const text = await readText(path);
  return text === undefined ? undefined : (JSON.parse(text) as Body);
}

let keys = 0;

interface SentResponse {
  readonly status: number;
  readonly detail?: string;
  readonly type?: string;
}

const roots = ['/support/', '/conversations/', '/change-request-previews', '/quotes'];

async function send(
  thing: string,
  etag: string,
  [method, path, body]: NonNullable<Call>,
): Promise<SentResponse> {
  keys += 1;
  const { status, text } = await api.respond({
    person: 'amelia',
    method,
    path: base + (roots.some((root) => path.startsWith(root)) ? path : thing + path),
    headers: { 'If-Match': etag, 'Idempotency-Key': `key-of-actions-${keys}-000000000` },
    ...(body && { body }),
  });
  const problem: Omit<SentResponse, 'status'> = text === '' ? {} : JSON.parse(text);
  return { ...problem, status };
}

/** The ids of up to four things in each state. */
async function idsOf(list: string, id: string): Promise<string[]> {
  const found = await read<{ items: Record<string, string>[] }>(`${list}&pageSize=100`);
  const seen = new Map<string, number>();
  return (found?.items ?? []).flatMap((item) => {
    const state = String(item['status']);
    const count = (seen.get(state) ?? 0) + 1;
    seen.set(state, count);
    return count > 4 ? [] : [String(item[id])];
  });
}

const isRefusal = ({ status, type }: SentResponse): boolean =>
  status === 403 || type === 'urn:quayside:problem:wrong-state';

/** The prices of these tests are not those of the thing, which the server compares last. */
const isDone = ({ status, type }: SentResponse): boolean =>
  status < 300 || type === 'urn:quayside:problem:price-changed';

/** What a response to a write must be, by the lists of the thing. */
function isExpected(
  { allowedActions, refusedActions }: Thing,
  action: string,
  response: SentResponse,
  absent?: number,
): boolean {
  if (allowedActions.includes(action)) return !isRefusal(response) && response.status !== 400;
  const refusal = refusedActions.find((each) => each.action === action);
  if (refusal === undefined && response.status === absent) return true;
  return isRefusal(response) && (refusal === undefined || refusal.reason === response.detail);
}

/** The actions that the contract lists for each kind of thing. A row of a list says what the thing does. */
const actionsOfContract = Object.fromEntries(
  Object.entries(sharedContract().document.components['schemas'] ?? {}).flatMap(([name, schema]) => {
    const list = Object(schema).properties?.allowedActions?.items;
    if (list === undefined || name.endsWith('Summary')) return [];
    const { enum: actions }: { enum: string[] } =
      list.$ref === undefined ? list : Object(resolvePointer(sharedContract().document, list.$ref));
    return [[name, actions.toSorted()]];
  }),
);

test('The table of this test has each action that the contract lists', () => {
  const actions = Object.entries(kinds).map(([name, kind]) => [name, kind.actions.toSorted()]);
  expect(Object.fromEntries(actions)).toEqual(actionsOfContract);
});

/** Takes each action of each thing of a kind, and compares the responses with the lists of the thing. */
async function takeAll(kind: (typeof kinds)[keyof typeof kinds]) {
  const taken = new Set<string>();
  const refused = new Set<string>();
  const contradictions: string[] = [];
  const ids = await Promise.all(kind.lists.map((list) => idsOf(list, kind.id)));
  for (const id of new Set(ids.flat())) {
    const path = `${kind.thing}/${id}`;
    // One action may end what another needs, so those come first that nothing has taken yet.
    for (const action of kind.actions.toSorted((a, b) => Number(taken.has(a)) - Number(taken.has(b)))) {
      // The action before may have changed or deleted it.
      const text = await readText(path);
      if (text === undefined) break;
      const { thing, call } = kind.read(text, id, action);
      const isAllowed = thing.allowedActions.includes(action);
      const response = call === null ? undefined : await send(path, thing.etag, call);
      if (response === undefined ? isAllowed : !isExpected(thing, action, response, kind.absent?.[action]))
        contradictions.push(
          `${action} of ${path}: ${JSON.stringify([response, thing.allowedActions, thing.refusedActions])}`,
        );
      if (isAllowed && response !== undefined && isDone(response)) taken.add(action);
      if (response?.status === 403) refused.add(action);
    }
  }
  return { contradictions, taken: [...taken], refused: [...refused] };
}

// First the users who change nothing, so that each thing is still in its state of the seed.
test.each(['no role', 'regular', 'approver'])(
  'The refused answers to each question of a delivery are refused with their reason: %s [ACCESS-25]',
  async (role) => {
    api.users.patch('amelia', { claims: { roles: [role] } });
    const contradictions: string[] = [];
    let count = 0;
    const list = await read<{ items: { caseNumber: string }[] }>(
      '/provisioning-cases?waitingFor=you,colleague&pageSize=100',
    );
    for (const { caseNumber } of list?.items ?? []) {
      const path = `/provisioning-cases/${caseNumber}`;
      const thing = await read<ProvisioningCase>(path);
      for (const { id, allowedAnswers, refusedAnswers } of thing?.actions ?? [])
        for (const { action, reason: why } of refusedAnswers) {
          count += 1;
          const body = { response: action, reason: 'It is too dear.', price };
          const { status, detail } = await send(path, thing?.etag ?? '', ['PUT', `/actions/${id}`, body]);
          if (status !== 403 || detail !== why || allowedAnswers.some((word) => word === action))
            contradictions.push(`${action} of ${path}: ${status} ${detail ?? ''}; ${why}`);
        }
    }
    expect(contradictions).toEqual([]);
    expect(count).toBeGreaterThan(0);
  },
);

test.each(Object.entries(kinds))(
  'A user without a role is refused everything that the contract lists for a %s, as its lists say [ACCESS-25]',
  async (name, kind) => {
    api.users.patch('amelia', { claims: { roles: [] } });
    const { contradictions, taken, refused } = await takeAll(kind);
    expect(contradictions).toEqual([]);
    // To follow a case needs no role.
    expect(taken).toEqual(name === 'Case' ? ['follow'] : []);
    const isClosed = (await readText(kind.lists[0] ?? '')) === undefined;
    expect([...taken, ...refused].toSorted()).toEqual(isClosed ? [] : actionsOfContract[name]);
    expect(isClosed).toBe(name === 'Approval' || name === 'AdminUser');
  },
);

test.each(Object.entries(kinds))(
  'A user with every role may do everything that the contract lists for a %s, exactly when its lists say so [ACCESS-25]',
  async (name, kind) => {
    api.users.patch('amelia', { claims: { roles: everyRole } });
    const { contradictions, taken } = await takeAll(kind);
    expect(contradictions).toEqual([]);
    expect(taken.toSorted()).toEqual(actionsOfContract[name]);
  },
);
