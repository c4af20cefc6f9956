import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const log = (page: Page) => page.getByRole('log');
const entries = (page: Page) =>
  log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[data-kind]') });
const nextStep = (page: Page) => page.locator('[data-next-step]');
const chooser = (page: Page) => page.getByLabel('Attachments');

async function openCase(page: Page, caseNumber: string, username = 'amelia'): Promise<void> {
  await openSignedIn(page, username, `/support/cases/${caseNumber}`);
  await expect(log(page)).toBeVisible();
}

async function attach(page: Page, name: string, content: Buffer | string): Promise<void> {
  const button = page.getByRole('button', { name: 'Attach files' });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await chooser(page).setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

const attachment = (within: Locator | Page, name: string) =>
  within.locator(`[data-file]`).filter({ hasText: name });

test('A reply with an attachment reaches the engineer, whose answer shows as a new message without moving the page [CASE-1, CONV-3, CONV-4, CONV-9]', async ({
  page,
  sandbox,
}) => {
  await openCase(page, '00012345');
  await expect(page.getByRole('heading', { level: 1, name: /^Loss of service/ })).toBeVisible();
  await expect(page).toHaveTitle('Case 00012345 | Quayside');
  await expect(nextStep(page)).toContainText('we need you');
  await nextStep(page).getByRole('button', { name: 'Reply' }).click();
  await expect(message(page)).toBeFocused();
  await message(page).fill('Yes, ask for Tom.\n\nThe log is attached.');
  await attach(page, 'router.log', '07:50:12 WAN link down');
  await expect(attachment(page, 'router.log')).toBeVisible();
  await send(page).dblclick();
  const sent = entries(page).filter({ hasText: 'Yes, ask for Tom.' });
  await expect(sent).toHaveCount(1);
  await expect(message(page)).toHaveValue('');
  // It waits for us from now on.
  await expect(nextStep(page)).not.toContainText('we need you');
  await expect(page.getByText('In progress')).toBeVisible();
  expect(
    (await sandbox.requests('/api/portal/rest/conversations/*/entries')).filter(
      ({ method }) => method === 'POST',
    ),
  ).toHaveLength(1);

  await sandbox.advance(1);
  const download = page.waitForEvent('download');
  await sent.getByRole('button', { name: 'Download router.log' }).click();
  expect((await download).suggestedFilename()).toBe('router.log');

  await page.getByRole('button', { name: 'Refresh' }).click();
  const news = page.getByRole('button', { name: '1 new message' });
  await expect(news).toBeVisible();
  await expect(entries(page).filter({ hasText: 'I have added this to the case' })).toHaveCount(0);
  await news.click();
  await expect(entries(page).last()).toContainText('I have added this to the case');
});

test('A proposed solution can be rejected with a reason, which opens the case again, and the case closed with a reason [CASE-4, CASE-5]', async ({
  page,
}) => {
  await openCase(page, '00012346');
  const solution = page.getByRole('region', { name: 'Our solution' });
  await expect(solution).toContainText(/the case closes automatically on \d+ \w+ \d{4}/);
  await solution.getByRole('button', { name: 'Reject…' }).click();
  const reason = page.getByRole('textbox', { name: 'What does not work yet?' });
  await expect(reason).toBeFocused();
  await reason.fill('Two of the sites are missing.');
  await page.getByRole('button', { name: 'Reject and open the case again' }).click();
  await expect(page.getByText('In progress')).toBeVisible();
  await expect(solution.getByText('Rejected')).toBeVisible();
  await expect(nextStep(page)).toBeFocused();
  await expect(entries(page).filter({ hasText: 'Two of the sites are missing.' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Close case' }).click();
  const closing = page.getByRole('dialog', { name: 'Close this case?' });
  await closing.getByRole('radio', { name: 'We solved it ourselves' }).check();
  await closing.getByRole('textbox', { name: /^Comment/ }).fill('A fuse had blown.');
  await closing.getByRole('button', { name: 'Close the case' }).click();
  await expect(page.getByText('You closed this case.')).toBeVisible();
  await expect(entries(page).filter({ hasText: 'A fuse had blown.' })).toHaveCount(1);
});

test(
  'A proposed solution can be accepted, which closes the case and ends the writing [CASE-4]',
  { tag: '@detail' },
  async ({ page }) => {
    await openCase(page, '00012346');
    await page.getByRole('button', { name: 'Accept and close the case' }).click();
    await expect(page.getByText('You closed this case.')).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    await expect(entries(page).last()).toContainText('accepted the solution');
  },
);

test(
  'The user follows a case, and adds and removes a colleague [CASE-7]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
    await openCase(page, '00012345', 'noor');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    const followers = page.getByRole('list', { name: 'Followers' }).getByRole('listitem');
    await expect(followers).toHaveText([/Amelia Hartley/, /Noor Rahman/]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('combobox', { name: 'Colleague' }).fill('siob');
    await page.getByRole('option', { name: /Siobhán/ }).click();
    await expect(followers).toHaveCount(3);
    await page.getByRole('button', { name: /^Remove Siobhán/ }).click();
    await expect(followers).toHaveCount(2);
  },
);

test(
  'A case with 300 entries opens at its top with the newest ones, and loads earlier ones without moving the entries in view [CONV-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await openCase(page, '00012342');
    await expect(entries(page)).toHaveCount(30);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const first = entries(page).first();
    const text = await first.innerText();
    await first.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(entries(page)).toHaveCount(60);
    await expect(
      entries(page)
        .filter({ hasText: text.split('\n').at(-1) ?? '' })
        .first(),
    ).toBeInViewport();
  },
);

test('A file that is blocked by the scan is not sent, and one of the wrong type is refused at once [CONV-7, CONV-9]', async ({
  page,
  sandbox,
}) => {
  await openCase(page, '00012345');
  await attach(page, 'setup.exe', 'MZ');
  await expect(page.getByText('setup.exe was not added: this type of file is not accepted.')).toBeVisible();
  expect(await sandbox.requests('/api/portal/rest/attachments')).toEqual([]);

  await attach(page, 'eicar.txt', 'X5O!P%@AP');
  await sandbox.advance(1);
  await expect(attachment(page, 'eicar.txt')).toContainText('It contains malware');
  await message(page).fill('Here is the file.');
  await send(page).click();
  const sent = entries(page).filter({ hasText: 'Here is the file.' });
  await expect(sent).toHaveCount(1);
  await expect(sent.locator('[data-file]')).toHaveCount(0);
});

test(
  'A part of a conversation says on paper that it is one, and no more than 100 entries are drawn [CONV-10]',
  { tag: '@detail' },
  async ({ page }) => {
    await openCase(page, '00012342');
    const earlier = page.getByRole('button', { name: 'Show earlier messages' });
    for (const count of [60, 90, 100, 100]) {
      await earlier.click();
      await expect(entries(page)).toHaveCount(count);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('This is a part of the conversation.')).toBeVisible();
    await expect(earlier).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Jump to newest' }).click();
    await expect(entries(page).last()).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show later messages' })).toBeHidden();
  },
);

test(
  'Print loads the whole conversation first, and paper shows no controls [CASE-8]',
  { tag: '@detail' },
  async ({ page }) => {
    await openCase(page, '00012342');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await page.getByRole('button', { name: /^Print/ }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await expect(entries(page)).toHaveCount(300);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Key facts' })).toBeVisible();
    await expect(entries(page).first()).toBeVisible();
    await expect(message(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close case' })).toBeHidden();
  },
);
