import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { voiceArea } from '../area.ts';
import { portList } from '../ports.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it.each([
  ['Ports 2', 'you'],
  ['Ports Company 3', 'you,colleague'],
])('The number of the link %s is that of the ports behind it [DASH-1]', async (name, waitingFor) => {
  const facets = { ...portList.facets, waitingFor: [{ id: 'you', count: 2 }] };
  const listPorts = { ...portList, total: 3, facets };
  page = renderCard(voiceArea, 'waiting-ports', { api: { ...areaFixtures.api, listPorts } });
  await browser.getByRole('link', { name }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listPorts')?.query;
  await expect.poll(last).toMatchObject({ waitingFor, pageSize: '25' });
});
