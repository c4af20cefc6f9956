import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More' });

test(
  "A service's page shows its facts, its status and, apart from it, its health, and each tab has its own address [SVC-2, SVC-3]",
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/services/QS-104200');
    await expect(heading(page, 'Bristol Temple Quay 500 Mbps')).toBeVisible();
    await expect(page).toHaveTitle('Bristol Temple Quay 500 Mbps | Quayside');
    await expect(page.getByText('Health: Down')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open case 00012345' })).toHaveAttribute(
      'href',
      '/support/cases/00012345',
    );
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page).toHaveURL(/\?tab=documents$/);
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(page.getByRole('rowheader').first()).toContainText('Bristol Temple Quay');
    await page
      .getByRole('link', { name: 'Page 2' })
      .or(page.getByRole('button', { name: 'Page 2' }))
      .click();
    await expect(page).toHaveURL(/\?tab=documents&page=2$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: /^Cases/ }).click();
    await expect(page).toHaveURL(/\?tab=cases$/);
    await expect(page.getByRole('rowheader').first()).toContainText(/\d{8}/);
    await expect(page.getByRole('link', { name: 'All cases about this service' })).toHaveAttribute(
      'href',
      '/support/cases?serviceId=QS-104200',
    );
  },
);

test(
  'A tab that fails to load leaves the rest of the service in place, and can be retried [SVC-4]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/status of 500/);
    await sandbox.fault({ path: '/api/portal/rest/change-requests', status: 500 });
    await openSignedIn(page, 'amelia', '/services/QS-104200?tab=changes');
    await expect(page.getByText(/Reference: [\w-]+/)).toBeVisible();
    await expect(heading(page, 'Bristol Temple Quay 500 Mbps')).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: /retry/i }).click();
    await expect(page.getByRole('rowheader').first()).toContainText(/CR-\d+/);
  },
);

test(
  'An administrator locks a service, and everybody sees who did it, when and why [SVC-8]',
  { tag: '@detail' },
  async ({ page, browser, sandbox }) => {
    test.slow();
    await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
    await openSignedIn(page, 'amelia', '/services/QS-104201');
    await more(page).click();
    await page.getByRole('button', { name: 'Lock against change' }).click();
    const lock = page.getByRole('alertdialog', { name: 'Lock the service against change?' });
    await expect(lock.getByRole('button', { name: 'Lock' })).toBeDisabled();
    await lock.getByRole('textbox', { name: 'Reason' }).fill('Year-end freeze until 5 January');
    await lock.getByRole('button', { name: 'Lock' }).click();
    await expect(lock).toBeHidden();
    await expect(page.getByRole('link', { name: 'Request a change' })).toBeHidden();

    const other = await (await browser.newContext()).newPage();
    await openSignedIn(other, 'noor', new URL('/services/QS-104201', page.url()).href);
    await expect(
      other.getByText(/Amelia Hartley locked it on .*“Year-end freeze until 5 January”/),
    ).toBeVisible();
    await more(other).click();
    await expect(other.getByRole('button', { name: 'Cease the service' })).toBeDisabled();
    await expect(other.getByRole('button', { name: /^Unlock/ })).toBeDisabled();
    await other.goto(new URL('/services/QS-104201/cease', page.url()).href);
    await expect(other.getByText('This service is locked against change')).toBeVisible();
    await other.context().close();

    await more(page).click();
    await page.getByRole('button', { name: /^Unlock/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('link', { name: 'Request a change' })).toBeVisible();
  },
);

test('A cease shows its fee first, and leads to one change request when the response is lost [CEASE-1, CEASE-3]', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_RESET/);
  await openSignedIn(page, 'amelia', '/services/QS-104200');
  await more(page).click();
  await page.getByRole('link', { name: 'Cease the service' }).click();
  await expect(heading(page, 'Cease Bristol Temple Quay 500 Mbps')).toBeVisible();
  const fee = page.getByRole('region', { name: 'What it costs' }).getByRole('definition').first();
  await expect(fee).toHaveText(/^£[1-9][\d,]*\.\d\d$/);
  const early = await fee.innerText();
  await page.getByRole('radio', { name: 'We are moving' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const last = page.getByRole('alertdialog', { name: 'Cease this service?' });
  await expect(last).toContainText(early);
  await expect(last.getByRole('button', { name: 'Cease the service' })).toBeDisabled();

  // Its response never arrives: the portal asks for the result instead of sending it again.
  await page.route('**/api/portal/rest/change-requests', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await last.getByRole('textbox', { name: 'Type QS-104200 to confirm' }).fill('qs-104200');
  await last.getByRole('button', { name: 'Cease the service' }).click();
  await expect(page).toHaveURL(/\/services\/change-requests\/CR-\d+$/);
  const sent = await sandbox.requests('/api/portal/rest/change-requests');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test(
  'A user of another company sees its own services only, with the same rights but those of an administrator [SVC-5]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'ben', '/services/QS-117310');
    await expect(heading(page, 'Bristol Temple Quay 500 Mbps')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a change' })).toBeVisible();
    await more(page).click();
    await expect(page.getByRole('link', { name: 'Cease the service' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Lock against change/ })).toBeDisabled();
  },
);

test(
  'Projects lead to their services, and their outlook narrows the list [PROJECT-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/services/projects?outlook=delayed');
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeVisible();
    await expect(page.getByRole('cell', { name: /^On track/ })).toHaveCount(0);
    const name = await first.getByRole('link').innerText();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill(name);
    await expect(page).toHaveURL(/\?q=/);
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/services\?projectId=PJ-/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  },
);

test(
  'A service prints its facts and the shown tab, without controls [SVC-10]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/services/QS-104200?tab=sites');
    await expect(page.getByRole('heading', { name: 'Bristol Temple Quay', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page, 'Bristol Temple Quay 500 Mbps')).toBeVisible();
    await expect(page.getByText('Demarcation')).toBeVisible();
    await expect(page.getByText('QS-104200')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    // The name of the shown tab is the heading of what is printed.
    await expect(page.getByRole('tab')).toHaveText('Sites and access');
  },
);
