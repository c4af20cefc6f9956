import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const charged = '/services/provisioning-cases/PC-204292';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('alertdialog');
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Noor, who has accepted the terms and has read her notifications. */
const readyNoor = { agreedToTermsOfUse: true, pendingNotifications: [] };

test('A construction charge is accepted on the page of the delivery, which then goes on [DEL-1, DEL-3]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'amelia', charged);
  await expect(heading(page)).toHaveText('Sheffield Exchange 2 Gbps');
  await expect(page).toHaveTitle('Provisioning case PC-204292 | Quayside');
  await expect(page.getByRole('region', { name: 'Next: Charges confirmed' })).toContainText('You');
  await button(page, 'Accept the charge').click();
  await expect(dialog(page)).toContainText('£4,624.00');
  await dialog(page).getByRole('button', { name: 'Accept the charge' }).click();
  await expect(page.getByText('You accepted the excess construction charge')).toBeVisible();
  await expect(button(page, 'Accept the charge')).toBeHidden();
  await expect(messages(page)).toContainText('Amelia Hartley accepted the excess construction charge.');

  await sandbox.advance(1);
  await button(page, 'Refresh').click();
  await expect(page.getByRole('region', { name: 'Next: Consents' })).toContainText(
    'Upload the signed wayleave.',
  );
});

test(
  'A handover is disputed with a reason, which the engineer reads in the messages [DEL-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('noor', readyNoor);
    await openSignedIn(page, 'noor', '/services/provisioning-cases/PC-204361');
    await button(page, 'Dispute').click();
    const confirm = dialog(page).getByRole('button', { name: 'Dispute the handover' });
    await expect(confirm).toBeDisabled();
    await dialog(page).getByRole('textbox', { name: 'What is wrong?' }).fill('Only 80 Mbps arrive.');
    await confirm.click();
    await expect(page.getByText('You disputed the handover')).toBeVisible();
    await messages(page).getByRole('button', { name: '1 new message' }).click();
    await expect(messages(page)).toContainText('Only 80 Mbps arrive.');
    await expect(page.getByRole('region', { name: 'Answers so far' })).toContainText(
      'Noor Rahman disputed the handover',
    );
  },
);

test('A signed wayleave is uploaded and sent [DEL-3]', { tag: '@detail' }, async ({ page }) => {
  await openSignedIn(page, 'amelia', '/services/provisioning-cases/PC-204338');
  await button(page, 'Send the wayleave').click();
  await expect(page.getByText('Attach the signed wayleave')).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'wayleave.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 signed'),
    });
  await expect(page.getByRole('listitem').filter({ hasText: 'wayleave.pdf' })).toBeVisible();
  await expect(async () => {
    await button(page, 'Send the wayleave').click({ timeout: 1000 });
    await expect(page.getByText('You sent the signed wayleave')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Answers so far' })).toContainText(
    'Amelia Hartley sent the signed wayleave',
  );
});

test('A delivery of another partner and one that does not exist show the same page [DEL-1]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await openSignedIn(page, 'ben', charged);
  await expect(heading(page)).toHaveText('Provisioning case not found');
  const foreign = await page.getByRole('main').innerText();
  await navigate(page, charged.replace('PC-204292', 'PC-1'));
  await expect(page.getByRole('main')).toContainText('PC-1 ');
  expect((await page.getByRole('main').innerText()).replace('PC-1 ', 'PC-204292 ')).toBe(foreign);
});

test('A delivery on paper has no buttons to answer with [DEL-7]', { tag: '@detail' }, async ({ page }) => {
  await openSignedIn(page, 'amelia', charged);
  await expect(button(page, 'Accept the charge')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, 'Print').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('If you decline')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
