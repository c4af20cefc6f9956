import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { AdminUser, Profile } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';
const away = { from: '2020-01-01', until: '2099-12-31' };

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'noor', 'grace']) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

const tokenOf = (user: string) => ({ token: tokens.get(user) ?? '' });

async function get<Body>(path: string, user = 'amelia'): Promise<Body> {
  const { text } = await calls.call('GET', base + path, tokenOf(user));
  const value: Body = JSON.parse(text);
  return value;
}

function edit(body: unknown, etag = presentVersion, user = 'amelia') {
  return calls.call('PATCH', `${base}/profile`, { ...tokenOf(user), body, headers: { 'If-Match': etag } });
}

test('A profile shows what the provider knows and who else can change it, also without access to a view [PROFILE-1]', async () => {
  expect(await get<Profile>('/profile')).toMatchObject({
    etag: '"1"',
    name: 'Amelia Hartley',
    company: 'Northgate Networks Ltd',
    roles: ['regular', 'sales', 'support', 'ordering', 'approver', 'portal-admin', 'developer'],
    administrators: expect.arrayContaining([expect.objectContaining({ name: 'Priya Shah' })]),
    jobTitle: 'Head of networks',
  });
  expect(await get<Profile>('/profile', 'grace')).toMatchObject({
    etag: '"0"',
    name: 'Grace Whitcombe',
    timeZone: null,
    outOfOffice: null,
  });
});

test('A change leaves the other values, and one that another tab overtook is refused [PROFILE-2]', async () => {
  const before = await get<Profile>('/profile');
  const { body } = await edit({ notifications: { cases: { email: false } } }, before.etag);
  expect(body).toEqual({
    ...before,
    etag: '"2"',
    notifications: { ...before.notifications, cases: { email: false, portal: true } },
  });
  expect((await edit({ phone: '020 7946 0001' }, before.etag)).status).toBe(412);
  expect((await get<Profile>('/profile')).phone).toBe(before.phone);
});

test('A telephone number that cannot be read is refused before a version that another tab overtook, as other values are [PROFILE-2]', async () => {
  const { etag } = await get<Profile>('/profile');
  await edit({ notifications: { cases: { email: false } } }, etag);
  expect((await edit({ jobTitle: 'x'.repeat(1000) }, etag)).status).toBe(422);
  expect((await edit({ phone: 'by pigeon' }, etag)).status).toBe(422);
});

test.each([
  ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }, '/timeZone'],
  [
    'days that end before they begin',
    { outOfOffice: { from: '2099-02-02', until: '2099-02-01', standInId: null } },
    '/outOfOffice/until',
  ],
  [
    'days in the past',
    { outOfOffice: { from: '2020-01-01', until: '2020-01-02', standInId: null } },
    '/outOfOffice/until',
  ],
  ['the caller as stand-in', { outOfOffice: { ...away, standInId: 'amelia' } }, '/outOfOffice/standInId'],
  [
    'somebody of another company as stand-in',
    { outOfOffice: { ...away, standInId: 'ben' } },
    '/outOfOffice/standInId',
  ],
])('A profile with %s is refused', async (_what, body, pointer) => {
  expect(await edit(body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  expect((await get<Profile>('/profile')).etag).toBe('"1"');
});

test('Colleagues and admins see who is out of office and who stands in, until it has ended [PROFILE-6]', async () => {
  const colleague = async () =>
    (await get<{ items: readonly unknown[] }>('/support/colleagues?q=noor', 'amelia')).items[0];
  expect(await colleague()).not.toHaveProperty('outOfOffice');
  await edit({ outOfOffice: { ...away, standInId: 'priya.shah' } }, presentVersion, 'noor');
  const outOfOffice = { ...away, standIn: { id: 'priya.shah', name: 'Priya Shah' } };
  expect(await colleague()).toMatchObject({ outOfOffice });
  expect(await get<AdminUser>('/admin/users/noor')).toMatchObject({ outOfOffice });
  await edit({ outOfOffice: null }, presentVersion, 'noor');
  expect(await colleague()).not.toHaveProperty('outOfOffice');
});

test('Admins see the job title and the telephone number of a user who has entered them [PROFILE-9]', async () => {
  expect(await get<AdminUser>('/admin/users/noor')).not.toHaveProperty('phone');
  await edit({ jobTitle: 'Head of voice', phone: '0117 496 0000' }, presentVersion, 'noor');
  expect(await get<AdminUser>('/admin/users/noor')).toMatchObject({
    jobTitle: 'Head of voice',
    phone: '0117 496 0000',
  });
});

test('Days out of office end automatically [PROFILE-6]', async () => {
  const [tom] = (await get<{ items: { outOfOffice?: unknown }[] }>('/support/colleagues?q=tom')).items;
  expect(tom?.outOfOffice).toMatchObject({ standIn: { name: 'Lena Fischer' } });
  await calls.call('POST', '/sandbox/advance', { body: { minutes: 20 * 1440 } });
  const [later] = (await get<{ items: object[] }>('/support/colleagues?q=tom')).items;
  expect(later).not.toHaveProperty('outOfOffice');
});
