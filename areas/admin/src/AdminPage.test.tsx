import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auditPart, contactLists, invitationResults } from './admin.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { adminArea } from './area.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(adminArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const button = (name: string) => page.getByRole('button', { name, exact: true });

const remove = (email: string) => button(`Remove ${email}@northgate.example`);
const newId = '0032400000NGc05AAE';

/** The contacts as the server saved them: each has an id. */
function savedContacts(body: unknown, etag: string | undefined): Response {
  const text = JSON.stringify({ ...contactLists, ...Object(body), etag });
  return Response.json(JSON.parse(text.replaceAll('"salesforceId":null', `"salesforceId":"${newId}"`)));
}

it('A permission leads to the list of everybody who has it [ADMIN-4]', async () => {
  open('/admin?tab=permissions');
  await page.getByRole('link', { name: /^7 users who can: Invite users/ }).click();
  await expect.poll(() => shown.address()).toBe('/admin?permission=manageUsers');
  await expect.poll(() => sent('listUsers').at(-1)?.query).toMatchObject({ permission: 'manageUsers' });
});

it('An export of users covers the filter in the columns of the list, with the address of each user [LIST-5]', async () => {
  open('/admin?permission=manageUsers', { createUserExport: problemResponse(503) });
  await page.getByRole('button', { name: /^Export [\d,]+ users$/ }).click();
  await expect.poll(() => sent('createUserExport')).toHaveLength(1);
  expect(sent('createUserExport')[0]?.body).toMatchObject({
    permission: 'manageUsers',
    columns: ['name', 'email', 'status', 'roles', 'apollo', 'artemis', 'mfa', 'lastSignInAt'],
  });
});

it('The audit goes to older entries by cursor, and another search begins again at the latest [ADMIN-10]', async () => {
  open('/admin?tab=audit', {
    listAuditEntries: () => Response.json({ ...auditPart, newer: 'n100214' }),
  });
  await button('Older').click();
  await expect
    .poll(() => sent('listAuditEntries').at(-1)?.query)
    .toMatchObject({ cursor: 'o100212', limit: '50' });
  await expect.poll(() => shown.address()).toBe('/admin?cursor=o100212&tab=audit');
  await page.getByRole('searchbox').fill('hartley');
  await expect
    .poll(() => sent('listAuditEntries').at(-1)?.query)
    .toMatchObject({ person: 'hartley', cursor: '' });
  await expect.poll(() => shown.address()).toBe('/admin?q=hartley&tab=audit');
});

it('An entry of the audit shows the values before and after [ADMIN-11]', async () => {
  open('/admin?tab=audit');
  await button('Details of AU-100214').click();
  const drawer = page.getByRole('complementary').or(page.getByRole('dialog'));
  await expect.element(drawer.getByRole('link', { name: 'Priya Shah' })).toBeVisible();
  await expect.element(drawer.getByText('Regular, Sales')).toBeVisible();
});

const undo = () => shown.services.toasts.getSnapshot().toasts.find(({ action }) => action)?.action;

it('A contact is added with the version that the admin saw, and a removed one comes back by Undo [ADMIN-9]', async () => {
  open('/admin?tab=contacts', {
    replaceContacts({ body }: { body: unknown }) {
      shown.script({ listContacts: () => savedContacts(body, '"2"') });
      return savedContacts(body, '"2"');
    },
  });
  await button('Add a contact for MSO').click();
  await page.getByRole('textbox').fill('priya.shah@northgate.example');
  await button('Add').click();
  await expect.element(page.getByText('This address is in the list already.')).toBeVisible();
  await page.getByRole('textbox').fill('night.desk@northgate.example');
  await button('Add').click();
  await expect.poll(() => sent('replaceContacts')).toHaveLength(1);
  expect(sent('replaceContacts')[0]?.headers.get('if-match')).toBe('"1"');
  expect(sent('replaceContacts')[0]?.body).toMatchObject({
    mso: [...contactLists.mso, { email: 'night.desk@northgate.example', salesforceId: null }],
  });
  await button('Remove tom.ellery@northgate.example').click();
  await expect.poll(() => sent('replaceContacts')).toHaveLength(2);
  // The last contact cannot be removed, so the next control is the one that adds another.
  await expect.element(page.getByRole('button', { name: 'Add a contact for Primary Support' })).toHaveFocus();
  // The toast of the first save may have gone by now.
  await expect.poll(undo).toBeDefined();
  undo()?.onAction();
  await expect.poll(() => sent('replaceContacts')).toHaveLength(3);
  expect(sent('replaceContacts')[2]?.body).toMatchObject({ supportPrimary: contactLists.supportPrimary });
});

it('A contact is chosen for the service updates of a role, and the one before no longer is [ADMIN-9]', async () => {
  const [desk, tom] = contactLists.supportPrimary;
  const chosenDesk = { ...desk, chosen: true };
  open('/admin?tab=contacts', {
    listContacts: { ...contactLists, supportPrimary: [chosenDesk, tom] },
    replaceContacts: ({ body }: { body: unknown }) => savedContacts(body, '"2"'),
  });
  const chooser = page
    .getByRole('region', { name: 'Primary Support' })
    .getByRole('combobox', { name: 'Gets the service updates' });
  await chooser.click();
  await chooser.selectOptions('tom.ellery@northgate.example');
  await expect.poll(() => sent('replaceContacts')).toHaveLength(1);
  expect(sent('replaceContacts')[0]?.body).toMatchObject({
    supportPrimary: [desk, { ...tom, chosen: true }],
  });
  await expect.element(chooser).toHaveValue('tom.ellery@northgate.example');
  await expect.element(chooser).toHaveFocus();
});

it('Two admins who add different contacts at once both keep theirs, with a notice [ADMIN-9]', async () => {
  const night = { email: 'night.desk@northgate.example', salesforceId: newId };
  const theirs = { ...contactLists, etag: '"2"' as const, mso: [...contactLists.mso, night] };
  open('/admin?tab=contacts', {
    replaceContacts({ headers, body }: { headers: Headers; body: unknown }) {
      if (headers.get('if-match') === '"2"') return savedContacts(body, '"3"');
      shown.script({ listContacts: theirs });
      return problemResponse(412);
    },
  });
  await button('Add a contact for MSO').click();
  await page.getByRole('textbox').fill('day.desk@northgate.example');
  await button('Add').click();
  await expect.poll(() => sent('replaceContacts')).toHaveLength(2);
  expect(sent('replaceContacts')[1]?.body).toMatchObject({
    mso: [...contactLists.mso, { email: 'day.desk@northgate.example', salesforceId: null }, night],
  });
  await expect
    .poll(() =>
      shown.services.toasts
        .getSnapshot()
        .toasts.map(({ text }) => text)
        .join(),
    )
    .toMatch(/changed this too/);
});

it('A contact that a colleague removed while its address was edited is not called saved: the typed address can be added [ADMIN-9]', async () => {
  const [first, ...others] = contactLists.supportPrimary;
  open('/admin?tab=contacts', {
    replaceContacts: ({ body }: { body: unknown }) => savedContacts(body, '"3"'),
  });
  await button(`Edit ${first?.email}`).click();
  await page.getByRole('textbox').fill('day.desk@northgate.example');
  shown.script({ listContacts: { ...contactLists, etag: '"2"', supportPrimary: others } });
  shown.services.http.cache.invalidateOperations(['listContacts']);
  await expect.poll(() => sent('listContacts')).toHaveLength(2);
  await button('Save').click();
  await expect.element(page.getByText(/^Somebody removed this contact/)).toBeVisible();
  expect(sent('replaceContacts')).toEqual([]);
  await button('Add').click();
  await expect.poll(() => sent('replaceContacts')).toHaveLength(1);
  expect(sent('replaceContacts')[0]?.body).toMatchObject({
    supportPrimary: [...others, { email: 'day.desk@northgate.example' }],
  });
});

it('Pasted addresses are checked, summed up, sent once, and each has a result [ADMIN-7]', async () => {
  open('/admin/invite', {
    inviteUsers: () => {
      shown.script({
        inviteUsers: Response.json({ id: 'IN-2', results: invitationResults }, { status: 201 }),
      });
      return problemResponse(500);
    },
  });
  const addresses = page.getByRole('textbox', { name: 'E-mail addresses' });
  await addresses.fill('dana.cole@northgate.example, nobody');
  await button('Continue to the summary').click();
  await expect.element(page.getByText(/not an e-mail address: nobody/).first()).toBeVisible();
  await addresses.fill(
    'dana.cole@northgate.example, priya.shah@northgate.example\nDana.Cole@northgate.example',
  );
  await button('Continue to the summary').click();
  await expect.element(page.getByRole('heading', { name: 'Invite 2 people' })).toBeVisible();
  expect(sent('inviteUsers')).toEqual([]);
  await button('Send 2 invitations').click();
  await expect.element(page.getByText('No invitation was sent')).toBeVisible();
  await button('Send 2 invitations').click();
  await expect.element(page.getByText('1 invitation sent')).toBeVisible();
  const keys = sent('inviteUsers').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(sent('inviteUsers')[0]?.body).toEqual({
    emails: ['dana.cole@northgate.example', 'priya.shah@northgate.example'],
    roles: ['regular'],
    apolloAccess: true,
    artemisAccess: 'none',
  });
});

it('Contacts that are removed one after the other are removed from what the save before left, and each comes back by Undo [ADMIN-9, HTTP-15]', async () => {
  const versions = ['"2"', '"3"', '"4"'];
  const third = { email: 'night.desk@northgate.example', salesforceId: newId };
  const [desk, tom] = contactLists.supportPrimary;
  open('/admin?tab=contacts', {
    listContacts: { ...contactLists, supportPrimary: [desk, tom, third] },
    replaceContacts: ({ body }: { body: unknown }) =>
      savedContacts(body, versions[sent('replaceContacts').length - 1]),
  });
  await expect.element(remove('tom.ellery')).toBeVisible();
  shown.script({ listContacts: () => new Promise<never>(() => undefined) });
  await remove('tom.ellery').click();
  await expect.element(remove('tom.ellery')).not.toBeInTheDocument();
  await remove('service.desk').click();
  await expect.element(remove('service.desk')).not.toBeInTheDocument();
  const [first] = shown.services.toasts.getSnapshot().toasts;
  first?.action?.onAction();
  await expect.element(remove('tom.ellery')).toBeVisible();
  expect(sent('replaceContacts').map(({ headers }) => headers.get('if-match'))).toEqual([
    '"1"',
    '"2"',
    '"3"',
  ]);
  expect(sent('replaceContacts').map(({ body }) => Object(body).supportPrimary)).toEqual([
    [desk, third],
    [third],
    [third, tom],
  ]);
});
