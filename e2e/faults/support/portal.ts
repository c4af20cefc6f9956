import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, type Page, type Request, test as base } from '@playwright/test';
import { root } from '../../../tools/harness/settings.ts';
import { startStack } from '../../../tools/harness/stack.ts';
import { createSandboxControl, type SandboxControl } from '../../support/sandboxControl.ts';

const FIRST_PORT = 5480;

/** The built portal and its sandbox, of one worker. */
export interface Portal {
  origin: string;
  identity: string;
  control: SandboxControl;
}

/** Playwright's test with the built portal and a sandbox that is reset before each test. */
export const test = base.extend<{ portal: Portal }, { stack: Portal }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const portalPort = FIRST_PORT + parallelIndex * 2;
      const sandboxData = join(root, `node_modules/.cache/quayside/faults-portal-${parallelIndex}`);
      rmSync(sandboxData, { recursive: true, force: true });
      const { portal, identity, stop } = await startStack({
        portalPort,
        sandboxPort: portalPort + 1,
        sandboxData,
      });
      await use({ origin: portal, identity, control: createSandboxControl(identity) });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.origin),
  portal: async ({ stack }, use) => {
    await stack.control.reset();
    await use(stack);
  },
});

export const { expect } = base;

/** The content of a page: nothing, a busy state, the portal, a screen with a next step, the provider's form, or a foreign page. */
export type Look = 'blank' | 'busy' | 'portal' | 'screen' | 'form' | 'elsewhere';

/** The observations of a page. */
export interface Watch {
  /** Waits until the page shows this, at most `timeoutMs` milliseconds. */
  sees: (look: Look, timeoutMs: number) => Promise<void>;
  /** The longest time without visible text, in milliseconds. */
  longestBlankMs: () => number;
  /** The longest uninterrupted time of being busy or blank, in milliseconds. */
  longestBusyMs: () => number;
  /** The number of redirects to the provider's form that the page started automatically. */
  navigations: () => number;
  stop: () => void;
}

const sampleMs = 100;
const prefix = 'quayside-look:';

/** Runs in the page before its own scripts. Reports the visible state ten times a second. */
function reportLook(options: { everyMs: number; prefix: string }): void {
  if (self !== top) return;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const look = (): string => {
    // The browser's error page.
    if (location.protocol === 'chrome-error:') return 'elsewhere';
    // There may be no body yet.
    const words = (document.body as HTMLElement | null)?.innerText.trim() ?? '';
    if (words === '') return 'blank';
    if (words.startsWith('Loading')) return 'busy';
    if (document.querySelector('#username')) return 'form';
    const buttons = new Set(
      Array.from(document.querySelectorAll('button'), ({ textContent }) => textContent),
    );
    if (buttons.has('Resources')) return 'portal';
    return buttons.has('Sign in') ? 'screen' : 'elsewhere';
  };
  setInterval(() => console.debug(options.prefix + look()), options.everyMs);
}

/** Observes a page of the portal ten times a second until it is stopped. */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const longest = { blank: 0, busy: 0 };
  const begun = performance.now();
  const since = { blank: begun, busy: begun };
  let look: Look = 'blank';
  let heardAt = begun;
  let navigations = 0;

  function note(next: Look): void {
    const now = performance.now();
    if (next === 'blank') longest.blank = Math.max(longest.blank, now - since.blank);
    else since.blank = now;
    if (next === 'blank' || next === 'busy') longest.busy = Math.max(longest.busy, now - since.busy);
    else since.busy = now;
    look = next;
  }
  // The page reports by its console, because an evaluation would wait during a navigation.
  const onConsole = (message: ConsoleMessage): void => {
    if (!message.text().startsWith(prefix)) return;
    heardAt = performance.now();
    note(message.text().slice(prefix.length) as Look);
  };
  const onRequest = (request: Request): void => {
    const isTop = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isTop && request.url().includes('/openid-connect/auth?')) navigations += 1;
  };
  const timer = setInterval(() => {
    if (performance.now() - heardAt < 5 * sampleMs) return;
    // Without a report, the page shows nothing yet or is foreign.
    const isOurs = page.url().startsWith(origin) || page.url() === 'about:blank';
    note(isOurs ? 'blank' : 'elsewhere');
  }, sampleMs);
  page.on('console', onConsole);
  page.on('request', onRequest);
  const options = { everyMs: sampleMs, prefix };
  await page.addInitScript(reportLook, options);
  await page.evaluate(reportLook, options);

  return {
    sees: (wanted, timeoutMs) =>
      expect.poll(() => look, { timeout: timeoutMs, intervals: [sampleMs] }).toBe(wanted),
    longestBlankMs: () => longest.blank,
    longestBusyMs: () => longest.busy,
    navigations: () => navigations,
    stop() {
      clearInterval(timer);
      page.off('console', onConsole);
      page.off('request', onRequest);
    },
  };
}
