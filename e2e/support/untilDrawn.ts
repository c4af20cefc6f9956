import type { Page } from '@playwright/test';

/** Waits until the page has drawn what it knows, has run the effects of that, and has sent the requests that these make. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
