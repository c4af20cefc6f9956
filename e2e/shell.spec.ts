import { openSheet } from './screens/actions.ts';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('The announcement shows the server’s rich text, sanitised [BANNER-1, BANNER-4]', async ({
  page,
  sandbox,
}) => {
  await sandbox.announcement(
    '<style>b{color:red}</style><b style="color:red">Planned works</b> <a href="https://status.example">Details</a><script>document.title="bad"</script><img src=x onerror="document.title=\'bad\'">',
  );
  await openSignedIn(page, 'amelia');
  const banner = page.getByRole('region', { name: 'Announcement' });
  await expect(banner).toContainText('Planned works');
  await expect(banner.getByRole('link', { name: /Details/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).toHaveTitle('Quayside');
});

test('A folded announcement stays folded on the device until its text changes [BANNER-7]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sandbox.announcement(`<p>${'Planned works on Sunday. '.repeat(8)}</p>`);
  await openSignedIn(page, 'amelia');
  const banner = page.getByRole('region', { name: 'Announcement' });
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  const full = await height();
  const fold = banner.getByRole('button', { name: 'Full text' });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(height).toBeLessThan(full);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await sandbox.announcement(`<p>${'Planned works on Monday. '.repeat(8)}</p>`);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test(
  'A file that is dropped where no field takes it does not replace the page',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    const isRefused = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'router.log'));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
      return drop.defaultPrevented;
    });
    expect(isRefused).toBe(true);
  },
);

test(
  'An announcement that is nested hundreds deep shows no banner and logs a warning [BANNER-6]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    const logged = /would take the browser too long/;
    consoleErrors.allow(logged);
    const warned = page.waitForEvent('console', (line) => logged.test(line.text()));
    await sandbox.announcement(`${'<div>'.repeat(500)}Planned works`);
    await openSignedIn(page, 'amelia');
    expect((await warned).type()).toBe('warning');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  },
);

test(
  'An announcement that arrives as a web page of another network shows no banner [BANNER-3]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/announcement could not be loaded/);
    await sandbox.fault({
      path: '/core/rest/portal-wide-message',
      status: 200,
      body: '<!doctype html><html><body>Sign in to the hotel network</body></html>',
      headers: { 'content-type': 'text/html' },
    });
    await openSignedIn(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await expect
      .poll(async () => (await sandbox.requests('/core/rest/portal-wide-message')).length)
      .toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  },
);

const widths: readonly (readonly [number, string[]])[] = [
  [1920, []],
  [360, ['@detail']],
  // It has the sheet of 360 px.
  [1366, ['@repeat']],
];
for (const [width, tag] of widths)
  test(
    `Dynamic sub-items that fail at ${width} px close the menu with one toast, and load again when it is reopened [NAV-6, NAV-13]`,
    { tag },
    async ({ page, sandbox, consoleErrors }) => {
      consoleErrors.allow(/navigation|menu could not be loaded/);
      await sandbox.fault({ path: '/core/rest/navigation/apollo/items/*', status: 500, times: 1 });
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, 'amelia');
      await openSheet(page);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const trigger = bar.getByRole('button', { name: 'Resources' });
      const words = 'We couldn’t load Resources. Open the menu to try again.';
      const message = page.getByRole('region', { name: 'Messages' }).getByText(words);
      await trigger.click();
      await expect(message).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('output, [role="status"], [role="alert"]').getByText(words)).toHaveCount(1);
      await trigger.click();
      await expect(bar.getByRole('link', { name: /Price books/ })).toBeVisible();
      await expect(message).toHaveCount(0);
    },
  );

const subItems = '/core/rest/navigation/apollo/items/Resources';

test(
  'A menu whose items are all malformed closes, says so once and loads again when it is opened again [NAV-13, NAV-16]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/menu could not be loaded|menu item is malformed/i);
    await sandbox.fault({ path: subItems, status: 200, body: [null, { path: '/resource' }], times: 1 });
    await page.setViewportSize({ width: 1920, height: 900 });
    await openSignedIn(page, 'amelia');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const trigger = bar.getByRole('button', { name: 'Resources' });
    const message = page
      .getByRole('region', { name: 'Messages' })
      .getByText('We couldn’t load Resources. Open the menu to try again.');
    await trigger.click();
    await expect(message).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(bar.getByRole('link', { name: /Price books/ })).toBeVisible();
    await expect(message).toHaveCount(0);
  },
);

test('A menu item that sets a parameter of a page narrows what the page requests [NAV-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openSignedIn(page, 'amelia', '/my-profile');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Resources' }).click();
  const item = bar.locator('a[href*="?"]').first();
  const [key = '', value = ''] = ((await item.getAttribute('href'))?.split('?')[1] ?? '').split('=');
  const narrowed = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.includes('/rest/') && searchParams.get(key) === value;
  });
  await item.click();
  await narrowed;
});

test(
  'Only the menu item or link of the current page is marked as current [NAV-10]',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openSignedIn(page, 'amelia', '/services/deliveries?outlook=delayed');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Services' }).click();
    await expect(bar.locator('[aria-current="page"]')).toHaveText(/Deliveries/);
    await expect(bar.locator('[aria-current="true"]')).toHaveText(['Services']);

    await page.keyboard.press('Escape');
    const dashboard = bar.getByRole('link', { name: 'Dashboard', exact: true });
    await dashboard.click();
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await expect(bar.locator('[aria-current]')).toHaveText(['Dashboard']);
    await bar.getByRole('link', { name: 'Quayside home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await expect(dashboard).not.toHaveAttribute('aria-current');
  },
);

test(
  'A denied page keeps its address, names the missing access and links back [ACCESS-15, ACCESS-16, ACCESS-17, TITLE-3]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'ben', '/1access');
    await expect(page).toHaveTitle('Access denied | Quayside');
    await expect(page).toHaveURL('/1access');
    await expect(page.getByText('A 1Access contract for your company')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible();
  },
);

test('Redirects come before any access rule [ROUTE-6]', async ({ page }) => {
  await openSignedIn(page, 'ben', '/artemis/ordering');
  await expect(page).toHaveURL('/artemis/ordering/orders');
  await expect(page).toHaveTitle('Access denied | Quayside');
  await navigate(page, '/artemis');
  await expect(page).toHaveURL('/artemis/dashboard');
  await navigate(page, '/login');
  await expect(page).toHaveURL('/landing');
});

test(
  'Back from the target of a redirect leads to the page before it, because a redirect replaces its address [ROUTE-6]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    for (const [from, title] of [
      ['/login', 'Quayside'],
      ['/artemis', 'Dashboard | Quayside'],
      ['/artemis/ordering', 'Orders | Quayside'],
    ] as const) {
      await navigate(page, from);
      await expect(page).toHaveTitle(title);
      await page.goBack();
      await expect(page).toHaveURL('/voice');
      await expect(page).toHaveTitle('Voice | Quayside');
    }
  },
);

test(
  'Search opens the search page with the keyword and keeps the query [TOOL-4, TOOL-5]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/support?kind=case');
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.press('Enter');
    await expect(page).toHaveURL('/support?kind=case');
    await box.fill('fibre & co');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?kind=case&keyword=fibre+%26+co');
    await expect(box).toHaveValue('');
  },
);
