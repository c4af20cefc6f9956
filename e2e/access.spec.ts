import type { Page } from '@playwright/test';
import { accessTable, accounts, offers, type AccessRow, type Account } from './support/accessTable.ts';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';
import type { SandboxControl } from './support/sandboxControl.ts';

// Two workers share the file.
test.describe.configure({ mode: 'parallel' });

/** The code that the portal loads only with a page that the user may open. */
const PAGE_CODE = /\/assets\/(?:NotFoundPage|UnderDevelopmentPage)-/;
const CALL = /^\/(?:api|core)\//;

/** Signs an account in, with the terms agreed and without popups. */
async function signInReady(
  page: Page,
  sandbox: SandboxControl,
  account: Account,
  address: string,
): Promise<void> {
  if (account === 'noor')
    await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
  await openSignedIn(page, account, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens an address from a page with another heading, so that the test cannot mistake the previous row's content for this one's. */
async function open(page: Page, { address, heading }: AccessRow): Promise<void> {
  const before = page.locator('main h1');
  if ((await before.textContent()) === heading) {
    await navigate(page, '/privacy-policy');
    await expect(before).toHaveText('Privacy policy');
  }
  await navigate(page, address);
}

async function expectShown(page: Page, row: AccessRow): Promise<void> {
  const { address, heading, title = heading, to = address } = row;
  await expect(page.locator('main h1'), address).toHaveText(heading);
  await expect(page, address).toHaveTitle(`${title} | Quayside`);
  await expect(page).toHaveURL(to);
  await expect(page.getByText('This page is under development.')).toHaveCount(row.isPlaceholder ? 1 : 0);
  if (row.isPlaceholder) await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
}

test(
  'Amelia, who has all access, opens every address [ROUTE-1, ROUTE-4, ROUTE-6, ROUTE-7, ROUTE-8, ROUTE-9, ROUTE-11, ROUTE-12, TITLE-1, TITLE-4, TITLE-5]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    test.slow();
    // Addresses of items that do not exist.
    consoleErrors.allow(/status of 404/);
    await signInReady(page, sandbox, 'amelia', '/landing');
    for (const row of accessTable) {
      await open(page, row);
      await expectShown(page, row);
    }
  },
);

test('The portal loads neither the code nor the calls of a denied page, even when it starts there, and shows Page Not Found inside the shell at an unknown address [ACCESS-16, ACCESS-17, ACCESS-18, ROUTE-7, TITLE-3, TITLE-4]', async ({
  page,
  sandbox,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await signInReady(page, sandbox, 'ben', '/artemis/no/such/page');
  await expect(page).toHaveTitle('Access denied | Quayside');
  await expect(page).toHaveURL('/artemis/no/such/page');
  await expect(page.locator('main li')).toHaveText([
    'Access to the Artemis view',
    'Access to the Artemis pages',
  ]);
  expect(loaded.filter((path) => PAGE_CODE.test(path))).toEqual([]);
  const callsBefore = loaded.filter((path) => CALL.test(path)).length;
  await navigate(page, '/1access');
  await expect(page.locator('main li')).toHaveText(['A 1Access contract for your company']);
  expect(loaded.filter((path) => CALL.test(path))).toHaveLength(callsBefore);
  await page.goto('/no/such/page?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Quayside');
  await expect(page).toHaveURL('/no/such/page?x=1');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loaded.filter((path) => PAGE_CODE.test(path))).not.toEqual([]);
});

for (const account of accounts) {
  // Chloé has one view, without all of its products.
  const tag = account === 'chloe' ? [] : ['@repeat'];
  test(
    `The account ${account} sees in the bar, the profile menu and the tiles only what the access rules grant [ACCESS-15, NAV-1, NAV-2, BAR-6]`,
    { tag },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 1920, height: 900 });
      await signInReady(page, sandbox, account, '/landing');
      const { heading, bar, profile, tiles } = offers[account];
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.locator('[data-item]')).toHaveText(bar.map((name) => new RegExp(`^${name}`)));
      const launcher = page.getByRole('region', { name: 'Your products' });
      await expect(launcher.getByRole('heading', { level: 3 })).toHaveText([...tiles]);
      await main.getByRole('button', { name: 'Profile and settings' }).click();
      await expect(main.locator('[data-panel]').locator('a, button')).toHaveText([...profile]);
    },
  );
}

test(
  'The sub-items of a menu follow the same access rules as their routes [ACCESS-15, NAV-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('amelia', { claims: { partner: { accessToEndUserPortal: false } } });
    await page.setViewportSize({ width: 1920, height: 900 });
    await signInReady(page, sandbox, 'amelia', '/landing');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('button', { name: 'Services' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Support' }).click();
    await expect(main.locator('[data-panel]').getByRole('link')).toHaveText([
      /^Support overview/,
      /^Cases/,
      /^New case/,
    ]);
    await expect(page.getByRole('region', { name: 'Your products' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Services|Orders/ })).toHaveCount(0);
  },
);
