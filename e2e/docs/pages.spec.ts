import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listTokens } from '../../packages/ui/scripts/listTokens.ts';
import { readTokens } from '../../packages/ui/scripts/readTokens.ts';
import { ensureStorybook, storybookFolder } from '../../tools/harness/builtStorybook.ts';
import { runConcurrently } from '../../tools/harness/runConcurrently.ts';
import { consoleErrorsOf, serveStorybook, type ServedStorybook } from './support/openStorybook.ts';

interface DocsEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

let storybook: ServedStorybook | undefined;
const addressOfStorybook = (): string => storybook?.address ?? '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await ensureStorybook();
  storybook = await serveStorybook();
});
test.afterAll(() => storybook?.stop());

/** The docs pages of the build. */
function docsPages(): DocsEntry[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, DocsEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

/** Our own pages, in MDX. */
const isWritten = ({ tags }: DocsEntry): boolean => tags.some((tag) => tag.endsWith('tached-mdx'));

async function openPage(page: Page, id: string, globals = ''): Promise<void> {
  await page.goto(`${addressOfStorybook()}iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible({ timeout: 20_000 });
}

/** The numbers of the anatomy that another number covers. */
function coveredNumbers(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-part-mark]').evaluateAll((marks) => {
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    return marks.flatMap((mark, index) => {
      const { left, right, top, bottom } = boxes[index] ?? new DOMRect();
      const isCovered = boxes
        .slice(index + 1)
        .some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
      return isCovered ? [mark.textContent] : [];
    });
  });
}

test('Every docs page of the built Storybook opens below a path, under its policy, without a console error, and its anatomy has a number of its own at every part @ci', async ({
  context,
}) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  await runConcurrently(docsPages(), 3, async (take) => {
    // One page for many: a new one would compile Storybook's scripts again.
    const page = await context.newPage();
    const consoleErrors = consoleErrorsOf(page);
    for (let entry = take(); entry; entry = take()) {
      const { id } = entry;
      await openPage(page, id);
      // A story in a frame starts Storybook again. On a busy machine that takes longer than 10 s on a page with many of them.
      await expect
        .soft(page.locator('[data-missing-part]'), `every part of the anatomy of ${id} is numbered`)
        .toHaveCount(0, { timeout: 60_000 });
      problems.push(...(await coveredNumbers(page)).map((number) => `${id}: number ${number} is covered`));
      problems.push(...consoleErrors.splice(0).map((error) => `${id}: ${error}`));
    }
    await page.close();
    problems.push(...consoleErrors);
  });
  expect(problems).toEqual([]);
});

test('No written docs page is wider than a phone, in the dark and in the compact density @ci', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide: string[] = [];
  for (const { id } of docsPages().filter(isWritten)) {
    await openPage(page, id, 'theme:dark;view:artemis;density:compact');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) tooWide.push(`${id} by ${overflow} px`);
  }
  expect(tooWide).toEqual([]);
});

test('The foundation pages show every public token once @ci', async ({ page }) => {
  test.setTimeout(120_000);
  const shown: string[] = [];
  for (const { id } of docsPages().filter(
    (entry) => isWritten(entry) && entry.title.startsWith('Foundations'),
  )) {
    await openPage(page, id);
    shown.push(
      ...(await page
        .locator('[data-token]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-token') ?? ''))),
    );
  }
  const { resolver } = await readTokens();
  expect(shown.toSorted()).toEqual(
    listTokens(resolver)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('The filter of a token page finds tokens by purpose, and their contrast follows the view @ci', async ({
  page,
}) => {
  await openPage(page, 'foundations-colour--docs');
  await page.getByRole('searchbox', { name: 'Filter by name or purpose' }).fill('primary action');
  await expect(page.locator('[data-token]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'tokens' })).toHaveText(/^1 of \d+ tokens$/);
  const ratio = page.locator('[data-token="color.accent"] .token-ratio').first();
  const inApollo = await ratio.innerText();
  await openPage(page, 'foundations-colour--docs', 'view:artemis');
  await expect(ratio).not.toHaveText(inApollo);
});

test('Links, pictures and the search of the built Storybook work below a path @ci', async ({ page }) => {
  test.setTimeout(120_000);
  const consoleErrors = consoleErrorsOf(page);
  await page.goto(addressOfStorybook());
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'Overview' }).click();
  await expect(preview.getByRole('heading', { name: 'All components' })).toBeVisible();
  const picture = preview.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await preview.getByRole('link', { name: 'Find a component' }).click();
  const title = preview.getByRole('heading', { name: 'Find a component', level: 1 });
  await expect(title).toBeVisible();
  await page.getByPlaceholder('Find components').fill('dropdown');
  await page.getByRole('option').filter({ hasText: 'Dropdown' }).first().click();
  // The page scrolls to the heading. Its name begins with that of Storybook's link to it.
  await expect(preview.getByRole('heading', { name: 'Dropdown, select, picker' })).toBeInViewport();
  await expect(title).not.toBeInViewport();
  expect(page.url().startsWith(addressOfStorybook())).toBe(true);
  expect(consoleErrors).toEqual([]);
});
