import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const switcher = (page: Page) => bar(page).getByRole('button', { name: /^Switch view/ });
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('portalView'), localStorage.getItem('portalView')]);

/** Opens the portal with stored views of the tab and the device, as an earlier visit would have left them. */
async function openRemembering(
  page: Page,
  username: string,
  { tab, device }: { tab: string; device: string },
): Promise<void> {
  // A file of the portal's origin, which has its storage and runs no code.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (values) => {
      sessionStorage.setItem('portalView', values.tab);
      localStorage.setItem('portalView', values.device);
    },
    { tab, device },
  );
  await openSignedIn(page, username, '/landing');
  await expect(bar(page)).toBeVisible();
}

/** Chooses a view in the menu of the bar. */
async function choose(page: Page, view: 'Apollo' | 'Artemis'): Promise<void> {
  await switcher(page).click();
  await bar(page).getByRole('button', { name: view, exact: true }).click();
}

async function switchTo(page: Page, view: 'Apollo' | 'Artemis'): Promise<void> {
  await choose(page, view);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

test(
  'Choosing the current view closes the menu, and Cancel and Escape in the dialog of the other one change nothing [VIEW-8, VIEW-9, VIEW-11, VIEW-12]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/landing');
    await expect(switcher(page)).toContainText('Apollo');
    await choose(page, 'Apollo');
    await expect(switcher(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL('/landing');

    const dialog = page.getByRole('alertdialog', { name: 'Switch Portal View' });
    await choose(page, 'Artemis');
    await expect(dialog).toContainText('Are you sure you want to switch to Artemis?');
    await expect(dialog).toContainText('Your current progress might be lost');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/landing');

    await choose(page, 'Artemis');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(switcher(page)).toContainText('Apollo');
    await expect(switcher(page)).toBeFocused();
    expect(await kept(page)).toEqual(['apollo', 'apollo']);
  },
);

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

test(
  'Confirming a view stores it for tab and device and opens its dashboard [VIEW-4, VIEW-10, STATE-1]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, 'amelia', '/support?x=1');
    await switchTo(page, 'Artemis');
    await expect(page).toHaveURL('/artemis/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(bar(page).getByRole('link', { name: 'New order' })).toBeVisible();
    expect(await kept(page)).toEqual(['artemis', 'artemis']);
    await switchTo(page, 'Apollo');
    await expect(page).toHaveURL('/dashboard');
    await expect(bar(page).getByRole('link', { name: 'Voice' })).toBeVisible();
    expect(await kept(page)).toEqual(['apollo', 'apollo']);
    // One response had both views.
    expect(await sandbox.requests('/core/rest/navigation')).toHaveLength(1);
  },
);

for (const [user, wrong, right, item] of [
  ['chloe', 'apollo', 'artemis', 'New order'],
  ['ben', 'artemis', 'apollo', 'Voice'],
] as const) {
  test(
    `The remembered view ${wrong} of ${user}, who may not see it, becomes ${right} without a view switcher and is stored [VIEW-1, VIEW-5]`,
    { tag: user === 'chloe' ? [] : ['@detail'] },
    async ({ page }) => {
      await openRemembering(page, user, { tab: wrong, device: wrong });
      await expect(bar(page).getByRole('link', { name: item })).toBeVisible();
      await expect(switcher(page)).toHaveCount(0);
      expect(await kept(page)).toEqual([right, right]);
    },
  );
}

test(
  'The remembered view of a user with neither view does not change, and the user sees no view switcher [VIEW-1, VIEW-6]',
  { tag: '@detail' },
  async ({ page }) => {
    await openRemembering(page, 'grace', { tab: 'artemis', device: 'artemis' });
    await expect(page.getByText(/portal administrator/)).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
    expect(await kept(page)).toEqual(['artemis', 'artemis']);
  },
);

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

test(
  'The bar shows the view of the address while the page loads [VIEW-7]',
  { tag: '@detail' },
  async ({ page }) => {
    // The page waits for the navigation data.
    await page.route('**/core/rest/navigation', () => undefined);
    await openSignedIn(page, 'amelia', '/artemis/inventory');
    await expect(switcher(page)).toContainText('Artemis');
  },
);
