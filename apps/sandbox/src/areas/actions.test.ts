import { beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
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

/** A call below the address of a thing, or at its own address if it begins with `/`. */
type Call = readonly [method: string, path: string, body?: object];

interface Refused {
  readonly action: string;
  readonly reason: string;
}

/** What the tests read of a thing. */
interface Thing {
  readonly etag: string;
  readonly allowedActions: readonly string[];
  readonly refusedActions: readonly Refused[];
}

interface Kind {
  readonly list: string;
  /** The member of a list's item that is its id. */
  readonly id: string;
  readonly thing: string;
  /** Each action with a call that takes it. */
  readonly calls: (id: string) => Readonly<Record<string, Call>>;
}

const newCase = (serviceId: string): Call => [
  'POST',
  '/support/cases',
  { ...exampleOf('createCase'), serviceId },
];
const reply = (id: string): Call => ['POST', `/conversations/CV-${id}/entries`, { text: 'Thank you.' }];

const exampleOptions = { bandwidthsMbps: [100], termsMonths: [36], resiliences: ['single'] };

const kinds: Readonly<Record<string, Kind>> = {
  case: {
    list: '/support/cases?scope=organisation&status=',
    id: 'caseNumber',
    thing: '/support/cases',
    calls: (id) => ({
      reply: reply(id),
      follow: ['PUT', '/follow'],
      addFollowers: ['PUT', '/followers/noor'],
      changePriority: ['PATCH', '', { priority: 'urgent' }],
      decideResolution: ['PUT', '/resolution', { decision: 'accept' }],
      close: ['PUT', '/closure', { reason: 'solvedByUs' }],
    }),
  },
  service: {
    list: '/services?',
    id: 'id',
    thing: '/services',
    calls: (id) => ({
      edit: ['PATCH', '', { costCentre: 'CC-1' }],
      raiseCase: newCase(id),
      lockChanges: ['PUT', '/change-lock', { locked: true, ...reason }],
      unlockChanges: ['PUT', '/change-lock', { locked: false }],
      requestChange: ['POST', '/change-request-previews', { serviceId: id, type: 'ip', ipAddresses: 8 }],
      cease: ['POST', '/change-request-previews', { serviceId: id, type: 'cease' }],
    }),
  },
  delivery: {
    list: '/provisioning-cases?',
    id: 'caseNumber',
    thing: '/provisioning-cases',
    calls: (id) => ({ reply: reply(id) }),
  },
  change: {
    list: '/change-requests?',
    id: 'id',
    thing: '/change-requests',
    calls: () => ({ cancel: ['PUT', '/cancellation', reason] }),
  },
  quote: {
    list: '/quotes?',
    id: 'number',
    thing: '/quotes',
    calls: () => ({
      edit: ['PATCH', '', { options: exampleOptions }],
      price: ['POST', '/pricing', { only: 'failed' }],
      reprice: ['POST', '/pricing', { only: 'all' }],
      choose: ['PUT', '/choices', { items: [] }],
      order: ['POST', '/order', exampleOf('orderQuote')],
      share: ['PUT', '/share', { isShared: true }],
      cancel: ['PUT', '/cancellation', reason],
      decline: ['PUT', '/refusal', reason],
    }),
  },
  order: {
    list: '/orders?',
    id: 'id',
    thing: '/orders',
    calls: () => ({ cancel: ['PUT', '/cancellation', reason] }),
  },
  'order draft': {
    list: '/order-drafts?',
    id: 'id',
    thing: '/order-drafts',
    calls: () => ({
      edit: ['PATCH', '', { name: 'Leeds' }],
      delete: ['DELETE', ''],
      submit: ['POST', '/order', { price }],
    }),
  },
  approval: {
    list: '/approvals?scope=all',
    id: 'id',
    thing: '/approvals',
    calls: () => ({
      approve: ['PUT', '/decision', { decision: 'approve', comment: '', price }],
      reject: ['PUT', '/decision', { decision: 'reject', comment: 'Too dear.', price }],
      ask: ['POST', '/questions', { text: 'Why?' }],
    }),
  },
  port: {
    list: '/voice/ports?',
    id: 'id',
    thing: '/voice/ports',
    calls: () => ({
      correct: ['PUT', '/details', exampleOf('correctPort')],
      changeDate: ['PUT', '/date', { date: '2099-12-21', reason: '' }],
      cancel: ['PUT', '/cancellation', reason],
    }),
  },
  trunk: {
    list: '/voice/trunks?',
    id: 'id',
    thing: '/voice/trunks',
    calls: () => ({
      edit: ['PATCH', '', { fraudAction: 'block' }],
      raiseCase: newCase('QS-104201'),
    }),
  },
  'number range': {
    list: '/voice/number-ranges?',
    id: 'id',
    thing: '/voice/number-ranges',
    calls: () => ({
      edit: ['PATCH', '', { label: 'Reception' }],
      setEmergencyAddress: [
        'PUT',
        '/emergency-address',
        { name: 'Northgate', lines: ['14 Temple Quay'], town: 'Bristol', postcode: 'BS1 6AA' },
      ],
    }),
  },
  estimate: {
    list: '/cloud/estimates?',
    id: 'number',
    thing: '/cloud/estimates',
    calls: () => ({
      edit: ['PUT', '', { name: 'Changed', note: '', termMonths: 36, lines: [] }],
      share: ['PUT', '/sharing', { sharing: 'colleagues' }],
      delete: ['DELETE', ''],
      move: ['PUT', '/price-plan', { pricePlanId: 'CLE-RSL-2026-STD' }],
      requestQuote: ['PUT', '/quote', { message: '', price }],
      cancelQuote: ['PUT', '/quote-cancellation'],
    }),
  },
  deal: {
    list: '/partner-programme/deals?',
    id: 'number',
    thing: '/partner-programme/deals',
    calls: () => ({
      edit: ['PUT', '', exampleOf('registerDealAgain')],
      withdraw: ['PUT', '/withdrawal', reason],
      answer: ['PUT', '/answer', { text: 'Since 2021.' }],
      extend: ['PUT', '/extension', reason],
    }),
  },
  user: {
    list: '/admin/users?',
    id: 'id',
    thing: '/admin/users',
    calls: () => ({
      changeAccess: ['PATCH', '', { apolloAccess: false, artemisAccess: 'none' }],
      deactivate: ['PATCH', '', { status: 'deactivated' }],
      reactivate: ['PATCH', '', { status: 'active' }],
      resendInvitation: ['PUT', '/invitation'],
      revokeInvitation: ['DELETE', '/invitation'],
    }),
  },
  admin: {
    list: '/admin/users?role=admin',
    id: 'id',
    thing: '/admin/users',
    calls: () => ({ removeAdminRole: ['PATCH', '', { roles: [] }] }),
  },
};

const everyRole = ['regular', 'support', 'sales', 'ordering', 'approver', 'portal-admin'];
// What each role may do is proven in everyRole.test.ts. Here a user without a role and one with all roles meet each thing.
const roleSets = [[], everyRole];

let api: ApiInProcess;
beforeAll(() => {
  api = createApiInProcess();
});

async function read<Body>(path: string): Promise<Body | undefined> {
  const { status, text } = await api.respond({ person: 'amelia', method: 'GET', path: base + path });
  return status === 200 ? JSON.parse(text) : undefined;
}

let keys = 0;

interface Answer {
  readonly status: number;
  readonly detail?: string;
  readonly type?: string;
}

async function send(thing: string, etag: string, [method, path, body]: Call): Promise<Answer> {
  keys += 1;
  const isApart = ['/support/', '/conversations/', '/change-request-previews'].some((at) =>
    path.startsWith(at),
  );
  const { status, text } = await api.respond({
    person: 'amelia',
    method,
    path: base + (isApart ? path : thing + path),
    headers: { 'If-Match': etag, 'Idempotency-Key': `key-of-actions-${keys}-000000000` },
    ...(body && { body }),
  });
  const problem: Omit<Answer, 'status'> = text === '' ? {} : JSON.parse(text);
  return { ...problem, status };
}

/** The ids of up to four things in each state. */
async function idsOf({ list, id }: Kind): Promise<string[]> {
  const found = await read<{ items: Record<string, string>[] }>(`${list}&pageSize=100`);
  const seen = new Map<string, number>();
  return (found?.items ?? []).flatMap((item) => {
    const state = String(item['status']);
    const count = (seen.get(state) ?? 0) + 1;
    seen.set(state, count);
    return count > 4 ? [] : [String(item[id])];
  });
}

/** What a response to a write must be, by the lists of the thing. */
function isExpected({ allowedActions, refusedActions }: Thing, action: string, answer: Answer): boolean {
  const { status, detail, type } = answer;
  const isRefused = status === 403 || type === 'urn:quayside:problem:wrong-state';
  if (allowedActions.includes(action)) return !isRefused && status !== 400;
  const refusal = refusedActions.find((each) => each.action === action);
  return isRefused && (refusal === undefined || refusal.reason === detail);
}

test.each(
  Object.keys(kinds).flatMap((name) =>
    roleSets.map((roles) => ({ name, roles, words: roles.join(', ') || 'none' })),
  ),
)(
  'The lists of actions of each $name say what its writes respond, for the roles $words [ACCESS-25]',
  async ({ name, roles }) => {
    const kind = kinds[name];
    if (kind === undefined) throw new Error(`There is no kind ${name}.`);
    api.users.patch('amelia', { claims: { roles } });
    const contradictions: string[] = [];
    for (const id of await idsOf(kind)) {
      const path = `${kind.thing}/${id}`;
      for (const [action, call] of Object.entries(kind.calls(id))) {
        // The action before may have changed or deleted it.
        const thing = await read<Thing>(path);
        if (thing === undefined) break;
        const answer = await send(path, thing.etag, call);
        if (!isExpected(thing, action, answer))
          contradictions.push(
            `${action} of ${path}: ${answer.status} ${answer.detail ?? ''}; ${JSON.stringify([thing.allowedActions, thing.refusedActions])}`,
          );
      }
    }
    expect(contradictions).toEqual([]);
  },
);

interface Question {
  readonly id: string;
  readonly allowedAnswers: readonly string[];
  readonly refusedAnswers: readonly Refused[];
}

test.each(roleSets.map((roles) => ({ roles, words: roles.join(', ') || 'none' })))(
  'The lists of answers of each question of a delivery say what its writes respond, for the roles $words [ACCESS-25]',
  async ({ roles }) => {
    api.users.patch('amelia', { claims: { roles } });
    const contradictions: string[] = [];
    const list = await read<{ items: { caseNumber: string }[] }>('/provisioning-cases?pageSize=100');
    for (const { caseNumber } of list?.items ?? []) {
      const path = `/provisioning-cases/${caseNumber}`;
      const thing = await read<Thing & { actions: Question[] }>(path);
      for (const { id, allowedAnswers, refusedAnswers } of thing?.actions ?? [])
        for (const { action, reason: why } of refusedAnswers) {
          const body = { answer: action, reason: 'It is too dear.', price };
          const { status, detail } = await send(path, thing?.etag ?? '', ['PUT', `/actions/${id}`, body]);
          if (status !== 403 || detail !== why || allowedAnswers.includes(action))
            contradictions.push(`${action} of ${path}: ${status} ${detail ?? ''}; ${why}`);
        }
    }
    expect(contradictions).toEqual([]);
  },
);
