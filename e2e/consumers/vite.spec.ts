import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pageHeaders } from '../../apps/portal/server/securityHeaders.ts';
import { serve } from './support/serve.ts';
import { consumer, expect, test, useServer } from './support/test.ts';

const served = useServer(() => {
  const folder = join(consumer('vite'), 'dist');
  const body = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = pageHeaders({ identityOrigin: 'https://identity.example', inlineStyleHashes: [] });
  return serve(folder, () => ({ body, headers }));
});

/** The font families in which the browser has drawn an element's text. */
async function drawnFamilies(element: Locator): Promise<string[]> {
  const client = await element.page().context().newCDPSession(element.page());
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  await element.evaluate((node) => node.setAttribute('data-asked', ''));
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-asked]',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Resolves when the present page has been painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const font = /geist-latin-wght-normal.*\.woff2$/;

test.describe('The font of the quick start', { tag: '@ci' }, () => {
  test('The styles load the font before there is any text', async ({ page }) => {
    // No script arrives, so nothing is drawn.
    await page.route('**/*.js', () => undefined);
    const asked = page.waitForRequest(font);
    await page.goto(served().origin, { waitUntil: 'commit' });
    await asked;
  });

  test('A font that comes before the first text is used for it', async ({ page }) => {
    const loaded = page.waitForEvent('requestfinished', (request) => font.test(request.url()));
    await page.route('**/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto(served().origin);
    expect(await drawnFamilies(page.getByRole('heading', { level: 1 }))).toEqual(['Geist']);
  });

  test('A font that comes after the first text changes nothing on the screen', async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) =>
        Object.assign(globalThis, { shifts: list.getEntries().length }),
      );
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(served().origin, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await painted(page);
    late.resolve();
    await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Geist Variable"'))).toBe(true);
    await painted(page);
    expect(await drawnFamilies(heading)).not.toContain('Geist');
    expect(await page.evaluate(() => 'shifts' in globalThis)).toBe(false);
  });
});

test.describe('The quick start, built with Vite, under the production policy', { tag: '@ci' }, () => {
  test.beforeEach(({ page }) => page.goto(served().origin));

  test('The quick start renders the bar and the page in the font of the design system', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible();
    expect((await page.getByRole('navigation').boundingBox())?.height).toBe(52);
    await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Geist Variable"'))).toBe(true);
  });

  test('The quick start follows the theme of the device', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
  });

  test('The quick start loads the dialog on demand and returns focus', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    const opener = page.getByRole('button', { name: 'Withdraw' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw the order?' });
    await expect(dialog).toBeVisible();
    expect(loaded.some((url) => url.includes('ConfirmDialog'))).toBe(true);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('The quick start opens a page of the portal without a server request', async ({ page }) => {
    await page.getByRole('button', { name: 'Support' }).click();
    const before = served().pages();
    await page.getByRole('link', { name: 'Cases' }).click();
    await expect(page).toHaveURL(/\/support\/cases$/);
    expect(served().pages()).toBe(before);
  });
});
