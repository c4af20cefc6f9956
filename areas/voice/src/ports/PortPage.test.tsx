import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { voiceArea } from '../area.ts';
import { agreedPort, rejectedPort, submittedPort } from '../ports.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(api = {}, path = '/voice/ports/PT-6003'): void {
  page = renderPage(voiceArea, { path, api: { ...areaFixtures.api, ...api } });
}

const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const field = (name: string) => browser.getByRole('textbox', { name });

it('Of 3,000 providers a new port offers the first 500, and says so', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => ({ id: `p-${index}`, name: `Provider ${index}` }));
  open({ listLosingProviders: { items } }, '/voice/ports/new');
  const providers = browser.getByRole('combobox', { name: 'Provider that has the numbers now' });
  await expect.element(providers).toBeVisible();
  // The placeholder stands before them, the line that says so behind them.
  await expect.poll(() => providers.getByRole('option').elements()).toHaveLength(502);
  await expect.element(providers.getByRole('option', { name: 'The first 500 of 3,000.' })).toBeDisabled();
});

it('A rejected port names the fields to correct, and is submitted again for the version that the user saw [VOICE-6]', async () => {
  open({ correctPort: submittedPort });
  await expect
    .element(browser.getByText('Copy the account number from your last bill.').first())
    .toBeVisible();
  await button('Submit again').click();
  await expect.element(browser.getByRole('link', { name: /^Tideway Telecom refused this\./ })).toBeVisible();
  expect(sent('correctPort')).toEqual([]);
  await field('Account number').fill('TW-448121');
  page?.script({ getPort: submittedPort });
  await button('Submit again').click();
  await expect.element(button('Submit again')).not.toBeInTheDocument();
  const [request] = sent('correctPort');
  expect(request?.headers.get('If-Match')).toBe('"3"');
  expect(request?.body).toMatchObject({ accountNumber: 'TW-448121', letterId: 'AT-1' });
});

it('A port that waits for a colleague tells nobody else to correct it [VOICE-6, WAIT-1]', async () => {
  open({ getPort: { ...rejectedPort, waitingFor: 'colleague', allowedActions: [] } });
  await expect.element(browser.getByText(/A colleague corrects what is named here\./)).toBeVisible();
  await expect.element(browser.getByText('Waiting for: A colleague')).toBeVisible();
});

it('A correction that the server rejects stays typed, with its problem at the field [VOICE-6]', async () => {
  open({
    correctPort: () =>
      Response.json(
        { message: 'Correct it.', errors: [{ pointer: '/postcode', detail: 'There is no such postcode' }] },
        { status: 422 },
      ),
  });
  await field('Account number').fill('TW-448121');
  await button('Submit again').click();
  await expect.element(browser.getByRole('link', { name: 'There is no such postcode' })).toBeVisible();
  await expect.element(field('Account number')).toHaveValue('TW-448121');
});

it('A correction of a port that is gone says so at each press, and one that is no longer possible can be discarded [VOICE-6]', async () => {
  open({ correctPort: problemResponse(404, 'This port was deleted.') });
  const said = browser.getByText('This port was deleted.');
  await field('Account number').fill('TW-448121');
  await button('Submit again').click();
  await expect.element(said).toBeVisible();
  await button('Submit again').click();
  await expect.element(said).toBeVisible();
  await expect.element(field('Account number')).toHaveValue('TW-448121');
  page?.unmount();

  open({ correctPort: problemResponse(409, 'This port was cancelled.') });
  await field('Account number').fill('TW-448121');
  await button('Submit again').click();
  await expect.element(browser.getByText('This port was cancelled.')).toBeVisible();
  await button('Discard my changes').click();
  await expect.element(browser.getByText('This port was cancelled.')).not.toBeInTheDocument();
  await expect.element(field('Account number')).not.toHaveValue('TW-448121');
});

it('The agreed day moves until its cut-off [VOICE-7]', async () => {
  open({ getPort: agreedPort, changePortDate: agreedPort });
  await expect.element(browser.getByText(/Kestrel Communications has no engineer/)).toBeVisible();
  await button('Change the date').click();
  await browser.getByLabelText('New day').fill('2026-12-14');
  await button('Move the port').click();
  await expect.poll(() => sent('changePortDate')[0]?.body).toEqual({ date: '2026-12-14', reason: '' });
});

it('A port that does not exist says so', async () => {
  open({ getPort: problemResponse(404) });
  await expect.element(browser.getByRole('heading', { level: 1, name: 'Port not found' })).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Port not found');
});

it('A new port is checked while it is typed, and sent once with its key [VOICE-4, VOICE-5]', async () => {
  open(
    {
      checkPortability: {
        earliestDate: '2026-12-02',
        results: [
          {
            first: '+441179460300',
            last: '+441179460309',
            count: 10,
            outcome: 'portable',
            message: 'We can port these numbers.',
          },
        ],
      },
      createPort: () => Response.json(rejectedPort, { status: 201 }),
    },
    '/voice/ports/new',
  );
  await browser.getByRole('combobox').selectOptions('Tideway Telecom');
  await field('Numbers').fill('0117 946 0300 to 0309');
  await expect.element(browser.getByText(/The earliest day is 2 Dec 2026/).first()).toBeVisible();
  await button('Continue').click();
  await field('Account number').fill('TW-448121');
  await field('Account name').fill('Northgate Networks Ltd');
  await field('Billing postcode').fill('bs1 6aa');
  await button('Continue').click();
  await browser.getByLabelText('Port on', { exact: true }).fill('2026-12-07');
  await field('Group').fill('Bristol office');
  await button('Continue').click();
  await button('Submit the port').click();
  await expect.poll(() => page?.address()).toBe('/voice/ports/PT-6003');
  expect(sent('createPort')).toHaveLength(1);
  expect(sent('createPort')[0]?.headers.get('Idempotency-Key')).toMatch(/\w/);
  expect(sent('createPort')[0]?.body).toMatchObject({
    numbers: [{ first: '+441179460300', last: '+441179460309' }],
    postcode: 'BS1 6AA',
    letterId: null,
  });
});

it('A correction stays in sight, to be copied, once a colleague has submitted the port [VOICE-6]', async () => {
  const [last, ...before] = submittedPort.history;
  if (last === undefined) throw new Error('The port has no history.');
  const history = [{ ...last, by: 'Noor Rahman' }, ...before];
  const theirs = {
    ...submittedPort,
    etag: '"9"' as const,
    accountNumber: 'TW-1',
    allowedActions: [],
    history,
  };
  open({ correctPort: problemResponse(412, 'Changed.', { changedBy: 'Noor Rahman' }) });
  await field('Account number').fill('TW-448121');
  page?.script({ getPort: theirs });
  await button('Submit again').click();
  await expect.element(browser.getByText('Noor Rahman changed this port first')).toBeVisible();
  await expect.element(browser.getByRole('definition').getByText('TW-448121')).toBeVisible();
  await expect.element(button('Submit again')).not.toBeInTheDocument();
  await button('Discard my changes').click();
  await expect.element(browser.getByText('What you had typed')).not.toBeInTheDocument();
});

it('A correction whose response is lost is told as submitted [VOICE-6]', async () => {
  const user = createTestUser();
  const [last, ...before] = submittedPort.history;
  if (last === undefined) throw new Error('The port has no history.');
  const history = [{ ...last, by: `${user.firstName} ${user.lastName}` }, ...before];
  open({
    correctPort() {
      page?.script({ getPort: { ...submittedPort, etag: '"9"', allowedActions: [], history } });
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  await field('Account number').fill('TW-448121');
  await button('Submit again').click();
  await expect
    .poll(() => page?.services.toasts.getSnapshot().toasts.map(({ text }) => text))
    .toEqual(['The port is submitted. Every step appears here.']);
  await expect.element(browser.getByText('This wasn’t sent')).not.toBeInTheDocument();
});
