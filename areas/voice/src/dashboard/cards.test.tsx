import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { voiceArea } from '../area.ts';
import { portList } from '../ports.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('The number of ports leads to those that wait for the user [DASH-1]', async () => {
  const listPorts = { ...portList, total: 3 };
  page = renderCard(voiceArea, 'waiting-ports', { api: { ...areaFixtures.api, listPorts } });
  await browser.getByRole('link', { name: 'Ports 3' }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listPorts')?.query;
  await expect.poll(last).toMatchObject({ waitingFor: 'you', pageSize: '25' });
});
