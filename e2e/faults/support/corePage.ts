import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { build } from 'vite';
import { createPortalServer } from '../../../apps/portal/server/portalServer.ts';
import { listen } from '../../../tools/harness/lifetime.ts';
import { startSandbox, stopSandbox } from '../../../tools/harness/sandbox.ts';
import { demoConfig, root } from '../../../tools/harness/settings.ts';
import type { IdentityDriver } from '../../support/identityDriver.ts';
import { createIdentityDriver, otherIdentity, type ProviderOptions } from '../../support/identityProvider.ts';
import { createSandboxControl, type SandboxControl } from '../../support/sandboxControl.ts';
import { submitSignInForm } from '../../support/test.ts';

const FIRST_PORT = 5440;

/** A page of the core alone, served as the portal is. */
export interface CorePage {
  origin: string;
  control: SandboxControl;
  identity: IdentityDriver;
}

/** Playwright's test with the core's page and a sandbox that is reset before each test. */
export const test = base.extend<{ core: CorePage }, { served: CorePage } & ProviderOptions>({
  provider: [{ kind: 'sandbox' }, { option: true, scope: 'worker' }],
  firstPort: [FIRST_PORT, { option: true, scope: 'worker' }],
  served: [
    async ({ provider, firstPort }, use, { parallelIndex }) => {
      const portalPort = firstPort + parallelIndex * 2;
      const sandboxPort = portalPort + 1;
      const cache = join(root, 'node_modules/.cache/quayside');
      const distFolder = join(cache, `faults-page-${portalPort}`);
      const data = join(cache, `faults-core-${portalPort}`);
      rmSync(data, { recursive: true, force: true });
      await buildPage(distFolder);
      const other = await otherIdentity(provider);
      const sandbox = await startSandbox({
        sandboxPort,
        portalPort,
        env: { SANDBOX_DATA: data, SANDBOX_CONTROL: 'on', ...other?.sandboxEnvironment },
        onExit: () => undefined,
      });
      const backendOrigin = `http://localhost:${sandboxPort}`;
      const server = createPortalServer({
        distFolder,
        backendOrigin,
        config: { ...demoConfig(sandboxPort), ...(other && { KEYCLOAK_URL: other.origin }) },
      });
      await listen(server, portalPort);
      const control = createSandboxControl(backendOrigin);
      await use({
        origin: `http://localhost:${portalPort}`,
        control,
        identity: createIdentityDriver(provider, control),
      });
      server.close();
      server.closeAllConnections();
      await stopSandbox(sandbox);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.origin),
  core: async ({ served }, use) => {
    await served.control.reset();
    await served.identity.reset();
    await use(served);
  },
});

export const { expect } = base;

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(root, 'e2e/faults/page'),
    configFile: false,
    logLevel: 'warn',
    // The server also serves the silent-check page.
    publicDir: join(root, 'apps/portal/public'),
    resolve: { conditions: ['@quayside/source', 'module', 'browser', 'production'] },
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
}

/** Waits until the page shows this session status. */
export async function expectSession(page: Page, status: string | RegExp): Promise<void> {
  await expect(page.locator('#status')).toHaveText(status, { timeout: 15_000 });
}

/** Opens the page and signs in on the provider's form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/support');
  await submitSignInForm(page, 'amelia');
  await expectSession(page, 'signed-in');
}
