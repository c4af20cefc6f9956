import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DrivenBrowser, Key, PageSize } from '../../../tools/on-demand/browsers/drivers.ts';
import { locate, readState, takeConsoleErrors, type Located, type PageState } from './onPage.ts';

/** The longest time that the portal may take for anything on a busy machine, in milliseconds. */
const LONGEST_MS = 30_000;
const POLL_MS = 50;
/** The most presses of the Tab key that a user should need. */
const MOST_STEPS = 60;
/** How often the page between two journeys is opened until it stays. */
const MOST_OPENINGS = 3;

/**
 * The actions of a user in the portal, and the content that the user sees. Elements are named by a selector and a part of their
 * accessible name.
 */
export interface PortalUser {
  open: (path: string) => Promise<void>;
  resize: (size: PageSize) => Promise<void>;
  sees: (css: string, name?: string) => Promise<Located>;
  seesNo: (css: string, name?: string) => Promise<void>;
  click: (css: string, name?: string) => Promise<void>;
  /** Clicks a field and types into it. */
  fill: (css: string, text: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Presses Tab, or Shift and Tab, until the element has the focus. */
  stepTo: (css: string, name?: string, key?: Key) => Promise<void>;
  hasFocusOn: (css: string, name?: string) => Promise<void>;
  /** Waits until the page is as expected, such as at an address. */
  isAt: (what: string, isExpected: (state: PageState) => boolean) => Promise<PageState>;
  /** Waits for a downloaded file. */
  hasFile: (name: RegExp) => Promise<void>;
  /** Errors and violations of the policy so far, without those that match. */
  consoleErrors: (...expected: RegExp[]) => Promise<string[]>;
}

const words = (css: string, name?: string): string => (name === undefined ? css : `${css} "${name}"`);

/** A user at a browser, and the portal's origin. `downloads` is the folder of the browser's downloads. */
export function createPortalUser(browser: DrivenBrowser, portal: string, downloads: string): PortalUser {
  const lines: string[] = [];
  const run = async <Result>(source: (argument: never) => Promise<Result>, argument?: unknown) =>
    (await browser.call(source.toString(), argument ?? null)) as Result;

  /** Repeats the call until there is a result. A page that is being unloaded gives none. */
  async function until<Result>(what: string, ask: () => Promise<Result | null>): Promise<Result> {
    const end = performance.now() + LONGEST_MS;
    let reason = '';
    while (performance.now() < end) {
      try {
        lines.push(...(await run(takeConsoleErrors)));
        const result = await ask();
        if (result !== null) return result;
      } catch (error) {
        reason = `: ${String(error)}`;
      }
      await pause(POLL_MS);
    }
    const state = await run(readState);
    throw new Error(`not ${what} within ${LONGEST_MS / 1000} s, at ${state.address}${reason}`);
  }

  const find = (css: string, name?: string) => run(locate, { css, name });
  const user: PortalUser = {
    async open(path) {
      await browser.open(portal + path);
      lines.push(...(await run(takeConsoleErrors)));
    },
    resize: browser.resize,
    sees: (css, name) => until(`seen: ${words(css, name)}`, () => find(css, name)),
    seesNo: async (css, name) =>
      void (await until(`gone: ${words(css, name)}`, async () => ((await find(css, name)) ? null : true))),
    async click(css, name) {
      const point = await until(`clickable: ${words(css, name)}`, async () => {
        const found = await find(css, name);
        return found?.isClickable ? found : null;
      });
      await browser.click({ x: Math.floor(point.x), y: Math.floor(point.y) });
    },
    async fill(css, text) {
      await user.click(css);
      await user.hasFocusOn(css);
      await browser.type(text);
    },
    type: browser.type,
    press: browser.press,
    async stepTo(css, name, key = 'Tab') {
      await user.sees(css, name);
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        await browser.press(key);
        if ((await find(css, name))?.hasFocus) return;
      }
      throw new Error(`${MOST_STEPS} steps of ${key} do not reach ${words(css, name)}`);
    },
    hasFocusOn: async (css, name) =>
      void (await until(`focused: ${words(css, name)}`, async () =>
        (await find(css, name))?.hasFocus ? true : null,
      )),
    isAt: (what, isExpected) =>
      until(what, async () => {
        const state = await run(readState);
        return isExpected(state) ? state : null;
      }),
    hasFile: async (name) =>
      void (await until(`downloaded: ${name}`, async () =>
        readdirSync(downloads).some((file) => name.test(file)) ? true : null,
      )),
    async consoleErrors(...expected) {
      lines.push(...(await run(takeConsoleErrors)));
      return lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
    },
  };
  return user;
}

/** Clears the storage of an earlier journey, on a page without scripts. */
export async function forgetJourney(browser: DrivenBrowser, portal: string): Promise<void> {
  const page = `${portal}/assets/portal/silent-check-sso.html`;
  // The page of the earlier journey may be on its way to sign-in, and then replaces this one.
  for (let openings = 0; openings < MOST_OPENINGS; openings += 1) {
    await browser.open(page);
    if ((await browser.call('async () => location.href', null)) === page) break;
  }
  await browser.call(
    'async () => [localStorage, sessionStorage].forEach((storage) => storage.clear())',
    null,
  );
}
