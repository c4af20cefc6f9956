import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { setOnline } from '@quayside/shared/testing/setOnline.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { changesArea } from '../area.ts';
import { ceasePreview, ceaseRequest } from './cease.fixtures.ts';
import { liveService, lockedService } from '@quayside/shared/services/service.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(api = {}): void {
  shown = renderPage(changesArea, {
    path: '/services/QS-104200/cease',
    api: { ...areaFixtures.api, ...api },
  });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const next = page.getByRole('button', { name: 'Continue' });
const confirm = page.getByRole('button', { name: 'Cease the service' });

async function confirmCease(): Promise<void> {
  await page.getByText('The price').click();
  await next.click();
  await page.getByRole('textbox', { name: 'Type QS-104200 to confirm' }).fill('QS-104200');
  await confirm.click();
}

it('A cease that was confirmed is sent once, and leads to its change request [CEASE-3]', async () => {
  open({ createChangeRequest: () => Response.json(ceaseRequest, { status: 201 }) });
  await confirmCease();
  await expect.poll(() => shown.address()).toBe('/services/change-requests/CR-3777');
  expect(sent('createChangeRequest')).toMatchObject([
    {
      body: {
        serviceId: 'QS-104200',
        type: 'cease',
        ceaseDate: '2027-02-22',
        ceaseReason: 'price',
        reason: '',
        charges: { nrc: 0, mrcAfter: 0, earlyTerminationFee: 224_442 },
      },
    },
  ]);
  const { headers } = sent('createChangeRequest')[0] ?? {};
  expect(headers?.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(headers?.get('if-match')).toBe(liveService.etag);
});

it('A fee that cannot be worked out is not shown, and nothing can be confirmed without it [CEASE-1]', async () => {
  open();
  await expect.element(page.getByText('£2,244.42')).toBeVisible();
  shown.script({ previewChangeRequest: problemResponse(403) });
  await page.getByRole('button', { name: /^End of the contract/ }).click();
  await expect.element(page.getByText(/Reference: previewChangeRequest 403/)).toBeVisible();
  await expect.element(page.getByText('£2,244.42')).not.toBeInTheDocument();
  await page.getByText('The price').click();
  await next.click();
  await page.getByRole('textbox', { name: 'Type QS-104200 to confirm' }).fill('QS-104200');
  await expect
    .element(confirm)
    .toHaveAccessibleDescription('The prices couldn’t be loaded. Try again first.');
});

it('The typed values of a cease are restored when the user returns to the page [CEASE-5]', async () => {
  open();
  const comment = page.getByRole('textbox', { name: /^Comment/ });
  await comment.fill('We leave the building');
  shown.navigate('/elsewhere');
  await expect.element(comment).not.toBeInTheDocument();
  shown.navigate('/services/QS-104200/cease');
  await expect.element(comment).toHaveValue('We leave the building');
});

it('A day that the server refuses is marked at its field [CEASE-2]', async () => {
  const errors = [{ pointer: '/ceaseDate', detail: 'Choose a day that is no bank holiday' }];
  open({
    createChangeRequest: () => Response.json({ title: 'Invalid', status: 422, errors }, { status: 422 }),
  });
  await confirmCease();
  await expect
    .element(page.getByRole('link', { name: 'Choose a day that is no bank holiday' }))
    .toBeVisible();
  await expect.element(page.getByLabelText('Last day of the service')).toBeInvalid();
});

it('A service that was locked meanwhile is not ceased, and the page says who locked it [CEASE-4]', async () => {
  open({ createChangeRequest: problemResponse(409) });
  await expect.element(next).toBeVisible();
  shown.script({ getService: () => Response.json(lockedService) });
  await confirmCease();
  await expect.element(page.getByText('This service is locked against change')).toBeVisible();
  await expect.element(page.getByText(/Amelia Hartley locked it/)).toBeVisible();
});

it('A service that a colleague changed meanwhile is shown as it is now before it is ceased [CEASE-3]', async () => {
  const changed = { by: 'Noor Rahman', at: '2026-11-20T10:00:00Z' };
  const problem = {
    title: 'Changed',
    status: 412,
    message: 'This service was changed by Noor Rahman.',
    changed,
  };
  open({ createChangeRequest: () => Response.json(problem, { status: 412 }) });
  await expect.element(next).toBeVisible();
  const renamed = { ...liveService, name: 'The new office', etag: '"8"' };
  shown.script({
    getService: () => Response.json(renamed),
    previewChangeRequest: { ...ceasePreview, etag: '"8"' },
  });
  await confirmCease();
  await expect.element(page.getByText('This service was changed by Noor Rahman.')).toBeVisible();
  await expect.element(page.getByText('The new office').first()).toBeVisible();
  shown.script({ createChangeRequest: () => Response.json(ceaseRequest, { status: 201 }) });
  await confirmCease();
  await expect.poll(() => sent('createChangeRequest').at(-1)?.headers.get('if-match')).toBe('"8"');
});

it('A service that a colleague changes during the last step is ceased only once the user has looked at it [CEASE-3]', async () => {
  open({ createChangeRequest: () => Response.json(ceaseRequest, { status: 201 }) });
  await page.getByText('The price').click();
  await next.click();
  await page.getByRole('textbox', { name: /^Type QS/ }).fill('QS-104200');
  const theirs = { changedBy: 'Noor Rahman', changedAt: '2026-11-20T10:00:00Z', etag: '"8"' };
  shown.script({
    getService: () => Response.json({ ...liveService, ...theirs, name: 'The new office' }),
    previewChangeRequest: { ...ceasePreview, etag: '"8"' },
  });
  shown.services.http.cache.invalidateOperations(['getService']);
  await expect.element(page.getByText('Noor Rahman changed this service first')).toBeVisible();
  await confirm.click({ force: true });
  await page.getByRole('button', { name: 'Look again' }).click();
  await confirm.click();
  await expect
    .poll(() => sent('createChangeRequest').map(({ headers }) => headers.get('if-match')))
    .toEqual(['"8"']);
});

it('A fee of another version of the service is not accepted, and the page reads the version that it is of [CEASE-3]', async () => {
  open({
    previewChangeRequest: { ...ceasePreview, etag: '"8"' },
    createChangeRequest: () => Response.json(ceaseRequest, { status: 201 }),
  });
  shown.script({ getService: () => Response.json({ ...liveService, etag: '"8"', name: 'The new office' }) });
  await confirmCease();
  await expect.poll(() => shown.address()).toBe('/services/change-requests/CR-3777');
  expect(sent('createChangeRequest').map(({ headers }) => headers.get('if-match'))).toEqual(['"8"']);
});

it('A cease waits while the device is offline, and its button says so [CEASE-3]', async () => {
  open({ createChangeRequest: () => Response.json(ceaseRequest, { status: 201 }) });
  await page.getByText('The price').click();
  await next.click();
  await page.getByRole('textbox', { name: /^Type QS/ }).fill('QS-104200');
  setOnline(shown, false);
  await expect.element(confirm).toHaveAccessibleDescription(/^You’re offline/);
  await confirm.click({ force: true });
  expect(sent('createChangeRequest')).toEqual([]);
  setOnline(shown, true);
  await confirm.click();
  await expect.poll(() => sent('createChangeRequest')).toHaveLength(1);
});

it('A fee that changed since it was confirmed is loaded again, and confirmed once more [CEASE-1]', async () => {
  open({ createChangeRequest: problemResponse(409, 'The price changed. Nothing was sent.') });
  await expect.element(page.getByText('£2,244.42')).toBeVisible();
  const fee = { amount: 310_000, currency: 'GBP' };
  shown.script({
    previewChangeRequest: { ...ceasePreview, charges: { ...ceasePreview.charges, earlyTerminationFee: fee } },
  });
  await confirmCease();
  await expect.element(page.getByText('The price changed. Nothing was sent.')).toBeVisible();
  await expect.element(page.getByText('£3,100.00')).toBeVisible();
  await confirmCease();
  await expect
    .poll(() => sent('createChangeRequest').at(-1)?.body)
    .toMatchObject({ charges: { earlyTerminationFee: 310_000 } });
});

it('A fee of a later day that changed since it was confirmed is loaded again, too [CEASE-1]', async () => {
  open({ createChangeRequest: problemResponse(409, 'The price changed. Nothing was sent.') });
  await page.getByRole('button', { name: /^End of the contract/ }).click();
  await expect.poll(() => sent('previewChangeRequest')).toHaveLength(2);
  await expect.element(page.getByText('£2,244.42')).toBeVisible();
  const fee = { amount: 310_000, currency: 'GBP' };
  shown.script({
    previewChangeRequest: { ...ceasePreview, charges: { ...ceasePreview.charges, earlyTerminationFee: fee } },
  });
  await confirmCease();
  await expect.element(page.getByText('£3,100.00')).toBeVisible();
});

it('The fee of the earliest day is requested without a date [CEASE-1]', async () => {
  open();
  await expect.element(page.getByText('£2,244.42')).toBeVisible();
  expect(sent('previewChangeRequest').map(({ body }) => body)).toEqual([
    { serviceId: 'QS-104200', type: 'cease' },
  ]);
  shown.script({
    previewChangeRequest: {
      ...ceasePreview,
      charges: { ...ceasePreview.charges, earlyTerminationFee: { amount: 0, currency: 'GBP' } },
    },
  });
  await page.getByRole('button', { name: /^End of the contract/ }).click();
  await expect.element(page.getByText(/There is no fee/)).toBeVisible();
});
