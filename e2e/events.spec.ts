import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/harness/settings.ts';
import { startStack } from '../tools/harness/stack.ts';
import { type CollectedEvent, type EventCollector, startEventCollector } from './support/eventCollector.ts';
import { takeKeyboard, typeAsDrawn } from './support/insideOf.ts';
import { navigate } from './support/navigate.ts';
import { createSandboxControl } from './support/sandboxControl.ts';
import { createSandboxIdentity } from './support/sandboxIdentity.ts';
import { expect, signIn, test as base } from './support/test.ts';

const FIRST_PORT = 5440;
const EVENTS_URL = '/api/events/v1/logs';

/** A deployment that accepts events. */
const test = base.extend<{ emptied: void }, { collector: EventCollector }>({
  collector: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const port = FIRST_PORT + parallelIndex * 3;
      const collector = await startEventCollector(port + 2, EVENTS_URL, `http://127.0.0.1:${port + 1}`);
      await use(collector);
      collector.stop();
    },
    { scope: 'worker' },
  ],
  emptied: [
    async ({ collector }, use) => {
      collector.clear();
      await use();
    },
    { auto: true },
  ],
  stack: [
    async ({ collector }, use, { parallelIndex }) => {
      const portalPort = FIRST_PORT + parallelIndex * 3;
      const sandboxData = join(root, `node_modules/.cache/quayside/e2e-events-${parallelIndex}`);
      rmSync(sandboxData, { recursive: true, force: true });
      const { portal, identity, stop } = await startStack({
        portalPort,
        sandboxPort: portalPort + 1,
        sandboxData,
        backendOrigin: collector.origin,
        config: { EVENTS_URL },
      });
      const control = createSandboxControl(identity);
      await use({ portal, identity, control, driver: createSandboxIdentity(control) });
      await stop();
    },
    { scope: 'worker' },
  ],
});

const shownAttributes = [
  'portal.sign_in.outcome',
  'portal.sign_in.method',
  'portal.session_end.reason',
  'portal.exception.origin',
  'http.request.method',
  'url.template',
  'portal.third_party.service',
  'error.type',
];

function line({ name, attributes }: CollectedEvent): string {
  return [name, ...shownAttributes.filter((key) => key in attributes).map((key) => attributes[key])].join(
    ' ',
  );
}

/** Waits until all of these have arrived, and returns all lines. */
async function arrived(collector: EventCollector, ...lines: string[]): Promise<string[]> {
  await expect.poll(() => collector.events().map(line)).toEqual(expect.arrayContaining(lines));
  return collector.events().map(line);
}

test('The events of a visit arrive in order and contain no personal data', async ({
  page,
  collector,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (?:500|401)|announcement could not be loaded/);
  await sandbox.patchUser('amelia', { pendingNotifications: ['WELCOME'] });
  await sandbox.fault({ path: '/core/rest/portal-wide-message', status: 500 });
  await signIn(page, 'amelia', '/support/cases/00012345?keyword=amelia@example.com');
  const close = page.getByRole('dialog').getByRole('button', { name: /^LET.s GO!$/ });
  await expect(close).toBeVisible();
  await sandbox.expire('amelia', 'access');
  const responded = page.waitForResponse(
    (response) => response.url().endsWith('/welcome-notification/dont-show') && response.ok(),
  );
  await close.click();
  await responded;
  await navigate(page, '/landing');
  await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#username')).toBeVisible();

  const visit = [
    'portal.sign_in no-session silent',
    'portal.sign_in signed-in form',
    'http.client.request GET /core/rest/portal-wide-message 500',
    'portal.route /support/cases/:caseNumber',
    'portal.token_refresh',
    'http.client.request POST /api/identity/rest/global-notification/notifications/welcome-notification/dont-show',
    'portal.route /landing',
    'portal.session_end signed-out',
  ];
  const lines = await arrived(collector, ...visit);
  expect(lines.filter((each) => visit.includes(each))).toEqual(visit);
  const vitals = collector.events().filter(({ name }) => name === 'browser.web_vital');
  expect(vitals.map(({ attributes }) => attributes['browser.web_vital.name'])).toEqual(
    expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'cls']),
  );
  // The scope's name is the package's.
  expect(collector.bodies().replaceAll('"@quayside/', '"')).not.toMatch(
    /amelia|@|00012345|eyJ|keyword|[?&]\w+=/i,
  );
  for (const { authorization, cookie, referer } of collector.headers())
    expect({ authorization, cookie, referer }).toEqual({});
});

test(
  'Events report a render error, a missing file and a policy violation',
  { tag: '@detail' },
  async ({ page, collector, consoleErrors }) => {
    consoleErrors.allow(/./);
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    await page.route('**/assets/DevPage-*.js', (route) => route.fulfill({ status: 404 }));
    await navigate(page, '/dev');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('amelia@example.com');
      });
      const image = document.createElement('img');
      image.src = 'http://elsewhere.example/picture?user=amelia';
      document.body.append(image);
      return new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    });
    await page.close({ runBeforeUnload: true });
    await arrived(collector, 'exception chunk', 'exception uncaught', 'portal.policy_violation');
    const violation = collector.events().find(({ name }) => name === 'portal.policy_violation');
    expect(violation).toEqual({
      name: 'portal.policy_violation',
      severity: 17,
      attributes: {
        'portal.policy.directive': 'img-src',
        'portal.policy.blocked': 'http://elsewhere.example',
        'portal.policy.disposition': 'enforce',
      },
    });
    expect(collector.bodies()).not.toMatch(/amelia/i);
  },
);

test(
  'Each outage is reported by one event',
  { tag: '@detail' },
  async ({ page, collector, sandbox, consoleErrors }) => {
    consoleErrors.allow(/./);
    await sandbox.fault({ path: '/core/rest/*', status: 503 });
    await signIn(page, 'amelia', '/support');
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await page.close({ runBeforeUnload: true });
    const lines = await arrived(
      collector,
      'http.client.request GET /core/rest/navigation 503',
      'http.client.request GET /core/rest/portal-wide-message 503',
    );
    expect(lines.filter((each) => each.startsWith('portal.service_unavailable'))).toHaveLength(1);
  },
);

test(
  'Events report a third party that takes the keyboard or fails, by its service',
  { tag: '@detail' },
  async ({ page, collector, consoleErrors }) => {
    consoleErrors.allow(/./);
    await page.route('**/assets/portal/config.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...config, ENVIRONMENT: 'production' } });
    });
    await page.route('**/live-chat/embedded-service.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
        body: `localStorage.getItem('session');`,
      }),
    );
    await signIn(page, 'amelia', '/support/cases/00012345');
    await expect(page.locator('iframe[title="Usage statistics"]')).toBeAttached();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.click();
    await takeKeyboard(page, 'Usage statistics');
    await typeAsDrawn(page, 'secretkeyword');
    expect((await search.inputValue()).length).toBeGreaterThanOrEqual('secretkeyword'.length - 1);
    await expect(page.locator('iframe[title="Usage statistics"]')).toHaveCount(0);
    await page.close({ runBeforeUnload: true });
    await arrived(
      collector,
      'portal.third_party_failure live-chat ContractError',
      'portal.third_party_failure usage took-focus',
    );
  },
);

test(
  'The portal works when its event code does not load',
  { tag: '@detail' },
  async ({ page, collector, consoleErrors }) => {
    consoleErrors.allow(/composeEvents|events could not be loaded/);
    await page.route('**/assets/composeEvents-*.js', (route) => route.abort());
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    await page.goto('about:blank');
    expect(collector.events()).toEqual([]);
  },
);
