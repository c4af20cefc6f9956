import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Stage, StorySettings } from '../../../.storybook/stage/Stage.ts';
import { findChromium } from '../../browser/findChromium.ts';
import type { StoryEntry } from '../../stories/storyIndex.ts';
import { shownProblems } from '../shownProblems.ts';
import { fillsPage, type PictureWindow, type SizedWindow, windowsFor } from './pictureWindows.ts';
import { screenshot } from './screenshot.ts';

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

/** The steps for each story besides its play. */
export interface PassOptions {
  /** The windows in which it is shown. Everything but pictures happens in the first one only. */
  windows: readonly PictureWindow[];
  /** Whether its pictures are taken. */
  pictures: boolean;
  /** Whether the accessibility rules are checked; the contrast, in both themes, where a text has a look that no story before had. */
  accessibility: boolean;
}

export interface StoryResult {
  /** A line for each thing that is wrong. */
  problems: string[];
  /** Null when it could not be rendered or played. */
  pictures: Picture[] | null;
}

/** Pages with the stage in a browser of their own. Each shows one story after another without a reload. */
export interface StoryPages {
  /** Shows a story as soon as a page is free. */
  show: (story: Pick<StoryEntry, 'id' | 'tags'>, options: PassOptions) => Promise<StoryResult>;
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
/**
 * Opens a browser with some pages of the stage: a page waits for frames most of the time. Its fonts are the product's and the one that
 * comes with the browser.
 */
export async function openStoryPages(origin: string, count: number): Promise<StoryPages> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    // A story lives too short for optimised code to pay.
    args: [...STABLE_RENDERING, '--js-flags=--no-opt'],
    env: { ...process.env, FONTCONFIG_FILE: writeFontSettings(executablePath) },
  });
  const free = await Promise.all(Array.from({ length: count }, () => openPage(browser, origin)));
  const waiting: ((page: Page) => void)[] = [];
  const knownLooks = new Set<string>();
  return {
    async show(story, options) {
      const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
      try {
        return await showInWindows(page, story, options, knownLooks);
      } finally {
        const next = waiting.shift();
        if (next) next(page);
        else free.push(page);
      }
    },
    close: () => browser.close(),
  };
}

/** Opens the stage in a context of its own: stories share neither storage, nor focus, nor a clock. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'UTC' });
  await page.clock.setFixedTime(NOW);
  await page.goto(origin);
  await page.waitForFunction(() => 'stage' in window);
  return page;
}

async function showInWindows(
  page: Page,
  story: Pick<StoryEntry, 'id' | 'tags'>,
  options: PassOptions,
  knownLooks: Set<string>,
): Promise<StoryResult> {
  const settings = await page.evaluate((id) => window.stage.settings(id), story.id);
  const result = { problems: [] as string[], pictures: [] as Picture[] };
  for (const [index, window] of windowsFor(settings, options.windows).entries()) {
    const accessibility = options.accessibility && index === 0;
    const steps = { ...options, accessibility, knownLooks };
    const { problems, pictures } = await showIn(page, story, settings, window, steps);
    const where = index > 0 ? `in a window of ${window.width} px: ` : '';
    result.problems.push(...problems.map((problem) => where + problem));
    if (pictures === null) return { problems: result.problems, pictures: null };
    result.pictures.push(...pictures);
  }
  return result;
}

function writeFontSettings(executablePath: string): string {
  const folder = dirname(executablePath);
  const path = join(folder, 'pictures-fonts.conf');
  mkdirSync(folder, { recursive: true });
  // Another worker may be reading it.
  const aside = `${path}-${process.pid}`;
  writeFileSync(
    aside,
    `<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  renameSync(aside, path);
  return path;
}

/** Shows a story in one window: its play, the rules, then dark and light. */
async function showIn(
  page: Page,
  { id, tags }: Pick<StoryEntry, 'id' | 'tags'>,
  settings: StorySettings,
  { width, height, themes }: SizedWindow,
  { pictures, accessibility, knownLooks }: PassOptions & { knownLooks: Set<string> },
): Promise<StoryResult> {
  const before = page.viewportSize();
  if (before?.width !== width || before.height !== height) await page.setViewportSize({ width, height });
  // With this tag a play meets motion. Pictures need it to have ended.
  const moves = tags.includes('motion');
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shown = await page.evaluate((request) => window.stage.show(request), {
    id,
    play: true,
    axe: accessibility,
  });
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems = shownProblems(shown);
  if (shown.error !== null) return { problems, pictures: null };
  // A play may end far below. What a page shows first is pictured.
  if (pictures && fillsPage(settings)) await page.evaluate(() => scrollTo(0, 0));
  const taken: Picture[] = [];
  const takePicture = async (theme: PictureTheme) => {
    if (!pictures) return;
    await page.evaluate(() => window.stage.endAnimations());
    taken.push({ id, theme, width, image: await screenshot(page, settings, { width, height }) });
  };
  const newLooks = accessibility ? await findNewLooks(page, knownLooks) : [];
  const isNew = newLooks.length > 0;
  if (isNew) problems.push(...(await contrastProblems(page, newLooks)));
  if (settings.hasOwnTheme) {
    await takePicture('own');
    return { problems, pictures: taken };
  }
  if (!isNew && !pictures) return { problems, pictures: taken };
  // Text that was painted before a scroll may be off by part of a pixel: another theme repaints all of it.
  await setTheme(page, 'dark');
  if (isNew)
    problems.push(...(await contrastProblems(page, newLooks)).map((problem) => `in dark: ${problem}`));
  if (themes.includes('dark')) await takePicture('dark');
  if (pictures && themes.includes('light')) {
    await setTheme(page, 'light');
    await takePicture('light');
  }
  return { problems, pictures: taken };
}

function contrastProblems(page: Page, looks: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => window.stage.contrast(names), looks);
}

/** The looks of the page's texts that no story before had. */
async function findNewLooks(page: Page, known: Set<string>): Promise<string[]> {
  const looks = await page.evaluate(() => window.stage.looks());
  const found = looks.filter((look) => !known.has(look));
  for (const look of found) known.add(look);
  return found;
}

/** Themes are attributes of the page, so a story need not be played again for the second one. */
async function setTheme(page: Page, theme: PictureTheme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, theme);
}
