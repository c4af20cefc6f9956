import { expect, type Page } from '@playwright/test';

/** Paths of the portal's own origin with a response that is no script of the portal. */
const foreign = ['/resources/usage.js', '/resources/x.js', '/api/x', '/core/x', '/favicon.svg', '/x.js'];

/** Expects a page to run and to preload the scripts of `/assets/`, and the browser to refuse every other script of its origin. */
export async function expectOwnScriptsAlone(page: Page): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const own = loaded.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(own.length).toBeGreaterThan(3);
  const tried = [...own.slice(0, 2), ...foreign];
  await page.evaluate(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      refused.push(`${effectiveDirective} ${new URL(blockedURI).pathname}`),
    );
    Object.assign(globalThis, { refused });
  });
  const ran: string[] = [];
  for (const path of tried) {
    if (await runs(page, path)) ran.push(path);
    if (await preloads(page, `${path}?ahead`)) ran.push(`${path}?ahead`);
  }
  expect(ran).toEqual(tried.slice(0, 2).flatMap((path) => [path, `${path}?ahead`]));
  // Twice each: as a module, and ahead of it.
  expect(await page.evaluate('refused')).toEqual(
    foreign.flatMap((path) => [`script-src-elem ${path}`, `script-src-elem ${path}`]),
  );
}

/** Whether the page can import a module. */
async function runs(page: Page, path: string): Promise<boolean> {
  return page.evaluate(`import(${JSON.stringify(path)}).then(() => true, () => false)`);
}

/** Whether the page can fetch a module ahead of its import. */
async function preloads(page: Page, path: string): Promise<boolean> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
    return new Promise((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
    });
  }, path);
}
