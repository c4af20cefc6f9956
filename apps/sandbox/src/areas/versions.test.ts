import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { CloudEstimate } from '../contract/generated/openapi.ts';
import type { Sandbox } from '../startSandbox.ts';
import {
  createDocumentedCalls,
  presentVersion,
  type CallOptions,
  type DocumentedResponse,
  type DocumentedCalls,
} from '../testing/documentedCalls.ts';
import { tokenOfUser } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

const base = '/api/portal/rest';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let tokens: Readonly<Record<Person, string>>;

type Person = 'amelia' | 'noor';

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  tokens = { amelia: await tokenOf('amelia'), noor: await tokenOf('noor') };
});
afterAll(() => sandbox.close());

async function tokenOf(name: string): Promise<string> {
  return await tokenOfUser(sandbox, name);
}

type Call = readonly [method: string, path: string, body?: object];

function send(
  by: Person,
  [method, path, body]: Call,
  options: CallOptions = {},
): Promise<DocumentedResponse> {
  return calls.call(method, base + path, { token: tokens[by], ...(body && { body }), ...options });
}

async function etagOf(path: string): Promise<string> {
  const { etag }: { etag: string } = JSON.parse((await send('amelia', ['GET', path])).text);
  return etag;
}

const ifMatch = (etag: string): CallOptions => ({ headers: { 'If-Match': etag } });

async function savedEstimate(name: string): Promise<Call> {
  const { text } = await send('amelia', ['GET', '/cloud/estimates/CE-1001']);
  const { note, termMonths, lines }: CloudEstimate = JSON.parse(text);
  const content = { name, note, termMonths, lines: lines.map(({ price: _price, ...line }) => line) };
  return ['PUT', '/cloud/estimates/CE-1001', content];
}

interface Write {
  readonly call: Call;
  /** The thing that the write is about. */
  readonly thing: string;
  /** What somebody changes first. */
  readonly change: () => Call | Promise<Call>;
}

const writes: Readonly<Record<string, Write>> = {
  deleteCloudEstimate: {
    call: ['DELETE', '/cloud/estimates/CE-1001'],
    thing: '/cloud/estimates/CE-1001',
    change: () => savedEstimate('Changed'),
  },
  deleteOrderDraft: {
    call: ['DELETE', '/order-drafts/OD-1'],
    thing: '/order-drafts/OD-1',
    change: () => ['PATCH', '/order-drafts/OD-1', { name: 'Changed' }],
  },
  shareQuote: {
    call: ['PUT', '/quotes/QT-40001/share', { isShared: false }],
    thing: '/quotes/QT-40001',
    change: () => ['PATCH', '/quotes/QT-40001', { note: 'Changed' }],
  },
  cancelPricing: {
    call: ['DELETE', '/quotes/QT-40001/pricing'],
    thing: '/quotes/QT-40001',
    change: () => ['PATCH', '/quotes/QT-40001', { note: 'Changed' }],
  },
  revokeInvitation: {
    call: ['DELETE', '/admin/users/freya.nakamura/invitation'],
    thing: '/admin/users/freya.nakamura',
    change: () => ['PATCH', '/admin/users/freya.nakamura', { roles: ['sales'] }],
  },
};

const inAnotherTab = 'changed by you in another tab meanwhile';

test.each([
  ...Object.keys(writes).map((operation) => [operation, 'amelia', inAnotherTab] as const),
  // Noor is no admin.
  ...Object.keys(writes)
    .filter((operation) => operation !== 'revokeInvitation')
    .map((operation) => [operation, 'noor', 'changed by Noor Rahman meanwhile'] as const),
])('%s is refused for a version that %s has changed, and says so', async (operation, by, words) => {
  const write = writes[operation];
  if (write === undefined) throw new Error(`There is no write ${operation}.`);
  const seen = await etagOf(write.thing);
  expect((await send(by, await write.change(), ifMatch(presentVersion))).status).toBe(200);
  const changed = await etagOf(write.thing);
  const refused = await send('amelia', write.call, ifMatch(seen));
  expect(refused).toMatchObject({ operationId: operation, status: 412 });
  expect(refused.text).toContain(words);
  expect(await etagOf(write.thing)).toBe(changed);
  expect((await send('amelia', write.call)).status).toBe(428);
  expect((await send('amelia', write.call, ifMatch(changed))).status).toBeLessThan(300);
});

test.each([
  ['/saved-views/cases', { items: [] }],
  ['/pins', { items: [] }],
])(
  'A list that only the caller can change, at %s, is refused as changed in another tab',
  async (path, body) => {
    const refused = await send('amelia', ['PUT', path, body], ifMatch('"older"'));
    expect(refused.status).toBe(412);
    expect(refused.text).toContain(inAnotherTab);
  },
);
