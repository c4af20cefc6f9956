import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { MenuItem, Navigation } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { createPortalClient, tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { plannedWorks, windowOfWork } from '../../world/events.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;
const contract = sharedContract();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
  token = await tokenOfUser(sandbox, 'amelia');
});
afterAll(() => sandbox.close());

async function navigation(): Promise<Navigation> {
  const answer = await calls.call('GET', '/core/rest/navigation', { token });
  const list: Navigation = JSON.parse(answer.text);
  return list;
}

async function items(view: keyof Navigation, name: string): Promise<MenuItem[]> {
  const answer = await calls.call('GET', `/core/rest/navigation/${view}/items/${name}`, { token });
  const list: MenuItem[] = JSON.parse(answer.text);
  return list;
}

function withDescendants(list: readonly MenuItem[]): MenuItem[] {
  return list.flatMap((item) => [item, ...withDescendants(item.items)]);
}

describe.each(['apollo', 'artemis'] as const)('menus of %s', (view) => {
  test('All menu addresses are valid for the portal, and all tools are there', async () => {
    const { portalPages, portalMenu, portalTools } = (await navigation())[view];
    expect(portalTools.map(({ name }) => name)).toEqual(['SEARCH', 'SMILE', 'USER_GUIDE']);
    const all = withDescendants([...portalPages, ...portalMenu]);
    expect(all.length).toBeGreaterThan(portalMenu.length);
    for (const item of all) {
      expect(item.path).toMatch(item.external ? /^https:\/\// : /^\/(?!\/)/);
      expect(item.hasSubItems).toBe(item.dynamicItems || item.items.length > 0);
    }
    const names = portalPages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('The Apollo menu has an external link, parents with described sub-items, and a dynamic parent whose items set a query parameter', async () => {
  const { portalPages } = (await navigation()).apollo;
  const all = withDescendants(portalPages);
  expect(all.some((item) => item.external)).toBe(true);
  const parents = portalPages.filter((item) => item.items.length > 0);
  expect(parents.length).toBeGreaterThan(0);
  expect(
    parents.flatMap(({ items: children }) => children).filter(({ description = '' }) => description === ''),
  ).toEqual([]);
  const dynamic = portalPages.filter((item) => item.dynamicItems);
  expect(dynamic.map((item) => [item.name, item.items])).toEqual([['Resources', []]]);
  const loaded = await items('apollo', 'Resources');
  expect(loaded.length).toBeGreaterThan(2);
  expect(new Set(loaded.map((item) => item.pathParams?.key))).toEqual(new Set(['category']));
  expect(new Set(loaded.map((item) => item.pathParams?.value)).size).toBe(loaded.length);
});

test.each(['/core/rest/navigation/apollo/items/Services', '/core/rest/navigation/artemis/items/None'])(
  'There are no dynamic sub-items at %s',
  async (path) => {
    expect((await calls.call('GET', path, { token })).status).toBe(404);
  },
);

test('The menus are the same for every user', async () => {
  const grace = await tokenOfUser(sandbox, 'grace');
  const answer = await calls.call('GET', '/core/rest/navigation', { token: grace });
  expect(answer.body).toEqual(await navigation());
});

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'full' });

test('The seeded announcement tells of the next planned works that lie ahead, and of none once all are over', async () => {
  const announcement = async () =>
    (await calls.call('GET', '/core/rest/portal-wide-message', { token })).text;
  const advance = (days: number) =>
    calls.call('POST', '/sandbox/advance', { body: { minutes: days * 1440 } });
  const [first, second] = plannedWorks;
  if (first === undefined || second === undefined) throw new Error('The world has no planned works.');
  expect(await announcement()).toContain(first.title);
  expect(await announcement()).toContain(longDay.format(new Date(windowOfWork(first, new Date()).from)));
  await advance(4);
  expect(await announcement()).toContain(second.title);
  await advance(30);
  expect(await announcement()).toBe('');
  await calls.call('POST', '/sandbox/reset');
  token = await tokenOfUser(sandbox, 'amelia');
});

test('The announcement is HTML, or a 204 if there is none', async () => {
  const path = '/core/rest/portal-wide-message';
  const answer = await calls.call('GET', path, { token });
  expect(answer.text).toContain('Planned works');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const html of [null, '']) {
    await calls.call('PUT', '/sandbox/announcement', { body: { html } });
    expect((await calls.call('GET', path, { token })).status).toBe(204);
  }
});

test('Accepting the terms needs no body and may be repeated', async () => {
  const noor = (await createPortalClient(sandbox).signIn('noor')).access_token;
  for (const attempt of [1, 2]) {
    const path = '/api/identity/rest/terms-of-use/accept';
    const { status } = await calls.call('POST', path, { token: noor });
    expect([attempt, status]).toEqual([attempt, 204]);
  }
});

test('An unknown resource is a 404 without a token too, because a script tag sends none', async () => {
  for (const path of ['/resources/unknown.js', '/resources/live-chat/unknown.js', '/resources']) {
    const response = await fetch(sandbox.origin + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
});

test.each([
  ['GET', '/api/portal/rest/unknown', 404],
  ['GET', '/core/rest/navigation/', 404],
  ['GET', '/resources/anything.js', 404],
  ['GET', '/resources/', 404],
  ['GET', '/', 404],
  ['DELETE', '/core/rest/navigation', 405],
  ['GET', '/api/identity/rest/terms-of-use/accept', 405],
  ['GET', '/core/rest/navigation/apollo/items/%E0%A4%A', 400],
  ['GET', '//evil.example/path', 400],
])('The response to %s %s is %i with problem details', async (method, path, status) => {
  const { port } = sandbox;
  // `fetch` would normalise some of these addresses.
  const headers = { authorization: `Bearer ${token}` };
  const call = request({ host: '127.0.0.1', port, method, path, headers }).end();
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(status);
  const problem: unknown = JSON.parse(await text(response));
  expect(contract.check('#/components/schemas/Problem', problem)).toEqual([]);
  expect('allow' in response.headers).toBe(status === 405);
});
