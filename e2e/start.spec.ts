import { expect, signIn, test } from './support/test.ts';

for (const [name, fulfil] of [
  ['missing', { status: 404, body: 'Not Found' }],
  ['not JSON', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['incomplete', { status: 200, json: { KEYCLOAK_URL: 'http://localhost:1' } }],
] as const) {
  test(`a runtime config that is ${name} shows that the portal cannot start, and Retry starts it [ERR-4, CALL-14]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/config/);
    await page.route('**/assets/portal/config.json', (route) => route.fulfill(fulfil));
    const logged = page.waitForEvent('console', (message) => /runtime config/.test(message.text()));
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1, name: 'The portal can’t start' })).toBeVisible();
    expect((await logged).type()).toBe('error');
    await page.unroute('**/assets/portal/config.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('#username')).toBeVisible();
  });
}

test('the first paint waits for nothing but the page itself: no style, no script', async ({ page }) => {
  const held: string[] = [];
  await page.route('**/assets/**', (route) => void held.push(route.request().url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  expect(held.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('JavaScript of the first signed-in screen, as brotli sends it', () => {
  /** What index.html names: the code that has to be there before anything can be drawn. */
  const INITIAL_LIMIT_BYTES = 132_500;
  /** All that was loaded when the landing page stands: what is behind the sign-in, the verifier of tokens and the failure screens, kept ready, come on top. */
  const SIGNED_IN_LIMIT_BYTES = 170_000;

  test('is within its budgets', async ({ page, sandbox }) => {
    // The sanitiser of an announcement is loaded only for one, after the screen.
    await sandbox.announcement(null);
    await signIn(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
        .filter(({ path }) => path.endsWith('.js')),
    );
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
