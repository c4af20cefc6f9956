import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Stage, StoryWishes } from '../../../.storybook/stage/Stage.ts';
import { findChromium } from '../../../tools/browser/findChromium.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** A picture of a story: which one, in which theme (its `own` if it fixes one) and how wide the window was. */
export interface Shot {
  id: string;
  theme: 'light' | 'dark' | 'own';
  width: number;
  /** Whether only the head of its page is pictured. */
  headOnly: boolean;
  image: Buffer;
}

/** How stories are pictured. */
export interface PhotographerOptions {
  /** The windows of a story that fills its page; the others have one window of their own. */
  widths: readonly number[];
}

/** Takes pictures of stories on one page. `shoot` rejects, with the story's id, when the story can't be drawn or played. */
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
/** Wide enough for tables and columns: the rest is cut away. */
const PIECE_WIDTH = 1200;
const HEIGHT = 768;
const PHONE_HEIGHT = 740;
const PHONE_MAX = 600;
/** What is longer is cut: the rest repeats itself. */
const LONGEST = 1200;
/** Below the head of a page. */
const FOOT = 16;

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
      const fillsPage = wishes.layout === 'fullscreen' || wishes.viewport !== null;
      return fillsPage ? shootPage(page, id, wishes, widths) : shootPiece(page, id, wishes);
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
    viewport: { width: PIECE_WIDTH, height: HEIGHT },
    // All that may still move follows the scrolling, and is pictured where it stands.
    reducedMotion: 'reduce',
    // Times are told in the zone of who looks, wherever the pictures are taken.
    timezoneId: 'UTC',
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
  const { viewport, headOnly } = wishes;
  const sizes = widths.map((width) => ({ width, height: width < PHONE_MAX ? PHONE_HEIGHT : HEIGHT }));
  for (const size of viewport ? [viewport] : sizes) {
    await page.setViewportSize(size);
    await play(page, id);
    await drawAnew(page, wishes);
    for (const theme of themesOf(wishes)) {
      await wear(page, theme);
      const height = headOnly ? Math.min(size.height, (await paintedEnd(page)) + FOOT) : size.height;
      const image = await page.screenshot({ clip: { x: 0, y: 0, width: size.width, height } });
      shots.push({ id, theme, width: size.width, headOnly, image });
    }
  }
  return shots;
}

/** Where what is painted ends, from the window's top. */
async function paintedEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { y, height } = window.stage.extent(scrollY + innerHeight);
    return y + height - scrollY;
  });
}

/** What a broken-off story would show is no picture of it. */
async function play(page: Page, id: string): Promise<void> {
  const { error } = await page.evaluate((story) => window.stage.show({ id: story, play: true }), id);
  if (error === null) return;
  const reason = error.split('\n    at ', 1)[0];
  throw new Error(
    `${id} could not be drawn or played ${page.viewportSize()?.width} px wide, so it is not pictured: ${reason}`,
  );
}

/** What fills no page is cut out of it, with the room a focus ring needs. */
async function shootPiece(page: Page, id: string, wishes: StoryWishes): Promise<Shot[]> {
  await page.setViewportSize({ width: PIECE_WIDTH, height: HEIGHT });
  await play(page, id);
  await drawAnew(page, wishes);
  const shots: Shot[] = [];
  for (const theme of themesOf(wishes)) {
    await wear(page, theme);
    const clip = await page.evaluate((longest) => window.stage.extent(longest), LONGEST);
    const image = await page.screenshot({ fullPage: true, clip });
    shots.push({ id, theme, width: PIECE_WIDTH, headOnly: false, image });
  }
  return shots;
}

/** What was drawn before it scrolled may stand a part of a point off: in another theme all of it is drawn anew. */
async function drawAnew(page: Page, wishes: StoryWishes): Promise<void> {
  const last = themesOf(wishes).at(-1);
  if (last) await wear(page, last);
}

function themesOf({ ownTheme }: StoryWishes): Shot['theme'][] {
  return ownTheme ? ['own'] : ['light', 'dark'];
}

/** Themes are attributes of the page, so that a story need not be played again for the second. */
async function wear(page: Page, theme: Shot['theme']): Promise<void> {
  if (theme === 'own') return;
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, theme);
}
