import type { Frame, Page } from '@playwright/test';
import { untilDrawn } from './untilDrawn.ts';

/** The document inside the frame of that title, once it is there. */
export async function insideOf(page: Page, title: string): Promise<Frame> {
  const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame "${title}".`);
  // On a busy machine a frame exists before its document.
  await frame.waitForLoadState('domcontentloaded');
  return frame;
}

/** Returns the `{name}.log` of a third party in a frame. */
export async function noted(page: Page, title: string, name: string): Promise<unknown> {
  const frame = await insideOf(page, title);
  return frame.evaluate((owner) => Reflect.get(Object(Reflect.get(window, owner)), 'log') as unknown, name);
}

/**
 * Types as fast as the page draws: three frames for each letter, 50 ms when nothing else runs. On a busy machine a fixed pace would
 * send two letters before the page can notice that its focus is gone.
 */
export async function typeAsDrawn(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.press(letter);
    await untilDrawn(page);
  }
}

/** Lets a third party take the keyboard again and again, from 200 ms on. */
export async function takeKeyboard(page: Page, title: string): Promise<void> {
  const frame = await insideOf(page, title);
  await frame.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    setTimeout(() => {
      setInterval(() => {
        field.blur();
        window.focus();
        field.focus();
      });
    }, 200);
  });
}
