import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { servicesArea } from '../area.ts';
import { serviceList } from '../list/services.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('Services that are down are a bar that leads to them, and those that are up are counted [DASH-6]', async () => {
  const health = [
    { id: 'up', count: 8719 },
    { id: 'down', count: 93 },
  ];
  page = renderCard(servicesArea, 'service-health', {
    api: {
      ...areaFixtures.api,
      listServices: () => Response.json({ ...serviceList, facets: { ...serviceList.facets, health } }),
    },
  });
  await expect.element(browser.getByRole('link', { name: '8,719 up' })).toBeVisible();
  await browser.getByRole('link', { name: 'Down' }).click();
  await expect
    .poll(() => page?.requests.findLast(({ id }) => id === 'listServices')?.query)
    .toMatchObject({ health: 'down', pageSize: '25' });
});
