import type { Page } from '@playwright/test';
import { noted } from './support/insideOf.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const feedback = (page: Page) => bar(page).getByRole('button', { name: 'Give feedback' });
const help = (page: Page) => bar(page).getByRole('button', { name: 'User guide' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const failure = (page: Page, words: string) => messages(page).getByText(words);
const guideFailed = 'We couldn’t open the user guide. Try again in a few minutes.';
const surveyFailed = 'We couldn’t open the survey. Try again in a few minutes.';

/** As in a browser that shows PDFs. A headless one reports that it does not. */
const showsPdfs = (page: Page, shown: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value });
  }, shown);

for (const [tools, names] of [
  [[], []],
  [['SEARCH'], ['Search']],
  [['SMILE', 'SOMETHING_ELSE'], ['Give feedback']],
  [['USER_GUIDE'], ['User guide']],
] as const) {
  test(
    `The bar shows only the tools that the navigation data names: ${tools.join(', ') || 'none'} [TOOL-1]`,
    { tag: tools.length === 2 ? [] : ['@repeat'] },
    async ({ page, sandbox }) => {
      await sandbox.navigation({
        portalPages: [{ name: 'Voice', path: '/voice' }],
        portalTools: tools,
      });
      await openSignedIn(page, 'amelia');
      await expect(bar(page).getByRole('link', { name: 'Voice' })).toBeVisible();
      const present = {
        Search: await bar(page).getByRole('searchbox', { name: 'Search' }).count(),
        'Give feedback': await feedback(page).count(),
        'User guide': await help(page).count(),
      };
      const shown = Object.entries(present).flatMap(([name, count]) => (count > 0 ? [name] : []));
      expect(shown).toEqual(names);
    },
  );
}

test(
  'SEARCH is not offered to a user with neither view, who may not open the search page [ACCESS-3, ACCESS-15, TOOL-1]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.navigation({ portalTools: ['SEARCH', 'USER_GUIDE'] });
    await openSignedIn(page, 'grace');
    // Both tools are drawn from the same data.
    await expect(help(page)).toBeVisible();
    await expect(bar(page).getByRole('searchbox', { name: 'Search' })).toHaveCount(0);
  },
);

test.describe('The survey', () => {
  const script = '/resources/survey.js';

  test('The survey says once that it could not be loaded, and then loads from the resources host and receives only e-mail, name and account [SURVEY-1, SURVEY-2, CHAT-7, TOAST-2, TOOL-9]', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.allow(/survey/);
    await sandbox.fault({ path: script, status: 500, times: 2 });
    await openSignedIn(page, 'amelia');
    await expect(feedback(page)).toBeVisible();
    expect(await sandbox.requests('/resources/*')).toEqual([]);
    await feedback(page).click();
    await expect(failure(page, surveyFailed)).toBeVisible();
    await feedback(page).click();
    await expect(messages(page)).toContainText('2 times');
    await expect(failure(page, surveyFailed)).toHaveCount(1);

    await feedback(page).click();
    const survey = page.frameLocator('iframe[title="Survey"]');
    await expect(survey.getByRole('group', { name: 'How easy was it' })).toBeVisible();
    expect(await noted(page, 'Survey', 'survey')).toEqual([
      {
        event: 'start',
        email: 'amelia.hartley@northgate.example',
        name: 'Amelia Hartley',
        accountId: expect.stringMatching(/^001/),
      },
    ]);
    const requested = await sandbox.requests('/resources/*');
    expect(requested.map(({ path, status }) => `${path} ${status}`)).toEqual([
      `${script} 500`,
      `${script} 500`,
      `${script} 200`,
    ]);
    await survey.getByRole('button', { name: 'Close the survey' }).click();
    await expect(page.locator('iframe[title="Survey"]')).toHaveCount(0);
    await expect(feedback(page)).toBeFocused();
  });

  test('The survey closes the menu sheet of the narrow layout', { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openSignedIn(page, 'amelia');
    await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await feedback(page).click();
    await expect(feedback(page)).toBeHidden();
    const survey = page.frameLocator('iframe[title="Survey"]');
    await expect(survey.getByRole('group', { name: 'How easy was it' })).toBeVisible();
  });
});

test.describe('The user guide', () => {
  const guide = '/core/rest/documents/PORTAL_USER_GUIDE';

  test('The user guide opens a tab on the click and loads the document there [TOOL-7, TOOL-8, CALL-13]', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.fault({ path: guide, delayMs: 1_000, times: 1 });
    await showsPdfs(page, true);
    await openSignedIn(page, 'amelia');
    const opened = context.waitForEvent('page');
    await help(page).dblclick();
    const tab = await opened;
    const shown = tab.waitForEvent('download');
    await expect(tab.getByText('Loading')).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    // This browser cannot show a PDF, so it downloads the file.
    expect((await shown).url()).toMatch(/^blob:/);
    expect(context.pages()).toHaveLength(2);
    const calls = await sandbox.requests(guide);
    expect(calls.map(({ user, status }) => `${user} ${status}`)).toEqual(['amelia 200']);
  });

  test(
    'The user guide downloads when the browser shows no PDFs [TOOL-8]',
    { tag: '@detail' },
    async ({ page, context }) => {
      await showsPdfs(page, false);
      await openSignedIn(page, 'amelia');
      const download = page.waitForEvent('download');
      await help(page).click();
      expect((await download).suggestedFilename()).toMatch(/^user-guide/);
      await expect.poll(() => context.pages().length).toBe(1);
    },
  );

  for (const status of [503, 504, 511])
    test(
      `A user guide whose response is ${status} raises exactly one message, which names it [ERR-3, TOOL-9]`,
      { tag: status === 503 ? '@detail' : '@repeat' },
      async ({ page, sandbox, consoleErrors }) => {
        consoleErrors.allow(/status of 5/);
        await page.clock.install();
        await sandbox.fault({ path: guide, status });
        await openSignedIn(page, 'amelia');
        await help(page).click();
        await expect(failure(page, guideFailed)).toBeVisible();
        // The notice of an outage would come 300 ms after the response.
        await page.clock.runFor(1_000);
        await expect(messages(page).getByRole('listitem')).toHaveCount(1);
        await help(page).click();
        await expect(messages(page)).toContainText('2 times');
        await page.clock.runFor(1_000);
        await expect(messages(page).getByRole('listitem')).toHaveCount(1);
      },
    );
});
