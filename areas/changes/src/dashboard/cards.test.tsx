import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { changesArea } from '../area.ts';
import { changeNumbers } from '../changes.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('The number of change requests leads to the open ones that wait for the user [DASH-1]', async () => {
  page = renderCard(changesArea, 'waiting-changes', {
    api: {
      ...areaFixtures.api,
      getChangeRequestSummary: { ...changeNumbers, waitingForYou: { total: 3, items: [] } },
    },
  });
  await browser.getByRole('link', { name: 'Change requests 3' }).click();
  await expect
    .poll(() => page?.requests.findLast(({ id }) => id === 'listChangeRequests')?.query)
    .toMatchObject({ waitingFor: 'you', status: 'open' });
});
