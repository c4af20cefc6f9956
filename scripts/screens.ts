import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { buildPortal } from './lib/builds.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { contactSheet, type SheetPicture } from './lib/contactSheet.ts';
import { screens } from './lib/screens/screens.ts';
import type { Screen } from './lib/screens/screen.ts';
import { writeStorySheets } from './lib/pictures/storySheets.ts';
import { commandArguments, fail, root } from './lib/settings.ts';
import { startStack } from './lib/stack.ts';

/** Renders the running product, or with `stories [title]` every story, at the four widths, light and dark, as contact sheets in docs/screens, or in `SCREENS_FOLDER`. */

const portal = 'http://localhost:5480';
const identity = 'http://localhost:5481';
const folder = resolve(root, process.env['SCREENS_FOLDER'] ?? 'docs/screens');
const data = join(root, 'node_modules/.cache/quayside/screens');
const sizes = [
  { width: 360, height: 780 },
  { width: 1366, height: 768 },
  { width: 1367, height: 768 },
  { width: 1920, height: 1080 },
];
const themes = ['light', 'dark'] as const;

async function signIn(page: Page, user: string): Promise<void> {
  await page.locator('#username').fill(user);
  await page.locator('#password').fill('quayside');
  await page.locator('#kc-login').click();
}

/** One screen at one width, as a visitor of that width finds it, light and dark. */
async function pictures(browser: Browser, screen: Screen, viewport: ViewportSize): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport, baseURL: portal });
  try {
    const page = await context.newPage();
    await page.request.post(`${identity}/sandbox/reset`);
    await screen.before?.(page, identity);
    await page.goto(screen.address);
    if (screen.user) await signIn(page, screen.user);
    await screen.act?.(page);
    await screen.stands(page).waitFor();
    // One of them waits for an answer that never comes.
    if (!screen.isWaiting) await page.waitForLoadState('networkidle');
    const taken: Buffer[] = [];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      taken.push(await page.screenshot({ animations: 'disabled' }));
    }
    return taken;
  } finally {
    await context.close();
  }
}

const wanted = commandArguments([], 'names of screens, or stories and a title');
if (wanted[0] === 'stories') {
  await writeStorySheets(wanted[1]);
  process.exit(0);
}
const unknown = wanted.find((name) => screens.every((screen) => screen.name !== name));
if (unknown !== undefined)
  fail(`There is no screen ${unknown}. There are: ${screens.map(({ name }) => name).join(', ')}.`);
await buildPortal();
rmSync(data, { recursive: true, force: true });
const stack = await startStack({ portalPort: 5480, sandboxPort: 5481, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
mkdirSync(folder, { recursive: true });
for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const rows: SheetPicture[][] = themes.map(() => []);
  for (const viewport of sizes) {
    const taken = await pictures(browser, screen, viewport);
    for (const [index, image] of taken.entries()) {
      const caption = `${viewport.width} px, ${themes[index]}`;
      rows[index]?.push({ caption, width: viewport.width, image });
      if (screen.name === 'landing-apollo' && caption === '1367 px, light')
        writeFileSync(join(folder, 'readme.png'), image);
    }
  }
  writeFileSync(join(folder, `${screen.name}.png`), await contactSheet(browser, screen.title, rows));
  console.log(relative(root, join(folder, `${screen.name}.png`)));
}
await browser.close();
await stack.stop();
