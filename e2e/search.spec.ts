import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page, name: RegExp | string) => palette(page).getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('A case is found by its number in the command palette, which loads on first use, and a service in the bar by its number in another spelling [PALETTE-1, PALETTE-5, PALETTE-10, SEARCH-1, SEARCH-5, TOOL-5, TOOL-10]', async ({
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
  await expect(heading(page).filter({ hasText: 'Loss of service' })).toBeFocused();

  const box = page.getByRole('navigation', { name: 'Main' }).getByRole('searchbox', { name: 'Search' });
  await expect(box).toHaveAccessibleDescription(/Ctrl\+K|⌘K/);
  await box.fill('qs104200');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?keyword=qs104200');
  const exact = page.getByRole('rowheader').filter({ hasText: 'Exact match' });
  await expect(exact.first()).toContainText('QS-104200');
  await exact.first().getByRole('link').click();
  await expect(page).toHaveURL('/services/QS-104200');
});
