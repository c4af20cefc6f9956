import { problemResponse } from '@quayside/contract/testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { activeUser, deactivatedUser, invitedUser, lastAdmin, ownUser } from '../admin.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { adminArea } from '../area.ts';

let shown: ReturnType<typeof renderPage>;

function open(api = {}, path = '/admin/users/priya.shah'): void {
  shown = renderPage(adminArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('Roles are saved with the version that the admin saw, and the roles of the other view stay [ADMIN-5]', async () => {
  open({ editUser: { ...activeUser, etag: '"4"', roles: ['regular', 'support', 'ordering'] } });
  await checkbox('Sales').click();
  await checkbox('Support').click();
  await button('Save roles and access').click();
  await expect.poll(() => sent('editUser')).toHaveLength(1);
  expect(sent('editUser')[0]?.body).toEqual({
    roles: ['regular', 'support', 'ordering'],
    apolloAccess: true,
    artemisAccess: 'full',
  });
  expect(sent('editUser')[0]?.headers.get('if-match')).toBe('"3"');
});

/** A backend in which another admin saves `theirs` before this one. */
const overtakenBy = (theirs: object) => {
  let stored: object = { ...activeUser, etag: '"4"', ...theirs };
  return {
    editUser({ headers, body }: { headers: Headers; body: object }) {
      if (headers.get('if-match') === '"4"') stored = { ...stored, ...body, etag: '"5"' };
      else shown.script({ getUser: () => Response.json(stored) });
      return headers.get('if-match') === '"4"' ? Response.json(stored) : problemResponse(412);
    },
  };
};

it('Roles that two admins add and remove at once are all changed, once the form has shown the roles that the other changed, who and when [ADMIN-5]', async () => {
  open(overtakenBy({ roles: [...activeUser.roles, 'support'], changedAt: '2026-11-13T09:12:00Z' }));
  await checkbox('Sales').click();
  await button('Save roles and access').click();
  await expect.element(page.getByText('Hannah Whitfield changed this too')).toBeVisible();
  await expect.element(page.getByText(/^13 Nov 2026/)).toBeVisible();
  await expect
    .element(
      page
        .getByRole('tabpanel')
        .getByRole('definition')
        .getByText(/Support/),
    )
    .toBeVisible();
  await expect.element(checkbox('Support')).toBeChecked();
  await expect.element(checkbox('Sales')).not.toBeChecked();
  expect(sent('editUser')).toHaveLength(1);
  await button('Save roles and access').click();
  await expect.poll(() => sent('editUser')).toHaveLength(2);
  expect(sent('editUser')[1]?.body).toMatchObject({ roles: ['regular', 'support', 'ordering'] });
  await expect.element(page.getByText('Hannah Whitfield changed this too')).not.toBeInTheDocument();
});

it('Roles whose response was lost count as saved, in whatever order the server names them [ADMIN-5]', async () => {
  open({
    editUser() {
      shown.script({
        getUser: { ...activeUser, etag: '"4"', roles: ['ordering', 'support', 'regular', 'sales'] },
      });
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await checkbox('Support').click();
  await button('Save roles and access').click();
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(sent('editUser')).toHaveLength(1);
});

it('Roles that were refused because the account is deactivated can be saved once it is active again [ADMIN-5, ADMIN-6]', async () => {
  open({
    editUser({ body }: { body: { status?: string } }) {
      const active = { ...activeUser, etag: '"5"' as const };
      if (body.status === 'active') {
        shown.script({ getUser: active });
        return Response.json(active);
      }
      shown.script({ getUser: { ...deactivatedUser, etag: '"4"' } });
      return problemResponse(409, 'This account is deactivated. Reactivate it first.');
    },
  });
  await checkbox('Support').click();
  await button('Save roles and access').click();
  await expect.element(page.getByText('This account is deactivated. Reactivate it first.')).toBeVisible();
  await button('Reactivate').click();
  await expect.element(button('Save roles and access')).toBeVisible();
  await expect
    .element(page.getByText('This account is deactivated. Reactivate it first.'))
    .not.toBeInTheDocument();
  await expect.element(checkbox('Support')).toBeChecked();
});

it('Deactivating asks first, names the consequences, and can be undone [ADMIN-6]', async () => {
  open({ editUser: deactivatedUser });
  await button('Deactivate').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/The user can.t sign in/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(() => sent('editUser').map(({ body }) => body)).toEqual([{ status: 'deactivated' }]);
  await expect.poll(() => shown.services.toasts.getSnapshot().toasts).toHaveLength(1);
  shown.services.toasts.getSnapshot().toasts[0]?.action?.onAction();
  await expect.poll(() => sent('editUser').at(-1)?.body).toEqual({ status: 'active' });
});

it('A user whom another admin deactivated first is shown with who and when, and there is nothing to keep active [ADMIN-6]', async () => {
  open({ editUser: problemResponse(412) });
  await button('Deactivate').click();
  const dialog = page.getByRole('alertdialog');
  shown.script({ getUser: { ...deactivatedUser, etag: '"4"', changedAt: '2026-11-13T09:12:00Z' } });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect
    .element(dialog)
    .toMatchTextContent(/This is no longer possible\. Hannah Whitfield, 13 Nov 2026/);
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('An invitation of a user whom another admin changed is revoked once the admin has looked again [ADMIN-8]', async () => {
  const theirs = { ...invitedUser, etag: '"4"' as const, roles: ['support'] as const };
  open({ getUser: invitedUser, revokeInvitation: problemResponse(412) });
  await button('Revoke invitation').click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke the invitation?' });
  await expect.element(dialog).toBeVisible();
  shown.script({ getUser: theirs });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(dialog.getByText(/This user changed while you were deciding/)).toBeVisible();
  await expect.element(checkbox('Support')).toBeChecked();
  shown.script({ revokeInvitation: new Response(null, { status: 204 }) });
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => shown.address()).toBe('/admin');
  const versions = sent('revokeInvitation').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual([invitedUser.etag, '"4"']);
});

it('A reactivation after another admin’s change names the admin and the change, and is sent for the new version once the user says so [ADMIN-6]', async () => {
  const changedAt = '2026-11-13T09:12:00Z' as const;
  const theirs = {
    ...deactivatedUser,
    etag: '"4"' as const,
    changedAt,
    roles: ['regular', 'support'] as const,
  };
  open({
    getUser: deactivatedUser,
    editUser({ headers }: { headers: Headers }) {
      if (headers.get('if-match') !== '"4"') return problemResponse(412);
      const reactivated = { ...activeUser, etag: '"5"' as const };
      shown.script({ getUser: reactivated });
      return Response.json(reactivated);
    },
  });
  await expect.element(button('Reactivate')).toBeVisible();
  shown.script({ getUser: theirs });
  await button('Reactivate').click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Hannah Whitfield changed this user first')).toBeVisible();
  await expect.element(alert.getByText(/Support/)).toBeVisible();
  await alert.getByRole('button', { name: 'Reactivate anyway' }).click();
  await expect.element(button('Deactivate')).toBeVisible();
  expect(sent('editUser').map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
});

it('A reactivation whose response was lost is not sent again [ADMIN-6]', async () => {
  open({ getUser: deactivatedUser, editUser: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(button('Reactivate')).toBeVisible();
  const { firstName, lastName } = createTestUser();
  shown.script({ getUser: { ...activeUser, etag: '"4"', changedBy: `${firstName} ${lastName}` } });
  await button('Reactivate').click();
  await expect.element(button('Deactivate')).toBeVisible();
  await expect
    .poll(() => shown.services.toasts.getSnapshot().toasts.map(({ text }) => text))
    .toEqual(['Priya Shah can sign in again.']);
  expect(sent('editUser')).toHaveLength(1);
});

it('A user whom another admin reactivated first is not shown as one’s own success, but with who and when [ADMIN-6]', async () => {
  open({
    getUser: deactivatedUser,
    editUser: problemResponse(412, 'Changed.', {
      changedBy: 'Hannah Whitfield',
      changedAt: '2026-11-13T09:12:00Z',
    }),
  });
  await expect.element(button('Reactivate')).toBeVisible();
  shown.script({ getUser: { ...activeUser, etag: '"4"' } });
  await button('Reactivate').click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Hannah Whitfield changed this user first')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/13 Nov 2026/);
  await expect.element(alert).not.toMatchTextContent(/Hannah Whitfield.*Hannah Whitfield/);
  await expect.element(alert.getByRole('button', { name: 'Reactivate anyway' })).not.toBeInTheDocument();
  expect(shown.services.toasts.getSnapshot().toasts).toEqual([]);
});

it('The own account cannot be deactivated, and its admin role and views are fixed, with the reason [ADMIN-2]', async () => {
  open({ getUser: () => Response.json(ownUser) }, '/admin/users/amelia');
  await expect.element(button('Deactivate')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('You can’t deactivate this account')).toBeVisible();
  await expect.element(checkbox('Admin')).toBeDisabled();
  await expect.element(checkbox('May open Apollo')).toBeDisabled();
  await expect.element(checkbox('Sales')).toBeEnabled();
});

it('The last admin cannot be deactivated and stays an admin, with the reason [ADMIN-3]', async () => {
  open({ getUser: () => Response.json(lastAdmin) });
  await expect.element(button('Deactivate')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^This is the last admin/).first()).toBeVisible();
  await expect.element(checkbox('Admin')).toBeDisabled();
});

it('A user who does not exist is not found, and the way back is offered', async () => {
  open({ getUser: () => problemResponse(404) }, '/admin/users/nobody');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('User not found');
  await expect.element(page.getByRole('link', { name: 'Go to Admin' })).toHaveAttribute('href', '/admin');
});

it('Roles and status that are changed one after the other are sent for the version of the response before [ADMIN-5, ADMIN-6, HTTP-15]', async () => {
  const roles = ['regular', 'ordering'] as const;
  const versions = ['"4"', '"5"', '"6"', '"7"'];
  open({
    editUser: ({ body }: { body: unknown }) => ({
      ...(Object(body).status === 'deactivated' ? deactivatedUser : activeUser),
      roles,
      ...Object(body),
      etag: versions[sent('editUser').length - 1],
    }),
  });
  await checkbox('Sales').click();
  shown.script({ getUser: () => new Promise<never>(() => undefined) });
  await button('Save roles and access').click();
  await expect.poll(() => sent('editUser')).toHaveLength(1);
  await button('Deactivate').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await button('Reactivate').click();
  await expect.poll(() => sent('editUser')).toHaveLength(3);
  await checkbox('Support').click();
  await button('Save roles and access').click();
  await expect
    .poll(() => sent('editUser').map(({ headers }) => headers.get('if-match')))
    .toEqual(['"3"', '"4"', '"5"', '"6"']);
});

it('Access that two admins changed is asked about, and the own one is sent over the new version [ADMIN-5]', async () => {
  const theirs = { ...activeUser, etag: '"4"' as const, artemisAccess: 'none' as const };
  open(
    {
      getUser: activeUser,
      editUser({ headers, body }: { headers: Headers; body: object }) {
        if (headers.get('if-match') === '"4"') return Response.json({ ...theirs, ...body, etag: '"5"' });
        shown.script({ getUser: theirs });
        return problemResponse(412);
      },
    },
    '/artemis/admin/users/priya.shah',
  );
  await page.getByText('Dashboard only').click();
  await button('Save roles and access').click();
  await expect.element(page.getByText('Hannah Whitfield changed this user first')).toBeVisible();
  await expect.element(page.getByText('No access', { exact: true }).first()).toBeVisible();
  await button('Keep mine').click();
  await expect
    .poll(() => sent('editUser').map(({ headers }) => headers.get('if-match')))
    .toEqual(['"3"', '"4"']);
  expect(sent('editUser')[1]?.body).toMatchObject({ artemisAccess: 'dashboard' });
});
