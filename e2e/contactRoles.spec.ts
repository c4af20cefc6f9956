import type { Page, Route } from '@playwright/test';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const path = '/api/identity/rest/global-notification/notifications/contact-role-management';

async function openContacts(
  page: Page,
  sandbox: SandboxControl,
  { user = 'amelia', contacts }: { user?: string; contacts?: unknown } = {},
): Promise<void> {
  await sandbox.patchUser(user, {
    pendingNotifications: ['CONTACT_ROLE_MANAGEMENT_WARNING'],
    ...(contacts !== undefined && { contacts }),
  });
  await openSignedIn(page, user);
}

const requirement =
  'We require that at least one contact be marked for the above roles to ensure you receive the latest service updates.';
const popup = (page: Page) => page.getByRole('dialog', { name: 'Notification Warning' });
const mso = (page: Page) => popup(page).getByRole('combobox', { name: 'MSO' });
const support = (page: Page) => popup(page).getByRole('combobox', { name: 'Primary Support' });
const save = (page: Page) => popup(page).getByRole('button', { name: 'Save' });

test('Save is enabled after the contacts load and one value is chosen, sends only that value, and closes the popup [CONTACT-1, CONTACT-2, CONTACT-3, CONTACT-5, CONTACT-9, CONTACT-11, CONTACT-12, CALL-2, CALL-3]', async ({
  page,
  sandbox,
}) => {
  const contacts = Promise.withResolvers<Route>();
  await page.route(`**${path}/contacts`, (route) => contacts.resolve(route));
  await openContacts(page, sandbox);
  await expect(popup(page).getByText('Loading')).toBeAttached();
  await expect(save(page)).toBeDisabled();
  await (await contacts.promise).continue();
  await expect(support(page)).toBeVisible();
  await expect(mso(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(popup(page).getByText(requirement)).toBeVisible();
  await expect(mso(page).locator('option').first()).toHaveText('Please select contact for MSO role');
  await expect(support(page).locator('option').first()).toHaveText(
    'Please select contact for Primary Support role',
  );

  await support(page).selectOption('lena.fischer@northgate.example');
  await expect(save(page)).toBeEnabled();
  const sent = page.waitForRequest(`**${path}/submit`);
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({ supportPrimary: '0032400000NGc04AAD' });
  await expect(popup(page)).toHaveCount(0);
  const calls = await sandbox.requests(`${path}/*`);
  expect(calls.map(({ method, status }) => `${method} ${status}`)).toEqual(['GET 200', 'POST 204']);
});

test(
  'The only contact of a list is preselected and shown as text [CONTACT-6, CONTACT-7, CONTACT-11]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await openContacts(page, sandbox, { user: 'ben' });
    await expect(popup(page).getByText('operations@fenwick.example')).toBeVisible();
    await expect(mso(page)).toHaveCount(0);
    await expect(support(page)).toBeVisible();
    const sent = page.waitForRequest(`**${path}/submit`);
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({ mso: '0032400000FWc01AAA' });
    await expect(popup(page)).toHaveCount(0);
  },
);

for (const [name, contacts] of [
  ['an empty array', []],
  ['an empty object', {}],
  ['contacts without ids', { mso: [{ email: 'one@northgate.example' }], supportPrimary: [] }],
] as const)
  test(
    `The contact roles popup shows an error and “Retry” when the response is ${name} [CONTACT-15]`,
    { tag: name === 'contacts without ids' ? '@detail' : '@repeat' },
    async ({ page, sandbox }) => {
      await sandbox.fault({ path: `${path}/contacts`, status: 200, body: contacts, times: 1 });
      await openContacts(page, sandbox);
      await expect(popup(page).getByText('We couldn’t load the contacts.')).toBeVisible();
      await expect(popup(page).getByText('There are no contacts for')).toHaveCount(0);
      await popup(page).getByRole('button', { name: 'Retry' }).click();
      await expect(mso(page)).toBeVisible();
    },
  );

test(
  'Closing the contact roles popup without a choice sends nothing [CONTACT-1]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await openContacts(page, sandbox);
    await expect(mso(page)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Profile and settings' }).click();
    expect((await sandbox.requests(`${path}/submit`)).length).toBe(0);
  },
);
