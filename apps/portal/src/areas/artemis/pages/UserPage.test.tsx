import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { activeUser } from '../../../domain/admin/admin.fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { artemisArea } from '../area.ts';

let shown: RenderedPage;

afterEach(() => shown.unmount());

const sent = () => shown.requests.filter(({ id }) => id === 'editUser');
const button = (name: string) => browser.getByRole('button', { name, exact: true });

it('Access that two admins changed is asked about, and the own one is sent over the new version [ADMIN-5]', async () => {
  const theirs = { ...activeUser, etag: '"4"', artemisAccess: 'none' as const };
  shown = renderPage(artemisArea, {
    path: '/artemis/admin/users/priya.shah',
    api: {
      getUser: activeUser,
      editUser({ headers, body }) {
        if (headers.get('if-match') === '"4"') return Response.json({ ...theirs, ...body, etag: '"5"' });
        shown.script({ getUser: theirs });
        return problemResponse(412);
      },
    },
  });
  await browser.getByText('Dashboard only').click();
  await button('Save roles and access').click();
  await expect.element(browser.getByText('Hannah Whitfield changed this user first')).toBeVisible();
  await expect.element(browser.getByText('No access', { exact: true }).first()).toBeVisible();
  await button('Keep mine').click();
  await expect.poll(() => sent().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  expect(sent()[1]?.body).toMatchObject({ artemisAccess: 'dashboard' });
});
