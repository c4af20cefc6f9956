import type { Page } from '@playwright/test';
import {
  BROKEN_JSON,
  browserLine,
  chooseTroubles,
  endTrouble,
  makeTrouble,
  pathOf,
  serveHuge,
  SANDBOX_WORDS,
  troubles,
  type Trouble,
  watchCalls,
} from './support/faultMatrix.ts';
import { navigate } from './support/navigate.ts';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, test } from './support/test.ts';

// Two workers share the file.
test.describe.configure({ mode: 'parallel' });

const notifications = '/api/identity/rest/global-notification/notifications';

/** One call of the specification: the steps that send it, and the visible effect of a failure. */
interface Call {
  name: string;
  /** The numbers of the rules, as in a title. */
  rules: string;
  method: 'GET' | 'POST';
  path: string;
  account: 'amelia' | 'noor';
  /** The address where the account signs in. */
  address: string;
  /** The popups of noor; with them the terms are agreed. */
  pending?: readonly string[];
  /** The portal's log entry for a failure. */
  logged?: RegExp;
  mayLog?: RegExp;
  /** Returns whether the call takes a trouble for a valid response; default none. */
  accepts?: (trouble: Trouble) => boolean;
  /** `each time`: each trouble meets a newly loaded portal, which shows the outage again. `never`: no notice is shown, or the call's own message is. */
  notifies?: 'each time' | 'once' | 'never';
  /** Sends the call. */
  call: (page: Page) => Promise<void>;
  /** Expects the visible effect of a failure, or of a response that was taken for a valid one. */
  shows: (page: Page, trouble: Trouble, sandbox: SandboxControl) => Promise<void>;
  /** A failed call can be retried in place, so the test leaves the portal only after the last trouble. */
  isInPlace?: true;
  /** Uses the rest of the portal; default: opens the landing page only. */
  goesOn?: (page: Page) => Promise<void>;
  /** Expects the call to succeed after the trouble. */
  mends?: (page: Page) => Promise<void>;
}

const isEmpty = ({ isEmpty: is }: Trouble): boolean => is ?? false;
const isText = ({ isText: is }: Trouble): boolean => is ?? false;
/** The size limit of a file is higher than that of data. */
const isFile = (trouble: Trouble) => isText(trouble) || trouble.name === '11 MB';

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

async function home(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Quayside home' }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();
}

const load = async (page: Page): Promise<void> => void (await page.goto('/support'));

/** Loads the portal with the popups that were closed before. */
async function reopenPopups(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('quayside.closedPopups'));
  await page.goto('/support');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closePopup(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await home(page);
}

/** Expects the message inline in a popup: the server's words where it has any. */
async function expectWords(page: Page, { name }: Trouble, ours: string): Promise<void> {
  await expect(page.getByRole('dialog').getByText(/^5\d\d$/.test(name) ? SANDBOX_WORDS : ours)).toBeVisible();
}

/** Expects that a failed choice not to show a popup again closes the popup without a message, and is retried where that may help. */
async function expectQuietRetry(page: Page, trouble: Trouble, sandbox: SandboxControl, path: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/could not be/)).toHaveCount(0);
  if (trouble.isFinal) return;
  await page.clock.fastForward(2_100);
  await expect.poll(async () => (await sandbox.requests(path)).length).toBeGreaterThan(1);
}

/** Retries the failed call in a popup, or opens the popup again if nothing failed. */
async function retryInPopup(page: Page): Promise<void> {
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  else await reopenPopups(page);
}

let huge: Awaited<ReturnType<typeof serveHuge>>;
test.beforeAll(async () => {
  huge = await serveHuge();
});
test.afterAll(() => huge.stop());

const calls: readonly Call[] = [
  {
    name: 'the navigation',
    rules: 'NAV-8, SHELL-7, CALL-10',
    method: 'GET',
    path: '/core/rest/navigation',
    account: 'amelia',
    address: '/support',
    logged: /The navigation could not be loaded, so the bar shows no pages\./,
    isInPlace: true,
    async call(page) {
      const retry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      else await load(page);
    },
    async shows(page) {
      await expect(page.locator('nav').getByText('We couldn’t load the menu.')).toBeVisible();
      await expect(heading(page, 'Support')).toBeVisible();
    },
    async mends(page) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('link', { name: 'Quoting' }).first()).toBeVisible();
    },
  },
  {
    name: 'sub-items on demand',
    rules: 'NAV-6, NAV-13, CALL-11',
    method: 'GET',
    path: '/core/rest/navigation/apollo/items/Resources',
    account: 'amelia',
    address: '/support',
    logged: /The items of a menu could not be loaded, so it closes\./,
    async call(page) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Resources' }).click();
    },
    async shows(page, { isDown }) {
      const messages = page.getByRole('region', { name: 'Messages' });
      const failed = messages.getByText('We couldn’t load Resources. Open the menu to try again.');
      const outage = messages.getByText('Part of the portal is unavailable');
      // One of the two, and once: the notice of an outage replaces the message while it is shown.
      await expect(isDown ? failed.or(outage) : failed).toHaveCount(1);
      const trigger = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: 'Resources' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    },
    async mends(page) {
      await this.call(page);
      await expect(page.getByRole('link', { name: /Price books/ })).toBeVisible();
    },
  },
  {
    name: 'the announcement',
    rules: 'BANNER-2, BANNER-3, CALL-8',
    method: 'GET',
    path: '/core/rest/portal-wide-message',
    account: 'amelia',
    address: '/support',
    logged: /The announcement could not be loaded\./,
    accepts: isText,
    notifies: 'each time',
    call: load,
    async shows(page, trouble) {
      await expect(heading(page, 'Support')).toBeVisible();
      const banner = page.getByRole('region', { name: 'Announcement' });
      if (isText(trouble) && !isEmpty(trouble)) await expect(banner).toHaveText(BROKEN_JSON);
      else await expect(banner).toHaveCount(0);
    },
    async mends(page) {
      await load(page);
      await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Planned works');
    },
  },
  {
    name: 'the list of popups',
    rules: 'POPUP-1, CALL-1',
    method: 'GET',
    path: notifications,
    account: 'noor',
    address: '/new-support-case',
    pending: ['WELCOME'],
    logged: /The pending notifications could not be loaded\./,
    notifies: 'each time',
    call: load,
    async shows(page) {
      await expect(heading(page, 'Support')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async mends(page) {
      await load(page);
      await expect(page.getByRole('dialog', { name: 'Welcome to Quayside' })).toBeVisible();
    },
  },
  {
    name: 'the contacts',
    rules: 'CONTACT-13, CALL-2',
    method: 'GET',
    path: `${notifications}/contact-role-management/contacts`,
    account: 'noor',
    address: '/support',
    pending: ['CONTACT_ROLE_MANAGEMENT_WARNING'],
    isInPlace: true,
    call: retryInPopup,
    shows: (page, trouble) => expectWords(page, trouble, 'We couldn’t load the contacts.'),
    goesOn: (page) => closePopup(page, 'Close'),
    async mends(page) {
      await reopenPopups(page);
      await expect(page.getByRole('combobox', { name: 'MSO' })).toBeEnabled();
    },
  },
  {
    name: 'submitting contact roles',
    rules: 'CONTACT-12, CONTACT-13, CALL-3',
    method: 'POST',
    path: `${notifications}/contact-role-management/submit`,
    account: 'noor',
    address: '/support',
    pending: ['CONTACT_ROLE_MANAGEMENT_WARNING'],
    accepts: isEmpty,
    isInPlace: true,
    async call(page) {
      // The popup is closed after a response that was taken for a success.
      if ((await page.getByRole('button', { name: 'Save' }).count()) === 0) await reopenPopups(page);
      await page.getByRole('combobox', { name: 'MSO' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save' }).click();
    },
    async shows(page, trouble) {
      if (isEmpty(trouble)) {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        return;
      }
      await expectWords(page, trouble, 'We couldn’t save the contacts.');
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    },
    async goesOn(page) {
      if ((await page.getByRole('dialog').count()) > 0) await closePopup(page, 'Close');
      else await home(page);
    },
    async mends(page) {
      await this.call(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'the marketing message',
    rules: 'MARKETING-1, MARKETING-2, CALL-4',
    method: 'GET',
    path: `${notifications}/marketing-notification/content`,
    account: 'noor',
    address: '/support',
    pending: ['MARKETING'],
    mayLog: /The marketing message can’t be used\./,
    accepts: isText,
    isInPlace: true,
    call: retryInPopup,
    async shows(page, trouble) {
      if (isEmpty(trouble)) await expect(page.getByRole('dialog').getByText(/\bLoading\b/)).toHaveCount(0);
      else if (isText(trouble)) await expect(page.getByRole('dialog')).toContainText(BROKEN_JSON);
      else await expectWords(page, trouble, 'We couldn’t load the message.');
    },
    goesOn: (page) => closePopup(page, 'GOT IT!'),
    async mends(page) {
      await reopenPopups(page);
      await expect(page.getByRole('dialog')).toContainText('5G backup');
    },
  },
  {
    name: 'the marketing logo',
    rules: 'MARKETING-5, CALL-6',
    method: 'GET',
    path: `${notifications}/marketing-notification/logo`,
    account: 'noor',
    address: '/support',
    pending: ['MARKETING'],
    notifies: 'never',
    call: reopenPopups,
    async shows(page, { isSilent }) {
      await expect(page.getByRole('dialog')).toContainText('5G backup');
      // A pending image can't be told from one that comes late.
      if (!isSilent) await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
    },
    goesOn: (page) => closePopup(page, 'GOT IT!'),
    async mends(page) {
      await reopenPopups(page);
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    },
  },
  {
    name: 'not showing the welcome again',
    rules: 'POPUP-7, WELCOME-3, CALL-7',
    method: 'POST',
    path: `${notifications}/welcome-notification/dont-show`,
    account: 'noor',
    address: '/support',
    pending: ['WELCOME'],
    logged: /A choice not to show a message again could not be saved\./,
    accepts: ({ isFinal, isEmpty: isNothing }) => !isFinal || (isNothing ?? false),
    notifies: 'each time',
    async call(page) {
      await reopenPopups(page);
      await page.getByRole('button', { name: "LET's GO!" }).click();
    },
    shows(page, trouble, sandbox) {
      return expectQuietRetry(page, trouble, sandbox, this.path);
    },
  },
  {
    name: 'not showing the marketing message again',
    rules: 'POPUP-7, MARKETING-8, CALL-5',
    method: 'POST',
    path: `${notifications}/marketing-notification/dont-show`,
    account: 'noor',
    address: '/support',
    pending: ['MARKETING'],
    logged: /A choice not to show a message again could not be saved\./,
    accepts: ({ isFinal, isEmpty: isNothing }) => !isFinal || (isNothing ?? false),
    notifies: 'each time',
    async call(page) {
      await reopenPopups(page);
      await page.getByRole('checkbox', { name: 'Do not show this message again.' }).check();
      await page.getByRole('button', { name: 'GOT IT!' }).click();
    },
    shows(page, trouble, sandbox) {
      return expectQuietRetry(page, trouble, sandbox, this.path);
    },
  },
  {
    name: 'accepting the terms',
    rules: 'TERMS-8, TERMS-9, CALL-9',
    method: 'POST',
    path: '/api/identity/rest/terms-of-use/accept',
    account: 'noor',
    address: '/support',
    accepts: isEmpty,
    notifies: 'never',
    async call(page) {
      if ((await heading(page, 'Terms Of Use').count()) === 0) await page.goto('/support');
      await page.getByRole('button', { name: 'I Agree' }).click();
    },
    async shows(page, trouble) {
      if (isEmpty(trouble)) {
        await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeAttached();
        return;
      }
      await expect(page.getByRole('alert')).toContainText('Error occurred during action processing.');
      await expect(page.getByRole('button', { name: 'I Agree' })).toBeEnabled();
    },
    goesOn: async () => undefined,
    async mends(page) {
      await this.call(page);
      await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeAttached();
    },
  },
  {
    name: 'the configuration of the live chat',
    rules: 'CHAT-1, CALL-12',
    method: 'GET',
    path: '/core/rest/live-chat/configuration',
    account: 'amelia',
    address: '/landing',
    logged: /The live chat failed and is not offered\./,
    call: (page) => navigate(page, '/support/cases/00012345'),
    async shows(page) {
      await expect(heading(page, 'Loss of service at Bristol Temple Quay')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Chat now' })).toHaveCount(0);
    },
    async mends(page) {
      await this.call(page);
      await expect(page.getByRole('button', { name: 'Chat now' })).toBeVisible();
    },
  },
  {
    name: 'the user guide',
    rules: 'TOOL-8, CALL-13',
    method: 'GET',
    path: '/core/rest/documents/PORTAL_USER_GUIDE',
    account: 'amelia',
    address: '/landing',
    accepts: isFile,
    notifies: 'never',
    async call(page) {
      await page.getByRole('button', { name: 'User guide' }).click();
    },
    async shows(page, trouble) {
      const messages = page.getByRole('region', { name: 'Messages' });
      if (!isFile(trouble)) {
        const row = messages.getByRole('listitem').filter({ hasText: 'We couldn’t open the user guide.' });
        await row.getByRole('button', { name: 'Dismiss' }).click();
        await expect(row).toHaveCount(0);
      }
      await expect.poll(() => page.context().pages().length).toBe(1);
    },
  },
];

/** One call of each kind of response: the client treats calls of a kind alike. */
const eachKind = /the navigation|the announcement|the user guide|submitting contact roles/;
/** A read and a write that every user needs. */
const inEveryRun = /the navigation|accepting the terms/;
for (const one of calls) {
  const { typical, others } = chooseTroubles(eachKind.test(one.name));
  playFailures(one, 'A typical failure', typical, inEveryRun.test(one.name) ? [] : ['@detail']);
  playFailures(one, 'Any other failure', others, ['@repeat']);
}

function playFailures(one: Call, kind: string, played: readonly Trouble[], tag: string[]): void {
  const firstOutage = played.find(({ isDown }) => isDown);
  test(
    `${kind} of ${one.name} leaves the rest of the portal usable [${one.rules}, ERR-1]`,
    { tag },
    async ({ page, sandbox, consoleErrors }) => {
      test.setTimeout(120_000);
      const { account, pending, logged, accepts = () => false, notifies = 'once' } = one;
      consoleErrors.allow(browserLine(one.path), logged, one.mayLog);
      const lines: string[] = [];
      const inFlight = watchCalls(page);
      page.on('console', (message) => void lines.push(message.text()));
      if (pending)
        await sandbox.patchUser(account, { agreedToTermsOfUse: true, pendingNotifications: [...pending] });
      else await sandbox.patchUser(account, { pendingNotifications: [] });
      await page.clock.install();
      await page.setViewportSize({ width: 1920, height: 900 });
      await openSignedIn(page, account, one.address);
      await expect(page.locator('h1')).toBeVisible();

      for (const trouble of played) {
        await test.step(trouble.name, async () => {
          lines.length = 0;
          await sandbox.clearRequests();
          await makeTrouble(page, sandbox, one, trouble, huge.origin);
          const asked = page.waitForRequest(
            (request) => request.method() === one.method && pathOf(request) === one.path,
          );
          await Promise.all([asked, one.call(page)]);
          if (trouble.isSilent) {
            // The other calls have a response before the clock moves.
            await expect.poll(() => [...inFlight]).toEqual([one.path]);
            await page.clock.fastForward(31_000);
          }
          await one.shows(page, trouble, sandbox);
          if (logged && !accepts(trouble)) await expect.poll(() => lines.join('\n')).toMatch(logged);
          const notified = { 'each time': trouble, once: firstOutage, never: undefined }[notifies];
          if (trouble.isDown && trouble === notified)
            await expect(
              page.getByRole('region', { name: 'Messages' }).getByText('Part of the portal is unavailable'),
            ).toBeVisible();
          if (!one.isInPlace || trouble === played.at(-1)) await (one.goesOn ?? home)(page);
          await endTrouble(page, sandbox);
        });
      }
      await test.step('and all is well again', async () => one.mends?.(page));
    },
  );
}

test(
  'The portal says that it can’t start after any failure of the runtime config, and “Retry” starts it [ERR-4, CALL-14]',
  { tag: '@repeat' },
  async ({ page, consoleErrors }) => {
    test.setTimeout(120_000);
    const path = '/assets/portal/config.json';
    consoleErrors.allow(browserLine(path), /The portal cannot start without its runtime config\./);
    await page.clock.install();
    await openSignedIn(page, 'amelia', '/support');
    await expect(heading(page, 'Support')).toBeVisible();
    for (const { name, plan, isSilent } of troubles) {
      await test.step(name, async () => {
        await page.route(`**${path}`, async (route) => {
          if (isSilent) return;
          if (!plan) await route.continue({ url: huge.origin + path });
          else if (plan.drop) await route.abort('connectionreset');
          else
            await route.fulfill({
              status: plan.status ?? 200,
              headers: plan.headers ?? { 'content-type': 'application/json' },
              body: plan.body ?? '',
            });
        });
        const asked = page.waitForRequest(`**${path}`);
        await page.goto('/support');
        await asked;
        if (isSilent) await page.clock.fastForward(11_000);
        await expect(heading(page, 'The portal can’t start')).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(heading(page, 'Support')).toBeVisible({ timeout: 40_000 });
      });
    }
  },
);
