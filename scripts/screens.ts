import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildPortal } from './lib/builds.ts';
import { findChromium } from './lib/chromium.ts';
import { contactSheet, type SheetPicture } from './lib/contactSheet.ts';
import { writeStorySheets } from './lib/pictures/storySheets.ts';
import { commandArguments, fail, root } from './lib/settings.ts';
import { startStack } from './lib/stack.ts';

/** Renders the running product, or with `stories [title]` every story, at the four widths, light and dark, as contact sheets in docs/screens. */

const portal = 'http://localhost:5480';
const folder = join(root, 'docs/screens');
const data = join(root, 'node_modules/.cache/quayside/screens');
const sizes = [
  { width: 360, height: 780 },
  { width: 1366, height: 768 },
  { width: 1367, height: 768 },
  { width: 1920, height: 1080 },
];
const themes = ['light', 'dark'] as const;

/** One screen: who signs in, where, and what is done before the picture. */
interface Screen {
  name: string;
  title: string;
  user: string | null;
  address: string;
  act?: (page: Page) => Promise<void>;
}

const openMenu = async (page: Page, name: string): Promise<void> => {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
  await page.getByRole('button', { name }).first().click();
};

const screens: readonly Screen[] = [
  { name: 'sign-in', title: 'Sign-in form of the sandbox', user: null, address: '/' },
  { name: 'landing-apollo', title: 'Landing, Apollo', user: 'amelia', address: '/landing' },
  { name: 'landing-artemis', title: 'Landing, Artemis', user: 'chloe', address: '/landing' },
  {
    name: 'menu',
    title: 'A sub-menu, wide and short',
    user: 'amelia',
    address: '/services',
    act: (page) => openMenu(page, 'Services'),
  },
  {
    name: 'profile',
    title: 'Profile menu',
    user: 'amelia',
    address: '/landing',
    act: (page) => page.getByRole('button', { name: 'Profile and settings' }).click(),
  },
  {
    name: 'switch-view',
    title: 'Switching the view',
    user: 'amelia',
    address: '/landing',
    act: async (page) => {
      await page.getByRole('button', { name: /Switch view/ }).click();
      await page.getByRole('button', { name: 'Artemis' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'terms', title: 'Terms of use', user: 'noor', address: '/' },
  {
    name: 'terms-disagree',
    title: 'I Disagree',
    user: 'noor',
    address: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'I Disagree' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'legal', title: 'A legal page', user: 'amelia', address: '/privacy-policy' },
  { name: 'placeholder', title: 'A page under development', user: 'amelia', address: '/voice' },
  { name: 'not-found', title: 'Page Not Found', user: 'amelia', address: '/no/such/page' },
  { name: 'access-denied', title: 'Access denied', user: 'ben', address: '/1access' },
  { name: 'no-access', title: 'Neither view', user: 'grace', address: '/landing' },
  {
    name: 'cannot-start',
    title: 'The portal can’t start',
    user: null,
    address: '/',
    act: async (page) => {
      await page.route('**/assets/portal/config.json', (route) => route.fulfill({ status: 500 }));
      await page.goto(portal);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
];

async function signIn(page: Page, user: string): Promise<void> {
  await page.locator('#username').fill(user);
  await page.locator('#password').fill('quayside');
  await page.locator('#kc-login').click();
}

/** Signs in once, then shows the screen anew at each width, so that it is as a visitor of that width finds it. */
async function picture(browser: Browser, screen: Screen, options: BrowserContextOptions): Promise<Buffer> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(portal + screen.address);
    if (screen.user) {
      await signIn(page, screen.user);
      await page.locator('h1').waitFor();
    } else {
      await page.locator('#username').waitFor();
    }
    await screen.act?.(page);
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ animations: 'disabled' });
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
  const rows: SheetPicture[][] = [];
  for (const colorScheme of themes) {
    const row: SheetPicture[] = [];
    for (const viewport of sizes) {
      const image = await picture(browser, screen, { viewport, colorScheme });
      row.push({ caption: `${viewport.width} px, ${colorScheme}`, width: viewport.width, image });
      if (screen.name === 'landing-apollo' && colorScheme === 'light' && viewport.width === 1367)
        writeFileSync(join(folder, 'readme.png'), image);
    }
    rows.push(row);
  }
  writeFileSync(join(folder, `${screen.name}.png`), await contactSheet(browser, screen.title, rows));
  console.log(`docs/screens/${screen.name}.png`);
}
await browser.close();
stack.stop();
