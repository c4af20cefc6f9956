import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { resetZones, setZones, zonePairs } from '@quayside/shared/testing/deviceZone.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { setOnline } from '@quayside/shared/testing/setOnline.ts';
import { changesArea } from '../area.ts';
import { bandwidthPreview, pendingChange } from '../changes.fixtures.ts';
import { liveService, lockedService } from './newChange.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(async () => {
  page?.unmount();
  await resetZones();
});

const path = '/services/change-requests/new?serviceId=QS-104200&type=bandwidth';
const bandwidth = browser.getByRole('combobox', { name: 'New bandwidth' });
const day = browser.getByLabelText(/^Day of the change/);
const review = browser.getByRole('button', { name: 'Review request' });
const dialog = browser.getByRole('dialog', { name: 'Submit this change request?' });
const product = 'Internet Access' as const;
const api = {
  getService: { ...liveService, product, etag: bandwidthPreview.etag },
  previewChangeRequest: bandwidthPreview,
  getChangeRequest: pendingChange,
};

function priced(amount: number): typeof bandwidthPreview {
  const { charges } = bandwidthPreview;
  return { ...bandwidthPreview, charges: { ...charges, mrcAfter: { amount, currency: 'GBP' } } };
}

it('A change is requested after a review, and a time-out is resolved by its key, not by sending again [CHG-4, CHG-6]', async () => {
  page = renderPage(changesArea, {
    path,
    api: {
      ...api,
      createChangeRequest: () => Promise.reject(new TypeError('Failed to fetch')),
      getRequestResult: { operationId: 'createChangeRequest', id: 'CR-3001' },
    },
  });
  await bandwidth.selectOptions('2000');
  await expect.element(browser.getByText('£550.00')).toBeVisible();
  await review.click();
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect.element(browser.getByRole('heading', { level: 1, name: pendingChange.title })).toBeVisible();
  expect(page.address()).toBe('/services/change-requests/CR-3001');
  const sent = page.requests.filter(({ id }) => id === 'createChangeRequest');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
  expect(sent[0]?.body).toMatchObject({ serviceId: 'QS-104200', type: 'bandwidth', bandwidthMbps: 2000 });
});

it('The form waits for the service of its address, so that nobody is asked to choose it [CHG-4]', async () => {
  const { promise, resolve } = lateResponse();
  page = renderPage(changesArea, { path, api: { ...api, getService: () => promise } });
  await expect.poll(() => page?.requests.map(({ id }) => id)).toContain('getService');
  await expect.element(browser.getByRole('heading', { level: 1, name: 'New change request' })).toBeVisible();
  expect(review.elements()).toEqual([]);
  resolve(Response.json(api.getService));
  await bandwidth.selectOptions('2000');
  await review.click();
  await expect.element(dialog).toBeVisible();
});

it('A service that is typed and not chosen stays typed, and the form says so [CHG-4]', async () => {
  page = renderPage(changesArea, { path, api });
  const service = browser.getByRole('combobox', { name: /^Service/ });
  await expect.element(service).toHaveValue(liveService.name);
  await service.fill('Bristl');
  await userEvent.tab();
  await review.click();
  await expect
    .element(browser.getByRole('link', { name: /^Choose the service from the list/ }))
    .toBeVisible();
  await expect.element(service).toHaveValue('Bristl');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('Charges for earlier values are dropped when they arrive late [CHG-5]', async () => {
  const { promise, resolve } = lateResponse();
  page = renderPage(changesArea, {
    path,
    api: {
      ...api,
      previewChangeRequest: ({ body }) => (body.bandwidthMbps === 2000 ? promise : priced(99_900)),
    },
  });
  await bandwidth.selectOptions('2000');
  await expect.poll(() => page?.requests.some(({ id }) => id === 'previewChangeRequest')).toBe(true);
  await bandwidth.selectOptions('5000');
  await expect.element(browser.getByText('£999.00')).toBeVisible();
  resolve(Response.json(priced(11_100)));
  await expect.element(browser.getByText('£111.00')).not.toBeInTheDocument();
  await expect.element(browser.getByText('£999.00')).toBeVisible();
});

it('The button to the review stays in its place when the charges and the earliest day arrive, so that a press meets it [CHG-5]', async () => {
  const { promise, resolve } = lateResponse();
  page = renderPage(changesArea, { path, api: { ...api, previewChangeRequest: () => promise } });
  await bandwidth.selectOptions('2000');
  await expect.element(browser.getByText('The earliest day depends on the change.')).toBeVisible();
  const before = review.element().getBoundingClientRect().top;
  resolve(Response.json(bandwidthPreview));
  await expect.element(browser.getByRole('button', { name: 'Earliest possible day' })).toBeEnabled();
  expect(review.element().getBoundingClientRect().top).toBe(before);
});

function lateResponse(): { promise: Promise<Response>; resolve: (response: Response) => void } {
  let settle: ((response: Response) => void) | undefined;
  const promise = new Promise<Response>((done) => {
    settle = done;
  });
  return { promise, resolve: (response) => settle?.(response) };
}

it('A request without charges cannot be sent, and they can be asked for again in the review [CHG-4]', async () => {
  let isBroken = true;
  page = renderPage(changesArea, {
    path,
    api: {
      ...api,
      previewChangeRequest: () => (isBroken ? problemResponse(503) : bandwidthPreview),
      createChangeRequest: pendingChange,
    },
  });
  await bandwidth.selectOptions('2000');
  await review.click();
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect.element(dialog.getByText(/as soon as they are here/)).toBeVisible();
  await expect.element(submit).toHaveAccessibleDescription('The prices couldn’t be loaded. Try again first.');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await submit.click();
  await expect.element(browser.getByRole('heading', { level: 1, name: pendingChange.title })).toBeVisible();
  const sent = page.requests.find(({ id }) => id === 'createChangeRequest');
  expect(sent?.body).toMatchObject({ charges: { mrcAfter: bandwidthPreview.charges.mrcAfter.amount } });
});

it('Charges that changed since the review are loaded again, and reviewed before the request is sent with them and their version [CHG-5]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { ...api, createChangeRequest: problemResponse(409, 'The price changed. Nothing was sent.') },
  });
  await bandwidth.selectOptions('2000');
  await review.click();
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  const { charges } = bandwidthPreview;
  const dearer = { ...charges, mrcAfter: { amount: 61_000, currency: 'GBP' } };
  page.script({
    getService: { ...api.getService, etag: '"8"' },
    previewChangeRequest: { ...bandwidthPreview, etag: '"8"', charges: dearer },
  });
  await submit.click();
  const refused = browser.getByRole('alert');
  await expect.element(refused.getByText('The change was not requested')).toBeVisible();
  await expect.element(refused.getByText('The price changed. Nothing was sent.')).toBeVisible();
  page.script({ createChangeRequest: pendingChange });
  await review.click();
  await expect.element(dialog.getByText('£610.00')).toBeVisible();
  await submit.click();
  await expect
    .poll(() => page?.requests.findLast(({ id }) => id === 'createChangeRequest')?.body)
    .toMatchObject({ charges: { mrcAfter: 61_000 } });
  const versions = page.requests
    .filter(({ id }) => id === 'createChangeRequest')
    .map(({ headers }) => headers.get('If-Match'));
  expect(versions).toEqual([bandwidthPreview.etag, '"8"']);
});

it('A service that a colleague changes during the review is shown first, and nothing is sent before the user has looked at it [CHG-4]', async () => {
  page = renderPage(changesArea, { path, api: { ...api, createChangeRequest: pendingChange } });
  await bandwidth.selectOptions('2000');
  await review.click();
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  const theirs = { changedBy: 'Noor Rahman', changedAt: '2026-11-20T10:00:00Z', etag: '"8"' } as const;
  const { charges } = bandwidthPreview;
  const dearer = { ...charges, mrcAfter: { amount: 61_000, currency: 'GBP' } };
  page.script({
    getService: { ...api.getService, ...theirs },
    previewChangeRequest: { ...bandwidthPreview, etag: '"8"', charges: dearer },
  });
  page.services.http.cache.invalidateOperations(['getService']);
  const alert = dialog.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this service first')).toBeVisible();
  await expect.element(alert.getByText('£610.00')).toBeVisible();
  await submit.click({ force: true });
  await alert.getByRole('button', { name: 'Look again' }).click();
  await submit.click();
  const sent = () => page?.requests.filter(({ id }) => id === 'createChangeRequest');
  await expect.poll(() => sent()?.map(({ headers }) => headers.get('If-Match'))).toEqual(['"8"']);
  expect(sent()?.[0]?.body).toMatchObject({ charges: { mrcAfter: 61_000 } });
});

it('A request waits while the device is offline, and its button says so [CHG-4]', async () => {
  page = renderPage(changesArea, { path, api });
  await bandwidth.selectOptions('2000');
  await review.click();
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  setOnline(page, false);
  await expect.element(submit).toHaveAccessibleDescription(/^You’re offline/);
});

it('The user can go back from the review to the form, and nothing is sent [CHG-4]', async () => {
  page = renderPage(changesArea, { path, api });
  await bandwidth.selectOptions('2000');
  await review.click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bandwidth).toHaveValue('2000');
  expect(page.requests.some(({ id }) => id === 'createChangeRequest')).toBe(false);
});

it('An error of the server is shown at its field [CHG-4]', async () => {
  const errors = [{ pointer: '/window/from', detail: 'is before 8 Dec 2026, the earliest possible day' }];
  page = renderPage(changesArea, {
    path,
    api: {
      ...api,
      createChangeRequest: Response.json({ title: 'Invalid', status: 422, errors }, { status: 422 }),
    },
  });
  await bandwidth.selectOptions('2000');
  await day.fill('2026-12-04');
  await review.click();
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect.element(browser.getByRole('link', { name: /earliest possible day/ })).toBeVisible();
  await expect.element(day).toBeInvalid();
});

it('A locked service says who locked it and why, and offers no form [CHG-7]', async () => {
  page = renderPage(changesArea, { path, api: { ...api, getService: { ...lockedService, product } } });
  await expect.element(browser.getByText('This service is locked against changes')).toBeVisible();
  await expect.element(browser.getByText(/No changes before the end of the year/)).toBeVisible();
  await expect.element(review).not.toBeInTheDocument();
});

it('The page says that the service of its address does not exist, and another can be chosen [CHG-7]', async () => {
  page = renderPage(changesArea, { path, api: { ...api, getService: problemResponse(404) } });
  await expect.element(browser.getByText('We couldn’t find the service that you came with')).toBeVisible();
  await expect.element(browser.getByRole('combobox', { name: 'Service' })).toBeVisible();
});

it('Leaving asks once, and unsaved values are restored on return [CHG-6]', async () => {
  page = renderPage(changesArea, { path, api });
  await bandwidth.selectOptions('2000');
  await browser.getByRole('button', { name: 'Cancel' }).click();
  await browser.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => page?.address()).toBe('/services/change-requests');
  page.navigate(path);
  await expect.element(bandwidth).toHaveValue('2000');
});

const windows: Readonly<Record<string, { readonly from: string; readonly text: string }>> = {
  'Europe/London': {
    from: '2026-12-04T22:00:00.000Z',
    text: '4 Dec 2026, 22:00 – 5 Dec 2026, 04:00 GMT',
  },
  'America/Los_Angeles': {
    from: '2026-12-05T06:00:00.000Z',
    text: '5 Dec 2026, 06:00–12:00 GMT (your time: 4 Dec 2026, 22:00 – 5 Dec 2026, 04:00 GMT-8)',
  },
  'Asia/Kolkata': {
    from: '2026-12-04T16:30:00.000Z',
    text: '4 Dec 2026, 16:30–22:30 GMT (your time: 4 Dec 2026, 22:00 – 5 Dec 2026, 04:00 GMT+5:30)',
  },
  'Pacific/Auckland': {
    from: '2026-12-04T09:00:00.000Z',
    text: '4 Dec 2026, 09:00–15:00 GMT (your time: 4 Dec 2026, 22:00 – 5 Dec 2026, 04:00 GMT+13)',
  },
};

it.each(zonePairs)(
  'On a device in %s, a window is typed by the clocks of the profile, %s, and reviewed by those of the site [CHG-4, PROFILE-8]',
  async (device, profile) => {
    await setZones(device, profile);
    page = renderPage(changesArea, { path, api });
    await bandwidth.selectOptions('2000');
    await expect.element(browser.getByText('£550.00')).toBeVisible();
    await day.fill('2026-12-04');
    await expect.element(browser.getByText(`In your time zone, ${profile.replace('_', ' ')}.`)).toBeVisible();
    await review.click();
    const shown = (): string => dialog.element().textContent.replaceAll(/\s/g, ' ');
    await expect.poll(shown).toContain(windows[profile]?.text);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect
      .poll(() => page?.requests.find(({ id }) => id === 'createChangeRequest')?.body)
      .toMatchObject({ window: { from: windows[profile]?.from } });
  },
);
