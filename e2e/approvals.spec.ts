import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

test('A charge is found in the list of approvals and approved with a comment, is accepted on its delivery, and leaves the list [APPROVAL-1, APPROVAL-4, APPROVAL-9, APPROVAL-10]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/approvals?q=AP-7001');
  await page.getByRole('link', { name: 'Excess construction charge at Sheffield Exchange' }).click();
  await expect(heading(page)).toHaveText('Excess construction charge at Sheffield Exchange');
  await expect(page.getByRole('region', { name: 'Total cost' })).toContainText('£4,624.00');
  await button(page, 'Approve').click();
  await dialog(page).getByRole('textbox', { name: 'Comment' }).fill('In the budget of Q4.');
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You approved this')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(/Approved.*Amelia Hartley/);
  await page.getByRole('link', { name: 'Sheffield Exchange 2 Gbps' }).click();
  await expect(page.getByRole('region', { name: 'Answers so far' })).toContainText(
    'Amelia Hartley accepted the excess construction charge',
  );
  await expect(button(page, 'Accept the charge')).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Excess construction charge at Sheffield Exchange');
  await page.goBack();
  await expect(page.getByText('No pending approvals match your search')).toBeVisible();
});

test('A change is rejected with a reason, which its page shows [APPROVAL-4, APPROVAL-10]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/approvals/AP-7002');
  await button(page, 'Reject').click();
  const confirm = dialog(page).getByRole('button', { name: 'Reject' });
  await expect(confirm).toBeDisabled();
  await dialog(page).getByRole('textbox').fill('Not before the end of the year.');
  await confirm.click();
  await expect(page.getByText('You rejected this')).toBeVisible();
  await page.getByRole('region', { name: 'What is asked' }).getByRole('link').click();
  await expect(page.getByText('Rejected by Amelia Hartley')).toBeVisible();
  await expect(page.getByText('Not before the end of the year.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Approval AP-7002' }).click();
  await expect(page).toHaveURL(/\/approvals\/AP-7002$/);
});

test(
  'Approvals are delegated to a colleague until a day, and taken back [APPROVAL-12]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/approvals');
    await expect(page.getByText(/Priya Shah has delegated approvals to you/)).toBeVisible();
    await button(page, 'Delegate').click();
    const form = page.getByRole('dialog', { name: 'Delegate my approvals' });
    await form.getByRole('combobox').fill('Pri');
    await page.getByRole('option', { name: /Priya Shah/ }).click();
    await form.getByLabel('Last day').fill('2099-12-31');
    await form.getByRole('button', { name: 'Delegate' }).click();
    await expect(page.getByText('Delegated to Priya Shah until 31 Dec 2099')).toBeVisible();
    await button(page, 'End it now').click();
    await expect(page.getByText('The delegation has ended.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Delegated to Priya/)).toBeHidden();
  },
);
