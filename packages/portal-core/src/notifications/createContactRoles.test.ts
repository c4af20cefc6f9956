import { beforeEach, expect, it } from 'vitest';
import { HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createDeferred } from '../testing/promises.ts';
import { canSaveContactRoles } from './contactRolesState.ts';
import { createContactRoles, type ContactRoles } from './createContactRoles.ts';

const pending = '/api/identity/rest/global-notification/notifications';
const path = `${pending}/contact-role-management`;
const load = `GET ${path}/contacts`;
const submit = `POST ${path}/submit`;
const ana = { email: 'ana@example.com', salesforceId: 'a1' };
const bob = { email: 'bob@example.com', salesforceId: 'b2' };
const refused = new HttpStatusError(400, { message: 'Bob has left.' }, 'Played by the test.');

let http: FakeHttpClient;
let roles: ContactRoles;

const state = (): ReturnType<ContactRoles['getSnapshot']> => roles.getSnapshot();
const canSave = (): boolean => canSaveContactRoles(state());
const sent = (): unknown[] => http.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  http = createFakeHttpClient({
    [load]: { mso: [ana, bob], supportPrimary: [ana, bob] },
    [submit]: undefined,
  });
  roles = createContactRoles({}, { http });
});

it('The contact roles load once at a time, and cannot be saved before [CONTACT-3, CONTACT-5]', async () => {
  expect(state()).toEqual({ load: { status: 'idle' }, submit: { status: 'ready' }, values: {} });
  const loading = roles.load();
  expect(state().load).toEqual({ status: 'in-progress' });
  roles.setValues({ mso: 'a1' });
  expect(canSave()).toBe(false);
  await Promise.all([loading, roles.load()]);
  expect(state().load).toEqual({
    status: 'ready',
    contacts: { mso: [ana, bob], supportPrimary: [ana, bob] },
  });
  expect(canSave()).toBe(false);
  expect(http.calls).toHaveLength(1);
});

it('The contact roles show the server’s message after a failure, and load again on demand [CONTACT-3, CONTACT-13]', async () => {
  http.respond(load, new HttpStatusError(500, { message: 'No contacts today.' }, 'x'));
  await roles.load();
  expect(state().load).toMatchObject({ status: 'error', message: 'No contacts today.' });
  http.respond(load, new NetworkError('x'));
  await roles.load();
  expect(state().load).toMatchObject({ status: 'error', message: null });
  http.respond(load, { mso: [], supportPrimary: [] });
  await roles.load();
  expect(state().load).toMatchObject({ status: 'ready' });
});

it.each<[string, unknown]>([
  ['a list instead of an object', []],
  ['an object without lists', {}],
  ['null', null],
  ['text', 'contacts'],
  ['one list only', { supportPrimary: [bob] }],
  ['a list that is text', { mso: 'ana', supportPrimary: [bob] }],
  ['a list that is null', { mso: null, supportPrimary: [bob] }],
  ['a contact that is null', { mso: [ana, null], supportPrimary: [bob] }],
  ['a contact that is a number', { mso: [ana, 7], supportPrimary: [bob] }],
  ['a contact without a salesforceId', { mso: [ana, { email: 'x@example.com' }], supportPrimary: [] }],
  ['a contact without an email', { mso: [ana], supportPrimary: [{ salesforceId: 'b2' }] }],
  ['a contact with a blank salesforceId', { mso: [{ ...ana, salesforceId: ' ' }], supportPrimary: [] }],
  ['a contact with a blank email', { mso: [{ ...ana, email: '' }], supportPrimary: [] }],
  [
    'a contact with a salesforceId that is a number',
    { mso: [{ ...ana, salesforceId: 1 }], supportPrimary: [] },
  ],
])(
  'The contact roles fail on a response with %s, and can load again [CONTACT-15]',
  async (_name, response) => {
    http.respond(load, response);
    await roles.load();
    expect(state()).toMatchObject({
      load: { status: 'error', message: null, error: { name: 'ContractError' } },
      values: {},
    });
    expect(canSave()).toBe(false);
    http.respond(load, { mso: [ana], supportPrimary: [] });
    await roles.load();
    expect(state()).toMatchObject({ load: { status: 'ready' }, values: { mso: 'a1' } });
  },
);

it('The contact roles offer a contact that is listed twice only once', async () => {
  http.respond(load, { mso: [ana, bob, ana], supportPrimary: [] });
  await roles.load();
  expect(state().load).toEqual({ status: 'ready', contacts: { mso: [ana, bob], supportPrimary: [] } });
});

it.each([
  ['one on one list', { mso: [ana], supportPrimary: [ana, bob] }, { mso: 'a1' }],
  ['one on each list', { mso: [ana], supportPrimary: [bob] }, { mso: 'a1', supportPrimary: 'b2' }],
  ['nobody', { mso: [], supportPrimary: [] }, {}],
  ['one listed twice', { mso: [ana, ana], supportPrimary: [] }, { mso: 'a1' }],
])(
  'The contact roles preselect the only contact of each list: %s [CONTACT-5, CONTACT-7]',
  async (_name, contacts, values) => {
    http.respond(load, contacts);
    await roles.load();
    expect(state().values).toEqual(values);
    expect(canSave()).toBe(Object.keys(values).length > 0);
  },
);

it('The contact roles preselect the contact who holds a role, until the user clears it [CONTACT-16]', async () => {
  http.respond(load, { mso: [ana, { ...bob, chosen: true }], supportPrimary: [ana, bob] });
  await roles.load();
  expect(state().values).toEqual({ mso: 'b2' });
  roles.setValues({ supportPrimary: 'a1' });
  expect(state().values).toEqual({ supportPrimary: 'a1' });
});

it.each([
  ['one role', { mso: 'b2' }, { mso: 'b2' }],
  ['both', { mso: 'a1', supportPrimary: 'b2' }, { mso: 'a1', supportPrimary: 'b2' }],
  ['nobody', { mso: '' }, {}],
  ['a contact who is on no list', { mso: 'zz', supportPrimary: 'a1' }, { supportPrimary: 'a1' }],
])('A choice of %s sends only the chosen roles [CONTACT-5, CONTACT-11]', async (_name, values, payload) => {
  await roles.load();
  roles.setValues(values);
  expect(state().values).toEqual(payload);
  const hasSome = Object.keys(payload).length > 0;
  expect(canSave()).toBe(hasSome);
  expect(await roles.submit()).toBe(hasSome);
  expect(sent()).toEqual(hasSome ? [payload] : []);
});

it('A choice of another role keeps the only contact chosen', async () => {
  http.respond(load, { mso: [ana], supportPrimary: [ana, bob] });
  await roles.load();
  roles.setValues({ supportPrimary: 'b2' });
  expect(state().values).toEqual({ mso: 'a1', supportPrimary: 'b2' });
});

it.each([
  ['succeeds', undefined],
  ['fails', refused],
])('Saving the contact roles makes the pending popups stale when it %s', async (_name, reply) => {
  const received: string[] = [];
  http.cache.subscribe(pending, {}, (event) => received.push(event));
  http.respond(submit, reply);
  await roles.load();
  roles.setValues({ mso: 'a1' });
  expect(received).toEqual([]);
  await roles.submit();
  expect(received).toEqual(['invalidated']);
});

it('Saving the contact roles happens once, with the choices at that time [CONTACT-3, CONTACT-5]', async () => {
  const response = createDeferred<void>();
  http.respond(submit, () => response.promise);
  await roles.load();
  roles.setValues({ mso: 'a1' });
  const saving = roles.submit();
  expect(canSave()).toBe(false);
  roles.setValues({ mso: 'b2' });
  expect(await roles.submit()).toBe(false);
  response.resolve();
  expect(await saving).toBe(true);
  expect(state()).toMatchObject({ submit: { status: 'ready' }, values: { mso: 'a1' } });
  expect(sent()).toEqual([{ mso: 'a1' }]);
});

it('Saving the contact roles shows why it failed until the choices change, and can be repeated [CONTACT-3, CONTACT-13]', async () => {
  http.respond(submit, refused);
  await roles.load();
  roles.setValues({ mso: 'b2' });
  expect(await roles.submit()).toBe(false);
  expect(state()).toMatchObject({
    submit: { status: 'error', message: 'Bob has left.' },
    values: { mso: 'b2' },
  });
  expect(canSave()).toBe(true);
  roles.setValues({ mso: 'a1' });
  expect(state().submit).toEqual({ status: 'ready' });
  http.respond(submit, undefined);
  expect(await roles.submit()).toBe(true);
});

it('Saving the contact roles changes nothing when the response arrives after the popup was closed', async () => {
  const response = createDeferred<void>();
  http.respond(submit, () => response.promise);
  await roles.load();
  roles.setValues({ mso: 'a1' });
  const saving = roles.submit();
  roles.reset();
  response.resolve();
  expect(await saving).toBe(false);
  expect(state()).toEqual({ load: { status: 'idle' }, submit: { status: 'ready' }, values: {} });
});

it('A preview of the contact roles replaces the loaded contacts', async () => {
  await roles.load();
  roles.setValues({ mso: 'a1' });
  roles.preview({ mso: [bob], supportPrimary: [] });
  expect(state()).toEqual({
    load: { status: 'ready', contacts: { mso: [bob], supportPrimary: [] } },
    submit: { status: 'ready' },
    values: { mso: 'b2' },
  });
});

it('A preview of the contact roles neither loads nor saves', async () => {
  roles.preview({ mso: [ana, bob], supportPrimary: [] });
  expect(await roles.submit()).toBe(false);
  roles.setValues({ mso: 'b2' });
  expect(await roles.submit()).toBe(true);
  expect(http.calls).toEqual([]);
  roles.reset();
  await roles.load();
  expect(http.calls).toHaveLength(1);
});
