import type { Page } from '@playwright/test';
import { brokenRules } from '../support/accessibility.ts';
import { expect, insideOf, test } from './support/test.ts';

const script = '/resources/live-chat/embedded-service.js';
const configuration = {
  chatEnabled: true,
  embeddedServiceScriptUrl: script,
  environmentUrl: 'https://chat.quayside.example',
  liveAgentSetupFlowUrl: 'https://chat.quayside.example/setup',
  serviceUrl: 'https://chat.quayside.example/service',
  embeddedServiceDeploymentId: '04I1',
  embeddedServiceDeploymentName: 'Partner_Chat',
  baseLiveAgentContentURL: 'https://chat.quayside.example/content',
  deploymentId: '572',
  buttonId: '573',
  baseLiveAgentURL: 'https://chat.quayside.example/agent',
  eswLiveAgentDevName: 'Partner_Agent',
  offlineSupportEnabled: true,
};
const amelia = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com', caseNumber: '00012345' };

declare global {
  /** The log of the tests' chat, and the chat itself. */
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var chat: { events: string[]; open(prechat: typeof amelia): void; end(): void; stop(): void };
}

/** Sets a chat up as the core does. */
async function setUpChat(page: Page): Promise<void> {
  await page.evaluate(async (configured) => {
    await portal.liveChat.scripts.load(configured.embeddedServiceScriptUrl);
    const events: string[] = [];
    const chat = portal.liveChat.createChat(configured, {
      onDestroyed: () => events.push('destroyed'),
      onFailed: ({ name }) => events.push(`failed: ${name}`),
    });
    globalThis.chat = {
      events,
      open: (prechat) =>
        void chat.open(prechat).then(
          () => events.push('open'),
          (error: Error) => events.push(error.name),
        ),
      end: () => chat.end(),
      stop: () => chat.stop(),
    };
  }, configuration);
}

const eventsOf = (page: Page) => page.evaluate(() => chat.events);
const windowOf = (page: Page) => page.locator('iframe[title="Live chat"]');

/** Returns the log of the vendor. */
async function logOf(page: Page): Promise<unknown> {
  const inside = await insideOf(page, 'Live chat');
  return inside.evaluate(() => Reflect.get(Reflect.get(window, 'embedded_svc') as object, 'log') as unknown);
}

test.describe('The live chat', () => {
  test.beforeEach(({ page }) => setUpChat(page));

  test('The live chat is set up hidden, with the configuration and without data about its user', async ({
    page,
  }) => {
    await expect(windowOf(page)).toBeHidden();
    await expect
      .poll(() => logOf(page))
      .toEqual([
        {
          event: 'init',
          settings: { displayHelpButton: false, enabledFeatures: ['LiveAgent'], entryFeature: 'LiveAgent' },
          given: [
            configuration.environmentUrl,
            configuration.liveAgentSetupFlowUrl,
            configuration.serviceUrl,
            '04I1',
            'Partner_Chat',
            {
              baseLiveAgentContentURL: configuration.baseLiveAgentContentURL,
              deploymentId: '572',
              buttonId: '573',
              baseLiveAgentURL: configuration.baseLiveAgentURL,
              eswLiveAgentDevName: 'Partner_Agent',
              isOfflineSupportEnabled: true,
            },
          ],
          // A frame without an origin has no storage, so the vendor uses memory.
          storage: 'memory',
        },
      ]);
  });

  test('The live chat sends the agent name, e-mail and case, and returns focus when it ends', async ({
    page,
  }) => {
    await page.locator('#opener').focus();
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    const inside = page.frameLocator('iframe[title="Live chat"]');
    await expect(windowOf(page)).toBeVisible();
    await expect(windowOf(page)).toBeFocused();
    await expect(inside.getByText(/Hello Amelia, .* case 00012345/)).toBeVisible();
    await expect.poll(() => eventsOf(page)).toEqual(['open']);
    expect(await logOf(page)).toContainEqual({
      event: 'startChat',
      details: [
        { label: 'First Name', value: 'Amelia' },
        { label: 'Last Name', value: 'Hart' },
        { label: 'Email', value: 'amelia@example.com' },
        { label: 'Case Number', value: '00012345' },
      ],
    });
    await page.keyboard.type('<b>Our line is slow</b>');
    await page.keyboard.press('Enter');
    await expect(inside.getByText('<b>Our line is slow</b>')).toBeVisible();
    await expect(inside.getByText(/running a line test/)).toBeVisible();
    await inside.getByRole('button', { name: 'End chat' }).click();
    await expect(inside.getByText('You ended the chat.')).toBeVisible();
    await inside.getByRole('button', { name: 'Close' }).click();
    await expect(windowOf(page)).toBeHidden();
    await expect(page.locator('#opener')).toBeFocused();
    await expect.poll(() => eventsOf(page)).toEqual(['open', 'destroyed']);
  });

  test(
    'The live chat opens again without earlier messages, also after the agent ended it',
    { tag: '@detail' },
    async ({ page }) => {
      const inside = page.frameLocator('iframe[title="Live chat"]');
      await page.evaluate((prechat) => chat.open(prechat), amelia);
      await expect.poll(() => eventsOf(page)).toEqual(['open']);
      await inside.getByRole('textbox', { name: 'Your message' }).fill('That’s all, goodbye');
      await page.keyboard.press('Enter');
      await expect(inside.getByText('Robin ended the chat.')).toBeVisible();
      await inside.getByRole('button', { name: 'Close' }).click();
      // The core offers the next chat only then.
      await expect.poll(() => eventsOf(page)).toEqual(['open', 'destroyed']);
      await page.evaluate((prechat) => chat.open(prechat), { ...amelia, firstName: 'Noor' });
      await expect(inside.getByText(/Hello Noor/)).toBeVisible();
      await expect(inside.getByText(/Amelia|goodbye/)).toHaveCount(0);
    },
  );

  test('The live chat ends when it is destroyed before an agent joins', async ({ page }) => {
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    await page.frameLocator('iframe[title="Live chat"]').getByRole('button', { name: 'End chat' }).click();
    await expect.poll(() => eventsOf(page)).toContain('destroyed');
    await expect(windowOf(page)).toBeHidden();
  });

  test('The live chat ends its session and keeps its frame for the next conversation [CHAT-2]', async ({
    page,
    sandbox,
  }) => {
    const inside = page.frameLocator('iframe[title="Live chat"]');
    await page.locator('#opener').focus();
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    await expect(inside.getByText(/case 00012345/)).toBeVisible();
    await page.evaluate(() => chat.end());
    await expect(windowOf(page)).toBeHidden();
    await expect(page.locator('#opener')).toBeFocused();
    await expect.poll(() => logOf(page)).toContainEqual({ event: 'sessionCleared' });
    // At once, while the vendor is still busy with the previous chat.
    await page.evaluate((prechat) => {
      chat.open(prechat);
      chat.end();
      chat.open({ ...prechat, caseNumber: '00067890' });
    }, amelia);
    await expect(inside.getByText(/case 00067890/)).toBeVisible();
    await expect(inside.getByText(/00012345/)).toHaveCount(0);
    await expect.poll(() => eventsOf(page)).toEqual(['open', 'open', 'open']);
    expect(await sandbox.requests(script)).toHaveLength(1);
  });

  test(
    'The live chat loses its frame when its session can’t be ended, and starts again when it is reopened',
    { tag: '@detail' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/Played by the test/);
      await page.evaluate((prechat) => chat.open(prechat), amelia);
      await expect.poll(() => eventsOf(page)).toEqual(['open']);
      await (
        await insideOf(page, 'Live chat')
      ).evaluate(() => {
        const { liveAgentAPI } = Reflect.get(window, 'embedded_svc') as { liveAgentAPI: object };
        Reflect.set(liveAgentAPI, 'clearSession', () => {
          throw new Error('Played by the test.');
        });
      });
      await page.evaluate(() => chat.end());
      await expect(windowOf(page)).toHaveCount(0);
      await page.evaluate((prechat) => chat.open(prechat), { ...amelia, firstName: 'Noor' });
      await expect(page.frameLocator('iframe[title="Live chat"]').getByText(/Hello Noor/)).toBeVisible();
    },
  );

  test('The live chat removes its frame when it is stopped, and starts again in a new one', async ({
    page,
  }) => {
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    await expect(windowOf(page)).toBeVisible();
    await page.evaluate(() => chat.stop());
    await expect(windowOf(page)).toHaveCount(0);
    await setUpChat(page);
    await expect.poll(async () => JSON.stringify(await logOf(page))).toContain('init');
    expect(JSON.stringify(await logOf(page))).not.toContain('Amelia');
  });

  test(
    'The live chat ends when its frame is lost, and starts again when it is reopened',
    { tag: '@detail' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/A third party was removed/);
      await page.evaluate((prechat) => chat.open(prechat), amelia);
      await expect.poll(() => eventsOf(page)).toEqual(['open']);
      const inside = await insideOf(page, 'Live chat');
      await inside.evaluate(() => location.reload()).catch(() => undefined);
      await expect.poll(() => eventsOf(page)).toEqual(['open', 'destroyed']);
      await expect(windowOf(page)).toHaveCount(0);
      await page.evaluate((prechat) => chat.open(prechat), amelia);
      await expect.poll(() => eventsOf(page)).toEqual(['open', 'destroyed', 'open']);
    },
  );

  for (const [name, size] of [
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 640 }],
    ['a low window', { width: 800, height: 360 }],
  ] as const) {
    test(
      `The live chat is fully visible in the lower end corner: ${name}`,
      { tag: name === 'a phone' ? [] : ['@repeat'] },
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.evaluate((prechat) => chat.open(prechat), amelia);
        const box = await windowOf(page).boundingBox();
        if (!box) throw new Error('The window is not there.');
        expect(box.width).toBe(Math.min(360, size.width - 16));
        expect(box.height).toBeLessThanOrEqual(520);
        expect(box.x + box.width).toBeLessThan(size.width);
        expect(box.x + box.width).toBeGreaterThan(size.width - 32);
        // Below the bar.
        expect(box.y).toBeGreaterThan(52);
        expect(box.y + box.height).toBeLessThan(size.height);
      },
    );
  }

  test('The live chat follows the theme of the page, not that of the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: null });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    const inside = await insideOf(page, 'Live chat');
    const background = () => inside.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(background).toBe('rgb(24, 33, 43)');
  });
});

test(
  'A chat whose script fails stops, and tries again when it is reopened',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/Failed to load resource/);
    await setUpChat(page);
    await expect.poll(async () => JSON.stringify(await logOf(page))).toContain('init');
    await page.evaluate(() => chat.stop());
    await sandbox.fault({ path: script, status: 503, times: 2 });
    await page.evaluate((configured) => {
      const events: string[] = [];
      const made = portal.liveChat.createChat(configured, {
        onDestroyed: () => undefined,
        onFailed: () => undefined,
      });
      globalThis.chat = {
        events,
        open: (prechat) =>
          void made.open(prechat).then(
            () => events.push('open'),
            (error: Error) => events.push(error.name),
          ),
        end: () => made.end(),
        stop: () => made.stop(),
      };
    }, configuration);
    await expect
      .poll(async () => (await sandbox.requests(script)).filter(({ status }) => status === 503).length)
      .toBe(1);
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    await expect.poll(() => eventsOf(page)).toEqual(['NetworkError']);
    await expect(windowOf(page)).toHaveCount(0);
    await page.evaluate((prechat) => chat.open(prechat), amelia);
    await expect.poll(() => eventsOf(page)).toEqual(['NetworkError', 'open']);
  },
);

test('The survey asks the given user three questions, says thanks and closes', async ({ page }) => {
  await page.locator('#opener').focus();
  await page.evaluate(async () => {
    await portal.survey.scripts.load('/resources/survey.js');
    portal.survey.createSurvey(
      { email: 'amelia@example.com', name: 'Amelia Hart', accountId: 'SF-1' },
      { onClosed: () => document.body.setAttribute('data-closed', ''), onFailed: () => undefined },
    );
  });
  const survey = page.locator('iframe[title="Survey"]');
  const inside = page.frameLocator('iframe[title="Survey"]');
  await expect(survey).toBeVisible();
  await expect(inside.getByRole('group', { name: 'How easy was it' })).toBeVisible();
  const frame = await insideOf(page, 'Survey');
  expect(
    await frame.evaluate(() => Reflect.get(Reflect.get(window, 'survey') as object, 'log') as unknown),
  ).toEqual([{ event: 'start', email: 'amelia@example.com', name: 'Amelia Hart', accountId: 'SF-1' }]);
  await inside.getByRole('button', { name: 'Next' }).click();
  await expect(inside.getByRole('alert')).toHaveText('Choose an answer, or close the survey.');
  await inside.getByRole('radio', { name: 'Very easy' }).check();
  await inside.getByRole('button', { name: 'Next' }).click();
  await inside.getByRole('radio', { name: 'A support case' }).check();
  await inside.getByRole('button', { name: 'Next' }).click();
  await inside.getByRole('textbox', { name: 'What should we do better?' }).fill('Nothing');
  await inside.getByRole('button', { name: 'Send' }).click();
  await expect(inside.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await inside.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(survey).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-closed');
  await expect(page.locator('#opener')).toBeFocused();
});

for (const theme of ['light', 'dark']) {
  test(
    `Chat and survey show side by side without accessibility violations: ${theme}`,
    { tag: theme === 'light' ? '@detail' : '@repeat' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: null });
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await setUpChat(page);
      await page.evaluate((prechat) => chat.open(prechat), amelia);
      await page.evaluate(async () => {
        await portal.survey.scripts.load('/resources/survey.js');
        portal.survey.createSurvey(
          { email: 'amelia@example.com', name: 'Amelia', accountId: null },
          { onClosed: () => undefined, onFailed: () => undefined },
        );
      });
      const survey = page.locator('iframe[title="Survey"]');
      await expect(survey).toBeVisible();
      const [chatBox, surveyBox] = await Promise.all([windowOf(page).boundingBox(), survey.boundingBox()]);
      expect((surveyBox?.x ?? 0) + (surveyBox?.width ?? 0)).toBeLessThan(chatBox?.x ?? 0);
      await expect.poll(() => eventsOf(page)).toEqual(['open']);
      expect(await brokenRules(page)).toEqual([]);
    },
  );
}

test('Usage sends the user once, then each page, until it is stopped', async ({ page }) => {
  await page.evaluate(async () => {
    await portal.usage.scripts.load('/resources/usage.js');
    const user = {
      id: 'u1',
      email: 'a@example.com',
      firstName: 'Amelia',
      lastName: 'Hart',
      roles: ['approver'],
    };
    const tracker = portal.usage.createTracker(user);
    tracker.pageView('/landing');
    tracker.pageView('/support');
    document.body.addEventListener('stop-tracking', () => tracker.stop());
  });
  const frame = await insideOf(page, 'Usage statistics');
  await expect
    .poll(() => frame.evaluate(() => Reflect.get(Reflect.get(window, 'usage') as object, 'log') as unknown))
    .toEqual([
      {
        event: 'initialize',
        user: {
          id: 'u1',
          email: 'a@example.com',
          firstName: 'Amelia',
          lastName: 'Hart',
          roles: ['approver'],
        },
        device: 'not kept',
      },
      { event: 'pageView', path: '/landing', visitor: 'u1' },
      { event: 'pageView', path: '/support', visitor: 'u1' },
    ]);
  await expect(page.locator('iframe[title="Usage statistics"]')).toBeHidden();
  await page.evaluate(() => document.body.dispatchEvent(new Event('stop-tracking')));
  await expect(page.locator('iframe')).toHaveCount(0);
});
