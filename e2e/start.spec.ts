import { expect, signIn, test } from './support/test.ts';

for (const [name, fulfil] of [
  ['missing', { status: 404, body: 'Not Found' }],
  ['not JSON', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['incomplete', { status: 200, json: { KEYCLOAK_URL: 'http://localhost:1' } }],
] as const) {
  test(`a runtime config that is ${name} shows that the portal cannot start, and Retry starts it`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/config/);
    await page.route('**/assets/portal/config.json', (route) => route.fulfill(fulfil));
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1, name: 'The portal can’t start' })).toBeVisible();
    await page.unroute('**/assets/portal/config.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('#username')).toBeVisible();
  });
}

test('the first signed-in screen needs at most 140 kB of JavaScript', async ({ page, sandbox }) => {
  const LIMIT_BYTES = 140_000;
  // The announcement's rich text is drawn by a part of its own, after the screen.
  await sandbox.announcement(null);
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'),
      )
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `First signed-in screen: ${(total / 1000).toFixed(1)} kB of JavaScript (brotli) in ${scripts.length} files.`,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES);
});
