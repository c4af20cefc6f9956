import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { PinList, RecentItemList } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedCalls,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let tokens: Readonly<Record<'amelia' | 'noor', string>>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  tokens = { amelia: await signIn('amelia'), noor: await signIn('noor') };
});
afterAll(() => sandbox.close());

async function signIn(name: string): Promise<string> {
  return await tokenOfUser(sandbox, name);
}

const send = (method: string, path: string, options: CallOptions & { by?: keyof typeof tokens } = {}) => {
  const { by = 'noor', ...rest } = options;
  return calls.call(method, base + path, { token: tokens[by], ...rest });
};

async function pins(by: keyof typeof tokens = 'noor'): Promise<PinList> {
  const list: PinList = JSON.parse((await send('GET', '/pins', { by })).text);
  return list;
}

async function recent(by: keyof typeof tokens = 'noor'): Promise<RecentItemList> {
  const list: RecentItemList = JSON.parse((await send('GET', '/recent-items', { by })).text);
  return list;
}

const add = (id: string, more: object = {}) =>
  send('PUT', `/pins/service/${id}`, {
    body: { title: `Service ${id}`, href: `/services/${id}`, ...more },
  });

const order = (ids: readonly string[], version: string) =>
  send('PUT', '/pins', {
    headers: { 'If-Match': version },
    body: { items: ids.map((id) => ({ kind: 'service', id })) },
  });

const open = (id: string) =>
  send('PUT', `/recent-items/service/${id}`, { body: { title: id, href: `/services/${id}` } });

const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id);

test('A new pin is the first, and one that comes back has its former place', async () => {
  expect((await pins()).items).toEqual([]);
  for (const id of ['QS-1', 'QS-2', 'QS-3']) expect((await add(id)).status).toBe(200);
  expect(idsOf(await pins())).toEqual(['QS-3', 'QS-2', 'QS-1']);
  expect((await send('DELETE', '/pins/service/QS-2')).status).toBe(204);
  expect((await send('DELETE', '/pins/service/QS-2')).status).toBe(204);
  expect(idsOf(await pins())).toEqual(['QS-3', 'QS-1']);
  await add('QS-2', { index: 1 });
  expect(idsOf(await pins())).toEqual(['QS-3', 'QS-2', 'QS-1']);
});

test('Pinning the same item again keeps its place and takes the new name', async () => {
  await add('QS-1');
  await add('QS-2');
  const before = await pins();
  await add('QS-1', { title: 'Renamed' });
  const { items, etag } = await pins();
  expect(items.map(({ title }) => title)).toEqual(['Service QS-2', 'Renamed']);
  expect(etag).not.toBe(before.etag);
  await add('QS-1', { title: 'Renamed' });
  expect((await pins()).etag).toBe(etag);
});

test('Pins belong to one person', async () => {
  const { length } = (await pins('amelia')).items;
  expect(length).toBeGreaterThan(8);
  await add('QS-1');
  expect((await pins('amelia')).items).toHaveLength(length);
});

test('A reset brings back the pins and recent items of the seed', async () => {
  const [first, firstRecent] = [await pins('amelia'), await recent('amelia')];
  await send('DELETE', '/pins/case/00012345', { by: 'amelia' });
  await send('PUT', '/recent-items/service/QS-1', {
    by: 'amelia',
    body: { title: 'QS-1', href: '/services/QS-1' },
  });
  expect(await pins('amelia')).not.toEqual(first);
  await calls.call('POST', '/sandbox/reset');
  tokens = { ...tokens, amelia: await signIn('amelia') };
  expect(await pins('amelia')).toEqual(first);
  expect(await recent('amelia')).toEqual(firstRecent);
});

test('The 51st pin is refused until another is removed', async () => {
  for (let number = 1; number <= 50; number += 1) await add(`QS-${number}`);
  expect((await pins()).items).toHaveLength((await pins()).limit);
  const refused = await add('QS-51');
  expect(refused.status).toBe(409);
  expect(JSON.parse(refused.text).message).toMatch(/50 pins/);
  expect((await add('QS-7', { title: 'Renamed' })).status).toBe(200);
  await send('DELETE', '/pins/service/QS-7');
  expect((await add('QS-51')).status).toBe(200);
});

test('An order needs the present version and each pin once', async () => {
  for (const id of ['QS-1', 'QS-2', 'QS-3']) await add(id);
  const { etag } = await pins();
  expect((await order(['QS-1', 'QS-2'], etag)).status).toBe(422);
  expect((await order(['QS-1', 'QS-2', 'QS-2'], etag)).status).toBe(422);
  expect((await order(['QS-1', 'QS-2', 'QS-3'], etag)).status).toBe(200);
  expect(idsOf(await pins())).toEqual(['QS-1', 'QS-2', 'QS-3']);
  const late = await order(['QS-3', 'QS-2', 'QS-1'], etag);
  expect(late.status).toBe(412);
  expect(idsOf(await pins())).toEqual(['QS-1', 'QS-2', 'QS-3']);
});

test('Twenty recent items are kept, each once, the newest first', async () => {
  expect((await recent()).items).toEqual([]);
  for (let number = 1; number <= 22; number += 1) expect((await open(`QS-${number}`)).status).toBe(204);
  await open('QS-10');
  const ids = idsOf(await recent());
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 3)).toEqual(['QS-10', 'QS-22', 'QS-21']);
  expect(ids).not.toContain('QS-2');
  expect((await recent('amelia')).items.length).toBeGreaterThan(0);
});

test('An address outside the portal is refused', async () => {
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', 'services'])
    expect((await add('QS-1', { href })).status).toBe(422);
});

test.each(['PUT', 'DELETE'])('A %s of an item that no list can hold responds 404', async (method) => {
  const body = { title: 'Anything', href: '/services' };
  for (const item of ['service/' + '0'.repeat(201), '0/QS-1', `${'a'.repeat(41)}/QS-1`]) {
    const options = method === 'PUT' ? { body } : {};
    expect((await send(method, `/pins/${item}`, options)).status).toBe(404);
  }
  expect((await pins()).items).toEqual([]);
});
