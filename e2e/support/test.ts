import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, type Page, test as base } from '@playwright/test';
import { root } from '../../tools/harness/settings.ts';
import { startStack } from '../../tools/harness/stack.ts';
import type { IdentityDriver } from './identityDriver.ts';
import { createIdentityDriver, otherIdentity, type ProviderOptions } from './identityProvider.ts';
import { createSandboxControl, type SandboxControl } from './sandboxControl.ts';

const FIRST_PORT = 5400;

/** The portal and the sandbox of one worker. */
export interface Stack {
  portal: string;
  /** The identity provider's origin. */
  identity: string;
  control: SandboxControl;
  driver: IdentityDriver;
}

/** The unexpected log lines and errors of a page. `allow` removes expected lines. */
export interface ConsoleErrors {
  /** Lines that match are expected by this test. An undefined pattern matches none. */
  allow: (...patterns: (RegExp | undefined)[]) => void;
  /** All lines so far that no pattern expects. */
  unexpected: () => string[];
}

/**
 * Playwright's test with one stack for each worker. It resets the stack before each test, and expects a silent console after it.
 */
export const test = base.extend<
  { sandbox: SandboxControl; identity: IdentityDriver; consoleErrors: ConsoleErrors },
  { stack: Stack } & ProviderOptions
>({
  provider: [{ kind: 'sandbox' }, { option: true, scope: 'worker' }],
  firstPort: [FIRST_PORT, { option: true, scope: 'worker' }],
  stack: [
    async ({ provider, firstPort }, use, { parallelIndex }) => {
      const portalPort = firstPort + parallelIndex * 2;
      const data = join(root, `node_modules/.cache/quayside/e2e-${portalPort}`);
      rmSync(data, { recursive: true, force: true });
      const { portal, sandbox, identity, stop } = await startStack({
        portalPort,
        sandboxPort: portalPort + 1,
        sandboxData: data,
        otherIdentity: await otherIdentity(provider),
      });
      const control = createSandboxControl(sandbox);
      await use({ portal, identity, control, driver: createIdentityDriver(provider, control) });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.portal),
  sandbox: [
    async ({ stack }, use) => {
      await stack.control.reset();
      await stack.driver.reset();
      await use(stack.control);
    },
    { auto: true },
  ],
  identity: ({ stack }, use) => use(stack.driver),
  consoleErrors: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const allowed: (RegExp | undefined)[] = [];
      const unexpected = () => lines.filter((line) => !allowed.some((pattern) => pattern?.test(line)));
      context.on(
        'console',
        (message) =>
          void (
            isErrorOrWarning(message) &&
            lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
          ),
      );
      context.on('weberror', (error) => void lines.push(`uncaught: ${error.error().message}`));
      await use({ allow: (...patterns) => void allowed.push(...patterns), unexpected });
      base.expect(unexpected(), 'nothing on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** Errors and warnings, including every violation of the content security policy. */
function isErrorOrWarning(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** Fills in the provider's form, by the ids that Keycloak and the sandbox share. */
export async function submitSignInForm(page: Page, username: string, password = 'quayside'): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

/** Opens an address of the portal without a session and signs in on the form that it redirects to. */
export async function signIn(page: Page, username: string, address = '/'): Promise<void> {
  await page.goto(address);
  await submitSignInForm(page, username);
}

/** Opens an address of the portal as a user with a session at the provider, so that the silent check finds it. */
export async function openSignedIn(page: Page, username: string, address = '/'): Promise<void> {
  const response = await page.request.get('/assets/portal/config.json');
  const config = (await response.json()) as { KEYCLOAK_URL: string; KEYCLOAK_REALM: string };
  const form = await page.request.get(
    `${config.KEYCLOAK_URL}/realms/${config.KEYCLOAK_REALM}/protocol/openid-connect/auth`,
    {
      params: {
        client_id: 'portal',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: new URL('/login/callback', response.url()).href,
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      },
    },
  );
  // It returns to the portal with a code. The portal does not run, so the code expires.
  const returned = await page.request.post(form.url(), { form: { username, password: 'quayside' } });
  expect(new URL(returned.url()).pathname, 'the provider lets the account in').toBe('/login/callback');
  await page.goto(address);
}
