import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desk, type Journey } from '../../../e2e/browsers/support/journey.ts';
import { createPortalUser, forgetJourney } from '../../../e2e/browsers/support/portalUser.ts';
import { createSandboxControl } from '../../../e2e/support/sandboxControl.ts';
import type { DrivenBrowser } from '../../../tools/on-demand/browsers/drivers.ts';
import { root } from '../../../tools/harness/settings.ts';
import { startStack, type Stack } from '../../../tools/harness/stack.ts';
import { debianBrowsers, freePort } from './debianBrowsers.ts';

const cache = join(root, 'node_modules/.cache/quayside/browsers');

/** Called after each journey. `problem` is undefined when nothing was wrong. */
type OnResult = (title: string, problem: string | undefined) => void;

/** Runs the journeys in one browser, on a portal and a sandbox of their own. A failed one leaves a picture in the cache. */
export async function runJourneys(
  name: string,
  journeys: readonly Journey[],
  onResult: OnResult,
): Promise<void> {
  const stack = await startStack({
    portalPort: await freePort(),
    sandboxPort: await freePort(),
    sandboxData: join(cache, `${name}-sandbox`),
    sandboxArguments: ['--fresh'],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const wanted = journeys.filter((journey) => (journey.colorScheme ?? 'light') === colorScheme);
    if (wanted.length === 0) continue;
    const downloads = mkdtempSync(join(tmpdir(), 'quayside-downloads-'));
    const browser = await debianBrowsers[name]?.({ downloads, colorScheme });
    if (!browser) throw new Error(`There is no browser ${name}.`);
    for (const journey of wanted) {
      const problem = await problemOf(browser, stack, downloads, journey);
      if (problem !== undefined) await keepPicture(browser, `${name}, ${journey.title}`);
      onResult(journey.title, problem);
    }
    await browser.close();
    rmSync(downloads, { recursive: true, force: true });
  }
  await stack.stop();
}

async function problemOf(
  browser: DrivenBrowser,
  stack: Stack,
  downloads: string,
  { run, expected = [] }: Journey,
): Promise<string | undefined> {
  const control = createSandboxControl(stack.sandbox);
  try {
    // Ends the sessions too.
    await control.reset();
    await forgetJourney(browser, stack.portal);
    await browser.resize(desk);
    const user = createPortalUser(browser, stack.portal, downloads);
    await run(user, control, browser.minWidth);
    const consoleErrors = await user.consoleErrors(...expected);
    return consoleErrors.length > 0 ? `the console is not silent: ${consoleErrors.join(' | ')}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function keepPicture(browser: DrivenBrowser, name: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, `${name.replaceAll(/[^\w]+/g, '-').toLowerCase()}.png`);
  writeFileSync(path, await browser.picture());
  console.log(`A picture of the failure is in ${path}.`);
}
