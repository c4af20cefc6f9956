import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { resetZones, setZones } from '@quayside/shared/testing/deviceZone.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { deliveriesArea } from '../area.ts';
import {
  acceptedDelivery,
  chargedDelivery,
  deliveryWith,
  refusedChargeAction,
  surveyAction,
  surveyedDelivery,
  wayleaveAction,
} from './delivery.fixtures.ts';
import type { ProvisioningCase } from '../deliveryApi.ts';

let page: RenderedPage | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  page?.unmount();
  await resetZones();
});

const path = '/services/provisioning-cases/PC-204292';
const heading = browser.getByRole('heading', { level: 1, name: chargedDelivery.service.name });
const accept = browser.getByRole('button', { name: 'Accept the charge' });
const dialog = browser.getByRole('alertdialog');

it('The title of a provisioning case that does not exist says that it was not found [DEL-1]', async () => {
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: problemResponse(404) } });
  await expect
    .element(browser.getByRole('heading', { level: 1, name: 'Provisioning case not found' }))
    .toBeVisible();
  await expect.poll(() => page?.title()).toBe('Provisioning case not found');
});

it('A provisioning case names its number in the title and never shows a bare date [DEL-1, DEL-2]', async () => {
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: chargedDelivery } });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Provisioning case PC-204292');
  for (const term of ['Requested by your company', 'Indicative: we expect', 'Committed: we promise'])
    await expect.element(browser.getByText(term)).toBeVisible();
  const changes = browser.getByRole('list', { name: /^Changes: Indicative/ });
  await expect.poll(() => changes.element().textContent).toMatch(/The carrier moved the survey/);
});

it('A delivery says “You” only where the reader can act, and names the company elsewhere [DEL-1, WAIT-1]', async () => {
  const delivery = deliveryWith(surveyAction, 3);
  page = renderPage(deliveriesArea, {
    path,
    api: { getProvisioningCase: { ...delivery, waitingFor: 'you' } },
  });
  const next = browser.getByRole('region', { name: /^Next: / });
  await expect.element(next.getByText('You', { exact: true })).toBeVisible();
  page.unmount();
  const forColleague = { ...delivery, waitingFor: 'colleague' } as const;
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: forColleague } });
  await expect.element(next.getByText('Your company', { exact: true })).toBeVisible();
  expect(next.getByText('You', { exact: true }).elements()).toEqual([]);
});

it('A confirmed time of a survey stays on the page, and goes into the user’s own calendar [DEL-10]', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#file';
  });
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: surveyedDelivery } });
  await expect.element(browser.getByText('Noor Rahman confirmed a time for the survey')).toBeVisible();
  await expect.element(browser.getByText('30 Nov 2026, 08:00–12:00 GMT')).toBeVisible();
  await browser.getByRole('button', { name: /^Add to calendar: Survey: Exeter/ }).click();
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('DTSTART:20261130T080000Z\r\nDTEND:20261130T120000Z');
  expect(text.replaceAll('\r\n ', '')).toContain(`${path}\r\n`);
});

it.each(['cancelled', 'rejected', 'failed'] as const)(
  'A %s delivery has no outlook [DEL-1]',
  async (status) => {
    const delivery = {
      ...chargedDelivery,
      outlook: 'delayed',
      status,
      waitingFor: null,
      allowedActions: [],
    } as const;
    page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: delivery } });
    await expect.element(heading).toBeVisible();
    await expect.element(browser.getByText('Delayed', { exact: true })).not.toBeInTheDocument();
  },
);

it('The next step and its action have one due day, that of the profile’s zone [DEL-1]', async () => {
  await setZones('Europe/London', 'Pacific/Auckland');
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: chargedDelivery } });
  await expect.element(accept).toBeVisible();
  const sections = [/^Next: /, 'Excess construction charge'].map((name) =>
    browser.getByRole('region', { name }).element(),
  );
  for (const section of sections) expect(section.textContent).toContain('29 Nov 2026');
});

it('An answer carries the version that the user saw, and one that came too late is compared with the faster one [DEL-4]', async () => {
  page = renderPage(deliveriesArea, {
    path,
    api: { getProvisioningCase: chargedDelivery, answerDeliveryAction: problemResponse(412) },
  });
  const { requests, script } = page;
  await browser.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('textbox').fill('Too expensive.');
  script({ getProvisioningCase: acceptedDelivery });
  await dialog.getByRole('button', { name: 'Decline the charge' }).click();
  const alert = browser.getByRole('alert');
  await expect
    .poll(() => alert.element().textContent)
    .toMatch(
      /^Noor Rahman changed this delivery first.*Accepted the excess construction charge, .*Too expensive/,
    );
  const sent = requests.find(({ id }) => id === 'answerDeliveryAction');
  expect(sent?.headers.get('If-Match')).toBe('"7"');
  expect(sent?.body).toEqual({
    answer: 'decline',
    reason: 'Too expensive.',
    price: { nrc: 285_600, mrc: 0 },
  });
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

it('An answer can be sent again after the delivery changed, to the version as it is now [DEL-4]', async () => {
  page = renderPage(deliveriesArea, {
    path,
    api: {
      getProvisioningCase: chargedDelivery,
      answerDeliveryAction: ({ headers }) =>
        headers.get('If-Match') === '"8"' ? { ...acceptedDelivery, etag: '"9"' } : problemResponse(412),
    },
  });
  await accept.click();
  const moved: ProvisioningCase = {
    ...chargedDelivery,
    etag: '"8"',
    dates: { ...chargedDelivery.dates, indicative: '2027-02-24' },
  };
  page.script({ getProvisioningCase: moved });
  await dialog.getByRole('button', { name: 'Accept the charge' }).click();
  await expect.element(browser.getByText('This delivery changed since you looked at it')).toBeVisible();
  page.script({ getProvisioningCase: acceptedDelivery });
  await browser.getByRole('button', { name: 'Decide again' }).click();
  await dialog.getByRole('button', { name: 'Accept the charge' }).click();
  await expect.element(browser.getByText('You accepted the excess construction charge')).toBeVisible();
});

it('A charge that changed while the dialog asks is shown before it is accepted [DEL-4]', async () => {
  const clock = createManualClock();
  page = renderPage(deliveriesArea, { path, clock, api: { getProvisioningCase: chargedDelivery } });
  await accept.click();
  await expect.element(dialog.getByText('£2,856.00')).toBeVisible();
  const dearer: ProvisioningCase = {
    ...chargedDelivery,
    etag: '"8"',
    actions: chargedDelivery.actions.map((action) => ({
      ...action,
      charge: action.charge && { ...action.charge, amount: 390_000 },
    })),
  };
  page.script({ getProvisioningCase: dearer });
  await clock.advance(20_000);
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect.element(dialog.getByText('£3,900.00')).toBeVisible();
});

it('A charge that a colleague accepted while the dialog asks is not asked about again, and the dialog says who accepted it [DEL-4]', async () => {
  const clock = createManualClock();
  page = renderPage(deliveriesArea, { path, clock, api: { getProvisioningCase: chargedDelivery } });
  await accept.click();
  await expect.element(dialog.getByText('£2,856.00')).toBeVisible();
  page.script({ getProvisioningCase: { ...acceptedDelivery, etag: '"9"' } });
  await clock.advance(20_000);
  await expect
    .element(dialog)
    .toMatchTextContent(/This is no longer possible\. .+: Accepted the excess construction charge/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

/** A delivery whose action Noor Rahman has answered. */
function answeredBy(
  delivery: ProvisioningCase,
  answer: Pick<ProvisioningCase['answers'][number], 'answer' | 'slot'>,
): ProvisioningCase {
  const answers = delivery.actions.map(({ id, kind }) => ({
    ...answer,
    actionId: id,
    kind,
    reason: '',
    by: { id: 'noor', name: 'Noor Rahman' },
    at: '2026-11-22T10:40:00Z' as const,
  }));
  return { ...delivery, etag: '"8"', actions: [], answers, allowedActions: ['reply'] };
}

it('A reason that was typed when a colleague decided stays in sight, to be copied, and the page says who decided [DEL-4, DEL-6]', async () => {
  const clock = createManualClock();
  page = renderPage(deliveriesArea, { path, clock, api: { getProvisioningCase: chargedDelivery } });
  await browser.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('textbox').fill('Too expensive.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  page.script({ getProvisioningCase: acceptedDelivery });
  await clock.advance(20_000);
  const alert = browser.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent(/^Noor Rahman changed this delivery first.*You had typed: Too expensive\./);
  await expect.element(alert.getByRole('button', { name: /Copy/ })).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

it('A reason that was kept over a visit and can no longer be sent is in sight, to be copied [DEL-6]', async () => {
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: chargedDelivery } });
  await browser.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('textbox').fill('Too expensive.');
  page.navigate('/elsewhere');
  await expect.element(heading).not.toBeInTheDocument();
  page.script({ getProvisioningCase: acceptedDelivery });
  page.services.http.cache.invalidateOperations(['getProvisioningCase']);
  page.navigate(path);
  await expect
    .element(browser.getByRole('alert'))
    .toMatchTextContent(/^Noor Rahman changed this delivery first.*You had typed: Too expensive\./);
});

it('A time that was chosen when a colleague confirmed another one stays beside theirs [DEL-4]', async () => {
  const clock = createManualClock();
  const survey = deliveryWith(surveyAction, 3);
  page = renderPage(deliveriesArea, { path, clock, api: { getProvisioningCase: survey } });
  await browser.getByText(/^27 Nov 2026/).click({ force: true });
  const [theirs] = surveyAction.slots;
  page.script({ getProvisioningCase: answeredBy(survey, { answer: 'confirm', slot: theirs ?? null }) });
  await clock.advance(20_000);
  await expect
    .element(browser.getByRole('alert'))
    .toMatchTextContent(
      /^Noor Rahman changed this delivery first.*Confirmed a time for the survey.*27 Nov 2026.*26 Nov 2026/,
    );
});

it('Files that were chosen when a colleague sent the wayleave are named [DEL-4]', async () => {
  const clock = createManualClock();
  const wayleave = deliveryWith(wayleaveAction, 5);
  page = renderPage(deliveriesArea, {
    path,
    clock,
    api: { getProvisioningCase: wayleave, uploadAttachment: problemResponse(500) },
  });
  const input = browser.getByLabelText('Signed wayleave');
  await userEvent.upload(input, new File(['signed'], 'wayleave.pdf', { type: 'application/pdf' }));
  await expect.element(browser.getByText('wayleave.pdf').first()).toBeVisible();
  page.script({ getProvisioningCase: answeredBy(wayleave, { answer: 'provide', slot: null }) });
  await clock.advance(20_000);
  await expect
    .element(browser.getByRole('alert'))
    .toMatchTextContent(/^Noor Rahman changed this delivery first.*wayleave\.pdf/);
});

it('An open delivery is loaded again every 20 seconds, a complete one is not [DEL-5]', async () => {
  const clock = createManualClock();
  page = renderPage(deliveriesArea, { path, clock, api: { getProvisioningCase: chargedDelivery } });
  await expect.element(accept).toBeVisible();
  page.script({
    getProvisioningCase: { ...acceptedDelivery, status: 'complete', outlook: 'complete', next: null },
  });
  await clock.advance(20_000);
  await expect.element(browser.getByText('The delivery is complete')).toBeVisible();
  const count = page.requests.length;
  await clock.advance(60_000);
  expect(page.requests).toHaveLength(count);
});

it('The reason of a decision comes back when the page opens again [DEL-6]', async () => {
  page = renderPage(deliveriesArea, { path, api: { getProvisioningCase: chargedDelivery } });
  await browser.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('textbox').fill('Too expens');
  page.navigate('/elsewhere');
  await expect.element(heading).not.toBeInTheDocument();
  page.navigate(path);
  await browser.getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Too expens');
});

it('A user who may not decide about a charge has no buttons, and reads who decides [APPROVAL-13]', async () => {
  page = renderPage(deliveriesArea, {
    path,
    api: {
      getProvisioningCase: { ...chargedDelivery, actions: [refusedChargeAction], allowedActions: ['reply'] },
    },
  });
  await expect.element(browser.getByText(/Priya Shah decides about it\.$/)).toBeVisible();
  await expect.element(browser.getByText('£2,856.00')).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await expect.element(browser.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
  await expect.element(browser.getByText(/[Ww]aiting for:? you/)).not.toBeInTheDocument();
});
