import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { resetZones, setZones, zonePairs } from '@quayside/shared/testing/deviceZone.ts';
import { awayColleagues } from '@quayside/shared/colleagues/colleagues.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { supportArea } from '../area.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { newCaseApi } from '../newCase.fixtures.ts';
import { noIssues } from '../summary.fixtures.ts';

let shown: RenderedPage;

function open(path: string, api = {}): void {
  shown = renderPage(supportArea, { path, api: { ...areaFixtures.api, ...newCaseApi, ...api } });
}

afterEach(async () => {
  vi.useRealTimers();
  shown.unmount();
  await resetZones();
});

const heading = browser.getByRole('heading', { level: 1 });
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const textbox = (name: string) => browser.getByRole('textbox', { name });
const requestsOf = (id: string) => shown.requests.filter((request) => request.id === id);

async function continueTo(step: string): Promise<void> {
  await button('Continue').click();
  await expect.element(heading).toHaveTextContent(step);
}

/** Fills in a question that is not about a service, and goes to the review. */
async function askAQuestion(): Promise<void> {
  await browser.getByText('Not about a service').click();
  await continueTo('What you need');
  await browser.getByText('Billing').click();
  await textbox('Subject').fill('Wrong invoice');
  await textbox('Description').fill('The order number is missing.');
  await continueTo('Details');
  await continueTo('Files and colleagues');
  await continueTo('Review');
}

it('The service in the address is chosen, is no unsaved work, and its known issues are shown [NEWCASE-2, NEWCASE-4]', async () => {
  open('/new-support-case?serviceId=QS-104200');
  await expect
    .element(browser.getByRole('combobox', { name: 'Service' }))
    .toHaveValue('Bristol Temple Quay 1 Gbps');
  await expect.element(browser.getByText(/Fibre cut near Bristol/)).toBeVisible();
  expect(requestsOf('getServiceIssues')[0]?.query).toEqual({ serviceId: 'QS-104200' });
  expect(shown.services.unsavedWork.isUnsaved()).toBe(false);
  await continueTo('What you need');
  expect(shown.address()).toBe('/new-support-case?serviceId=QS-104200&step=problem');
});

it('A service that does not exist is not chosen, and the page says so [NEWCASE-2]', async () => {
  open('/new-support-case?serviceId=QS-1', { getService: problemResponse(404) });
  await expect.element(browser.getByText(/couldn’t find the service/)).toBeVisible();
  await expect.element(browser.getByRole('combobox', { name: 'Service' })).toHaveValue('');
});

it('A service is found by its words, and a failed check for incidents does not stop the user [NEWCASE-2, NEWCASE-4]', async () => {
  open('/new-support-case', { getServiceIssues: problemResponse(500) });
  const service = browser.getByRole('combobox', { name: 'Service' });
  await service.fill('temple quay');
  await expect.poll(() => requestsOf('listServices').at(-1)?.query).toMatchObject({ q: 'temple quay' });
  await browser.getByRole('option', { name: /Bristol Temple Quay/ }).click();
  await expect.element(service).toHaveValue('Bristol Temple Quay 1 Gbps');
  await expect.element(browser.getByText('We couldn’t check for known incidents').first()).toBeVisible();
  await continueTo('What you need');
});

it('Before the user types, services that do not work and those of the latest cases are offered, each once [NEWCASE-2]', async () => {
  open('/new-support-case');
  await browser.getByRole('combobox', { name: 'Service' }).click();
  const unwell = browser.getByRole('group', { name: 'Down or degraded now' });
  await expect
    .element(unwell.getByRole('option', { name: /^Bristol Temple Quay 1 Gbps.*Down/ }))
    .toBeVisible();
  expect(requestsOf('listServices').map(({ query }) => query)).toMatchObject([{ health: 'down,degraded' }]);
  expect(requestsOf('listCases').map(({ query }) => query)).toMatchObject([{ scope: 'mine' }]);
  await expect.element(browser.getByRole('option', { name: /QS-104200/ })).toBeInTheDocument();
});

it('A search for services that fails can be repeated [NEWCASE-2]', async () => {
  open('/new-support-case', { listServices: problemResponse(500) });
  await browser.getByRole('combobox', { name: 'Service' }).fill('bristol');
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  shown.script({ listServices: newCaseApi.listServices });
  await retry.click();
  await expect.element(browser.getByRole('option', { name: /Bristol Temple Quay/ })).toBeVisible();
});

it('A case that is not about a service is raised from its steps, with an Idempotency-Key [NEWCASE-1, NEWCASE-8]', async () => {
  open('/new-support-case');
  await askAQuestion();
  await button('Raise the case').click();
  await expect.poll(() => shown.address()).toBe('/support/cases/00012360');
  const [sent, ...others] = requestsOf('createCase');
  expect(others).toEqual([]);
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
  expect(sent?.body).toMatchObject({
    serviceId: null,
    type: 'billing',
    subject: 'Wrong invoice',
    impact: 'none',
  });
  expect(shown.services.toasts.getSnapshot().toasts).toMatchObject([
    { text: 'Case 00012360 is raised. Every update appears here.' },
  ]);
  expect(shown.services.unsavedWork.isUnsaved()).toBe(false);
});

it('The user can continue with missing values, but the case is not sent; each message leads to its field [NEWCASE-3]', async () => {
  open('/new-support-case');
  await continueTo('What you need');
  await continueTo('Details');
  await continueTo('Files and colleagues');
  await continueTo('Review');
  await button('Raise the case').click();
  const summary = browser.getByRole('group', { name: 'There’s something to correct' });
  await expect.element(summary).toHaveFocus();
  expect(requestsOf('createCase')).toEqual([]);
  await summary.getByRole('link', { name: 'Enter a subject' }).click();
  await expect.element(heading).toHaveTextContent('What you need');
  await expect.element(textbox('Subject')).toHaveFocus();
  await expect.element(textbox('Subject')).toBeInvalid();
});

it('A new step begins at its heading, and Back shows the step before with its answers [NEWCASE-1]', async () => {
  open('/new-support-case');
  await browser.getByText('Not about a service').click();
  await continueTo('What you need');
  await expect.element(heading).toHaveFocus();
  await textbox('Subject').fill('Kept');
  await browser.getByRole('link', { name: 'Back' }).click();
  await expect.element(browser.getByRole('radio', { name: 'Not about a service' })).toBeChecked();
  shown.navigate(-1);
  await expect.element(textbox('Subject')).toHaveValue('Kept');
});

it('An error of the server is shown at its field, and a failed save keeps all values [NEWCASE-7]', async () => {
  open('/new-support-case', { createCase: problemResponse(503) });
  await askAQuestion();
  await button('Raise the case').click();
  await expect.element(browser.getByText(/still here/)).toBeVisible();
  const errors = [{ pointer: '/subject', detail: 'A case with this subject is open' }];
  shown.script({ createCase: Response.json({ status: 422, errors }, { status: 422 }) });
  await button('Raise the case').click();
  await browser.getByRole('link', { name: 'A case with this subject is open' }).click();
  await expect.element(textbox('Subject')).toHaveFocus();
  await expect.element(textbox('Subject')).toHaveValue('Wrong invoice');
  await expect.element(browser.getByText('A case with this subject is open')).toBeVisible();
});

it('A lost response is looked up by its key, and the case is not raised twice [NEWCASE-8]', async () => {
  const keys: (string | null)[] = [];
  open('/new-support-case', {
    createCase: ({ headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      throw new TypeError('The connection was reset.');
    },
    getRequestResult: { operationId: 'createCase', id: '00012360' },
  });
  await askAQuestion();
  await button('Raise the case').click();
  await expect.poll(() => shown.address()).toBe('/support/cases/00012360');
  expect(keys).toHaveLength(1);
  expect(requestsOf('getRequestResult')[0]?.path).toEqual({ idempotencyKey: keys[0] });
});

it('Sending again after a failure sends the same key, so that one case comes of it [NEWCASE-8]', async () => {
  open('/new-support-case', { createCase: problemResponse(503) });
  await askAQuestion();
  await button('Raise the case').click();
  await expect.element(browser.getByText(/still here/)).toBeVisible();
  shown.script({ createCase: newCaseApi.createCase });
  await button('Raise the case').click();
  await expect.poll(() => shown.address()).toBe('/support/cases/00012360');
  const keys = requestsOf('createCase').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('The user follows an open case instead, and the typed values stay as a draft [NEWCASE-5, NEWCASE-6]', async () => {
  open('/new-support-case?serviceId=QS-104200&step=problem', {
    followCase: new Response(null, { status: 204 }),
  });
  await textbox('Subject').fill('Half a subject');
  await browser.getByRole('link', { name: 'Back' }).click();
  await button('Follow this case instead 00012345').click();
  await expect.poll(() => shown.address()).toBe('/support/cases/00012345');
  shown.navigate('/new-support-case?serviceId=QS-104200&step=problem');
  await expect.element(textbox('Subject')).toHaveValue('Half a subject');
  await button('Discard').click();
  await expect.element(textbox('Subject')).toHaveValue('');
});

it('Cancel asks once when something was typed, and returns to the page that led here [NEWCASE-6]', async () => {
  open('/support');
  await expect.element(heading).toHaveTextContent('Support');
  shown.navigate('/new-support-case');
  await browser.getByText('Not about a service').click();
  await continueTo('What you need');
  await button('Cancel').click();
  const question = browser.getByRole('alertdialog', { name: 'Leave without raising the case?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(heading).toHaveTextContent('What you need');
  await button('Cancel').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(heading).toHaveTextContent('Support');
  expect(shown.address()).toBe('/support');
});

it('Cancel asks nothing while nothing was typed, and leads to Support for a user who came by the address [NEWCASE-6]', async () => {
  open('/new-support-case?serviceId=QS-104200', { getServiceIssues: noIssues });
  await expect.element(browser.getByText(/We know of no incident/)).toBeVisible();
  await button('Cancel').click();
  await expect.poll(() => shown.address()).toBe('/support');
});

it('Colleagues are found by name and follow the case [NEWCASE-9]', async () => {
  open('/new-support-case?step=extras');
  await browser.getByRole('combobox', { name: /Colleagues/ }).fill('noo');
  await expect.poll(() => requestsOf('listColleagues').at(-1)?.query).toEqual({ q: 'noo' });
  await browser.getByRole('option', { name: /Noor Rahman/ }).click();
  await userEvent.keyboard('{Escape}');
  await continueTo('Review');
  await expect
    .element(browser.getByRole('region', { name: 'Files and colleagues' }).getByText('Noor Rahman'))
    .toBeVisible();
});

it('The choice of followers for a new case shows that a colleague is out of office [NEWCASE-9, PROFILE-6]', async () => {
  open('/new-support-case?step=extras', { listColleagues: awayColleagues });
  await browser.getByRole('combobox', { name: /Colleagues/ }).fill('Priya');
  await expect
    .element(browser.getByRole('option').getByText(/^Out of office until 3 Dec 2099/))
    .toBeVisible();
});

it('A case waits for its files, is not sent while one has failed, and names those on the server [NEWCASE-10]', async () => {
  const attachment = {
    id: 'AT-1',
    name: 'router.log',
    size: 5,
    mediaType: 'text/plain',
    scan: 'clean' as const,
  };
  open('/new-support-case', { uploadAttachment: problemResponse(500) });
  await askAQuestion();
  await browser.getByRole('link', { name: 'Back' }).click();
  await userEvent.upload(
    browser.getByLabelText('Files', { exact: false }).first(),
    new File(['lines'], 'router.log', { type: 'text/plain' }),
  );
  await continueTo('Review');
  await button('Raise the case').click();
  const message = browser.getByRole('link', { name: /“router.log” was not uploaded/ });
  await expect.element(message).toBeVisible();
  expect(requestsOf('createCase')).toEqual([]);
  await message.click();
  shown.script({ uploadAttachment: () => Response.json(attachment, { status: 201 }) });
  await browser.getByRole('button', { name: /Retry/ }).click();
  await continueTo('Review');
  await button('Raise the case').click();
  await expect.poll(() => requestsOf('createCase')[0]?.body).toMatchObject({ attachmentIds: ['AT-1'] });
});

it('Back from a case that was raised leads to a fresh start, not to a step without its answers [NEWCASE-11]', async () => {
  open('/new-support-case');
  await askAQuestion();
  await button('Raise the case').click();
  await expect.poll(() => shown.address()).toMatch(/^\/support\/cases\//);
  shown.navigate(-1);
  await expect.poll(() => shown.address()).toBe('/new-support-case?step=service');
  await expect.element(heading).toHaveTextContent('Service');
});

it('Back to a step with a draft shows the typed values [NEWCASE-11]', async () => {
  open('/new-support-case');
  await askAQuestion();
  shown.navigate('/support/cases');
  await expect.poll(() => shown.address()).toBe('/support/cases');
  shown.navigate(-1);
  await expect.element(heading).toHaveTextContent('Review');
  await expect.element(browser.getByText('Wrong invoice')).toBeVisible();
});

const todays: Readonly<Record<string, string>> = {
  'Europe/London': '2026-07-01',
  'America/Los_Angeles': '2026-06-30',
  'Asia/Kolkata': '2026-07-01',
  'Pacific/Auckland': '2026-07-01',
};

it.each(zonePairs)(
  'On a device in %s, today and the time when a fault began are those of the profile, %s [PROFILE-8]',
  async (device, profile) => {
    vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] });
    await setZones(device, profile);
    open('/new-support-case?serviceId=QS-104200');
    await continueTo('What you need');
    await browser.getByText('Fault', { exact: true }).click();
    await continueTo('Details');
    await button('Today').click();
    await expect.element(browser.getByLabelText(/^Day when it started/)).toHaveValue(todays[profile] ?? '');
    await browser.getByLabelText(/^Time, about/).fill('00:10');
    await continueTo('Files and colleagues');
    await continueTo('Review');
    await expect.element(browser.getByText(/2026, 00:10$/)).toBeVisible();
  },
);
