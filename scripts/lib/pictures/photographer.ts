import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { Stage, StorySettings } from '../../../.storybook/stage/Stage.ts';
import { findChromium } from '../chromium.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** A theme of the page; `own` for a story that sets its theme itself. */
export type PictureTheme = 'light' | 'dark' | 'own';

/** A picture of a story, as PNG. */
export interface Picture {
  id: string;
  theme: PictureTheme;
  /** The width of the window. */
  width: number;
  image: Buffer;
}

/**
 * A window, and the themes in which a story is pictured there. Only a story that fills its page needs several windows:
 * other stories are cut out of one wide window, in the themes of the first.
 */
export interface PictureWindow {
  width: number;
  themes: readonly ('light' | 'dark')[];
}

/** Takes pictures of stories on one page. `take` rejects, with the story's id, when the story fails. */
export interface Photographer {
  take: (id: string, windows: readonly PictureWindow[]) => Promise<Picture[]>;
  close: () => Promise<void>;
}

/** The date in every story. */
const NOW = '2026-11-21T10:00:00Z';
/** Without these, two runs may differ in a pixel or two where Chromium repaints a part. */
const STABLE_RENDERING = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];
const PART_WIDTH = 1200;
const HEIGHT = 768;
const PHONE_HEIGHT = 740;
const PHONE_MAX_WIDTH = 600;
/** Longer pictures are cut: the rest repeats itself. */
const MAX_HEIGHT = 1200;
/** The space below the head of a page. */
const HEAD_MARGIN = 16;

/** Opens a browser on the stage. Its fonts are the product's and the one that comes with the browser. */
export async function createPhotographer(origin: string): Promise<Photographer> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: STABLE_RENDERING,
    env: { ...process.env, FONTCONFIG_FILE: writeFontSettings(executablePath) },
  });
  const page = await browser.newPage({
    viewport: { width: PART_WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(origin);
  await page.waitForFunction(() => 'stage' in window);
  return {
    async take(id, windows) {
      const settings = await page.evaluate((story) => window.stage.settings(story), id);
      const pictures: Picture[] = [];
      for (const { width, height, themes: wanted } of sizesOf(settings, windows)) {
        const size = { width, height };
        await page.setViewportSize(size);
        await play(page, id);
        const themes = settings.hasOwnTheme ? (['own'] as const) : wanted;
        // Text that was painted before a scroll may be off by part of a pixel: another theme repaints all of it.
        if (!settings.hasOwnTheme) await setTheme(page, themes[0] === 'light' ? 'dark' : 'light');
        for (const theme of themes) {
          await setTheme(page, theme);
          pictures.push({ id, theme, width: size.width, image: await screenshot(page, settings, size) });
        }
      }
      return pictures;
    },
    close: () => browser.close(),
  };
}

function writeFontSettings(executablePath: string): string {
  const folder = dirname(executablePath);
  const path = join(folder, 'pictures-fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    `<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return path;
}

function fillsPage({ layout, viewport }: StorySettings): boolean {
  return layout === 'fullscreen' || viewport !== null;
}

function sizesOf(
  settings: StorySettings,
  windows: readonly PictureWindow[],
): (PictureWindow & { height: number })[] {
  const [first] = windows;
  if (first && settings.viewport) return [{ themes: first.themes, ...settings.viewport }];
  if (first && !fillsPage(settings)) return [{ themes: first.themes, width: PART_WIDTH, height: HEIGHT }];
  return windows.map(({ width, themes }) => {
    return { width, themes, height: width < PHONE_MAX_WIDTH ? PHONE_HEIGHT : HEIGHT };
  });
}

async function play(page: Page, id: string): Promise<void> {
  const { error } = await page.evaluate((story) => window.stage.show({ id: story, play: true }), id);
  if (error === null) return;
  const reason = error.split('\n    at ', 1)[0];
  throw new Error(`${id} failed in a window of ${page.viewportSize()?.width} px: ${reason}`);
}

/** Themes are attributes of the page, so a story need not be played again for the second one. */
async function setTheme(page: Page, theme: PictureTheme): Promise<void> {
  if (theme === 'own') return;
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, theme);
}

async function screenshot(
  page: Page,
  settings: StorySettings,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  if (!fillsPage(settings)) {
    const clip = await page.evaluate((max) => window.stage.extent(max), MAX_HEIGHT);
    return page.screenshot({ fullPage: true, clip });
  }
  if (!settings.isHeadOnly) return page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const end = await page.evaluate(() => {
    const extent = window.stage.extent(scrollY + innerHeight);
    return extent.y + extent.height - scrollY;
  });
  return page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, end + HEAD_MARGIN) } });
}
