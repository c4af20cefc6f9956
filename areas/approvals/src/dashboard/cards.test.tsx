import type { RenderedPage } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { approvalsArea } from '../area.ts';
import { approvalList } from '../approvals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const listOf = (mine: number, total: number) => ({
  ...approvalList,
  total,
  facets: { ...approvalList.facets, scope: [{ id: 'mine', count: mine }] },
});
const withNumbers = { ...areaFixtures.api, listApprovals: listOf(31, 44) };
const requests = () => page?.requests.filter(({ id }) => id === 'listApprovals') ?? [];

it.each([
  ['Approvals 31', { scope: 'mine', status: '' }],
  ['Approvals Company 44', { scope: 'all', status: 'pending' }],
])('The number of the link %s is that of the list behind it [DASH-1]', async (name, query) => {
  page = renderCard(approvalsArea, 'waiting-approvals', { api: withNumbers });
  await browser.getByRole('link', { name }).click();
  await expect.poll(() => requests().at(-1)?.query).toMatchObject({ ...query, pageSize: '25' });
});

it('The approvals are counted again every minute [DASH-5]', async () => {
  const clock = createManualClock();
  page = renderCard(approvalsArea, 'waiting-approvals', { api: withNumbers, clock });
  await expect.element(browser.getByRole('link', { name: 'Approvals 31' })).toBeVisible();
  page.script({ listApprovals: listOf(32, 44) });
  await clock.advance(60_000);
  await expect.element(browser.getByRole('link', { name: 'Approvals 32' })).toBeVisible();
});
