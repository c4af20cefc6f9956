import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, type Page, test as base } from '@playwright/test';
import { root } from '../../scripts/lib/settings.ts';
import { startStack } from '../../scripts/lib/stack.ts';
import { createSandboxControl, type SandboxControl } from './sandboxControl.ts';

const FIRST_PORT = 5400;

/** The portal and the sandbox of one worker. */
export interface Stack {
  portal: string;
  identity: string;
  control: SandboxControl;
}

/** What a page said that it should not have said. Expected lines are taken out by `allow`. */
export interface Complaints {
  /** Lines that match are expected by this test. */
  allow: (...patterns: RegExp[]) => void;
  /** All lines so far that no pattern expects. */
  unexpected: () => string[];
}

/** Playwright's test with a stack of its own a worker, reset before each test, and a silent console demanded after it. */
export const test = base.extend<{ sandbox: SandboxControl; complaints: Complaints }, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const portalPort = FIRST_PORT + parallelIndex * 2;
      const data = join(root, `node_modules/.cache/quayside/e2e-${parallelIndex}`);
      rmSync(data, { recursive: true, force: true });
      const { portal, identity, stop } = await startStack({
        portalPort,
        sandboxPort: portalPort + 1,
        sandboxData: data,
      });
      await use({ portal, identity, control: createSandboxControl(identity) });
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.portal),
  sandbox: [
    async ({ stack }, use) => {
      await stack.control.reset();
      await use(stack.control);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      const unexpected = () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      context.on(
        'console',
        (message) =>
          void (
            isComplaint(message) &&
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

/** Errors and warnings, which take in every violation of the content security policy. */
function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** Fills in the provider's form, by the ids that Keycloak and the sandbox share. */
export async function submitSignInForm(page: Page, username: string, password = 'quayside'): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

/** Opens an address of the portal as nobody and signs in on the form it leads to. */
export async function signIn(page: Page, username: string, address = '/'): Promise<void> {
  await page.goto(address);
  await submitSignInForm(page, username);
}
