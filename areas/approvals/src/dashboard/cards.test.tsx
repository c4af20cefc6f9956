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

const facets = { ...approvalList.facets, kind: [{ id: 'ecc', count: 4 }] };
const withNumbers = { ...areaFixtures.api, listApprovals: { ...approvalList, total: 31, facets } };
const requests = () => page?.requests.filter(({ id }) => id === 'listApprovals') ?? [];

it('The number of approvals links to those that wait for the user [DASH-1]', async () => {
  page = renderCard(approvalsArea, 'waiting-approvals', { api: withNumbers });
  await browser.getByRole('link', { name: 'Approvals 31' }).click();
  await expect
    .poll(() => requests().at(-1)?.query)
    .toMatchObject({ scope: 'mine', kind: '', pageSize: '25' });
});

it('The approvals are counted again every minute [DASH-5]', async () => {
  const clock = createManualClock();
  page = renderCard(approvalsArea, 'waiting-approvals', { api: withNumbers, clock });
  await expect.element(browser.getByRole('link', { name: 'Approvals 31' })).toBeVisible();
  page.script({ listApprovals: { ...approvalList, total: 32, facets } });
  await clock.advance(60_000);
  await expect.element(browser.getByRole('link', { name: 'Approvals 32' })).toBeVisible();
});
