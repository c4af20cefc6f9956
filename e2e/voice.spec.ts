import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test(
  'A number is found in another spelling, at its place in the range [VOICE-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/voice');
    await page.getByRole('searchbox', { name: 'Search ranges' }).fill('0044 (0)117 496-0042');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await button(page, 'Open 0117 496 0000 to 0099').click();
    const drawer = page.getByRole('dialog', { name: '0117 496 0000 to 0099' });
    await expect(drawer.locator('mark')).toHaveText('0117 496 0042');
    await expect(page).toHaveURL(/range=NR-5001/);
  },
);

test('Numbers are ported: checked, submitted with a letter of authority and agreed [VOICE-4, VOICE-5]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'amelia', '/voice/ports/new');
  await page
    .getByRole('combobox', { name: 'Provider that has the numbers now' })
    .selectOption('Tideway Telecom');
  await field(page, 'Numbers').fill('0117 946 0300 to 0309');
  await expect(page.getByText(/The earliest day is /).first()).toBeVisible();
  await button(page, 'Continue').click();
  await field(page, 'Account number').fill('TW-448121');
  await field(page, 'Account name').fill('Northgate Networks Ltd');
  await field(page, 'Billing postcode').fill('BS1 6AA');
  await page.setInputFiles('input[type=file]', {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('signed'),
  });
  await expect(page.getByRole('list', { name: 'Letter of authority' })).toContainText('letter.pdf');
  await button(page, 'Continue').click();
  const hint = await page.getByText(/^The earliest day for these numbers is /).textContent();
  const earliest = new Date(`${(hint ?? '').replace(/^.* is |\.$/g, '')} UTC`).toISOString().slice(0, 10);
  await page.getByLabel('Port on', { exact: true }).fill(earliest);
  await field(page, 'Group').fill('Bristol office move');
  await button(page, 'Continue').click();
  await button(page, 'Submit the port').click();
  await expect(page).toHaveURL(/\/voice\/ports\/PT-\d+$/);
  await expect(page.getByText('In review').first()).toBeVisible();

  await sandbox.advance(6);
  await page.reload();
  await expect(page.getByText('The date is agreed').first()).toBeVisible();
  await expect(button(page, 'Change the date')).toBeVisible();
});
