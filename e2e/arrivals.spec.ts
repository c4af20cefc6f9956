import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a legal page from the user menu. These pages are long and share one title. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** Scrolls to a position, even during another scroll. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = () =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(window.scrollY)))),
      );
    }, top);
  await expect.poll(scroll).toBe(top);
}

/** Follows a link from far down a page to one whose code is loaded, and returns the scroll positions on the way. */
async function waysToTop(page: Page): Promise<number[]> {
  await openSignedIn(page, 'amelia', '/privacy-policy');
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await follow(page, 'Terms of use');
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await scrollTo(page, 1_200);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    addEventListener('scroll', () => void tops.push(Math.round(window.scrollY)));
  });
  await follow(page, 'Privacy policy');
  await expect(heading(page, 'Privacy policy')).toBeFocused();
  const tops = () => page.evaluate(() => Reflect.get(globalThis, 'tops') as number[]);
  // The page gets the scroll event a frame after the scroll.
  await expect.poll(async () => (await tops()).at(-1)).toBe(0);
  return tops();
}

for (const [reducedMotion, how] of [
  ['no-preference', 'scrolls smoothly'],
  ['reduce', 'with reduced motion jumps'],
] as const)
  test.describe(`With the motion “${reducedMotion}”`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      `A navigation to another path ${how} to the top [SCROLL-2, SCROLL-3]`,
      { tag: '@detail' },
      async ({ page }) => {
        const onTheWay = (await waysToTop(page)).filter((top) => top > 0).length;
        if (reducedMotion === 'reduce') expect(onTheWay).toBe(0);
        else expect(onTheWay).toBeGreaterThan(2);
      },
    );
  });

test('A new page moves focus to its heading and announces its title politely [SCROLL-4, SCROLL-5]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/landing');
  await expect(heading(page, 'Welcome, Amelia')).toBeVisible();
  await follow(page, 'Terms of use');
  await expect(heading(page, 'Terms of use')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Legal$/ })).toBeAttached();
});

test(
  'Another query or hash of the same path is not a new page [SCROLL-2, SCROLL-4]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/search?keyword=fibre');
    await expect(heading(page, 'Search')).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('copper');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?keyword=copper');
    await expect(box).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Search' })).toHaveCount(0);
  },
);

test('A hash scrolls its target to below the bar, also on the first load [SCROLL-6]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/terms-of-use#governing-law');
  const target = page.locator('#governing-law');
  await expect(target).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(500);
  await scrollTo(page, 0);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Copyright/ })
    .click();
  await expect(page).toHaveURL('/terms-of-use#copyright');
  await expect.poll(async () => (await page.locator('#copyright').boundingBox())?.y).toBeLessThan(200);
  expect((await page.locator('#copyright').boundingBox())?.y).toBeGreaterThanOrEqual(52);
});

test('Back and Forward restore the scroll position [SCROLL-7]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/privacy-policy');
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await scrollTo(page, 700);
  await follow(page, 'Terms of use');
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await scrollTo(page, 1_100);
  await page.goBack();
  await expect(heading(page, 'Privacy policy')).toBeFocused();
  await expect.poll(() => place(page)).toBe(700);
  await page.goForward();
  await expect(heading(page, 'Terms of use')).toBeFocused();
  await expect.poll(() => place(page)).toBe(1_100);
});

test(
  'A reload keeps the scroll position, and Back restores the earlier one [SCROLL-7]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scrollend', resolve, { once: true });
          window.scrollTo({ top: 1_500, behavior: 'instant' });
        }),
    );
    await page.reload();
    await expect.poll(scrolled).toBe(1_500);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Voice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
    await expect.poll(scrolled).toBe(1_500);
  },
);

test(
  'Links within a page scroll to their target each time, and Back restores the position between them [SCROLL-6, SCROLL-7]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/terms-of-use');
    await expect(heading(page, 'Terms of use')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const topOf = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
    const goTo = async (name: RegExp, id: string): Promise<void> => {
      await contents.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/terms-of-use#${id}`);
      await expect.poll(() => topOf(id)).toBeLessThan(200);
    };
    await goTo(/Copyright/, 'copyright');
    await scrollTo(page, 150);
    await goTo(/Registration/, 'registration');
    await scrollTo(page, 170);
    await goTo(/Copyright/, 'copyright');
    await scrollTo(page, 190);
    await goTo(/Copyright/, 'copyright');
    await page.goBack();
    await expect.poll(() => place(page)).toBe(170);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(150);
    await page.goBack();
    await expect(page).toHaveURL('/terms-of-use');
    await expect.poll(() => place(page)).toBe(0);
  },
);

test(
  'The scroll-to-top button appears after 20 px, scrolls to the top and moves focus there [SCROLL-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/terms-of-use');
    await expect(heading(page, 'Terms of use')).toBeVisible();
    const arrow = page.getByRole('button', { name: 'Scroll to top' });
    await scrollTo(page, 20);
    await expect(arrow).toBeHidden();
    await scrollTo(page, 21);
    await expect(arrow).toBeVisible();
    await scrollTo(page, 900);
    await arrow.click();
    await expect.poll(() => place(page)).toBe(0);
    await expect(heading(page, 'Terms of use')).toBeFocused();
    await expect(arrow).toBeHidden();
  },
);

test(
  'The scroll-to-top button appears only after the user accepts the terms [TERMS-12]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('noor', { pendingNotifications: [] });
    await openSignedIn(page, 'noor', '/terms-of-use');
    await expect(heading(page, 'Terms Of Use')).toBeVisible();
    const arrow = page.getByRole('button', { name: 'Scroll to top' });
    await scrollTo(page, 400);
    await expect(arrow).toHaveCount(0);
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(heading(page, 'Terms of use')).toBeVisible();
    await scrollTo(page, 401);
    await expect(arrow).toBeVisible();
  },
);
