import type { Locator, Page } from '@playwright/test';
import { pressInBar } from './screens/actions.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat now' });
const arrow = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const chat = (page: Page) => page.locator('iframe[title="Live chat"]');
const survey = (page: Page) => page.locator('iframe[title="Survey"]');
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

const sizes = [
  { width: 1920, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 720, height: 600 },
  { width: 360, height: 640 },
];

/** Expects each element to be inside the window, below the bar, and to overlap no other. */
async function expectApart(page: Page, all: Readonly<Record<string, Locator>>): Promise<void> {
  for (const each of Object.values(all)) await expect(each).toBeVisible();
  await expect
    .poll(async () => {
      const boxes = await Promise.all(
        Object.entries(all).map(async ([name, each]) => ({ name, box: await each.boundingBox() })),
      );
      const outside = boxes.filter(({ box }) => !isInside(page, box)).map(({ name }) => `${name} is outside`);
      const over = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => overlap(one.box, other.box))
          .map((other) => `${one.name} and ${other.name}`),
      );
      return outside.concat(over);
    })
    .toEqual([]);
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) return true;
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

function isInside(page: Page, box: Box): boolean {
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  return box.x >= 0 && box.x + box.width <= size.width && box.y >= 52 && box.y + box.height <= size.height;
}

for (const [index, viewport] of sizes.entries()) {
  const tag = index === sizes.length - 1 ? [] : ['@repeat'];
  test.describe(`At ${viewport.width} × ${viewport.height}`, { tag }, () => {
    test.use({ viewport });

    test('A toast covers no third-party window, and no window covers the chat button [TOAST-4, CHAT-9]', async ({
      page,
      context,
      consoleErrors,
    }) => {
      // The user reads the case while offline.
      consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
      await openSignedIn(page, 'amelia', '/support/cases/00012345');
      await expect(chatButton(page)).toBeVisible();
      await pressInBar(page, 'Give feedback');
      await expect(
        page.frameLocator('iframe[title="Survey"]').getByRole('button', { name: 'Next' }),
      ).toBeVisible();
      await expectApart(page, { survey: survey(page), button: chatButton(page) });
      await context.setOffline(true);
      await expectApart(page, { survey: survey(page), button: chatButton(page), toast: toast(page) });
      await context.setOffline(false);
      await expect(toast(page)).toHaveCount(0);
      // The survey uses the space of the toast again.
      await expect
        .poll(async () => (await survey(page).boundingBox())?.height)
        .toBeGreaterThan(Math.min(440, viewport.height - 160));

      await page
        .frameLocator('iframe[title="Survey"]')
        .getByRole('button', { name: 'Close the survey' })
        .click();
      await chatButton(page).click();
      await expect(page.frameLocator('iframe[title="Live chat"]').getByText(/Hello Amelia/)).toBeVisible();
      await context.setOffline(true);
      await expectApart(page, { chat: chat(page), toast: toast(page) });
      await context.setOffline(false);
    });

    test(
      'A toast covers neither of two third-party windows, and no window covers the scroll-to-top button [TOAST-4]',
      { tag: '@detail' },
      async ({ page, context, consoleErrors }) => {
        // The user reads the case while offline.
        consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
        await openSignedIn(page, 'amelia', '/support/cases/00012345');
        await chatButton(page).click();
        await expect(page.frameLocator('iframe[title="Live chat"]').getByText(/Hello Amelia/)).toBeVisible();
        await pressInBar(page, 'Give feedback');
        await expect(
          page.frameLocator('iframe[title="Survey"]').getByRole('button', { name: 'Next' }),
        ).toBeVisible();
        // Makes the page long enough to scroll.
        await page.locator('main').evaluate((main) => (main.style.minBlockSize = '3000px'));
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
        await context.setOffline(true);
        await expectApart(page, { survey: survey(page), toast: toast(page), arrow: arrow(page) });
        await expectApart(page, { chat: chat(page), toast: toast(page), arrow: arrow(page) });
        await context.setOffline(false);
      },
    );
  });
}
