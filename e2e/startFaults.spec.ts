import type { BrowserContext, Page, Route } from '@playwright/test';
import { brokenRules } from './support/accessibility.ts';
import { expect, openSignedIn, test } from './support/test.ts';

/** The ways in which a file can fail to load. */
const faults = {
  'is aborted': (route: Route) => route.abort(),
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'never comes': () => undefined,
  'is a web page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is broken': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }),
};

/** A script that arrives and does not run, and one that never arrives; and all others. */
const plays = [
  ['fails in a typical way', ['is broken', 'never comes']],
  ['fails in any other way', ['is aborted', 'is missing', 'is a web page']],
] as const;

/** The files that index.html names. Nothing renders without them. */
const startFiles = ['early', 'session', 'session-libraries', 'libraries', 'index'];

/** The log entries of the browser and React for such files. */
const expected = [
  /ERR_|Failed to load|MIME type|SyntaxError|Unexpected token|preload/,
  /Failed to fetch dynamically imported module|error occurred in|Sign-in stopped/,
];

const script = (name: string): RegExp => new RegExp(`/assets/${name}-[\\w-]{7,8}\\.js$`);
const late = (page: Page) => page.getByText('This is taking longer than usual.');

/** Five pages start at once, and the test only expects that each recovers. The tests below measure the delay. */
const LONGEST_ON_A_BUSY_MACHINE_MS = 25_000;

/** Plays CSS animations 8 times as fast, so that the words which CSS delays by 8 s show after 1 s. */
async function speedUpAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 8 });
}

/** Opens a new page on which one file fails, and recovers by the link or button that the page offers. */
async function openWithFault(
  context: BrowserContext,
  file: RegExp,
  fault: (route: Route) => unknown,
  wayOn: (page: Page) => ReturnType<Page['getByRole']>,
): Promise<void> {
  const page = await context.newPage();
  await speedUpAnimations(page);
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
/** The button below a Loading that takes too long, or on the screen of a part that failed. */
const reloadOrRetry = (page: Page) => page.getByRole('button', { name: /^(?:Reload|Retry)$/ });

test.describe.configure({ mode: 'parallel', timeout: 70_000 });

for (const file of startFiles)
  for (const [how, played] of plays)
    test(
      `The portal says that its start failed when the script ${file} ${how}, and Reload recovers once the fault is gone [SHELL-11]`,
      { tag: file === 'index' && how === 'fails in a typical way' ? [] : ['@repeat'] },
      async ({ context, consoleErrors }) => {
        consoleErrors.allow(...expected);
        await Promise.all(
          played.map((fault) => openWithFault(context, script(file), faults[fault], reloadLink)),
        );
      },
    );

for (const [file, wayOn] of [
  ['signed-in-app', reloadOrRetry],
  // A broken script stays broken until the page is left: signing in loads a new page.
  ['checkTokenSet', (page: Page) => page.getByRole('button', { name: 'Sign in' })],
] as const)
  for (const [how, played] of plays)
    test(
      `The portal says that a part failed when the script ${file} ${how}, and its button recovers once the fault is gone [ERR-9, ERR-12]`,
      { tag: how === 'fails in a typical way' ? ['@detail'] : ['@repeat'] },
      async ({ context, page, consoleErrors }) => {
        consoleErrors.allow(...expected);
        await openSignedIn(page, 'amelia', '/support');
        await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
        await Promise.all(played.map((fault) => openWithFault(context, script(file), faults[fault], wayOn)));
      },
    );

test('The Reload link of a slow start appears after 8 s and keeps path and query [SHELL-11]', async ({
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
  await speedUpAnimations(page);
  await expect(reloadLink(page)).toBeVisible();
  await expect(reloadLink(page)).toHaveJSProperty('href', new URL('/support?kind=case', page.url()).href);
});

for (const [name, media, width] of [
  ['in the dark theme', { colorScheme: 'dark' }, 1440],
  ['with forced colours', { forcedColors: 'active' }, 1440],
  ['with reduced motion', { reducedMotion: 'reduce' }, 1440],
  ['at 360 px', {}, 360],
] as const)
  // The screen “Slow loading” is checked in the dark theme too.
  test(
    `The Reload link of a slow start is readable ${name} [SHELL-11]`,
    { tag: /dark|reduced/.test(name) ? ['@repeat'] : ['@detail'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia(media);
      await speedUpAnimations(page);
      await page.route(script('libraries'), () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(reloadLink(page)).toBeVisible();
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
    },
  );
