import type { Page } from '@playwright/test';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, submitSignInForm, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const casesPath = '/api/portal/rest/support/cases';

/** Noor has signed in before. */
async function agree(sandbox: SandboxControl): Promise<void> {
  await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
}

async function openNewCase(page: Page, user = 'amelia', address = '/new-support-case'): Promise<void> {
  await openSignedIn(page, user, address);
  await expect(heading(page, 'Service')).toBeVisible();
}

async function continueTo(page: Page, step: string): Promise<void> {
  await press(page, 'Continue');
  await expect(heading(page, step)).toBeVisible();
}

/** Returns the status of each response to a request that raised a case; null without a response. */
async function raised(sandbox: SandboxControl): Promise<(number | null)[]> {
  const sent = await sandbox.requests(casesPath);
  return sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
}

test('A fault of a service that is down names the known incident, and is raised once by a double click [NEWCASE-1, NEWCASE-2, NEWCASE-4, NEWCASE-8]', async ({
  page,
  sandbox,
}) => {
  await agree(sandbox);
  await openNewCase(page, 'noor');
  await service(page).fill('bristol riverside');
  await page
    .getByRole('option', { name: /Bristol/ })
    .first()
    .click();
  const known = page.getByRole('region', { name: 'What we know about this service' });
  await expect(known).toContainText('Known incident: Fibre cut near Bristol Temple Meads');
  await expect(known).toContainText('Planned works on this service');
  await continueTo(page, 'What you need');
  await page.getByText('Fault', { exact: true }).click();
  await page.getByText('Down', { exact: true }).click();
  await subject(page).fill('No light on the WAN port');
  await page.getByRole('textbox', { name: 'Description' }).fill('Since this morning.');
  await continueTo(page, 'Details');
  await press(page, 'Today');
  await page.getByRole('textbox', { name: 'Contact at the site' }).fill('Tom Ellery');
  await page.getByRole('textbox', { name: 'Telephone of the contact' }).fill('020 7946 0018');
  await continueTo(page, 'Files and colleagues');
  await continueTo(page, 'Review');
  await expect(known).toContainText('Known incident');
  await sandbox.fault({ method: 'POST', path: casesPath, delayMs: 300 });
  await page.getByRole('button', { name: 'Raise the case' }).dblclick();
  await expect(page).toHaveURL(/\/support\/cases\/\d{8}$/);
  expect(await raised(sandbox)).toEqual([201]);
  await expect(page.getByText(/^Case \d{8} is raised/)).toBeVisible();
});

test('The typed values survive a reload and the end of the session [NEWCASE-6]', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[01]/, /session could not be renewed/);
  page.on('dialog', (dialog) => void dialog.accept());
  await openNewCase(page);
  await page.getByText('Not about a service').click();
  await continueTo(page, 'What you need');
  await subject(page).fill('Half a subject');
  await page.reload();
  await expect(subject(page)).toHaveValue('Half a subject');
  await expect(page.getByText('We’ve restored your draft')).toBeVisible();

  await subject(page).fill('Three quarters of a subject');
  await sandbox.expire('amelia', 'all');
  await page.getByRole('link', { name: /Files and colleagues/ }).click();
  await page.getByRole('combobox', { name: /Colleagues/ }).fill('no');
  await submitSignInForm(page, 'amelia');
  await page.getByRole('link', { name: /What you need/ }).click();
  await expect(subject(page)).toHaveValue('Three quarters of a subject');
});

test('A case is raised with the keyboard alone [NEWCASE-1]', { tag: '@detail' }, async ({ page }) => {
  await openNewCase(page);
  const { keyboard } = page;
  const next = (step: string) => expect(heading(page, step)).toBeFocused();
  await page.getByRole('radio', { name: 'A service', exact: true }).focus();
  await keyboard.press('Tab');
  await expect(service(page)).toBeFocused();
  await keyboard.type('leeds');
  await expect(page.getByRole('option', { name: /Leeds/ }).first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(service(page)).toHaveValue(/Leeds/);
  await keyboard.press('Enter');
  await next('What you need');
  await page.getByRole('radio', { name: 'Fault' }).focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type('Slow since Monday');
  await keyboard.press('Tab');
  await keyboard.type('Every morning.');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await next('Details');
  await page.getByRole('textbox', { name: 'Your reference' }).press('Enter');
  await next('Files and colleagues');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await next('Review');
  await page.getByRole('button', { name: 'Raise the case' }).press('Enter');
  await expect(page).toHaveURL(/\/support\/cases\/\d{8}$/);
});
