import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  AdminContacts,
  AdminUser,
  AuditPart,
  Invitations,
  UserList,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedResponse,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { createPortalClient, tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { dayOf } from '../../world/days.ts';

const base = '/api/portal/rest/admin';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let amelia: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  amelia = await tokenOf('amelia');
});
afterAll(() => sandbox.close());

async function tokenOf(username: string): Promise<string> {
  return await tokenOfUser(sandbox, username);
}

const send = (method: string, path: string, options: CallOptions = {}): Promise<DocumentedResponse> =>
  calls.call(method, base + path, { token: amelia, ...options });

async function read<Body>(path: string, token = amelia): Promise<Body> {
  const body: Body = JSON.parse((await send('GET', path, { token })).text);
  return body;
}

const edit = (
  id: string,
  body: unknown,
  ifMatch = presentVersion,
  token = amelia,
): Promise<DocumentedResponse> =>
  send('PATCH', `/users/${id}`, { token, body, headers: { 'If-Match': ifMatch } });

const messageOf = ({ text }: DocumentedResponse): string => String(JSON.parse(text).message);

const invite = (emails: readonly string[], key = 'key-of-the-test'): Promise<DocumentedResponse> =>
  send('POST', '/invitations', {
    body: { emails, roles: ['regular'], apolloAccess: true, artemisAccess: 'none' },
    headers: { 'Idempotency-Key': key },
  });

const putContacts = (body: unknown, ifMatch = presentVersion): Promise<DocumentedResponse> =>
  send('PUT', '/contacts', { body, headers: { 'If-Match': ifMatch } });

describe('Users', () => {
  test.each([
    ['GET', '/users'],
    ['GET', '/users/priya.shah'],
    ['GET', '/permissions'],
    ['GET', '/contacts'],
    ['GET', '/audit'],
    ['DELETE', '/users/freya.nakamura/invitation'],
  ])('%s %s is denied to a caller who is no admin [ADMIN-1]', async (method, path) => {
    const answer = await send(method, path, { token: await tokenOf('noor') });
    expect(answer.status).toBe(403);
  });

  test('The last sign-in of a user is when the password was entered last', async () => {
    const before = Date.now();
    const token = await tokenOf('amelia');
    const { lastSignInAt } = await read<AdminUser>('/users/amelia', token);
    expect(Date.parse(lastSignInAt ?? '')).toBeGreaterThanOrEqual(before);
    const priya = await read<AdminUser>('/users/priya.shah', token);
    expect(Date.parse(priya.lastSignInAt ?? '')).toBeLessThan(before);
  });

  test('The list of users has a thousand users of the partner, also the demo accounts, and none of another partner', async () => {
    const all = await read<UserList>('/users?pageSize=100');
    expect(all.total).toBe(1000);
    const found = await read<UserList>('/users?q=hartley');
    expect(found.items).toMatchObject([
      {
        id: 'amelia',
        status: 'active',
        roles: ['admin', 'regular', 'support', 'sales', 'approver', 'ordering'],
      },
    ]);
    expect((await read<UserList>('/users?q=okafor')).total).toBe(0);
    expect((await send('GET', '/users/ben')).status).toBe(404);
  });

  test('Filters, facets and sorts apply to the whole list of users', async () => {
    const expired = await read<UserList>('/users?status=invitationExpired&sort=-email');
    expect(expired.total).toBe(expired.facets.status.find(({ id }) => id === 'invitationExpired')?.count);
    expect(expired.items.every(({ status }) => status === 'invitationExpired')).toBe(true);
    const emails = expired.items.map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted().toReversed());
    const sales = await read<UserList>('/users?role=sales&view=artemis&mfa=none');
    expect(
      sales.items.every(({ roles, artemisAccess }) => roles.includes('sales') && artemisAccess !== 'none'),
    ).toBe(true);
    const seen = await read<UserList>('/users?sort=-lastSignInAt&pageSize=100&page=10');
    expect(seen.items.at(-1)?.lastSignInAt).toBeNull();
  });

  test('The users who have a permission are those with a role that grants it and access to its view [ADMIN-4]', async () => {
    const { items } = await read<{ items: { id: string; users: number }[] }>('/permissions');
    const quotes = await read<UserList>('/users?permission=createQuotes&pageSize=100');
    expect(quotes.total).toBe(items.find(({ id }) => id === 'createQuotes')?.users);
    expect(quotes.items.every(({ status, apolloAccess }) => status === 'active' && apolloAccess)).toBe(true);
    const amelias = await read<AdminUser>('/users/amelia');
    expect(amelias.permissions).toContainEqual({ id: 'decideApprovals', grantedBy: ['approver'] });
    await edit('priya.shah', { apolloAccess: false, artemisAccess: 'dashboard' });
    expect((await read<AdminUser>('/users/priya.shah')).permissions).toEqual([]);
  });

  test('A change for an old version of a user is refused with the name of who changed it [ADMIN-5]', async () => {
    const { etag } = await read<AdminUser>('/users/tom.ellery');
    expect((await edit('tom.ellery', { roles: ['sales'] }, etag)).status).toBe(200);
    const late = await edit('tom.ellery', { roles: ['support'] }, etag);
    expect(late.status).toBe(412);
    expect(messageOf(late)).toContain('changed by you in another tab');
  });

  test('An admin cannot deactivate their own account, give up their own admin role or change their own views [ADMIN-2]', async () => {
    const own = await read<AdminUser>('/users/amelia');
    expect(own.allowedActions).toEqual(['changeRoles']);
    expect(own.refusedActions.map(({ action }) => action)).toEqual([
      'removeAdminRole',
      'changeAccess',
      'deactivate',
    ]);
    for (const body of [{ status: 'deactivated' }, { roles: ['approver'] }, { apolloAccess: false }]) {
      const answer = await edit('amelia', body);
      expect([answer.status, messageOf(answer)]).toEqual([403, expect.stringContaining('your own')]);
    }
    expect((await edit('amelia', { roles: ['admin', 'sales'] })).status).toBe(200);
  });

  test('The last admin stays an active admin [ADMIN-3]', async () => {
    const admins = await read<UserList>('/users?role=admin&status=active&pageSize=100');
    expect(admins.total).toBeGreaterThan(1);
    const others = admins.items.filter(({ id }) => id !== 'amelia');
    for (const { id } of others) expect((await edit(id, { roles: ['regular'] })).status).toBe(200);
    const noor = await tokenOfUser(sandbox, 'noor', { roles: ['portal-admin'] });
    // Her token is valid until it expires.
    expect((await edit('noor', { status: 'deactivated' })).status).toBe(200);
    const last = await read<AdminUser>('/users/amelia', noor);
    expect(last.allowedActions).toEqual(['changeRoles', 'changeAccess']);
    expect(last.refusedActions.map(({ action }) => action)).toEqual(['removeAdminRole', 'deactivate']);
    expect((await edit('amelia', { status: 'deactivated' }, presentVersion, noor)).status).toBe(403);
    expect((await edit('amelia', { roles: [] }, presentVersion, noor)).status).toBe(403);
    expect((await edit('amelia', { apolloAccess: false }, presentVersion, noor)).status).toBe(200);
  });

  test('A demo account gets its new rights with its next token, and a deactivated one can neither sign in nor get another [ADMIN-6]', async () => {
    await edit('noor', { roles: ['regular', 'approver'], artemisAccess: 'dashboard' });
    const client = createPortalClient(sandbox);
    const { id_token: token, refresh_token: refreshToken } = await client.signIn('noor');
    expect(
      JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))),
    ).toMatchObject({
      roles: ['regular', 'approver'],
      artemisAccess: true,
      artemisPagesAccess: false,
    });
    await edit('noor', { status: 'deactivated' });
    expect((await edit('noor', { roles: ['sales'] })).status).toBe(409);
    await expect(createPortalClient(sandbox).signIn('noor')).rejects.toThrow(/./);
    expect((await client.refresh(refreshToken)).tokens.error).toBe('invalid_grant');
    await edit('noor', { status: 'active' });
    await expect(createPortalClient(sandbox).signIn('noor')).resolves.toBeDefined();
  });
});

test('Admin shows the roles and views that the identity provider gives to an account', async () => {
  const claims = { roles: ['read-only', 'developer'], artemisPagesAccess: false };
  await calls.call('PATCH', '/sandbox/users/noor', { body: { claims } });
  const noor = await read<AdminUser>('/users/noor');
  expect(noor).toMatchObject({ roles: ['readOnly'], apolloAccess: true, artemisAccess: 'dashboard' });
  expect(noor.permissions).toEqual([]);
});

describe('Invitations', () => {
  test('Each invited address has a result of its own, and a repeated key invites nobody twice [ADMIN-7]', async () => {
    const emails = [
      'dana.cole@northgate.example',
      'Dana.Cole@northgate.example',
      'not an address',
      'priya.shah@northgate.example',
    ];
    const first: Invitations = JSON.parse((await invite(emails)).text);
    expect(first.results.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'duplicate',
      'notValid',
      'exists',
    ]);
    const again: Invitations = JSON.parse((await invite(emails)).text);
    expect(again).toEqual(first);
    expect((await read<UserList>('/users?q=dana.cole')).total).toBe(1);
    expect(await read<Invitations>(`/invitations/${first.id}`)).toEqual(first);
  });

  test('An invitation expires after seven days, can be sent again, and can be revoked once [ADMIN-8]', async () => {
    await invite(['dana.cole@northgate.example']);
    await calls.call('POST', '/sandbox/advance', { body: { minutes: 7 * 24 * 60 + 1 } });
    expect((await read<AdminUser>('/users/dana.cole')).status).toBe('invitationExpired');
    const resent: AdminUser = JSON.parse((await send('PUT', '/users/dana.cole/invitation')).text);
    expect([resent.status, resent.invitation?.by]).toEqual(['invited', 'Amelia Hartley']);
    const headers = { 'If-Match': resent.etag };
    expect((await send('DELETE', '/users/dana.cole/invitation', { headers })).status).toBe(204);
    expect((await send('DELETE', '/users/dana.cole/invitation', { headers })).status).toBe(404);
    expect((await invite(['dana.cole@northgate.example'], 'another-key')).text).toContain('"invited"');
    expect((await send('PUT', '/users/priya.shah/invitation')).status).toBe(409);
  });

  test('A revoked user stays with the company that invited them, whoever else invites the address [ADMIN-7]', async () => {
    const emails = ['dana.cole@northgate.example'];
    await invite(emails);
    const { etag } = await read<AdminUser>('/users/dana.cole');
    await send('DELETE', '/users/dana.cole/invitation', { headers: { 'If-Match': etag } });
    await calls.call('PATCH', '/sandbox/users/chloe', {
      body: { claims: { apolloAccess: true, roles: ['portal-admin'] } },
    });
    const invited = await send('POST', '/invitations', {
      token: await tokenOf('chloe'),
      body: { emails, roles: ['ordering'], apolloAccess: false, artemisAccess: 'full' },
      headers: { 'Idempotency-Key': 'key-of-another-company' },
    });
    const { results }: Invitations = JSON.parse(invited.text);
    expect(results).toEqual([{ email: emails[0], outcome: 'exists', userId: null }]);
  });
});

describe('Contacts', () => {
  test('The popup offers the contacts that Admin has, and each role keeps one [ADMIN-9]', async () => {
    const { etag, mso, supportPrimary } = await read<AdminContacts>('/contacts');
    const night = { email: 'night.desk@northgate.example', salesforceId: null };
    expect((await putContacts({ mso: [], supportPrimary }, etag)).status).toBe(422);
    expect(
      (await putContacts({ mso: [...mso, { ...night, email: 'night desk' }], supportPrimary }, etag)).status,
    ).toBe(422);
    expect((await putContacts({ mso, supportPrimary: [night] }, etag)).status).toBe(200);
    expect((await putContacts({ mso, supportPrimary }, etag)).status).toBe(412);
    const popup = '/api/identity/rest/global-notification/notifications/contact-role-management/contacts';
    const offered = await calls.call('GET', popup, { token: await tokenOf('noor') });
    expect(offered.body).toMatchObject({ mso, supportPrimary: [{ email: night.email }] });
  });
});

const popups = '/api/identity/rest/global-notification/notifications';
const roleContacts = `${popups}/contact-role-management`;
const as = async (user: string) => ({ token: await tokenOf(user) });
const submitRoles = async (user: string, body: object) =>
  calls.call('POST', `${roleContacts}/submit`, { ...(await as(user)), body });
const pendingPopups = async (user: string) => (await calls.call('GET', popups, await as(user))).text;

describe('Chosen contacts', () => {
  test('The contact chosen in the popup is the one that Admin names, and the audit names who chose [ADMIN-9, ADMIN-11]', async () => {
    const { etag, supportPrimary } = await read<AdminContacts>('/contacts');
    const chosen = supportPrimary[2];
    await submitRoles('noor', { supportPrimary: chosen?.salesforceId });
    const after = await read<AdminContacts>('/contacts');
    expect(after.supportPrimary.filter((contact) => contact.chosen)).toEqual([{ ...chosen, chosen: true }]);
    expect(after.mso.some((contact) => contact.chosen)).toBe(false);
    expect(after).toMatchObject({ changedBy: 'Noor Rahman' });
    expect(after.etag).not.toBe(etag);
    const { items } = await read<AuditPart>('/audit?action=contactsChanged');
    expect(items[0]).toMatchObject({ person: { id: 'noor' }, changes: [{ field: 'supportPrimary' }] });
  });

  test('The popup preselects the contact that an admin chose, and a role has one [ADMIN-9, CONTACT-16]', async () => {
    const { etag, mso, supportPrimary } = await read<AdminContacts>('/contacts');
    const [first, ...others] = mso.map((contact) => ({ ...contact, chosen: true }));
    expect((await putContacts({ mso: [first, ...others], supportPrimary }, etag)).status).toBe(422);
    expect((await putContacts({ mso: [first, ...mso.slice(1)], supportPrimary }, etag)).status).toBe(200);
    const offered = await calls.call('GET', `${roleContacts}/contacts`, await as('noor'));
    expect(offered.body).toMatchObject({ mso: [first, ...mso.slice(1)], supportPrimary });
  });

  test('The warning about contact roles ends for colleagues once each role has its contact [CONTACT-16]', async () => {
    const { mso, supportPrimary } = await read<AdminContacts>('/contacts');
    await submitRoles('amelia', { mso: mso[0]?.salesforceId });
    expect(await pendingPopups('noor')).toContain('CONTACT_ROLE_MANAGEMENT_WARNING');
    await submitRoles('amelia', { supportPrimary: supportPrimary[0]?.salesforceId });
    expect(await pendingPopups('noor')).not.toContain('CONTACT_ROLE_MANAGEMENT_WARNING');
  });
});

describe('Audit', () => {
  test('A hundred thousand entries are read by cursor in both directions, each once [ADMIN-10]', async () => {
    const latest = await read<AuditPart>('/audit?limit=100');
    expect([latest.total, latest.items.length, latest.newer]).toEqual([100_000, 100, null]);
    const older = await read<AuditPart>(`/audit?limit=100&cursor=${latest.older}`);
    expect(older.items[0]?.at.localeCompare(latest.items.at(-1)?.at ?? '')).toBeLessThanOrEqual(0);
    const back = await read<AuditPart>(`/audit?limit=100&cursor=${older.newer}`);
    expect(back.items).toEqual(latest.items);
    expect(back.newer).toBeNull();
  });

  test('Every change is recorded with what was before, and found by person, action, subject and day [ADMIN-11]', async () => {
    await edit('tom.ellery', { roles: ['sales'], apolloAccess: true });
    await invite(['dana.cole@northgate.example']);
    const day = dayOf(new Date());
    const { items } = await read<AuditPart>(
      `/audit?person=hartley&action=rolesChanged&subjectId=tom.ellery&from=${day}&to=${day}`,
    );
    expect(items[0]).toMatchObject({
      person: { id: 'amelia' },
      subject: { id: 'tom.ellery' },
      changes: [{ field: 'roles', after: 'Sales' }],
    });
    expect((await read<AuditPart>('/audit?limit=1')).items[0]).toMatchObject({
      action: 'userInvited',
      subject: { id: 'dana.cole' },
    });
    expect((await read<AuditPart>('/audit?from=2999-01-01&to=2999-12-31')).total).toBe(0);
  });

  test('Exports of users and of the audit cover the filter and are recorded', async () => {
    const job = await send('POST', '/user-exports', { body: { role: 'admin' } });
    expect(job.status).toBe(202);
    expect(
      (await send('POST', '/audit-exports', { body: { action: 'rolesChanged', person: 'amelia' } })).status,
    ).toBe(202);
    const { items } = await read<AuditPart>('/audit?limit=2');
    expect(items.map(({ subject }) => subject.name)).toEqual(['Audit', 'Users']);
  });
});
