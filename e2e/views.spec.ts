import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const switcher = (page: Page) => bar(page).getByRole('button', { name: /^Switch view/ });
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('portalView'), localStorage.getItem('portalView')]);

/** Sets the stored views of the tab and the device, as an earlier visit would have. */
async function remember(page: Page, tab: string | null, device: string | null): Promise<void> {
  await page.evaluate(
    (values) => {
      for (const [storage, value] of [
        [sessionStorage, values[0]],
        [localStorage, values[1]],
      ] as const) {
        if (value === null || value === undefined) storage.removeItem('portalView');
        else storage.setItem('portalView', value);
      }
    },
    [tab, device],
  );
  await page.reload();
  await expect(bar(page)).toBeVisible();
}

async function switchTo(page: Page, view: 'Apollo' | 'Artemis'): Promise<void> {
  await switcher(page).click();
  await bar(page).getByRole('button', { name: view, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

test.describe('Only a user with both views sees the view switcher [VIEW-1]', () => {
  for (const [user, count] of [
    ['amelia', 1],
    ['ben', 0],
    ['chloe', 0],
    ['grace', 0],
  ] as const) {
    test(user, async ({ page }) => {
      await openSignedIn(page, user, '/my-profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(bar(page)).toBeVisible();
      await expect(switcher(page)).toHaveCount(count);
    });
  }
});

test('Choosing the current view only closes the menu [VIEW-8, VIEW-12]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/landing');
  await expect(switcher(page)).toContainText('Apollo');
  await switcher(page).click();
  await bar(page).getByRole('button', { name: 'Apollo', exact: true }).click();
  await expect(switcher(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/landing');
});

test('Escape in the view switch dialog changes nothing and returns focus [VIEW-11]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/landing');
  await switcher(page).click();
  await bar(page).getByRole('button', { name: 'Artemis', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Switch Portal View' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(switcher(page)).toContainText('Apollo');
  await expect(switcher(page)).toBeFocused();
  expect(await kept(page)).toEqual(['apollo', 'apollo']);
});

test('The view switch asks once, also about unsaved work, and the draft is there again afterwards [VIEW-13]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/services/change-requests/new');
  const choice = page.getByRole('radio', { name: /^Bandwidth/ });
  await choice.press('Space');
  await switcher(page).click();
  await bar(page).getByRole('button', { name: 'Artemis', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your current progress might be lost');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/artemis/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await navigate(page, '/services/change-requests/new');
  await expect(choice).toBeChecked();
});

test('Confirming a view stores it for tab and device and opens its dashboard [VIEW-4, VIEW-10, STATE-1]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'amelia', '/support?x=1');
  await switchTo(page, 'Artemis');
  await expect(page).toHaveURL('/artemis/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Inventory' })).toBeVisible();
  expect(await kept(page)).toEqual(['artemis', 'artemis']);
  await switchTo(page, 'Apollo');
  await expect(page).toHaveURL('/dashboard');
  await expect(bar(page).getByRole('link', { name: 'Voice' })).toBeVisible();
  expect(await kept(page)).toEqual(['apollo', 'apollo']);
  // One response had both views.
  expect(await sandbox.requests('/core/rest/navigation')).toHaveLength(1);
});

test('Two tabs on different views keep their view after a reload [VIEW-2, VIEW-4]', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'amelia', '/landing');
  await expect(switcher(page)).toContainText('Apollo');
  const other = await context.newPage();
  await other.goto('/landing');
  await switchTo(other, 'Artemis');
  await expect(other).toHaveURL('/artemis/dashboard');
  for (const [tab, view] of [
    [page, 'Apollo'],
    [other, 'Artemis'],
  ] as const) {
    await tab.goto('/landing');
    await expect(switcher(tab)).toContainText(view);
  }
});

test.describe('A remembered view that the user may not see is corrected and stored [VIEW-5]', () => {
  for (const [user, wrong, right, item] of [
    ['chloe', 'apollo', 'artemis', 'Inventory'],
    ['ben', 'artemis', 'apollo', 'Voice'],
  ] as const) {
    test(`${user}: ${wrong} becomes ${right}`, async ({ page }) => {
      await openSignedIn(page, user, '/landing');
      await expect(bar(page)).toBeVisible();
      await remember(page, wrong, wrong);
      await expect(bar(page).getByRole('link', { name: item })).toBeVisible();
      expect(await kept(page)).toEqual([right, right]);
    });
  }
});

test('The remembered view of a user with neither view does not change [VIEW-6]', async ({ page }) => {
  await openSignedIn(page, 'grace', '/landing');
  await expect(bar(page)).toBeVisible();
  await remember(page, 'artemis', 'artemis');
  expect(await kept(page)).toEqual(['artemis', 'artemis']);
});

test('An unknown remembered view becomes Apollo and is stored [VIEW-3]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/landing');
  await expect(bar(page)).toBeVisible();
  await remember(page, null, 'hermes');
  await expect(switcher(page)).toContainText('Apollo');
  expect(await kept(page)).toEqual(['apollo', 'apollo']);
});

test('The address decides the view of its tab, and a shared address keeps it [VIEW-7]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/artemis/inventory');
  await expect(switcher(page)).toContainText('Artemis');
  expect(await kept(page)).toEqual(['artemis', 'apollo']);
  await page.getByRole('link', { name: 'Quayside home' }).click();
  await expect(page).toHaveURL('/landing');
  await expect(switcher(page)).toContainText('Artemis');
  await page.goto('/voice');
  await expect(switcher(page)).toContainText('Apollo');
});

test('The bar shows the view of the address while the page loads [VIEW-7]', async ({ page }) => {
  // The page waits for the navigation data.
  await page.route('**/core/rest/navigation', () => undefined);
  await openSignedIn(page, 'amelia', '/artemis/inventory');
  await expect(switcher(page)).toContainText('Artemis');
});
