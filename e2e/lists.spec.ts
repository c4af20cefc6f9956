import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('rowheader');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });

async function openList(page: Page, account: string, path: string): Promise<void> {
  await openSignedIn(page, account, path);
  await expect(rows(page).first()).toBeVisible();
}

test('The list of services is searched, filtered and sorted on the server, and Back restores it and the focus [LIST-1, SCROLL-7, SVC-1]', async ({
  page,
}) => {
  await openList(page, 'amelia', '/services');
  await expect(rows(page)).toHaveCount(25);
  await expect(pages(page)).toContainText(/1–25 of 9,\d{3}/);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('bristol');
  await expect(page).toHaveURL(/\?q=bristol$/);
  await filters(page).getByRole('button', { name: 'Health' }).click();
  await page.getByRole('checkbox', { name: /^Down/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: /Bristol Temple Quay/ })).toBeVisible();
  const sorted = page.waitForResponse(/\/services\?.*sort=mrc/);
  await page.getByRole('button', { name: 'Monthly charge (MRC)' }).click();
  await expect(page).toHaveURL(/\?q=bristol&health=down&sort=mrc$/);
  // Back shows at once what has arrived before.
  await sorted;
  await page.getByRole('link', { name: /Bristol Temple Quay/ }).click();
  await expect(page).toHaveURL(/\/services\/QS-104200$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=bristol&health=down&sort=mrc$/);
  await expect(page.getByRole('button', { name: 'Remove Health: Down' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Bristol Temple Quay/ })).toBeFocused();
});

test('An address with parts that do not fit, and a page beyond the last, opens the last page [LIST-1, LIST-2]', async ({
  page,
}) => {
  await openList(page, 'amelia', '/support/cases?status=won&sort=owner&scope=mine&page=9999');
  await expect(page.getByRole('tab', { name: /^Mine/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/support\/cases\?scope=mine&page=\d{1,3}$/);
  await expect(pages(page)).toContainText(/(\d+) of \1(?!\d)/);
});

test(
  'A saved view brings back filters, sort and columns, and opens by default until it is deleted [LIST-3, LIST-4]',
  { tag: '@detail' },
  async ({ page }) => {
    await openList(page, 'amelia', '/services?health=down&sort=-mrc');
    const views = (name: string | RegExp) => page.getByRole('button', { name });
    await views(/Standard view/).click();
    await page.getByRole('button', { name: 'Save as a new view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Down, dearest first');
    await page.keyboard.press('Enter');
    await expect(views(/Down, dearest first/)).toBeVisible();
    await filters(page).getByRole('button', { name: 'Health' }).click();
    await page.getByRole('checkbox', { name: /^Degraded/ }).check();
    await page.keyboard.press('Escape');
    await expect(views(/Down, dearest first.*Modified/)).toBeVisible();
    await views(/Down, dearest first/).click();
    await page.getByRole('button', { name: 'Set as default' }).click();
    await openList(page, 'amelia', '/services');
    await expect(page).toHaveURL(/\?health=down&sort=-mrc&view=/);
    await views(/Down, dearest first/).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('View “Down, dearest first” deleted', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await views(/Standard view/).click();
    await expect(page.getByRole('button', { name: /^Down, dearest first/ })).toBeVisible();
  },
);

test('An export covers all rows that match the filter and has the visible columns [LIST-5]', async ({
  page,
}) => {
  await openList(page, 'amelia', '/services?health=down&q=bristol');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export these \d+ services$/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('services.csv');
  const [header, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(header).toBe(
    'Service,Product,Number,Health,A end,B end,Bandwidth (Mbps),Contract ends,"Monthly, MRC (GBP, excluding VAT)",Open cases',
  );
  await expect(page.getByRole('button', { name: `Export these ${lines.length} services` })).toBeVisible();
});

test(
  'Selected cases are followed at once, and the tab Following has them [CASES-1, CASES-2]',
  { tag: '@detail' },
  async ({ page }) => {
    await openList(page, 'amelia', '/support/cases?scope=mine&status=closed&sort=raisedAt');
    const numbers: string[] = [];
    for (const index of [0, 1]) {
      const row = page.getByRole('row').nth(index + 1);
      numbers.push((await row.getByText(/^\d{8}$/).textContent()) ?? '');
      await row.getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('You follow 2 cases now.', { exact: true })).toBeVisible();
    for (const number of numbers) {
      await page.goto(`/support/cases?scope=followed&q=${number}`);
      await expect(rows(page)).toHaveCount(1);
    }
  },
);

test(
  'The head of a list stays below the bar while the page scrolls [LIST-7]',
  { tag: '@detail' },
  async ({ page }) => {
    await openList(page, 'amelia', '/approvals');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    await expect
      .poll(async () => (await page.getByRole('row').first().boundingBox())?.y)
      .toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  },
);
