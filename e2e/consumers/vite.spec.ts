import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '../../apps/portal/server/securityHeaders.ts';
import { serve } from './support/serve.ts';
import { consumer, expect, test, useServer } from './support/test.ts';

const served = useServer(() => {
  const folder = join(consumer('vite'), 'dist');
  const body = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = pageHeaders({ identityOrigin: 'https://identity.example', inlineStyleHashes: [] });
  return serve(folder, () => ({ body, headers }));
});

test.describe('the quick start, made with Vite, under the production policy', () => {
  test.beforeEach(({ page }) => page.goto(served().origin));

  test('draws the bar and the page in the design’s own type', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible();
    expect((await page.getByRole('navigation').boundingBox())?.height).toBe(52);
    await expect.poll(() => page.evaluate(() => document.fonts.check('14px "Geist Variable"'))).toBe(true);
  });

  test('follows the device’s theme', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
  });

  test('loads the dialog only when it is asked for, and gives the focus back', async ({ page }) => {
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

  test('goes to a page of the portal without asking the server for it', async ({ page }) => {
    await page.getByRole('button', { name: 'Support' }).click();
    const before = served().pages();
    await page.getByRole('link', { name: 'Cases' }).click();
    await expect(page).toHaveURL(/\/support\/cases$/);
    expect(served().pages()).toBe(before);
  });
});
