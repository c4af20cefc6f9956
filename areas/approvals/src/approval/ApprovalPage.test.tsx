import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock, createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { setOnline } from '@quayside/shared/testing/setOnline.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { approvalsArea } from '../area.ts';
import { answeredApproval, approvedApproval, pendingApproval } from '../approvals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const path = '/approvals/AP-7001';
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const dialog = browser.getByRole('alertdialog');

function open(api = {}, options = {}): RenderedPage {
  page = renderPage(approvalsArea, { path, api: { ...areaFixtures.api, ...api }, ...options });
  return page;
}

const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];

it('The title of an approval that does not exist says that it was not found [APPROVAL-3]', async () => {
  open({ getApproval: problemResponse(404) });
  await expect.element(browser.getByRole('heading', { level: 1, name: 'Approval not found' })).toBeVisible();
  await expect.poll(() => page?.title()).toBe('Approval not found');
});

it('An approval is approved for the version and the total that the user saw [APPROVAL-4]', async () => {
  open({ decideApproval: approvedApproval });
  await button('Approve').click();
  page?.script({ getApproval: approvedApproval });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(browser.getByText('You approved this')).toBeVisible();
  await expect.element(button('Approve')).not.toBeInTheDocument();
  const [decision] = sent('decideApproval');
  expect(decision?.headers.get('If-Match')).toBe('"1"');
  expect(decision?.body).toEqual({
    decision: 'approve',
    comment: '',
    price: { nrc: 462_400, mrc: 0 },
  });
});

it('The lines of a total stay as many as they are when the approval is loaded again [APPROVAL-3]', async () => {
  const repeated = pendingApproval.lines.flatMap((line) => [line, line, line]);
  open({ getApproval: { ...pendingApproval, lines: repeated } });
  const rows = browser.getByRole('table', { name: 'What the total is made of' }).getByRole('row');
  await expect.element(rows.first()).toBeVisible();
  page?.script({ getApproval: structuredClone({ ...pendingApproval, lines: repeated, etag: '"2"' }) });
  await button('Refresh').click();
  await expect.poll(() => sent('getApproval').length).toBe(2);
  await expect.element(button('Refresh')).toBeEnabled();
  expect(rows.elements()).toHaveLength(1 + repeated.length);
});

it('A rejection that fails keeps its reason [APPROVAL-4]', async () => {
  open({ decideApproval: problemResponse(500) });
  await button('Reject').click();
  await dialog.getByRole('textbox').fill('Too dear.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText(/^Nothing was changed/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Too dear.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Approve').click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('');
});

it('Who was faster is named, and the user’s own decision is shown beside theirs [APPROVAL-7]', async () => {
  open({
    decideApproval: problemResponse(409, 'Priya Shah was faster. Load it again.', {
      type: 'urn:quayside:problem:wrong-state',
      changedBy: 'Priya Shah',
      changedAt: '2026-11-21T10:00:00Z',
    }),
  });
  await button('Reject').click();
  await dialog.getByRole('textbox').fill('Too dear.');
  page?.script({ getApproval: approvedApproval });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Priya Shah changed this approval first')).toBeVisible();
  expect(alert.element().textContent).toMatch(/Too dear.*In the budget of Q4/);
  // It is loaded already.
  await expect.element(alert).not.toMatchTextContent(/Load it again/);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

it.each([
  ['a colleague', 'Priya Shah', 'Priya Shah changed this approval first', /Priya Shah/g],
  [
    'the user in another tab',
    'Amelia Hart',
    'In another tab, you changed this approval first',
    /Amelia Hart/g,
  ],
])('A conflict with %s names them once, in its headline [APPROVAL-7]', async (_who, by, title, name) => {
  open({ decideApproval: problemResponse(412, 'It was changed.', { changedBy: by }) });
  await button('Reject').click();
  await dialog.getByRole('textbox').fill('Too dear.');
  const history = approvedApproval.history.map((event, index) => (index === 0 ? { ...event, by } : event));
  page?.script({ getApproval: { ...approvedApproval, history } });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText(title)).toBeVisible();
  expect([...alert.element().textContent.matchAll(name)]).toHaveLength(title.includes(by) ? 1 : 0);
});

it('A dialog that asks while the user changes the approval in another tab says that it was the user [APPROVAL-7]', async () => {
  const clock = createManualClock();
  open({}, { clock });
  await button('Approve').click();
  const asked = answeredApproval.history.map((event) => ({ ...event, by: 'Amelia Hart' }));
  page?.script({ getApproval: { ...answeredApproval, history: asked } });
  await clock.advance(20_000);
  await expect.element(dialog.getByText('You, in another tab')).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent(/Amelia Hart/);
});

it('A total that changed is shown beside the one that the user saw, and is approved once the user says so [APPROVAL-7]', async () => {
  const total = { ...pendingApproval.total, tcv: { amount: 500_000, currency: 'GBP' } };
  open({ decideApproval: problemResponse(409, 'Changed.', { type: 'urn:quayside:problem:price-changed' }) });
  await button('Approve').click();
  page?.script({ getApproval: { ...pendingApproval, total } });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/£4,624\.00.*£5,000\.00/);
  // No person changed it.
  await expect.element(alert.getByText('This approval changed since you looked at it')).toBeVisible();
  page?.script({ decideApproval: approvedApproval });
  await alert.getByRole('button', { name: 'Decide again' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => sent('decideApproval')).toHaveLength(2);
  expect(sent('decideApproval')[1]?.body).toMatchObject({ decision: 'approve' });
});

it('An approval that changed but is still pending is decided about its present version [APPROVAL-7]', async () => {
  open({ decideApproval: problemResponse(412) });
  await button('Approve').click();
  page?.script({ getApproval: answeredApproval });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await browser.getByRole('button', { name: 'Decide again' }).click();
  page?.script({ decideApproval: approvedApproval });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => sent('decideApproval')).toHaveLength(2);
  expect(sent('decideApproval')[1]?.headers.get('If-Match')).toBe('"3"');
});

it('A question whose response is lost is looked up by its key, not sent again [APPROVAL-11]', async () => {
  open({
    askApprovalQuestion: () => Promise.reject(new TypeError('Failed to fetch')),
    getRequestResult: { operationId: 'askApprovalQuestion', id: 'AP-7001' },
  });
  await button('Ask a question').click();
  await dialog.getByRole('textbox').fill('Is there a shorter route?');
  page?.script({ getApproval: answeredApproval });
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(browser.getByText('Your question was sent')).toBeVisible();
  expect(sent('askApprovalQuestion')).toHaveLength(1);
});

it('A pending approval is loaded again every 20 seconds [APPROVAL-3]', async () => {
  const clock = createManualClock();
  open({}, { clock });
  await expect.element(browser.getByRole('heading', { level: 1, name: pendingApproval.title })).toBeVisible();
  page?.script({ getApproval: approvedApproval });
  await clock.advance(20_000);
  await expect.element(browser.getByText(/^Approved by/)).toBeVisible();
});

it('A decision after a question is sent for the version of its response, before the approval is loaded again [APPROVAL-4, HTTP-15]', async () => {
  open({ askApprovalQuestion: answeredApproval, decideApproval: approvedApproval });
  await button('Ask a question').click();
  await dialog.getByRole('textbox').fill('Is there a shorter route?');
  page?.script({ getApproval: () => new Promise<never>(() => undefined) });
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(browser.getByText('Your question was sent')).toBeVisible();
  await button('Approve').click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => sent('decideApproval')).toHaveLength(1);
  expect(sent('decideApproval')[0]?.headers.get('If-Match')).toBe(answeredApproval.etag);
});

it('An approval that changes while the dialog asks is looked at again before it is approved [APPROVAL-7]', async () => {
  const clock = createManualClock();
  open({ decideApproval: approvedApproval }, { clock });
  await button('Approve').click();
  await expect.element(dialog).toBeVisible();
  page?.script({ getApproval: answeredApproval });
  await clock.advance(20_000);
  await expect.element(dialog.getByText(/changed while you were deciding/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => sent('decideApproval')).toHaveLength(1);
  expect(sent('decideApproval')[0]?.headers.get('If-Match')).toBe(answeredApproval.etag);
});

it('An approval that is confirmed offline says that nothing was sent, and is sent once the device is online [APPROVAL-4]', async () => {
  open({ decideApproval: () => Promise.reject(new TypeError('Failed to fetch')) });
  await button('Approve').click();
  await expect.element(dialog).toBeVisible();
  setOnline(page, false);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog.getByText(/^Nothing was sent, because you were offline/)).toBeVisible();
  setOnline(page, true);
  page?.script({ decideApproval: approvedApproval });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(browser.getByText('You approved this')).toBeVisible();
});

it('An approval whose response was lost is done when it was this user who approved it [APPROVAL-4]', async () => {
  const { firstName, lastName } = createTestUser();
  const by = { id: 'her-login', name: `${firstName} ${lastName}` };
  const { decision } = approvedApproval;
  const mine = { ...approvedApproval, decision: decision && { ...decision, by } };
  open({ decideApproval: () => Promise.reject(new TypeError('Failed to fetch')) });
  await button('Approve').click();
  page?.script({ getApproval: mine });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(browser.getByText('You approved this')).toBeVisible();
});
