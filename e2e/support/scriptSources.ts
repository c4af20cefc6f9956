import { expect, type Page } from '@playwright/test';

/** Paths of the portal's own origin that answer with something, and hold no script of the portal. */
const foreign = ['/resources/usage.js', '/resources/x.js', '/api/x', '/core/x', '/favicon.svg', '/x.js'];

/** Expects a page to run and to fetch ahead the scripts of `/assets/`, and the browser to refuse every other script of its origin. */
export async function expectOwnScriptsAlone(page: Page): Promise<void> {
  const own = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname))
      .map(({ pathname }) => pathname),
  );
  expect(own.length).toBeGreaterThan(3);
  const tried = own.slice(0, 2);
  const outcomes = await page.evaluate(
    async (paths) => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
        refused.push(`${effectiveDirective} ${new URL(blockedURI).pathname}`),
      );
      const tryImport = async (path: string) => {
        try {
          await import(path);
          return true;
        } catch {
          return false;
        }
      };
      const tryPreload = async (path: string) => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: path });
        const done = new Promise<boolean>((resolve) => {
          link.addEventListener('load', () => resolve(true));
          link.addEventListener('error', () => resolve(false));
        });
        document.head.append(link);
        return done;
      };
      const ran = [];
      for (const path of paths) if (await tryImport(path)) ran.push(path);
      for (const path of paths) if (await tryPreload(`${path}?ahead`)) ran.push(`${path}?ahead`);
      return { ran, refused: [...new Set(refused)] };
    },
    [...tried, ...foreign],
  );
  expect(outcomes.ran).toEqual([...tried, ...tried.map((path) => `${path}?ahead`)]);
  expect(outcomes.refused).toEqual(foreign.map((path) => `script-src-elem ${path}`));
}
