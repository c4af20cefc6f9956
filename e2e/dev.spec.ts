import type { Locator, Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

/** A card of the page, by its title. */
function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Finds the description of a term. */
function fact(page: Page, title: string, term: string): Locator {
  return card(page, title)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
}

/** The row of a table, by its first words. */
function row(page: Page, title: string, name: string): Locator {
  return card(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

async function openPage(page: Page): Promise<void> {
  await openSignedIn(page, 'amelia', '/dev');
  await expect(page.getByRole('heading', { level: 1, name: 'Developer' })).toBeVisible();
  // The requests that the shell sends while the page loads are complete.
  await page.waitForLoadState('networkidle');
}

test('The developer page shows the user, the partner and the deployment, but no token [DEV-1, DEV-2, ACCESS-11, ROUTE-34]', async ({
  page,
  stack,
}) => {
  const authorization = page
    .waitForRequest((request) => request.url().includes('/api/') && 'authorization' in request.headers())
    .then((request) => request.headers()['authorization'] ?? '');
  await openPage(page);
  await expect(page).toHaveTitle('Developer | Quayside');
  await expect(fact(page, 'Signed in', 'Name')).toHaveText('Amelia Hartley');
  await expect(fact(page, 'Signed in', 'E-mail')).toHaveText('amelia.hartley@northgate.example');
  await expect(fact(page, 'Signed in', 'Roles')).toHaveText(
    'regular, sales, support, ordering, approver, portal-admin, developer',
  );
  await expect(fact(page, 'Signed in', 'Artemis pages access')).toHaveText('Yes');
  await expect(fact(page, 'Partner', 'Salesforce account')).toHaveText('0012400000NGate1AB');
  await expect(fact(page, 'Partner', 'Price plan, Cloud Enterprise')).toHaveText('CLE-RSL-2026-STD');
  await expect(fact(page, 'Deployment', 'Environment')).toHaveText('demo');
  await expect(fact(page, 'Deployment', 'Issuer')).toHaveText(`${stack.identity}/realms/quayside`);
  await expect(fact(page, 'Deployment', 'Usage script')).not.toBeEmpty();

  const token = (await authorization).replace('Bearer ', '');
  expect(token.split('.')).toHaveLength(3);
  const content = await page.content();
  for (const part of token.split('.')) expect(content).not.toContain(part);
});

test(
  'The developer page lists the missing access of a user without partner and roles, rule by rule [DEV-1, DEV-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('amelia', {
      claims: { partner: null, roles: ['developer'], artemisPagesAccess: false },
    });
    await openPage(page);
    await expect(card(page, 'Partner').getByText('No partner')).toBeVisible();
    const access = card(page, 'Access');
    await expect(access.getByText('5 of 20 rules give you access')).toBeVisible();
    const expected: Readonly<Record<string, readonly string[]>> = {
      signedIn: ['Landing, profile, legal', 'a signed-in user', 'Granted'],
      eitherView: ['Search, feedbacks', 'the claim apolloAccess or artemisAccess', 'Granted'],
      apolloService1Access: [
        '/1access',
        'the claim apolloAccess, the partner’s accessTo1Access',
        'Denied Missing: the partner’s accessTo1Access',
      ],
      apolloApprovals: [
        '/approvals',
        'the claim apolloAccess, the role approver',
        'Denied Missing: the role approver',
      ],
      newCase: [
        '/new-support-case',
        'the claim apolloAccess, one of the roles portal-admin, regular, support',
        'Denied Missing: one of the roles portal-admin, regular, support',
      ],
      developer: ['/dev', 'the role developer, an ENVIRONMENT other than production', 'Granted'],
      artemisAdmin: [
        '/artemis/admin',
        'the claim artemisAccess, the claim artemisPagesAccess, the role portal-admin',
        'Denied Missing: the claim artemisPagesAccess, the role portal-admin',
      ],
    };
    for (const [rule, cells] of Object.entries(expected))
      for (const name of cells)
        await expect(row(page, 'Access', rule).getByRole('cell', { name, exact: true })).toBeVisible();
    await expect(access.getByRole('rowheader')).toHaveCount(20);
  },
);

test('The developer page is denied to everybody in production, without a contact to ask [ACCESS-11, ACCESS-23]', async ({
  page,
}) => {
  await page.route('**/assets/portal/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...config, ENVIRONMENT: 'production' } });
  });
  await openSignedIn(page, 'amelia', '/dev');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByText('This page isn’t available in production.')).toBeVisible();
  await expect(page.getByText(/you need|can give you access/)).toHaveCount(0);
  await expect(page.locator('main li')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});

test(
  'The developer page sends no request of its own [DEV-8]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, 'amelia', '/landing');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await sandbox.clearRequests();
    await page.getByRole('button', { name: 'Profile and settings' }).click();
    await page.getByRole('link', { name: 'Developer' }).click();
    await expect(card(page, 'Cache').getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sandbox.requests()).toEqual([]);
  },
);

test(
  'The cache card lists each response with its remaining time, and Refresh and Clear work by keyboard [DEV-4]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openPage(page);
    const cache = card(page, 'Cache');
    const navigation = row(page, 'Cache', '/core/rest/navigation');
    await expect(navigation.getByRole('cell').first()).toHaveText('getNavigation');
    await expect(navigation.getByRole('cell').nth(1)).toHaveText(/^\d+ (?:bytes|kB)$/);
    await expect(navigation.getByRole('cell').last()).toHaveText(/^(?:4 min \d+ s|5 min 0 s)$/);
    await expect(cache.getByRole('status').first()).toHaveText(/^\d+ responses?, /);

    const clear = cache.getByRole('button', { name: 'Clear' });
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect(clear).toBeFocused();
    await expect(cache.getByRole('cell', { name: 'No response is cached' })).toBeVisible();
    await expect(cache.getByRole('status').first()).toHaveText('No response is cached');
    await expect(navigation).toHaveCount(0);

    const resources = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Resources' });
    await resources.click();
    await expect(page.getByRole('link', { name: /Price books/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cache.getByRole('cell', { name: 'No response is cached' })).toBeVisible();
    await cache.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(
      cache.getByRole('rowheader', { name: /^\/core\/rest\/navigation\/apollo\/items\/./ }),
    ).toHaveCount(1);
    await expect(cache.getByRole('cell', { name: 'getNavigationItems' })).toBeVisible();
    expect(await sandbox.requests('/core/rest/navigation/apollo/items/*')).toHaveLength(1);
  },
);

test('The developer lets a call fail in this tab, sees the page without it, and stops that [DEV-10]', async ({
  page,
}) => {
  await openPage(page);
  const calls = card(page, 'Calls');
  await calls.getByRole('combobox', { name: 'Response to getLanding' }).selectOption('failed');
  await expect(calls.getByText(/^1 of \d+ calls disturbed in this tab$/)).toBeVisible();
  await navigate(page, '/landing');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Support', exact: true }).last()).toBeVisible();
  await navigate(page, '/dev');
  await calls.getByRole('button', { name: 'Stop all' }).click();
  await navigate(page, '/landing');
  await expect(page.getByText(/live services/)).toBeVisible();
});

test(
  'The states card shows an outage and its end, and adds a toast of each tone [DEV-5]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/navigation\/apollo\/items|menu could not be loaded/);
    await page.setViewportSize({ width: 1920, height: 900 });
    await openPage(page);
    await expect(fact(page, 'States', 'Service')).toHaveText('Answers');
    await expect(fact(page, 'States', 'Navigation')).toHaveText('Ready');
    await expect(fact(page, 'States', 'View')).toHaveText('Apollo');

    const messages = page.getByRole('region', { name: 'Messages' });
    for (const [tone, words] of [
      ['Info', 'This is how news looks.'],
      ['Positive', 'This is how a success looks.'],
      ['Caution', 'This is how a warning looks.'],
      ['Critical', 'This is how a failure looks.'],
    ] as const) {
      await page.getByRole('group', { name: 'Add a toast' }).getByRole('button', { name: tone }).click();
      await expect(messages.locator(`[data-tone="${tone.toLowerCase()}"]`)).toContainText(words);
    }

    await sandbox.fault({ path: '/core/rest/navigation/apollo/items/*', status: 503, times: 1 });
    const resources = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Resources' });
    await resources.click();
    await expect(fact(page, 'States', 'Service')).toHaveText('Does not answer');
    await resources.click();
    await expect(fact(page, 'States', 'Service')).toHaveText('Answers');
  },
);

test(
  'Popup previews open for each type without a request or a record [DEV-6, DEV-7, MARKETING-9]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await openPage(page);
    await sandbox.clearRequests();
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

    await page.getByRole('button', { name: 'Preview the welcome' }).click();
    await page.getByRole('dialog').getByRole('button', { name: "LET's GO!" }).click();

    await page.getByLabel('Text, as HTML').fill('<p>From <b>January</b><img src=x onerror=alert(1)></p>');
    await page.getByLabel('Address of an image').fill('/favicon.svg');
    await page.getByRole('button', { name: 'Preview the message' }).click();
    const marketing = page.getByRole('dialog');
    await expect(marketing.locator('b')).toHaveText('January');
    await expect(marketing.locator('img[src="/favicon.svg"]')).toBeVisible();
    await expect(marketing.locator('[onerror]')).toHaveCount(0);
    await expect(marketing.getByText('Do not show this message again.')).toHaveCount(0);
    await marketing.getByRole('button', { name: 'GOT IT!' }).click();

    await page.getByRole('button', { name: 'Preview the warning' }).click();
    const roles = page.getByRole('dialog', { name: 'Notification Warning' });
    await expect(roles.getByText('operations@example.com')).toHaveCount(2);
    await roles.getByRole('combobox', { name: 'MSO' }).selectOption('service.desk@example.com');
    await roles.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.waitForLoadState('networkidle');
    expect(await sandbox.requests()).toEqual([]);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toEqual(kept);

    // A previewed notification is still pending.
    await sandbox.patchUser('amelia', { pendingNotifications: ['WELCOME'] });
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Welcome to Quayside' })).toBeVisible();
  },
);

test(
  'Popup previews show each choice of the developer, and open and close by keyboard [DEV-6, CONTACT-7, CONTACT-8]',
  { tag: '@detail' },
  async ({ page }) => {
    await openPage(page);

    await test.step('each opens and closes by keyboard and returns focus to its button', async () => {
      for (const name of ['Preview the welcome', 'Preview the message', 'Preview the warning']) {
        const button = page.getByRole('button', { name });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });

    await test.step('the marketing message shows a text or an image alone, and requires one of them', async () => {
      const text = page.getByLabel('Text, as HTML');
      const image = page.getByLabel('Address of an image');
      const open = page.getByRole('button', { name: 'Preview the message' });
      await text.fill(' ');
      await open.click();
      await expect(text).toBeFocused();
      await expect(text).toHaveAccessibleDescription(/Give a text, or the address of an image below\./);
      await image.fill('data:image/png;base64,iVBORw0KGgo=');
      await open.click();
      await expect(image).toBeFocused();
      await expect(image).toHaveAccessibleDescription(/Give an address with https/);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await image.fill('/favicon.svg');
      await open.click();
      await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', '/favicon.svg');
      await page.getByRole('dialog').getByRole('button', { name: 'GOT IT!' }).click();
      await image.fill('');
      await text.fill('Only words');
      await open.click();
      await expect(page.getByRole('dialog')).toContainText('Only words');
      await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
      await page.getByRole('dialog').getByRole('button', { name: 'GOT IT!' }).click();
    });

    await test.step('the contact roles show none, one or several contacts for each role', async () => {
      const choose = async (role: string, count: string): Promise<void> => {
        await page.getByRole('radiogroup', { name: role }).getByLabel(count).check();
      };
      const roles = page.getByRole('dialog', { name: 'Notification Warning' });
      const open = page.getByRole('button', { name: 'Preview the warning' });
      await choose('MSO', 'Nobody');
      await choose('Primary support', 'Several');
      await open.click();
      await expect(roles.getByText('have not been set: Primary Support')).toBeVisible();
      await expect(roles.getByRole('combobox')).toHaveCount(1);
      await expect(roles.getByRole('option')).toHaveCount(4);
      await roles.getByRole('button', { name: 'Close' }).click();

      await choose('MSO', 'One contact');
      await choose('Primary support', 'Nobody');
      await open.click();
      await expect(roles.getByText('operations@example.com')).toBeVisible();
      await expect(roles.getByRole('combobox')).toHaveCount(0);
      await roles.getByRole('button', { name: 'Close' }).click();

      await choose('MSO', 'Nobody');
      await open.click();
      await expect(roles.getByText('There are no contacts for')).toBeVisible();
      await expect(roles.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
  },
);

test(
  'The developer page does not overflow at any width, however long the claims are [DEV-1]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    const long = 'anunusuallylongnamewithoutaspace'.repeat(4);
    await sandbox.patchUser('amelia', {
      claims: {
        given_name: long,
        email: `${long}@northgate.example`,
        roles: ['developer', long],
        partner: { id: long, name: long, iaPricePlanId: long },
      },
    });
    await openPage(page);
    await expect(fact(page, 'Signed in', 'Name')).toContainText(long);
    await expect(fact(page, 'Partner', 'Id')).toHaveText(long);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, `${width} px`).toBe(0);
    }
  },
);
