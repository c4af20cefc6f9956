import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { changesArea } from '../area.ts';
import { cancelledChange, pendingChange, scheduledChange, waitingForPriya } from '../changes.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const path = '/services/change-requests/CR-3001';
const heading = browser.getByRole('heading', { level: 1, name: pendingChange.title });
const cancel = browser.getByRole('button', { name: 'Cancel the request' });
const dialog = browser.getByRole('alertdialog');

it('The title of a change request that does not exist says that it was not found [CHG-2]', async () => {
  page = renderPage(changesArea, { path, api: { getChangeRequest: problemResponse(404) } });
  await expect
    .element(browser.getByRole('heading', { level: 1, name: 'Change request not found' }))
    .toBeVisible();
  await expect.poll(() => page?.title()).toBe('Change request not found');
});

it('A change request says that the reader decides about it, or names the colleague who does [CHG-2, WAIT-1]', async () => {
  page = renderPage(changesArea, { path, api: { getChangeRequest: pendingChange } });
  await expect.element(browser.getByText(/^You decide about it\./)).toBeVisible();
  await expect.element(browser.getByText('Waiting for: You')).toBeVisible();
  page.unmount();
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: { ...pendingChange, ...waitingForPriya } },
  });
  await expect.element(browser.getByText(/^Priya Shah decides about it\./)).toBeVisible();
  await expect.element(browser.getByText('Waiting for: Priya Shah')).toBeVisible();
});

it('A change request about which nobody may decide says so, and leads an administrator to Admin [APPROVAL-14]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: { ...pendingChange, waitingFor: 'colleague' } },
  });
  await expect.element(browser.getByText(/^Nobody in your company may decide yet\./)).toBeVisible();
  await expect
    .element(browser.getByRole('link', { name: 'Give a colleague the role Approver in Admin' }))
    .toHaveAttribute('href', '/admin');
});

it('A change request is cancelled with a reason, for the version that the user saw [CHG-3]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: pendingChange, cancelChangeRequest: cancelledChange },
  });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Change request CR-3001');
  await cancel.click();
  await dialog.getByRole('textbox').fill('The move is off.');
  page.script({ getChangeRequest: cancelledChange });
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  await expect.element(browser.getByText('You cancelled this change request')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  const sent = page.requests.find(({ id }) => id === 'cancelChangeRequest');
  expect(sent?.headers.get('If-Match')).toBe('"7"');
  expect(sent?.body).toEqual({ reason: 'The move is off.' });
});

it('A cancellation that met a change names what the request waits for before and now, also if that is nobody [CHG-3]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: pendingChange, cancelChangeRequest: problemResponse(412) },
  });
  await cancel.click();
  await dialog.getByRole('textbox').fill('The move is off.');
  page.script({ getChangeRequest: { ...scheduledChange, waitingFor: null } });
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Waiting for.*You.*Nobody/);
  await expect.element(alert).not.toMatchTextContent(/Removed|None/);
});

it('A cancellation that came too late shows the change and keeps the reason [CHG-3]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: pendingChange, cancelChangeRequest: problemResponse(412) },
  });
  await cancel.click();
  await dialog.getByRole('textbox').fill('The move is off.');
  page.script({ getChangeRequest: scheduledChange });
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Amelia Hartley changed this change request first')).toBeVisible();
  expect(alert.element().textContent).toMatch(
    /^Amelia Hartley changed this change request first.*Scheduled, /,
  );
  await alert.getByRole('button', { name: 'Decide again' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('The move is off.');
  page.script({
    cancelChangeRequest: ({ headers }) =>
      headers.get('If-Match') === '"8"' ? cancelledChange : problemResponse(412),
  });
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  await expect.element(browser.getByText('You cancelled this change request')).toBeVisible();
});

it('A change that is done says what the service cost before, and no longer when it is possible [CHG-2]', async () => {
  page = renderPage(changesArea, {
    path,
    api: { getChangeRequest: { ...scheduledChange, status: 'done' } },
  });
  await expect.element(browser.getByText('Monthly (MRC) before the change')).toBeVisible();
  await expect.element(browser.getByText('Monthly (MRC) today')).not.toBeInTheDocument();
  await expect.element(browser.getByText('Earliest possible day')).not.toBeInTheDocument();
});

it('An open change request is loaded again every 20 seconds [CHG-2]', async () => {
  const clock = createManualClock();
  page = renderPage(changesArea, { path, clock, api: { getChangeRequest: pendingChange } });
  await expect.element(heading).toBeVisible();
  page.script({ getChangeRequest: scheduledChange });
  await clock.advance(20_000);
  await expect.element(browser.getByText(/^Approved by Amelia Hartley/)).toBeVisible();
});
