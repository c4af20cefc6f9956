import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAreaConsumer } from './support/buildAreaConsumer.ts';
import { serve } from './support/serve.ts';
import { consumer, expect, test, useServer } from './support/test.ts';

const served = useServer(async () => {
  test.setTimeout(120_000);
  const folder = consumer('area');
  await buildAreaConsumer(folder);
  const body = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  return serve(join(folder, 'dist'), () => ({ body, headers: {} }));
});

test(
  'An area from its tarball shows its list, and a detail page at the address of its parameter',
  { tag: '@ci' },
  async ({ page }) => {
    const list = page.waitForRequest(/NoticeboardPage/);
    await page.goto(`${served().origin}/noticeboard`);
    await list;
    await page.getByRole('link', { name: 'Portal release, November' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portal release, November' })).toBeVisible();
    await expect(page.getByText('Text of NOVEMBER')).toBeVisible();
    await page.getByRole('link', { name: 'Noticeboard' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.goto(`${served().origin}/noticeboard/NOVEMBER`);
    await expect(page.getByText('Text of NOVEMBER')).toBeVisible();
  },
);

test(
  'An area from its tarball is denied to a user without access, and its code is not loaded',
  { tag: '@ci' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await page.goto(`${served().origin}/noticeboard?denied`);
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(scripts.filter((url) => url.includes('NoticeboardPage'))).toEqual([]);
  },
);
