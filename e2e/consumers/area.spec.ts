import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAreaConsumer } from './support/buildAreaConsumer.ts';
import { serve } from './support/serve.ts';
import { copiedArea } from './support/consumer.ts';
import { expect, test, useServer } from './support/test.ts';

const served = useServer(async () => {
  test.setTimeout(300_000);
  const folder = copiedArea();
  await buildAreaConsumer(folder);
  const body = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  return serve(join(folder, 'dist'), () => ({ body, headers: {} }));
});

test(
  'An area that was copied out of the repository shows its list, and saves a change on the page of a row',
  { tag: '@ci' },
  async ({ page }) => {
    const list = page.waitForRequest(/NoticesPage/);
    await page.goto(`${served().origin}/noticeboard`);
    await list;
    await page.getByRole('link', { name: 'Portal release, November' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portal release, November' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible();
    await page.getByRole('link', { name: 'Noticeboard' }).click();
    await expect(page.getByRole('rowheader', { name: 'Another title' })).toBeVisible();
  },
);

test(
  'An area that was copied out of the repository shows its form for a new row at its address',
  { tag: '@ci' },
  async ({ page }) => {
    await page.goto(`${served().origin}/noticeboard/new`);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
);

test(
  'An area that was copied out of the repository is denied to a user without access, and its code is not loaded',
  { tag: '@ci' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await page.goto(`${served().origin}/noticeboard?denied`);
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(scripts.filter((url) => url.includes('NoticesPage'))).toEqual([]);
  },
);
