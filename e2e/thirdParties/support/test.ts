import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { createPortalServer } from '../../../apps/portal/server/portalServer.ts';
import { listen } from '../../../tools/harness/lifetime.ts';
import { demoConfig, root } from '../../../tools/harness/settings.ts';
import { test as base } from '../../support/test.ts';

export { insideOf } from '../../support/insideOf.ts';
export { expect } from '../../support/test.ts';

/** An origin that the page's deployment lists, and one that it does not. */
export const VENDOR = 'https://vendor.example';
export const STRANGER = 'https://stranger.example';

/** Playwright's test with a page that contains only the third parties, served as the portal is, and a sandbox. */
export const test = base.extend<object, { served: string }>({
  served: [
    async ({ stack }, use, { parallelIndex }) => {
      const distFolder = join(root, `node_modules/.cache/quayside/third-parties-page-${parallelIndex}`);
      await buildPage(distFolder);
      const server = createPortalServer({
        distFolder,
        backendOrigin: stack.identity,
        config: { ...demoConfig(Number(new URL(stack.identity).port)), THIRD_PARTY_ORIGINS: [VENDOR] },
      });
      await listen(server, 0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served),
  page: async ({ page }, use) => {
    await page.goto('/');
    await page.waitForFunction(() => 'portal' in globalThis);
    await use(page);
  },
});

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(root, 'e2e/thirdParties/page'),
    configFile: false,
    logLevel: 'warn',
    // The third parties' page is among the served files.
    publicDir: join(root, 'apps/portal/public'),
    resolve: { conditions: ['@quayside/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

/** A vendor of the test's own, whose script is `code`. */
export async function serveScript(page: Page, code: string, origin: string = VENDOR): Promise<string> {
  const url = `${origin}/vendor.js`;
  await page.unroute(url);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  return url;
}
