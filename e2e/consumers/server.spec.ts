import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serve } from './support/serve.ts';
import { consumer, expect, test, useServer } from './support/test.ts';

type Render = (template: string, path: string, nonce: string) => Promise<string>;

const served = useServer(async () => {
  const folder = join(consumer('server'), 'dist');
  const template = readFileSync(join(folder, 'client/index.html'), 'utf8');
  const { render } = createRequire(join(folder, 'server/'))('./server.js') as { render: Render };
  return serve(join(folder, 'client'), async (path) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'`;
    return { body: await render(template, path, nonce), headers: { 'content-security-policy': policy } };
  });
});

test.describe('A server-rendered application with another router and a nonce policy', { tag: '@ci' }, () => {
  test('A server-rendered page is complete and styled before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${served().origin}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect((await page.getByRole('navigation').boundingBox())?.height).toBe(52);
    await expect(page.locator('html')).toHaveAttribute('data-view', 'artemis');
    await context.close();
  });

  test('A server-rendered page hydrates without a warning, and its links use the router', async ({
    page,
  }) => {
    await page.goto(served().origin);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const before = served().pages();
    await page.getByRole('link', { name: 'See the orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: 'Quayside home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Partner desk' })).toBeVisible();
    expect(served().pages()).toBe(before);
  });

  test('A server-rendered page opens a lazy dialog with its styles', async ({ page }) => {
    await page.goto(`${served().origin}/orders`);
    const opener = page.getByRole('button', { name: 'Withdraw' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw the order?' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('..')).toHaveCSS('border-radius', '10px');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
