import type { BrowserContext, Page, Route } from '@playwright/test';
import { brokenRules } from './support/accessibility.ts';
import { expect, openSignedIn, test } from './support/test.ts';

/** What may become of a file. */
const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'is aborted': (route) => route.abort(),
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'never comes': () => undefined,
  'is a web page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is broken': (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
};

/** The files that index.html names, and that nothing can be drawn without. */
const startFiles = ['early', 'session', 'session-libraries', 'libraries', 'index'];

/** What the browser and React say of such files. */
const expected = [
  /ERR_|Failed to load|MIME type|SyntaxError|Unexpected token|preload/,
  /Failed to fetch dynamically imported module|error occurred in|Sign-in stopped/,
];

const script = (name: string): RegExp => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
const late = (page: Page) => page.getByText('This is taking longer than usual.');

/** Five pages start at once: here it counts that each recovers. When the words come is measured by the tests below. */
const LONGEST_ON_A_BUSY_MACHINE_MS = 25_000;

/** Opens a page of its own on which one file has a fault, and waits for the words and the way on. */
async function openWithFault(
  context: BrowserContext,
  file: RegExp,
  fault: (route: Route) => unknown,
  wayOn: (page: Page) => ReturnType<Page['getByRole']>,
): Promise<void> {
  const page = await context.newPage();
  let isFaulty = true;
  await page.route(file, async (route) => void (await (isFaulty ? fault(route) : route.continue())));
  await page.goto('/support?kind=case', { waitUntil: 'commit' });
  await expect(wayOn(page)).toBeVisible({ timeout: LONGEST_ON_A_BUSY_MACHINE_MS });
  isFaulty = false;
  await wayOn(page).click();
  await expect(
    page.locator('#username').or(page.getByRole('heading', { level: 1, name: 'Support' })),
  ).toBeVisible({ timeout: LONGEST_ON_A_BUSY_MACHINE_MS });
  await page.close();
}

const reloadLink = (page: Page) => page.getByRole('status').getByRole('link', { name: 'Reload' });
/** Under Loading that takes too long, and on the screen of a part that failed. */
const reloadOrRetry = (page: Page) => page.getByRole('button', { name: /^(?:Reload|Try again)$/ });

test.describe.configure({ mode: 'parallel', timeout: 70_000 });

test.describe('A start that fails is said, and Reload recovers once the fault is gone [SHELL-11]', () => {
  for (const file of startFiles)
    test(`the script ${file}, with every fault`, async ({ context, complaints }) => {
      complaints.allow(...expected);
      await Promise.all(
        Object.values(faults).map((fault) => openWithFault(context, script(file), fault, reloadLink)),
      );
    });
});

test.describe('A part that fails during the start is said, and its button recovers once the fault is gone [ERR-9, ERR-12]', () => {
  for (const [file, wayOn] of [
    ['composeSignedInApp', reloadOrRetry],
    // A broken script stays broken for the life of the page: signing in makes a new one.
    ['checkTokenSet', (page: Page) => page.getByRole('button', { name: 'Sign in' })],
  ] as const)
    test(`the script ${file}, with every fault`, async ({ context, page, complaints }) => {
      complaints.allow(...expected);
      await openSignedIn(page, 'amelia', '/support');
      await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
      await Promise.all(
        Object.values(faults).map((fault) => openWithFault(context, script(file), fault, wayOn)),
      );
    });
});

test('The words of a start that fails wait for 8 s, name no place beside Loading before, and keep path and query [SHELL-11]', async ({
  page,
}) => {
  await page.route(script('libraries'), () => undefined);
  await page.goto('/support?kind=case#open', { waitUntil: 'commit' });
  const loading = page.getByRole('status');
  await expect(loading).toHaveText(/^\s*Loading/);
  await expect(reloadLink(page)).toHaveCount(0);
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.effect?.getComputedTiming().delay),
  );
  expect(delays).toEqual([8_000]);
  await expect(reloadLink(page)).toBeVisible({ timeout: 10_000 });
  await expect(reloadLink(page)).toHaveJSProperty('href', new URL('/support?kind=case', page.url()).href);
});

for (const [name, media, width] of [
  ['a dark one', { colorScheme: 'dark' }, 1440],
  ['one with forced colours', { forcedColors: 'active' }, 1440],
  ['one with less motion', { reducedMotion: 'reduce' }, 1440],
  ['one of 360 px', {}, 360],
] as const)
  test(`The words of a start that fails can be read on a screen: ${name} [SHELL-11]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia(media);
    await page.route(script('libraries'), () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(reloadLink(page)).toBeVisible({ timeout: 10_000 });
    expect(await brokenRules(page, 'landmark-one-main', 'page-has-heading-one', 'region')).toEqual([]);
    const line = await late(page).boundingBox();
    const loading = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.boot > span') ?? document.body);
      return range.getBoundingClientRect().bottom;
    });
    expect(line?.y).toBeGreaterThanOrEqual(loading);
    expect(line?.x).toBeGreaterThanOrEqual(0);
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(width);
  });
