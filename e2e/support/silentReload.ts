import { expect, type Page } from '@playwright/test';

/** Loads the page anew, and expects the silent check to find the session: the page comes back under its title, and the window went nowhere else. */
export async function expectSilentReload(page: Page, title: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const visited: string[] = [];
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visited.push(frame.url())));
  await page.reload();
  await expect(page).toHaveTitle(title);
  expect(new Set(visited.map((url) => new URL(url).pathname))).toEqual(new Set([pathname]));
}
