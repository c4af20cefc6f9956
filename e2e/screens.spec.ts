import { resize } from './screens/actions.ts';
import { screens } from './screens/screens.ts';
import { brokenContrast, brokenRules } from './support/accessibility.ts';
import { observeShift, readShift } from './support/layoutShift.ts';
import { expect, openSignedIn, test } from './support/test.ts';

// Two workers share the file.
test.describe.configure({ mode: 'parallel' });

// Colours do not depend on the width, and themes differ in colours only, so one width and one rule are enough for dark.
const appearances = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/**
 * A page with the bar, one without, and those without the portal's code, which no story shows. Every story is checked by the same
 * rules, so the other screens repeat them in the running product.
 */
const always = new Set([
  'Sign-in form',
  'Landing page in Apollo',
  'New case, without the bar',
  'Slow loading',
]);

/** One screen of each other layout, and the frames of third parties, which no story shows. */
const details = new Set([
  'Sub-menu',
  'Command palette',
  'Long announcement',
  'Live chat',
  'Survey',
  'Developer page',
  'Dashboard',
  'Cloud estimate',
  'Deals',
  'New order, the sites of a draft',
]);

function tagsOf(title: string): string[] {
  if (always.has(title)) return [];
  return details.has(title) ? ['@detail'] : ['@repeat'];
}

test.describe('Screens', () => {
  test.use({ viewport: { width: 360, height: 900 } });
  for (const {
    title,
    user,
    address,
    setUp,
    steps,
    shows,
    closesOnResize,
    hasNoHeading,
    consoleErrors: expectedErrors = [],
  } of screens) {
    test(
      `${title} has no accessibility violation, overflow or console message`,
      { tag: tagsOf(title) },
      async ({ page, stack, consoleErrors }) => {
        consoleErrors.allow(...expectedErrors);
        const disabled = hasNoHeading ? ['landmark-one-main', 'page-has-heading-one'] : [];
        await setUp?.(page, stack.identity);
        if (user) await openSignedIn(page, user, address);
        else await page.goto(address);
        await steps?.(page);
        for (const { width, colorScheme } of appearances) {
          const isOtherLayout = page.viewportSize()?.width !== width;
          if (isOtherLayout) await resize(page, width);
          if (isOtherLayout && closesOnResize) await steps?.(page);
          await page.emulateMedia({ colorScheme });
          await expect(shows(page)).toBeVisible();
          const broken =
            colorScheme === 'dark' ? await brokenContrast(page) : await brokenRules(page, ...disabled);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect({ overflow, broken }, `${width} px, ${colorScheme}`).toEqual({ overflow: 0, broken: [] });
        }
      },
    );
  }
});

test('The first signed-in page renders without a layout shift', async ({ page }) => {
  await page.addInitScript(observeShift);
  await openSignedIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await readShift(page)).toEqual([]);
});
