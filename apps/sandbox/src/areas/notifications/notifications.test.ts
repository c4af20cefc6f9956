import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type { RoleContacts } from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const notificationsPath = '/api/identity/rest/global-notification/notifications';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

const submission = `${notificationsPath}/contact-role-management/submit`;
const logo = `${notificationsPath}/marketing-notification/logo`;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  token = await tokenOfUser(sandbox, 'noor');
});
afterAll(() => sandbox.close());

async function pending(): Promise<unknown> {
  return (await calls.call('GET', notificationsPath, { token })).body;
}

async function contacts(): Promise<RoleContacts> {
  const answer = await calls.call('GET', `${notificationsPath}/contact-role-management/contacts`, { token });
  const lists: RoleContacts = JSON.parse(answer.text);
  return lists;
}

const submit = (body: unknown) => calls.call('POST', submission, { token, body });
const content = () => calls.call('GET', `${notificationsPath}/marketing-notification/content`, { token });
const change = (body: unknown) => calls.call('PATCH', '/sandbox/users/noor', { body });

describe('pending popup types', () => {
  test('The list of pending types is in order and for the caller only', async () => {
    expect(await pending()).toEqual(['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING']);
    token = await tokenOfUser(sandbox, 'amelia');
    expect(await pending()).toEqual([]);
  });

  test('The control API sets the pending types, unknown ones included', async () => {
    const pendingNotifications = ['MARKETING', 'SOMETHING_NEW', 'WELCOME'];
    await change({ pendingNotifications });
    expect(await pending()).toEqual(pendingNotifications);
  });

  test.each([
    ['welcome-notification', ['MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING']],
    ['marketing-notification', ['WELCOME', 'CONTACT_ROLE_MANAGEMENT_WARNING']],
  ])('The don’t-show call removes %s from the pending types and may be repeated', async (kind, left) => {
    const dismiss = () => calls.call('POST', `${notificationsPath}/${kind}/dont-show`, { token });
    for (const attempt of [1, 2]) {
      expect([attempt, (await dismiss()).status]).toEqual([attempt, 204]);
      expect(await pending()).toEqual(left);
    }
    await change({ pendingNotifications: ['WELCOME', 'MARKETING'] });
    expect(await pending()).toEqual(['WELCOME', 'MARKETING']);
  });

  test('Dismissing a type does not change another user’s pending types', async () => {
    const other = await tokenOfUser(sandbox, 'amelia');
    await calls.call('POST', `${notificationsPath}/welcome-notification/dont-show`, { token: other });
    expect(await pending()).toContain('WELCOME');
  });
});

test('Each contact role has several candidates, which the control API can replace', async () => {
  const seeded = await contacts();
  expect(seeded.mso.length).toBeGreaterThan(1);
  expect(seeded.supportPrimary.length).toBeGreaterThan(1);
  const mso = [{ email: 'only.one@northgate.example', salesforceId: '003' }];
  await change({ contacts: { mso } });
  expect(await contacts()).toEqual({ mso, supportPrimary: seeded.supportPrimary });
});

test.each([['mso'], ['supportPrimary']] as const)(
  'Saving %s alone succeeds and removes the warning',
  async (role) => {
    const chosen = { [role]: (await contacts())[role][0]?.salesforceId };
    for (const attempt of [1, 2]) expect([attempt, (await submit(chosen)).status]).toEqual([attempt, 204]);
    expect(await pending()).toEqual(['WELCOME', 'MARKETING']);
  },
);

test('Saving a contact from the other role’s list is refused with a message for the user', async () => {
  const { mso, supportPrimary } = await contacts();
  const known = new Set(mso.map(({ salesforceId }) => salesforceId));
  const stranger = supportPrimary.find(({ salesforceId }) => !known.has(salesforceId));
  const answer = await submit({
    mso: stranger?.salesforceId,
    supportPrimary: supportPrimary[0]?.salesforceId,
  });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    message: 'The contact chosen for MSO cannot hold this role. Choose another contact.',
    errors: [{ pointer: '/mso' }],
  });
  expect(await pending()).toContain('CONTACT_ROLE_MANAGEMENT_WARNING');
});

test.each([
  [{}, 422, /does not fit/],
  [{ mso: '' }, 422, /^The contact chosen for MSO /],
  [{ mso: 'x', supportPrimary: 'y' }, 422, /^The contact chosen for MSO and Primary Support /],
  [{ mso: null }, 422, /does not fit/],
  [{ manager: '003' }, 422, /does not fit/],
])('The contact roles %j are refused', async (body, status, message) => {
  const answer = await submit(body);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(message) });
  expect(await pending()).toContain('CONTACT_ROLE_MANAGEMENT_WARNING');
});

describe('marketing message', () => {
  test('The marketing message is HTML with a heading, a list and an https link until another one is set', async () => {
    const { text, headers } = await content();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const part of ['<h2>', '<p>', '<ul><li>', '<a href="https://']) expect(text).toContain(part);
    await calls.call('PUT', '/sandbox/marketing', { body: { html: '<p>New</p>' } });
    expect((await content()).text).toBe('<p>New</p>');
    expect((await calls.call('GET', logo)).status).toBe(200);
    await calls.call('POST', '/sandbox/reset');
    token = await tokenOfUser(sandbox, 'noor');
    expect((await content()).text).toBe(text);
  });

  test('The marketing picture needs no token and is a 404 after its removal', async () => {
    const picture = await calls.call('GET', logo);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.text).toContain('width="560" height="250"');
    await calls.call('PUT', '/sandbox/marketing', { body: { html: '<p>New</p>', logo: false } });
    expect((await calls.call('GET', logo)).status).toBe(404);
    expect((await fetch(sandbox.origin + logo, { method: 'POST' })).status).toBe(405);
  });
});

test('The request log names the user of each notification call, except for the public picture', async () => {
  await calls.call('DELETE', '/sandbox/requests');
  await contacts();
  await submit({});
  await calls.call('GET', logo);
  const { text } = await calls.call('GET', `/sandbox/requests?path=${notificationsPath}/*`);
  const entries: { path: string; user: string | null; status: number }[] = JSON.parse(text);
  expect(entries.map(({ path, user, status }) => [path.split('/').at(-1), user, status])).toEqual([
    ['contacts', 'noor', 200],
    ['submit', 'noor', 422],
    ['logo', null, 200],
  ]);
});
