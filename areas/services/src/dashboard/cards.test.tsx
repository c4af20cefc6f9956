import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { servicesArea } from '../area.ts';
import { changeNumbers } from '../changes/changes.fixtures.ts';
import { serviceList } from '../list/services.fixtures.ts';
import { milestoneGroups } from '../deliveries/dashboard/milestoneGroups.ts';
import { milestoneWords } from '@quayside/shared/orders/orderWords.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const deliverySummary = {
  waitingForYou: 7,
  byMilestone: [
    { id: 'surveyBooked', count: 4 },
    { id: 'surveyDone', count: 2 },
    { id: 'build', count: 9 },
  ],
} as const;

const getDeliverySummary = () => Response.json(deliverySummary);

function open(cardId: string, api = {}): void {
  page = renderCard(servicesArea, cardId, { api: { ...areaFixtures.api, getDeliverySummary, ...api } });
}

const last = (id: string) => page?.requests.findLast((request) => request.id === id)?.query;

it('The number of orders leads to the services in delivery that wait for the user [DASH-1]', async () => {
  open('waiting-orders');
  await browser.getByRole('link', { name: 'Orders 7' }).click();
  await expect.poll(() => last('listServices')).toMatchObject({ status: 'inDelivery', waitingFor: 'you' });
});

it('The number of change requests leads to the open ones that wait for the user [DASH-1]', async () => {
  open('waiting-changes', {
    getChangeRequestSummary: { ...changeNumbers, waitingForYou: { total: 3, items: [] } },
  });
  await browser.getByRole('link', { name: 'Change requests 3' }).click();
  await expect.poll(() => last('listChangeRequests')).toMatchObject({ waitingFor: 'you', status: 'open' });
});

it('Each bar of the orders by milestone leads to the services that it counts [DASH-6]', async () => {
  open('orders-by-milestone');
  await expect.element(browser.getByRole('row', { name: 'Survey 6', exact: true })).toBeVisible();
  await browser.getByRole('link', { name: 'Survey' }).click();
  await expect
    .poll(() => last('listServices'))
    .toMatchObject({ status: 'inDelivery', milestone: 'surveyBooked,surveyDone' });
});

it('The steps of the chart have every milestone once', () => {
  const grouped = milestoneGroups.flatMap(({ milestones }) => milestones);
  expect(grouped).toEqual(Object.keys(milestoneWords));
});

it('Services that are down are a bar that leads to them, and those that are up are counted [DASH-6]', async () => {
  const health = [
    { id: 'up', count: 8719 },
    { id: 'down', count: 93 },
  ];
  open('service-health', {
    listServices: () => Response.json({ ...serviceList, facets: { ...serviceList.facets, health } }),
  });
  await expect.element(browser.getByRole('link', { name: '8,719 up' })).toBeVisible();
  await browser.getByRole('link', { name: 'Down' }).click();
  await expect.poll(() => last('listServices')).toMatchObject({ health: 'down', pageSize: '25' });
});
