import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Stage, StoryWishes } from '../../../.storybook/stage/Stage.ts';
import { findChromium } from '../chromium.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** A picture of a story: which one, in which theme and how wide the window was. */
export interface Shot {
  id: string;
  theme: 'light' | 'dark';
  width: number;
  image: Buffer;
}

/** How stories are pictured. */
export interface PhotographerOptions {
  /** The windows of a story that fills its page; the others have one window of their own. */
  widths: readonly number[];
}

/** Takes pictures of stories on one page. */
export interface Photographer {
  shoot: (id: string) => Promise<Shot[]>;
  close: () => Promise<void>;
}

/** The moment at which every story is pictured, so that what is told from now is told alike. */
const NOW = '2026-11-21T10:00:00Z';
/** Drawn whole and at once, else the seam of what was drawn anew shows in a point or two. */
const SAME_EVERY_TIME = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];
const SMALL_WIDTH = 800;
const HEIGHT = 768;
const PHONE_HEIGHT = 740;
const PHONE_MAX = 600;
/** What is longer is cut: the rest repeats itself. */
const LONGEST = 1200;

/** Opens a browser on the stage. Its only fonts are the product's and the one that comes with the browser, whatever the machine has. */
export async function createPhotographer(
  origin: string,
  { widths }: PhotographerOptions,
): Promise<Photographer> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: SAME_EVERY_TIME,
    env: { ...process.env, FONTCONFIG_FILE: writeFontSettings(executablePath) },
  });
  const page = await openStage(browser, origin);
  return {
    async shoot(id) {
      const wishes = await page.evaluate((story) => window.stage.wishes(story), id);
      const own = wishes.viewport ? [wishes.viewport.width] : widths;
      const fillsPage = wishes.layout === 'fullscreen' || wishes.viewport !== null;
      return fillsPage ? shootPage(page, id, wishes, own) : shootPiece(page, id, wishes);
    },
    close: () => browser.close(),
  };
}

function writeFontSettings(executablePath: string): string {
  const path = join(dirname(executablePath), 'pictures-fonts.conf');
  mkdirSync(dirname(path), { recursive: true });
  const fonts = join(dirname(executablePath), 'fonts/fonts');
  writeFileSync(
    path,
    `<fontconfig><dir>${fonts}</dir><cachedir>${dirname(executablePath)}/fonts-cache</cachedir></fontconfig>`,
  );
  return path;
}

async function openStage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: SMALL_WIDTH, height: HEIGHT },
    // All that may still move follows the scrolling, and is pictured where it stands.
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(origin);
  await page.waitForFunction(() => 'stage' in window);
  return page;
}

async function shootPage(
  page: Page,
  id: string,
  wishes: StoryWishes,
  widths: readonly number[],
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < PHONE_MAX ? PHONE_HEIGHT : HEIGHT });
    await page.evaluate((story) => window.stage.show({ id: story, play: true }), id);
    for (const theme of themesOf(wishes)) {
      await wear(page, wishes, theme);
      shots.push({ id, theme, width, image: await page.screenshot() });
    }
  }
  return shots;
}

/** What fills no page is cut out of it, with the room a focus ring needs. */
async function shootPiece(page: Page, id: string, wishes: StoryWishes): Promise<Shot[]> {
  await page.setViewportSize({ width: SMALL_WIDTH, height: HEIGHT });
  await page.evaluate((story) => window.stage.show({ id: story, play: true }), id);
  const shots: Shot[] = [];
  for (const theme of themesOf(wishes)) {
    await wear(page, wishes, theme);
    const clip = await page.evaluate((longest) => window.stage.extent(longest), LONGEST);
    const image = await page.screenshot({ fullPage: true, clip });
    shots.push({ id, theme, width: SMALL_WIDTH, image });
  }
  return shots;
}

function themesOf({ ownTheme }: StoryWishes): Shot['theme'][] {
  return ownTheme ? ['light'] : ['light', 'dark'];
}

/** Themes are attributes of the page, so that a story need not be played again for the second. */
async function wear(page: Page, { ownTheme }: StoryWishes, theme: Shot['theme']): Promise<void> {
  if (ownTheme) return;
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, theme);
}
