import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { resetZones, setZones, zonePairs } from '@quayside/shared/testing/deviceZone.ts';
import { awayColleagues } from '@quayside/shared/colleagues/colleagues.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import type { Delegations } from '../api.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { approvalsArea } from '../area.ts';
import { approvalList, givenDelegation } from '../approvals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(async () => {
  vi.useRealTimers();
  page?.unmount();
  await resetZones();
});

const link = (name: string) => browser.getByRole('link', { name });
const button = (name: string) => browser.getByRole('button', { name, exact: true });

function open(path: string, api = {}, options = {}): void {
  page = renderPage(approvalsArea, { path, api: { ...areaFixtures.api, ...api }, ...options });
}

/** The calls of the list; the numbers above it have one of their own. */
const listed = () => sent('listApprovals').filter(({ query }) => query['pageSize'] === '25');
const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];

it('Without a query in its address, the list requests the approvals that wait for the user [APPROVAL-1]', async () => {
  open('/approvals?status=won&scope=theirs');
  // The table stands before its area's operations are loaded.
  await expect.element(browser.getByText('Retail refresh, north')).toBeVisible();
  expect(listed().map(({ query }) => query)).toMatchObject([
    { scope: 'mine', status: '', sort: 'dueAt', page: '1', pageSize: '25' },
  ]);
});

it('Two links above the list count what waits for the user and for the company [WAIT-2]', async () => {
  open('/approvals', {
    listApprovals: ({ query }: { query: Record<string, string> }) =>
      query['status'] === 'pending' ? { ...approvalList, total: 9 } : approvalList,
  });
  await expect.element(link('Waiting for you: 4')).toHaveAttribute('href', '/approvals');
  await expect
    .element(link('For your company: 9'))
    .toHaveAttribute('href', '/approvals?scope=all&status=pending');
});

it('The list is loaded again every minute [APPROVAL-2]', async () => {
  const clock = createManualClock();
  open('/approvals', {}, { clock });
  await expect.element(browser.getByText('Retail refresh, north')).toBeVisible();
  await clock.advance(60_000);
  await expect.poll(() => listed().length).toBeGreaterThan(1);
});

it('Selected approvals are decided together, and each has its result [APPROVAL-8]', async () => {
  open('/approvals', {
    decideApprovals: {
      results: [
        { id: 'AP-7001', title: 'At Bristol', outcome: 'done', message: null },
        { id: 'AP-7002', title: 'At Leeds', outcome: 'failed', message: 'Priya Shah was faster.' },
      ],
    },
  });
  await expect.element(browser.getByText('Retail refresh, north')).toBeVisible();
  // Without the design system's stylesheet a checkbox has no size, so it cannot be clicked by its place.
  for (const box of browser.getByRole('checkbox', { name: /Excess construction charge/ }).elements())
    if (box instanceof HTMLElement) box.click();
  await button('Approve').click();
  await browser.getByRole('button', { name: 'Approve 2 approvals' }).click();
  await expect.element(browser.getByText('1 approved, 1 not approved')).toBeVisible();
  await expect.element(browser.getByText('Priya Shah was faster.')).toBeVisible();
  expect(sent('decideApprovals')[0]?.body).toEqual({
    decision: 'approve',
    comment: '',
    approvals: approvalList.items.slice(0, 2).map(({ id, etag, total }) => ({
      id,
      etag,
      price: { nrc: total.nrc.amount, mrc: total.mrc.amount },
    })),
  });
  await expect.element(button('Approve')).not.toBeInTheDocument();
});

it('The choice of a delegate shows that a colleague is out of office [APPROVAL-12, PROFILE-6]', async () => {
  open('/approvals', { listColleagues: awayColleagues });
  await browser.getByRole('button', { name: 'Delegate' }).click();
  await browser.getByRole('dialog').getByRole('combobox').fill('Priya');
  await expect
    .element(browser.getByRole('option').getByText(/^Out of office until 3 Dec 2099/))
    .toBeVisible();
});

it('A delegation that another tab has changed is shown as it is now [APPROVAL-12]', async () => {
  open('/approvals', {
    getApprovalDelegation: givenDelegation,
    endApprovalDelegation: problemResponse(412),
  });
  await expect.element(browser.getByText(/^Delegated to Priya/)).toBeVisible();
  page?.script({ getApprovalDelegation: { etag: '"2"', given: null, received: [] } });
  await button('End it now').click();
  await expect.element(browser.getByText(/^Delegated to Priya/)).not.toBeInTheDocument();
  expect(sent('endApprovalDelegation')[0]?.headers.get('If-Match')).toBe('"1"');
});

const tomsDelegation: Delegations = {
  etag: '"2"',
  given: { from: '2026-11-20', until: '2026-11-27', to: { id: 'tom.ellery', name: 'Tom Ellery' } },
  received: [],
};

it('A delegation that another tab has changed is ended once the user has seen the change [APPROVAL-12]', async () => {
  const ended = { ...tomsDelegation, etag: '"3"' as const, given: null };
  open('/approvals', {
    getApprovalDelegation: givenDelegation,
    endApprovalDelegation: ({ headers }: { headers: Headers }) =>
      headers.get('If-Match') === '"2"' ? ended : problemResponse(412),
  });
  await expect.element(browser.getByText(/^Delegated to Priya/)).toBeVisible();
  page?.script({ getApprovalDelegation: tomsDelegation });
  await button('End it now').click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('In another tab, you changed this delegation first')).toBeVisible();
  await expect.element(alert.getByText('Tom Ellery')).toBeVisible();
  page?.script({ getApprovalDelegation: ended });
  await alert.getByRole('button', { name: 'End it anyway' }).click();
  await expect.element(browser.getByText(/^Delegated to Tom/)).not.toBeInTheDocument();
});

it('A delegation that another tab has changed keeps the days that the user chose, and is sent for the new version at the next press [APPROVAL-12]', async () => {
  open('/approvals', {
    getApprovalDelegation: givenDelegation,
    delegateApprovals: ({ headers }: { headers: Headers }) =>
      headers.get('If-Match') === '"2"' ? { ...givenDelegation, etag: '"3"' } : problemResponse(412),
  });
  await button('Change').click();
  await expect.element(browser.getByLabelText('Last day')).toHaveValue('2026-12-04');
  await browser.getByLabelText('Last day').fill('2026-12-11');
  page?.script({ getApprovalDelegation: tomsDelegation });
  await browser.getByRole('dialog').getByRole('button', { name: 'Delegate' }).click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('In another tab, you changed this delegation first')).toBeVisible();
  await expect.element(alert.getByText('Tom Ellery')).toBeVisible();
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(browser.getByLabelText('Last day')).toHaveValue('2026-12-11');
  await browser.getByRole('dialog').getByRole('button', { name: 'Delegate' }).click();
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('delegateApprovals').map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual(
    ['"1"', '"2"'].map((etag) => [etag, { personId: 'priya.shah', from: '2026-11-20', until: '2026-12-11' }]),
  );
});

it('A delegation whose end was recorded is not ended again when the response was lost [APPROVAL-12]', async () => {
  open('/approvals', {
    getApprovalDelegation: givenDelegation,
    endApprovalDelegation: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect.element(browser.getByText(/^Delegated to Priya/)).toBeVisible();
  page?.script({ getApprovalDelegation: { ...givenDelegation, etag: '"2"', given: null } });
  await button('End it now').click();
  await expect
    .poll(() => page?.services.toasts.getSnapshot().toasts.map(({ text }) => text))
    .toContain('The delegation has ended.');
  await expect.element(browser.getByRole('alert')).not.toBeInTheDocument();
  expect(sent('endApprovalDelegation')).toHaveLength(1);
});

it('A delegation that has ended is shown at once, and is not ended again for its old version [APPROVAL-12, HTTP-15]', async () => {
  open('/approvals', {
    getApprovalDelegation: givenDelegation,
    endApprovalDelegation: { etag: '"2"', given: null, received: [] },
  });
  await expect.element(browser.getByText(/^Delegated to Priya/)).toBeVisible();
  page?.script({ getApprovalDelegation: () => new Promise<never>(() => undefined) });
  await button('End it now').click();
  await expect.element(browser.getByText(/^Delegated to Priya/)).not.toBeInTheDocument();
});

it.each(zonePairs)(
  'On a device in %s with a profile in %s, a delegation begins on London’s today [APPROVAL-12]',
  async (device, profile) => {
    // In London it is 1 July.
    vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] });
    await setZones(device, profile);
    open('/approvals', { getDelegations: { ...givenDelegation, given: null } });
    await button('Delegate').click();
    await expect.element(browser.getByLabelText('First day')).toHaveValue('2026-07-01');
  },
);

it('An export of approvals names the number and the kind of each, once, also while these columns are hidden [LIST-5]', async () => {
  open('/approvals', { createApprovalExport: problemResponse(503) });
  await browser.getByRole('button', { name: /^Export (?:all|these)/ }).click();
  await expect.poll(() => sent('createApprovalExport')).toHaveLength(1);
  expect(sent('createApprovalExport')[0]?.body).toHaveProperty('columns', [
    'id',
    'title',
    'kind',
    'status',
    'mrc',
    'nrc',
    'tcv',
    'requestedBy',
    'dueAt',
    'decidedAt',
    'ifNotDecided',
  ]);
});
