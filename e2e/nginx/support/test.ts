import { createIdentityDriver } from '../../support/identityProvider.ts';
import { createSandboxControl } from '../../support/sandboxControl.ts';
import { test as base } from '../../support/test.ts';
import { type NginxStack, startNginxStack } from './nginxStack.ts';

const FIRST_PORT = 5600;

/** The end-to-end tests' `test`, with nginx in place of the portal's server. */
export const test = base.extend<object, { web: NginxStack }>({
  web: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const web = await startNginxStack(FIRST_PORT + parallelIndex * 2);
      await use(web);
      await web.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ web: { nginx, identity } }, use) => {
      const control = createSandboxControl(identity);
      const driver = createIdentityDriver({ kind: 'sandbox' }, control);
      await use({ portal: nginx.origin, identity, control, driver });
    },
    { scope: 'worker' },
  ],
});

export { expect, signIn, submitSignInForm } from '../../support/test.ts';
