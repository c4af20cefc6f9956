import type { Download, Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('rowheader');
const count = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search documents' });
const openFilter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name }).click();
const openButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Open ${name} in a new tab` });

async function openResources(page: Page, path = '/resource'): Promise<void> {
  await openSignedIn(page, 'amelia', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** As in a browser that shows PDFs. A headless one reports that it does not. */
const showsPdfs = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
  });

test('A search and a filter narrow the list of documents in the address, and Back restores the earlier list [RES-1, RES-3, RES-4, RES-5]', async ({
  page,
}) => {
  await openResources(page);
  await expect(rows(page)).toHaveCount(25);
  await expect(count(page)).toContainText(/1–25 of [12],\d{3}/);
  await search(page).fill('bristol report');
  await expect(page).toHaveURL(/\?q=bristol\+report$/);
  await expect(rows(page).first().getByRole('link').locator('mark')).toHaveText(['report', 'Bristol']);
  const pdf = page.getByRole('checkbox', { name: /^PDF \(\d+\)$/ });
  const chip = page.getByRole('button', { name: 'Remove File type: PDF' });
  await openFilter(page, 'File type');
  const label = (await pdf.evaluate((box) => box.closest('label, div')?.textContent)) ?? '';
  await pdf.check();
  await expect(page).toHaveURL(/type=pdf/);
  await page.keyboard.press('Escape');
  await expect(count(page)).toContainText(`of ${/\((\d+)\)/.exec(label)?.[1]}`);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows(page).first()).toContainText('Service report, April');

  const link = rows(page).nth(20).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));

  await page.goBack();
  await expect(search(page)).toHaveValue('bristol report');
  await expect(chip).toBeVisible();
  await expect(rows(page).nth(20).getByRole('link', { name })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 100);
});

test(
  'A second search is a history entry of its own, so Back restores the filter of the first [RES-3]',
  { tag: '@detail' },
  async ({ page }) => {
    await openResources(page);
    await search(page).fill('bristol');
    await expect(page).toHaveURL(/\?q=bristol$/);
    await search(page).fill('bristol report');
    await expect(page).toHaveURL(/\?q=bristol\+report$/);
    await openFilter(page, 'File type');
    await page.getByRole('checkbox', { name: /^PDF \(/ }).check();
    await expect(page).toHaveURL(/\?q=bristol\+report&type=pdf$/);
    await search(page).fill('guide');
    await expect(page).toHaveURL(/\?q=guide&type=pdf$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=bristol\+report&type=pdf$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=bristol\+report$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/resource$/);
  },
);

test(
  'Enter on the same words keeps page and sort, and other words keep the sort [RES-3, RES-4]',
  { tag: '@detail' },
  async ({ page }) => {
    await openResources(page, '/resource?q=report&sort=name&page=3');
    const kept = /\?q=report&sort=name&page=3$/;
    await search(page).press('Enter');
    await expect(page).toHaveURL(kept);
    await search(page).fill('report bristol');
    await expect(page).toHaveURL(/\?q=report\+bristol&sort=name$/);
  },
);

test(
  'A PDF opens in a tab that opens on the click, and a CSV downloads [RES-6]',
  { tag: '@detail' },
  async ({ page, context }) => {
    await showsPdfs(page);
    await openResources(page, '/resource?q=user+guide&type=pdf');
    // This browser cannot show a PDF, so the tab downloads it, perhaps as soon as it exists.
    const downloaded = new Promise<Download>((resolve) => {
      context.once('page', (tab) => tab.once('download', resolve));
    });
    await openButton(page, 'Portal user guide').click();
    const pdf = await downloaded;
    expect(pdf.url()).toMatch(/^blob:/);
    await pdf.page().close();

    await page.goto('/resource?q=cloud+price+book');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Cloud price book' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Cloud price book \d+\.\d+\.csv$/);
    expect(context.pages()).toHaveLength(1);
  },
);

test('A confidential document asks for its terms before its first file, and no more after that [RES-7]', async ({
  page,
}) => {
  await openResources(page, '/resource?category=price-books&q=2026+quarter+4');
  const download = page.getByRole('button', { name: /^Download Price book 2026, quarter 4/ });
  await download.click();
  const dialog = page.getByRole('dialog', { name: 'This document is confidential' });
  await expect(dialog).toContainText('You may not pass it on to other companies');
  const first = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Accept and download' }).click();
  expect((await first).suggestedFilename()).toMatch(/^Price book 2026/);
  await expect(dialog).toBeHidden();
  const second = page.waitForEvent('download');
  await download.click();
  await second;
});

test(
  'A document and a category that are followed appear under Following [RES-8]',
  { tag: '@detail' },
  async ({ page }) => {
    await openResources(page, '/resource?category=certificates');
    await page.getByRole('button', { name: 'Follow Certificates and policies' }).click();
    await expect(page.getByRole('button', { name: 'Following Certificates and policies' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.goto('/resource/PORTAL_USER_GUIDE');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/resource?show=followed&sort=name');
    await expect(page.getByRole('tab', { name: 'Following 13' })).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).filter({ hasText: 'Portal user guide' })).toHaveCount(1);
  },
);

test(
  'A document published since the last visit is marked as new and has a tab of its own [RES-9]',
  { tag: '@detail' },
  async ({ page }) => {
    await openResources(page);
    const tab = page.getByRole('tab', { name: /^New since 9 Nov 2026/ });
    const badges = rows(page).filter({ hasText: /New/ });
    const shown = await badges.count();
    expect(shown).toBeGreaterThan(2);
    await tab.click();
    await expect(page).toHaveURL(/show=new/);
    await expect(rows(page)).toHaveCount(shown);
  },
);

test(
  'Selected documents download as one ZIP, without the confidential ones [RES-10]',
  { tag: '@detail' },
  async ({ page }) => {
    await openResources(page, '/resource?q=cloud+price+book');
    await page.getByRole('checkbox', { name: /^Select Cloud price book/ }).check();
    await search(page).fill('price book 2026 quarter');
    await page.getByRole('checkbox', { name: /^Select Price book 2026, quarter 4/ }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: /^Download 2 as ZIP \(\d+ kB\)$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Some documents are confidential' });
    await expect(dialog.getByRole('listitem')).toHaveText([/^Price book 2026, quarter 4/]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download the other document' }).click();
    expect((await download).suggestedFilename()).toBe('documents.zip');
  },
);

test(
  "A document's page shows its versions and links to its service and order [RES-11]",
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/resource/HC-104200');
    await expect(page.getByRole('heading', { level: 1, name: /^Handover certificate/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^1\.0/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Internet Access, Bristol Temple Quay' })).toHaveAttribute(
      'href',
      '/services/QS-104200',
    );
    await page.getByRole('link', { name: 'Order of Internet Access' }).click();
    await expect(page).toHaveURL(/\/services\/provisioning-cases\/OR-55200$/);
  },
);

test(
  'A click in a row opens the document, and the modifier key and the middle button open it in a new tab [RES-15]',
  { tag: '@detail' },
  async ({ page, context }) => {
    await openResources(page, '/resource?q=user+guide&type=pdf');
    const cell = page
      .getByRole('row')
      .filter({ hasText: 'Portal user guide' })
      .getByRole('cell', { name: 'PDF' });
    for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await cell.click(options);
      const tab = await opened;
      await expect(tab).toHaveURL(/\/resource\/[^/?]+$/);
      await tab.close();
      await expect(page).toHaveURL(/\?q=user\+guide&type=pdf$/);
    }
    await cell.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portal user guide' })).toBeVisible();
  },
);
