import type { Route } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

for (const [name, fulfil] of [
  ['missing', { status: 404, body: 'Not Found' }],
  ['not JSON', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['incomplete', { status: 200, json: { KEYCLOAK_URL: 'http://localhost:1' } }],
] as const) {
  test(
    `The portal says that it can’t start when its runtime config is ${name}, and “Retry” starts it [ERR-4, CALL-14]`,
    { tag: name === 'incomplete' ? [] : ['@repeat'] },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/config/);
      await page.route('**/assets/portal/config.json', (route) => route.fulfill(fulfil));
      const logged = page.waitForEvent('console', (message) => /runtime config/.test(message.text()));
      await page.goto('/support');
      await expect(page.getByRole('heading', { level: 1, name: 'The portal can’t start' })).toBeVisible();
      expect((await logged).type()).toBe('error');
      await page.unroute('**/assets/portal/config.json');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('#username')).toBeVisible();
    },
  );
}

test('The first paint needs index.html alone: no stylesheet and no script', async ({ page }) => {
  const held: string[] = [];
  await page.route('**/assets/**', (route) => void held.push(route.request().url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  expect(held.some((url) => url.endsWith('.js'))).toBe(true);
  expect(held.filter((url) => url.endsWith('.css'))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'Sign-in starts while the code of the portal is still loading, and no request is sent twice [SHELL-9]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await signIn(page, 'amelia', '/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await sandbox.clearRequests();
    const library = Promise.withResolvers<Route>();
    await page.route(/\/assets\/libraries-/, (route) => library.resolve(route));
    const configs: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/config.json') && configs.push(request.url())),
    );
    // Not from the cache, which still has them.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await page.reload({ waitUntil: 'commit' });
    await expect
      .poll(async () => (await sandbox.requests('/core/rest/navigation')).map(({ user }) => user))
      .toEqual(['amelia']);
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await (await library.promise).continue();
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    expect(configs).toHaveLength(1);
    for (const path of ['/realms/quayside/.well-known/openid-configuration', '/core/rest/navigation'])
      expect(await sandbox.requests(path), path).toHaveLength(1);
  },
);

test(
  'The portal sends no events when the deployment configures no address for them',
  { tag: '@detail' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on(
      'request',
      (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    await page.goto('about:blank');
    expect(asked.filter((each) => /composeEvents/.test(each))).toEqual([]);
    expect(asked.filter((each) => each.startsWith('POST /api'))).toEqual([]);
  },
);

test.describe('JavaScript of the first signed-in page', () => {
  /**
   * The scripts that index.html names, with the manifest of every area. Nothing is rendered before they are loaded. One kB of it shows
   * the theme, the row height and the time zone of the device and its user from the first paint. 150 bytes say which role grants what, because a link to a refusal is not drawn.
   */
  const INITIAL_LIMIT_BYTES = 136_950;
  /**
   * All scripts of the landing page: also the signed-in app, the token check and the error screens that are loaded ahead. The app
   * names the files of every page. The landing page has 19 kB: its own, its numbers, and `basics`, the components that it
   * shares with other pages. Each page of the portal adds its address and its file: the list of deliveries 90 bytes.
   */
  const SIGNED_IN_LIMIT_BYTES = 203_300;

  test('The JavaScript of the first signed-in page, compressed with brotli, is within its budgets', async ({
    page,
    sandbox,
  }) => {
    // The sanitiser of an announcement is loaded only for one, after the screen.
    await sandbox.announcement(null);
    await signIn(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
        .filter(({ path }) => path.endsWith('.js')),
    );
    // A part is fetched, and then imported out of the cache: two entries of one file.
    const loaded = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
    const html = await (await page.request.get('/')).text();
    const initial = loaded.filter(({ path }) => html.includes(`"${path}"`));
    const sum = (files: typeof loaded): number => files.reduce((total, { bytes }) => total + bytes, 0);
    console.log(
      `JavaScript (brotli): ${sum(initial)} bytes initially, ${sum(loaded)} when the landing page stands.`,
    );
    expect(initial.length).toBeGreaterThan(1);
    expect(loaded.every(({ bytes }) => bytes > 0)).toBe(true);
    expect(sum(initial)).toBeLessThanOrEqual(INITIAL_LIMIT_BYTES);
    expect(sum(loaded)).toBeLessThanOrEqual(SIGNED_IN_LIMIT_BYTES);
  });
});
