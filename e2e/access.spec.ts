import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { portalPages, type PageRow } from './support/portalPages.ts';
import { expect, openSignedIn, test } from './support/test.ts';

// Two workers share the file.
test.describe.configure({ mode: 'parallel' });

/** The code that the portal loads only with a page that the user may open. */
const PAGE_CODE = /\/assets\/(?:NotFoundPage|UnderDevelopmentPage)-/;
const CALL = /^\/(?:api|core)\//;

/** Signs in an account that has agreed to the terms and has no popups. */
async function signInReady(page: Page, account: string, address: string): Promise<void> {
  await openSignedIn(page, account, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens an address from a page with another heading, so that the test cannot mistake the previous row's content for this one's. */
async function open(page: Page, { address, heading }: PageRow): Promise<void> {
  const before = page.locator('main h1');
  if ((await before.textContent()) === heading) {
    await navigate(page, '/privacy-policy');
    await expect(before).toHaveText('Privacy policy');
  }
  await navigate(page, address);
}

async function expectShown(page: Page, row: PageRow): Promise<void> {
  const { address, heading, title, to = address } = row;
  await expect(page.locator('main h1'), address).toHaveText(heading);
  await expect(page, address).toHaveTitle(`${title} | Quayside`);
  await expect(page).toHaveURL(to);
  await expect(page.getByText('This page is under development.')).toHaveCount(row.isPlaceholder ? 1 : 0);
  if (!row.isPlaceholder) return;
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'New order' })).toHaveAttribute(
    'href',
    '/artemis/ordering/new',
  );
}

test(
  'Amelia, who has all access, opens every address [ROUTE-1, ROUTE-6, ROUTE-7, ROUTE-8, ROUTE-9, ROUTE-11, ROUTE-12, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-28, ROUTE-29, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-33, ROUTE-34, ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-39, TITLE-1, TITLE-4, TITLE-5]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    test.slow();
    // Addresses of items that do not exist.
    consoleErrors.allow(/status of 404/);
    await signInReady(page, 'amelia', '/landing');
    for (const row of portalPages) {
      await open(page, row);
      await expectShown(page, row);
    }
  },
);

test('The portal loads neither the code nor the calls of a denied page, even when it starts there, and shows Page Not Found inside the shell at an unknown address [ACCESS-16, ACCESS-17, ACCESS-18, ROUTE-7, TITLE-3, TITLE-4]', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await signInReady(page, 'ben', '/artemis/no/such/page');
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

test('Chloé, who has one view, sees in the bar, the profile menu and the tiles only what the access rules grant [ACCESS-15, NAV-1, NAV-2, BAR-6]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signInReady(page, 'chloe', '/landing');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Chloé' })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[data-item]')).toHaveText([/^New order/, /^Network status/]);
  const launcher = page.getByRole('region', { name: 'Your products' });
  await expect(launcher.getByRole('heading', { level: 3 })).toHaveText(['New order']);
  await main.getByRole('button', { name: 'Profile and settings' }).click();
  await expect(main.locator('[data-panel]').locator('a, button')).toHaveText([
    'My profile',
    'Feedback',
    'Terms of use',
    'Privacy policy',
    'Cookie policy',
    'Log out',
  ]);
});

test(
  'The sub-items of a menu follow the same access rules as their routes [ACCESS-15, NAV-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('amelia', { claims: { partner: { accessToEndUserPortal: false } } });
    await page.setViewportSize({ width: 1920, height: 900 });
    await signInReady(page, 'amelia', '/landing');
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
