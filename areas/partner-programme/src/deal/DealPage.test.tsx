import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock, createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import type { DealDetails } from '../api.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { partnerProgrammeArea } from '../area.ts';
import { answeredDeal, approvedDeal, extendedDeal, returnedDeal } from '../deals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const path = '/partner-programme/deals/DL-1002';
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const dialog = browser.getByRole('alertdialog');
const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];

function open(api = {}, clock = createManualClock()): void {
  page = renderPage(partnerProgrammeArea, { path, clock, api: { ...areaFixtures.api, ...api } });
}

it('The title of a deal that does not exist says that it was not found [PARTNER-4]', async () => {
  open({ getDeal: problemResponse(404) });
  await expect.element(browser.getByRole('heading', { level: 1, name: 'Deal not found' })).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Deal not found');
});

it('A question is answered for the version that the user saw, and the deal is pending again [PARTNER-5]', async () => {
  open({ getDeal: returnedDeal, answerDealQuestion: answeredDeal });
  await button('Send the details').click();
  await expect.element(browser.getByRole('link', { name: 'Write your answer' })).toBeVisible();
  expect(sent('answerDealQuestion')).toEqual([]);
  await browser.getByRole('textbox').fill('The IT director, since 2021.');
  page?.script({ getDeal: answeredDeal });
  await button('Send the details').click();
  await expect.element(browser.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const [answer] = sent('answerDealQuestion');
  expect(answer?.headers.get('If-Match')).toBe('"3"');
  expect(answer?.body).toEqual({ text: 'The IT director, since 2021.' });
});

/** The deal after Noor Rahman answered our question. */
const answeredByNoor: DealDetails = {
  ...answeredDeal,
  history: [
    { at: '2026-11-22T09:00:00Z', event: 'answered', by: 'Noor Rahman', note: '' },
    ...returnedDeal.history,
  ],
};

it('An answer after a colleague’s shows both and names the colleague, and is not sent again [PARTNER-5, PARTNER-9]', async () => {
  open({ getDeal: returnedDeal, answerDealQuestion: problemResponse(412) });
  await browser.getByRole('textbox').fill('The head of IT.');
  page?.script({ getDeal: answeredByNoor });
  await button('Send the details').click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this deal first')).toBeVisible();
  await expect.element(alert.getByText('The head of IT.').first()).toBeVisible();
  await expect.element(alert.getByText('The IT director, since 2021.')).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).click();
  expect(sent('answerDealQuestion')).toHaveLength(1);
});

it('An answer for an older version of the deal keeps its text, and is sent for the new one once the user says so [PARTNER-5, PARTNER-9]', async () => {
  const [returned] = returnedDeal.history;
  if (returned === undefined) throw new Error('The deal has no history.');
  const theirs = {
    ...returnedDeal,
    etag: '"7"' as const,
    history: [{ ...returned, event: 'registered' as const, by: 'Noor Rahman' }, ...returnedDeal.history],
  };
  open({
    getDeal: returnedDeal,
    answerDealQuestion: ({ headers }: { headers: Headers }) =>
      headers.get('If-Match') === '"7"' ? answeredDeal : problemResponse(412),
  });
  await browser.getByRole('textbox').fill('The head of IT.');
  page?.script({ getDeal: theirs });
  await button('Send the details').click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this deal first')).toBeVisible();
  await expect.element(browser.getByRole('textbox')).toHaveValue('The head of IT.');
  page?.script({ getDeal: answeredDeal });
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect.element(browser.getByText('We have your answer')).toBeVisible();
  expect(sent('answerDealQuestion').map(({ body }) => body)).toEqual([
    { text: 'The head of IT.' },
    { text: 'The head of IT.' },
  ]);
});

it('An answer that is being typed when a colleague answers stays in sight, to be copied, and the page says who answered [PARTNER-5, PARTNER-9]', async () => {
  const clock = createManualClock();
  open({ getDeal: returnedDeal }, clock);
  await browser.getByRole('textbox').fill('The head of IT.');
  page?.script({ getDeal: answeredByNoor });
  await clock.advance(20_000);
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this deal first')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/You had typed: The head of IT\./);
  await expect.element(alert.getByRole('button', { name: /Copy/ })).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(alert.element())).toBe(true);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(browser.getByText('The head of IT.')).not.toBeInTheDocument();
});

it('An answer that was typed before a colleague answered is there after a new visit, to be copied [PARTNER-9]', async () => {
  open({ getDeal: returnedDeal });
  await browser.getByRole('textbox').fill('The head of IT.');
  page?.navigate('/partner-programme');
  await expect.poll(() => page?.address()).toBe('/partner-programme');
  page?.script({ getDeal: answeredByNoor });
  page?.services.http.cache.invalidateOperations(['getDeal']);
  page?.navigate(path);
  const alert = browser.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Noor Rahman.*You had typed: The head of IT\./);
});

it('An answer that was typed before the page was left fills its form again, and can be discarded [PARTNER-5]', async () => {
  open({ getDeal: returnedDeal });
  const answer = browser.getByRole('textbox');
  await answer.fill('The head of IT.');
  page?.navigate('/partner-programme');
  await expect.poll(() => page?.address()).toBe('/partner-programme');
  page?.navigate(path);
  await expect.element(answer).toHaveValue('The head of IT.');
  await button('Discard').click();
  await expect.element(answer).toHaveValue('');
});

it('An extension needs its reason, and shows the new date [PARTNER-7]', async () => {
  open({ getDeal: approvedDeal, extendDealProtection: extendedDeal });
  await button('Extend protection').click();
  const confirm = dialog.getByRole('button', { name: 'Extend by 60 days' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('The board decides in the new year.');
  page?.script({ getDeal: extendedDeal });
  await confirm.click();
  await expect.element(browser.getByText('You extended the protection')).toBeVisible();
  await expect.element(button('Extend protection')).not.toBeInTheDocument();
  const [extension] = sent('extendDealProtection');
  expect(extension?.body).toEqual({ reason: 'The board decides in the new year.' });
});

it('A withdrawal of an older version names the user who changed the deal, and keeps the typed reason [PARTNER-9]', async () => {
  open({ getDeal: approvedDeal, withdrawDeal: problemResponse(412) });
  await button('Withdraw').click();
  await dialog.getByRole('textbox').fill('No project.');
  page?.script({ getDeal: extendedDeal });
  await dialog.getByRole('button', { name: 'Withdraw the deal' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this deal first')).toBeVisible();
  await alert.getByRole('button', { name: 'Decide again' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('No project.');
});

it('The reason of a withdrawal that is no longer possible stays in sight, to be copied [PARTNER-9]', async () => {
  open({ getDeal: approvedDeal, withdrawDeal: problemResponse(412) });
  await button('Withdraw').click();
  await dialog.getByRole('textbox').fill('No project.');
  page?.script({ getDeal: { ...extendedDeal, allowedActions: [] } });
  await dialog.getByRole('button', { name: 'Withdraw the deal' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('No project.')).toBeVisible();
  await expect.element(alert.getByRole('button', { name: /Copy/ })).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Decide again' })).not.toBeInTheDocument();
});

it('A withdrawal that fails keeps its reason [PARTNER-6]', async () => {
  open({ getDeal: approvedDeal, withdrawDeal: problemResponse(500) });
  await button('Withdraw').click();
  await dialog.getByRole('textbox').fill('No project.');
  await dialog.getByRole('button', { name: 'Withdraw the deal' }).click();
  await expect.element(dialog.getByText(/^Nothing was changed/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('No project.');
});

it('A withdrawal whose response was lost is not taken for the change of another person [PARTNER-9]', async () => {
  const user = createTestUser();
  const [last, ...before] = extendedDeal.history;
  if (last === undefined) throw new Error('The deal has no history.');
  const by = `${user.firstName} ${user.lastName}`;
  const withdrawn = { ...extendedDeal, history: [{ ...last, by, event: 'withdrawn' as const }, ...before] };
  open({ getDeal: approvedDeal, withdrawDeal: () => Promise.reject(new TypeError('Failed to fetch')) });
  await button('Withdraw').click();
  await dialog.getByRole('textbox').fill('No project.');
  page?.script({ getDeal: withdrawn });
  await dialog.getByRole('button', { name: 'Withdraw the deal' }).click();
  await expect.element(browser.getByText('You withdrew this deal')).toBeVisible();
});
