import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page) => page.getByRole('tab');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page, name: RegExp | string) => palette(page).getByRole('option', { name });

/** The names of the tabs, without their numbers. */
async function kinds(page: Page): Promise<string[]> {
  await expect(page.getByRole('status').filter({ hasText: /results? for/ })).not.toHaveText(/so far/);
  return (await tabs(page).allTextContents()).map((text) => text.replace(/[\d,]+$/, ''));
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('A case is found by its number in the bar, and a service by its number in another spelling [SEARCH-1, SEARCH-3, SEARCH-5, TOOL-5, TOOL-10]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/landing');
  const box = page.getByRole('navigation', { name: 'Main' }).getByRole('searchbox', { name: 'Search' });
  await expect(box).toHaveAccessibleDescription(/Ctrl\+K|⌘K/);
  await box.fill('12345');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?keyword=12345');
  const exact = page.getByRole('rowheader').filter({ hasText: 'Exact match' });
  await expect(exact.first()).toContainText('00012345');

  const field = page.getByRole('searchbox', { name: 'Keyword' });
  await field.fill('qs104200');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?keyword=qs104200');
  await expect(exact.first()).toContainText('QS-104200');
  await exact.first().getByRole('link').click();
  await expect(page).toHaveURL('/services/QS-104200');
  await page.goBack();
  await expect(exact.first()).toContainText('QS-104200');

  await tabs(page).filter({ hasText: 'Cases' }).click();
  await expect(page).toHaveURL('/search?keyword=qs104200&tab=case');
  await box.fill('qs104200');
  await box.press('Enter');
  // What was found in one kind says nothing about another keyword.
  await expect(page).toHaveURL('/search?keyword=qs104200');
  await tabs(page).filter({ hasText: 'Cases' }).click();
  await page.getByRole('link', { name: /Show .* in Cases/ }).click();
  await expect(page).toHaveURL('/support/cases?q=qs104200');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('Users find only items that they may open [SEARCH-3, PALETTE-4]', async ({ page, sandbox }) => {
  await openSignedIn(page, 'ben', '/search?keyword=bristol');
  await expect(heading(page)).toHaveText('Search');
  expect(await kinds(page)).not.toContain('Quotes');
  const asked = await sandbox.requests();
  expect(asked.filter(({ path }) => path === '/api/portal/rest/quotes')).toEqual([]);
  await openPalette(page);
  await page.keyboard.type('new');
  await expect(option(page, 'New case')).toBeVisible();
  await expect(option(page, /New quote|New order/)).toHaveCount(0);
});

test('An Artemis user finds orders, and none of the things of Apollo [SEARCH-3, PALETTE-4]', async ({
  page,
}) => {
  await openSignedIn(page, 'chloe', '/search?keyword=e');
  expect(await kinds(page)).toEqual(expect.arrayContaining(['All']));
  for (const kind of await kinds(page)) expect(['All', 'Orders', 'Drafts of orders']).toContain(kind);
  await openPalette(page);
  await expect(option(page, 'New order')).toBeVisible();
  await expect(option(page, /New case|Services/)).toHaveCount(0);
});

test('The command palette opens, finds an exact number and leads to it by keyboard alone, and loads on first use [PALETTE-1, PALETTE-5, PALETTE-10]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await openSignedIn(page, 'amelia', '/landing');
  await expect(heading(page)).toHaveText('Welcome, Amelia');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await openPalette(page);
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.type('00012345');
  await expect(option(page, /00012345/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/cases/00012345');
  await expect(palette(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();

  // The case is now the first of the recent items, except on its own page.
  await openPalette(page);
  await page.keyboard.type('approvals');
  await expect(option(page, 'Approvals').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/approvals');
  // A recent item that arrives late waits for the next opening, so that nothing moves.
  await expect(async () => {
    await openPalette(page);
    const first = await palette(page).getByRole('option').first().textContent();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    expect(first).toContain('00012345');
  }).toPass();
});
