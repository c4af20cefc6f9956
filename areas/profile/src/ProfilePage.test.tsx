import type { EntityTag } from '@quayside/portal-core/calls';
import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { awayColleagues } from '@quayside/shared/colleagues/colleagues.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { profileArea } from './area.ts';
import { profile } from '@quayside/shared/profile/profile.fixtures.ts';
import { absence } from './profile.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(api = {}, options = {}): RenderedPage {
  page = renderPage(profileArea, {
    path: '/my-profile',
    api: { ...areaFixtures.api, ...api },
    ...options,
  });
  return page;
}

const sent = () => page?.requests.filter(({ id }) => id === 'editProfile') ?? [];
const toasts = () => page?.services.toasts.getSnapshot().toasts ?? [];
const lastToast = () => toasts().at(-1);
const email = browser.getByRole('checkbox', { name: /^Quotes/ });

const withQuotes = (isOn: boolean, etag: EntityTag) => ({
  ...profile,
  etag,
  notifications: { ...profile.notifications, quotes: { email: isOn, portal: true } },
});

it('A choice of notifications is saved at once, for the version that the user saw, and Undo takes it back [PROFILE-2, PROFILE-5]', async () => {
  open({ editProfile: withQuotes(true, '"2"') });
  await expect.element(email).toBeVisible();
  page?.script({ getProfile: withQuotes(true, '"2"') });
  await email.click();
  await expect.poll(() => lastToast()?.text).toBe('Your choice of notifications is saved.');
  expect(sent()[0]?.headers.get('If-Match')).toBe('"1"');
  expect(sent()[0]?.body).toEqual({ notifications: { quotes: { email: true } } });
  page?.script({ editProfile: withQuotes(false, '"3"'), getProfile: withQuotes(false, '"3"') });
  lastToast()?.action?.onAction();
  await expect.poll(() => sent()).toHaveLength(2);
  expect(sent()[1]?.headers.get('If-Match')).toBe('"2"');
  expect(sent()[1]?.body).toEqual({ notifications: { quotes: { email: false } } });
  await expect.element(email).not.toBeChecked();
});

it('A change that was not saved gives the value back and says so [PROFILE-2]', async () => {
  const respond: ((response: Response) => void)[] = [];
  open({ editProfile: () => new Promise<Response>((resolve) => respond.push(resolve)) });
  await email.click();
  await expect.element(email).toBeChecked();
  await expect.poll(() => sent()).toHaveLength(1);
  respond[0]?.(problemResponse(500));
  await expect.element(email).not.toBeChecked();
  expect(lastToast()).toMatchObject({ tone: 'critical' });
  expect(lastToast()?.text).toContain('wasn’t saved');
});

it('Two changes in a row are sent one after the other, each for the version before it [PROFILE-2]', async () => {
  open({ editProfile: withQuotes(true, '"2"') });
  await expect.element(email).toBeVisible();
  page?.script({ getProfile: withQuotes(true, '"2"') });
  await email.click();
  await browser.getByRole('checkbox', { name: /^Approvals/ }).click();
  await expect.poll(() => sent()).toHaveLength(2);
  expect(sent().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});

it('A profile that another tab changed is loaded again, and the user is asked to try again [PROFILE-2]', async () => {
  open({ editProfile: problemResponse(412) });
  await expect.element(email).toBeVisible();
  page?.script({ getProfile: { ...withQuotes(false, '"9"'), phone: '0117 496 0000' } });
  await email.click();
  await expect.element(browser.getByRole('textbox', { name: /^Telephone/ })).toHaveValue('0117 496 0000');
  expect(lastToast()?.text).toContain('in another tab');
});

it('A job title that is typed and not saved is unsaved work, until the field is left [PROFILE-7]', async () => {
  const shown = open({ editProfile: { ...profile, etag: '"2"', jobTitle: 'Head of voice' } });
  const title = browser.getByRole('textbox', { name: /^Job title/ });
  await title.fill('Head of voice');
  await expect.poll(() => shown.services.unsavedWork.isUnsaved()).toBe(true);
  expect(sent()).toEqual([]);
  page?.script({ getProfile: { ...profile, etag: '"2"', jobTitle: 'Head of voice' } });
  title.element().blur();
  await expect.poll(() => shown.services.unsavedWork.isUnsaved()).toBe(false);
  await expect.poll(() => sent()[0]?.body).toEqual({ jobTitle: 'Head of voice' });
});

it('A telephone number is saved in its usual spelling, and any other text stays with the reason', async () => {
  open({ editProfile: { ...profile, etag: '"2"' } });
  const phone = browser.getByRole('textbox', { name: /^Telephone/ });
  await phone.fill('ask reception');
  phone.element().blur();
  await expect.element(browser.getByText(/^Enter a telephone number/)).toBeVisible();
  expect(sent()).toEqual([]);
  await phone.fill('(0117)\u00A0496.0199 x23');
  phone.element().blur();
  await expect.poll(() => sent()[0]?.body).toEqual({ phone: '0117 496 0199 ext. 23' });
});

it('Enter and Escape of an input method leave a typed text of the profile as it is', async () => {
  open();
  const title = browser.getByRole('textbox', { name: /^Job title/ });
  await title.fill('部長');
  for (const key of ['Enter', 'Escape'])
    title.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
  await expect.element(title).toHaveValue('部長');
  expect(sent()).toEqual([]);
});

it('The theme is of the device: nothing is sent, and Undo takes it back [PROFILE-3]', async () => {
  open();
  const dark = browser.getByRole('radio', { name: 'Dark' });
  await expect.element(dark).toBeInTheDocument();
  // The picture of the theme needs the style sheet, so there is nothing to point at.
  dark.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dark).toBeChecked();
  expect(sent()).toEqual([]);
  lastToast()?.action?.onAction();
  await expect.element(dark).not.toBeChecked();
});

it('The topics that a user without any view may choose about are those that reach them [PROFILE-5]', async () => {
  open({}, { user: createTestUser({ apolloAccess: false, artemisAccess: false }) });
  await expect.element(browser.getByRole('checkbox', { name: /^News about the portal/ })).toBeVisible();
  await expect.element(browser.getByRole('checkbox', { name: /^Approvals/ })).not.toBeInTheDocument();
  await expect.element(browser.getByRole('link', { name: /Approvals/ })).not.toBeInTheDocument();
});

it('The choice of a stand-in shows that a colleague is out of office [PROFILE-6]', async () => {
  open({ listColleagues: awayColleagues });
  await browser.getByRole('button', { name: 'Set days' }).click();
  await browser.getByRole('dialog').getByRole('combobox').fill('Priya');
  await expect
    .element(browser.getByRole('option').getByText(/^Out of office until 3 Dec 2099/))
    .toBeVisible();
});

it('Days out of office are set with a delegate [PROFILE-6]', async () => {
  open({ editProfile: { ...profile, etag: '"2"', outOfOffice: absence } });
  await browser.getByRole('button', { name: 'Set days' }).click();
  const dialog = browser.getByRole('dialog');
  await dialog.getByLabelText('First day').fill(absence.from);
  await dialog.getByLabelText('Last day').fill(absence.until);
  await dialog.getByRole('combobox').fill('Priya');
  await browser.getByRole('option', { name: /Priya Shah/ }).click();
  page?.script({ getProfile: { ...profile, etag: '"2"', outOfOffice: absence } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { from, until } = absence;
  expect(sent()[0]?.body).toEqual({ outOfOffice: { from, until, standInId: 'priya.shah' } });
  await expect.element(browser.getByText(/stands in for you/)).toBeVisible();
});
