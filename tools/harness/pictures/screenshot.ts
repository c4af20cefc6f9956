import type { CDPSession, Page } from 'playwright-core';
import type { StorySettings } from '../../../.storybook/stage/Stage.ts';
import { fillsPage } from './pictureWindows.ts';

/** Longer pictures are cut: the rest repeats itself. */
const MAX_HEIGHT = 1200;
/** The space below the head of a page. */
const HEAD_MARGIN = 16;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the picture of a story, as PNG. A page is scrolled to its beginning. */
export async function screenshot(
  page: Page,
  settings: StorySettings,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  if (!fillsPage(settings)) {
    const { clip, isScrolled } = await page.evaluate(
      (max) => ({ clip: window.stage.extent(max), isScrolled: scrollX > 0 || scrollY > 0 }),
      MAX_HEIGHT,
    );
    // A picture beyond the window draws the whole page again, which takes Chromium twice as long.
    const isInWindow = !isScrolled && clip.x + clip.width <= width && clip.y + clip.height <= height;
    return capture(page, clip, isInWindow);
  }
  if (!settings.isHeadOnly) return capture(page, { x: 0, y: 0, width, height }, true);
  const end = await page.evaluate(() => {
    const { y, height: drawn } = window.stage.extent(innerHeight);
    return y + drawn;
  });
  return capture(page, { x: 0, y: 0, width, height: Math.min(height, end + HEAD_MARGIN) }, true);
}

/** `page.screenshot` compresses a picture well, which takes longer than drawing it, and hides the caret by a style for each picture. */
async function capture(page: Page, clip: Rectangle, isInWindow: boolean): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !isInWindow,
  });
  return Buffer.from(data, 'base64');
}
