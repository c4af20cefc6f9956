import { expect, type Page } from '@playwright/test';

/** Reloads the page, and expects the silent check to find the session: the page has the same title, and the window visited no other address. */
export async function expectSilentReload(page: Page, title: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const visited: string[] = [];
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visited.push(frame.url())));
  await page.reload();
  await expect(page).toHaveTitle(title);
  expect(new Set(visited.map((url) => new URL(url).pathname))).toEqual(new Set([pathname]));
}
