import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type ViewportSize } from 'playwright-core';
import sharp from 'sharp';
import { buildPortal } from '../tools/harness/builds.ts';
import { findChromium } from '../tools/browser/findChromium.ts';
import { contactSheet, type SheetSection } from './lib/pictures/contactSheet.ts';
import { writePicture } from '../tools/harness/pictures/pictureStore.ts';
import { writeStorySheet } from './lib/pictures/storySheet.ts';
import { screenGroups, screens } from '../e2e/screens/screens.ts';
import type { Screen } from '../e2e/screens/screen.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';

/**
 * Takes pictures of the running product, and writes a page of them to an ignored folder: `npm run screens`,
 * `-- <names of screens>`, `-- stories [part of a title]`. `-- --update` writes the overviews in `docs/screens`.
 */

const portal = 'http://localhost:5480';
const identity = 'http://localhost:5481';
const cache = join(root, 'node_modules/.cache/quayside');
const docs = join(root, 'docs/screens');
const desk = { width: 1367, height: 768 };
const sizes = [
  { width: 360, height: 780 },
  { width: 1366, height: 768 },
  desk,
  { width: 1920, height: 1080 },
];
const themes = ['light', 'dark'] as const;

const given = commandArguments(['--update'], 'names of screens, or stories and a part of a title');
const isUpdate = given.includes('--update');
const wanted = given.filter((argument) => !argument.startsWith('--'));
const sheets = join(cache, 'sheets');
rmSync(sheets, { recursive: true, force: true });
mkdirSync(sheets, { recursive: true });
if (wanted[0] === 'stories') {
  console.log(relative(root, await writeStorySheet(sheets, wanted[1])));
  process.exit(0);
}
const unknown = wanted.find((name) => screens.every((screen) => screen.name !== name));
if (unknown !== undefined)
  fail(`There is no screen ${unknown}. The screens are: ${screens.map(({ name }) => name).join(', ')}.`);

await buildPortal();
const data = join(cache, 'screens');
rmSync(data, { recursive: true, force: true });
const stack = await startStack({ portalPort: 5480, sandboxPort: 5481, sandboxData: data });
const browser = await chromium.launch({ executablePath: await findChromium() });
if (isUpdate) await writeOverviews();
else await writeSheet(screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
await browser.close();
await stack.stop();

async function writeSheet(chosen: readonly Screen[]): Promise<void> {
  const sections: SheetSection[] = [];
  for (const screen of chosen) {
    const pictures = [];
    for (const viewport of sizes)
      for (const [index, image] of (await takePictures(screen, viewport, themes)).entries()) {
        const source = `${screen.name}-${viewport.width}-${themes[index]}.png`;
        writePicture(join(sheets, source), image);
        pictures.push({ source, caption: `${viewport.width} px, ${themes[index]}` });
      }
    sections.push({ title: screen.title, pictures });
  }
  const sheet = join(sheets, 'index.html');
  writeFileSync(sheet, contactSheet('Screens', sections));
  console.log(relative(root, sheet));
}

/** Writes one picture for each group of screens, and the README's. */
async function writeOverviews(): Promise<void> {
  for (const [group, members] of Object.entries(screenGroups)) {
    const pictures = [];
    for (const screen of members) {
      const [image] = await takePictures(screen, desk, ['light']);
      if (!image) continue;
      if (screen.name === 'landing-apollo') writePicture(join(docs, 'readme.png'), image);
      pictures.push({ caption: screen.title, source: `data:image/png;base64,${image.toString('base64')}` });
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
    await page.setContent(contactSheet(group, [{ title: '', pictures }], 440));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const overview = await page.screenshot({ fullPage: true });
    await page.close();
    const path = join(docs, `${group}.webp`);
    writePicture(path, await sharp(overview).webp({ quality: 80 }).toBuffer());
    console.log(relative(root, path));
  }
}

/** Takes one picture of a screen for each theme. */
async function takePictures(
  screen: Screen,
  viewport: ViewportSize,
  colorSchemes: readonly ('light' | 'dark')[],
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport, baseURL: portal });
  try {
    const page = await context.newPage();
    await page.request.post(`${identity}/sandbox/reset`);
    await screen.setUp?.(page, identity);
    await page.goto(screen.address);
    if (screen.user) {
      await page.locator('#username').fill(screen.user);
      await page.locator('#password').fill('quayside');
      await page.locator('#kc-login').click();
    }
    await screen.steps?.(page);
    await screen.shows(page).waitFor();
    // A screen that waits for a response never becomes idle.
    if (!screen.isPending) await page.waitForLoadState('networkidle');
    const taken: Buffer[] = [];
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      taken.push(await page.screenshot({ animations: 'disabled' }));
    }
    return taken;
  } finally {
    await context.close();
  }
}
