import { beforeAll, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import { parametersOf } from '../contract/openApiDocument.ts';
import { createApiInProcess, type ApiInProcess } from '../testing/apiInProcess.ts';

const everyRole = ['regular', 'support', 'sales', 'ordering', 'approver', 'portal-admin'];

let api: ApiInProcess;
beforeAll(() => {
  api = createApiInProcess();
});

const { document } = sharedContract();

/** The query with which a list shows most, and the examples of what a read requires. */
function queryOf(path: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, required, example, schema } of parametersOf(document, 'get', path, 'query')) {
    const widestScope = /organisation|all(?=")/.exec(JSON.stringify(schema))?.[0];
    if (name === 'status') query.set(name, '');
    else if (name === 'scope' && widestScope !== undefined) query.set(name, widestScope);
    else if (required === true) query.set(name, String(example));
  }
  return query;
}

/** The address of each read, with the ids of the examples. */
const reads = Object.entries(document.paths).flatMap(([path, { get }]) => {
  if (!/^\/(?:api|core)\//.test(path) || get === undefined) return [];
  const address = parametersOf(document, 'get', path, 'path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    path,
  );
  return [{ id: get.operationId, address: `${address}?${queryOf(path).toString()}` }];
});

/** The reads whose responses to amelia contain an id of a kind. */
async function namesOf(ids: RegExp, partner: object): Promise<string[]> {
  api.users.patch('amelia', { claims: { roles: everyRole, partner } });
  const named: string[] = [];
  for (const { id, address } of reads) {
    const { status, text } = await api.respond({ person: 'amelia', method: 'GET', path: address });
    expect([id, status]).not.toEqual([id, 400]);
    if (status === 200 && ids.test(text)) named.push(id);
  }
  return named;
}

// An approver decides about whatever the company asks for. Pins and recent items are what the user saved of pages that were open.
const everywhere = ['getApproval', 'listApprovals', 'listPins', 'listRecentItems'];

test.each<[things: string, contract: string, ids: RegExp, namedBy: readonly string[]]>([
  ['deliveries and changes', 'accessToEndUserPortal', /\b(?:PC|CR)-\d/, []],
  [
    'services',
    'accessToEndUserPortal',
    /\bQS-\d/,
    // A case names the service that it is about, a trunk the one that it belongs to.
    ['listCases', 'getCase', 'getSupportSummary', 'listTrunks', 'getTrunk'],
  ],
  // A deal names its quote.
  ['quotes', 'accessTo1Access', /\bQT-\d/, ['listDeals']],
  ['estimates', 'accessTo1Cloud', /\bCE-\d/, []],
  ['deals', 'accessToPartnerProgramme', /\bDL-\d/, []],
])(
  'A company without the contract reads nothing about %s, through whatever call [ACCESS-24]',
  async (_things, contract, ids, namedBy) => {
    const exceptions = new Set([...everywhere, ...namedBy]);
    const isUnexpected = (id: string): boolean => !exceptions.has(id);
    expect((await namesOf(ids, { [contract]: false })).filter(isUnexpected)).toEqual([]);
    expect((await namesOf(ids, { [contract]: true })).filter(isUnexpected)).not.toEqual([]);
  },
);

test('Nobody of another company becomes a follower of a case, and nobody’s name is told [ACCESS-24]', async () => {
  api.users.patch('amelia', { claims: { roles: everyRole } });
  const example =
    document.paths['/api/portal/rest/support/cases']?.post?.requestBody?.content['application/json']?.example;
  const { status, text } = await api.respond({
    person: 'amelia',
    method: 'POST',
    path: '/api/portal/rest/support/cases',
    headers: { 'idempotency-key': 'f0a5a1a2-7a7e-4c43-9d0b-1c2d3e4f5a6b' },
    body: { ...Object(example), serviceId: null, followerIds: ['noor', 'ruth.adeyemi'] },
  });
  expect([status, JSON.parse(text)]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/followerIds/1' })] }),
  ]);
  expect(text).not.toContain('Ruth');
});

test('Two users without a company see nothing of each other [ACCESS-24]', async () => {
  const people = ['grace', 'idris'];
  for (const person of people)
    api.users.patch(person, {
      claims: { roles: everyRole, apolloAccess: true, partner: null },
      agreedToTermsOfUse: true,
    });
  const path = '/api/portal/rest/support/cases';
  const example = document.paths[path]?.post?.requestBody?.content['application/json']?.example;
  const { status, text } = await api.respond({
    person: 'grace',
    method: 'POST',
    path,
    headers: { 'idempotency-key': '5a0f8b1e-9c0d-4d57-8e11-7b6f0a3c2d19' },
    body: { ...Object(example), serviceId: null, followerIds: [] },
  });
  expect(status).toBe(201);
  const { caseNumber } = JSON.parse(text);
  const statuses = people.map(
    async (person) => (await api.respond({ person, method: 'GET', path: `${path}/${caseNumber}` })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test('A key that sent a message of one conversation sends none of another', async () => {
  api.users.patch('amelia', { claims: { roles: everyRole } });
  const base = '/api/portal/rest';
  const cases = `${base}/support/cases?scope=organisation&status=inProgress`;
  const list = await api.respond({ person: 'amelia', method: 'GET', path: cases });
  const statuses: number[] = [];
  for (const { caseNumber } of JSON.parse(list.text).items.slice(0, 2)) {
    const { status } = await api.respond({
      person: 'amelia',
      method: 'POST',
      path: `${base}/conversations/CV-${caseNumber}/entries`,
      headers: { 'idempotency-key': '0b7f3c52-6a1e-4d0f-8c2b-5e9d7a1f4b63' },
      body: { text: 'Thank you.' },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 409]);
});
