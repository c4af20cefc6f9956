import type { Page } from '@playwright/test';

/** Waits until the page has rendered its state, has run the effects of that, and has sent the requests of the effects. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
