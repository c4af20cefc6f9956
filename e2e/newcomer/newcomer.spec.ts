import { expect, type Page, test } from '@playwright/test';

/** Collects what a browser reports while it shows the portal: failed requests, responses with an error status, and its console. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What the page itself gives up, for example when it leaves for the sign-in form, is no failure.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#username').fill('amelia');
  await page.locator('#password').fill('quayside');
  await page.locator('#kc-login').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('After npm start a user signs in, no request fails and the console is silent', async ({ page }) => {
  const problems = watch(page);
  await signIn(page);
  await expect(page).toHaveTitle('Quayside');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test('After npm start the portal is drawn in its own font, and each font of its styles loads', async ({
  page,
}) => {
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  // `font-display: optional` leaves out a font that loads late, so the second visit shows it for certain.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))).toEqual([
    { familyName: 'Geist', isCustomFont: true },
  ]);
  const files = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.map(({ status }, index) => `${faces[index]?.family}: ${status}`);
  });
  expect(files).toEqual([
    'Geist Variable: fulfilled',
    'Geist Extended Variable: fulfilled',
    'Geist Mono Variable: fulfilled',
  ]);
});
