import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';
import { untilDrawn } from './support/untilDrawn.ts';

/** Pages with everything that a company has, and the things on which its users act. Two of one kind do not follow each other. */
const pages = [
  '/landing',
  '/support',
  '/services',
  '/support/cases',
  '/services/change-requests',
  '/support/cases/00012345',
  '/services/QS-104200',
  '/services/provisioning-cases/PC-204292',
  '/services/change-requests/CR-3001',
  '/services/provisioning-cases/PC-213400',
  '/services/change-requests/dashboard',
  '/1access',
  '/cloud',
  '/partner-programme',
  '/cloud/estimates/CE-1001',
  '/partner-programme/deals',
  '/voice?range=NR-5001',
  '/partner-programme/deals/DL-1003',
  '/voice/trunks/TK-301',
  '/partner-programme/deals/DL-1004',
  '/voice/ports/PT-6003',
  '/landing',
  '/voice?tab=ports',
] as const;

/** Words with which the buttons and links begin that change something of the company. */
const changes =
  /^(?:Accept|Add a|Approve|Ask for|Begin|Cancel (?:the|this)|Cease (?!the service,)|Change (?!requests|view)|Close case|Confirm|Decline|Delete|Dispute|Duplicate|Edit|Extend|Lock|New (?:case|quote|change|order|estimate)|Order(?: |$)|Port numbers|Price|Raise|Register|Reject(?: |$)|Reply|Request|Save$|Send|Set the|Share|Submit(?: |$)|Unlock|Upload|Withdraw)/;

/** Opens an address, and waits for its data: only then a page says when it was loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset['before'] = '';
  });
  await navigate(page, address);
  await expect(page.locator('h1:not([data-before])'), address).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' }), address).toBeVisible();
  await untilDrawn(page);
}

/** The buttons and links that change something. One that is disabled with its reason offers nothing. */
async function offeredChanges(page: Page): Promise<string[]> {
  const names = await page
    .locator('main, [role=dialog]')
    .locator('button:visible:not([aria-disabled=true]), a:visible')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
    );
  return names.filter((name) => changes.test(name));
}

test('A user with the role Read-only sees every page of the company, and none offers a change that would be refused [ACCESS-25]', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await sandbox.patchUser('amelia', { claims: { roles: ['read-only'] } });
  await openSignedIn(page, 'amelia', '/landing');
  const offered: Record<string, string[]> = {};
  for (const address of pages) {
    await open(page, address);
    const found = await offeredChanges(page);
    if (found.length > 0) offered[address] = found;
  }
  expect(offered).toEqual({});
});

test('A user with the role Read-only compares the prices of a quote, but neither chooses nor orders [ACCESS-25]', async ({
  page,
  sandbox,
}) => {
  await sandbox.patchUser('amelia', { claims: { roles: ['read-only'] } });
  await openSignedIn(page, 'amelia', '/1access/quotes/QT-40001');
  await expect(page.getByRole('table', { name: /Sites/ })).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('button', { name: /^(?:Choose|Retry)/ })).toHaveCount(0);
  const reprice = main.getByRole('button', { name: 'Re-price' });
  await expect(reprice).toHaveAttribute('aria-disabled', 'true');
  await expect(reprice).toHaveAccessibleDescription(
    'Your role Read-only may not create or change quotes. An administrator of your company can change your roles.',
  );
  await navigate(page, '/1access/quotes/QT-40001/order');
  await expect(main.getByText('You can’t order this quote')).toBeVisible();
  await expect(main.getByText(/^Your role Read-only may not place orders\./)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Priya Shah' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

/** The pages that begin something, and the roles that may. */
const beginnings: readonly [address: string, name: string, roles: readonly string[]][] = [
  ['/support', 'New case', ['regular', 'support', 'portal-admin']],
  ['/services/change-requests', 'New change request', ['regular', 'portal-admin']],
  ['/voice', 'Port numbers', ['regular', 'portal-admin']],
  ['/1access', 'New quote', ['sales', 'portal-admin']],
  ['/cloud', 'New estimate', ['sales', 'portal-admin']],
  ['/partner-programme/deals', 'Register a deal', ['sales', 'portal-admin']],
];

for (const role of ['regular', 'support', 'sales', 'portal-admin', 'approver']) {
  // Every night for the roles that grant the same as another one, or nothing here.
  const isNightly = role !== 'regular' && role !== 'sales';
  test(
    `A user with the role ${role} is offered to begin exactly what the role allows [ACCESS-25]`,
    {
      tag: isNightly ? ['@detail'] : [],
    },
    async ({ page, sandbox }) => {
      await sandbox.patchUser('amelia', { claims: { roles: [role] } });
      await openSignedIn(page, 'amelia', '/landing');
      for (const [address, name, roles] of beginnings) {
        await navigate(page, address);
        await untilDrawn(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const begin = page
          .locator('main')
          .locator('a, button')
          .filter({ hasText: new RegExp(`^${name}$`) });
        await expect(begin, address).toHaveCount(roles.includes(role) ? 1 : 0);
      }
    },
  );
}

const startPage = ['Go to the start page', '/landing'] as const;
const forms: readonly [address: string, right: string, back: readonly [text: string, address: string]][] = [
  ['/new-support-case', 'raise or change cases', startPage],
  ['/1access/quotes/new', 'create or change quotes', ['Go to Connectivity Quoting', '/1access']],
  [
    '/services/change-requests/new',
    'request changes',
    ['Go to Change requests', '/services/change-requests'],
  ],
  ['/services/QS-104200/cease', 'request changes', ['Go to Service', '/services/QS-104200']],
  ['/partner-programme/deals/new', 'register or change deals', ['Go to Deals', '/partner-programme/deals']],
  ['/voice/ports/new', 'request changes', ['Go to Voice', '/voice']],
  ['/artemis/ordering/new', 'place wholesale orders', startPage],
];

test('A form whose request would be refused does not open: it says which right is missing, and leads back [ACCESS-26]', async ({
  page,
  sandbox,
}) => {
  await sandbox.patchUser('amelia', { claims: { roles: ['read-only'] } });
  await openSignedIn(page, 'amelia', '/landing');
  for (const [address, right, [text, back]] of forms) {
    await navigate(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await expect(page.getByText(`A role with which you may ${right}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: text })).toHaveAttribute('href', back);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});

test('A right that is withdrawn while a page is open is noticed at the next call, and what was typed stays to be copied [ACCESS-27]', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  await openSignedIn(page, 'amelia', '/support/cases/00012345');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('Ask for Tom at the gate.');
  await sandbox.patchUser('amelia', { claims: { roles: ['read-only'] } });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText(/may not raise or change cases\. An administrator of your company can/).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close case' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Priya Shah' }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(message).toHaveValue('Ask for Tom at the gate.');
  // The claims were read again, long before the token expires.
  await navigate(page, '/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New case' })).toHaveCount(0);
});
