import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { deliveriesArea } from '../area.ts';
import { milestoneGroups } from './milestoneGroups.ts';
import { milestoneWords } from '@quayside/shared/orders/orderWords.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const deliverySummary = {
  waitingForYou: 7,
  waitingForColleagues: 2,
  byMilestone: [
    { id: 'surveyBooked', count: 4 },
    { id: 'surveyDone', count: 2 },
    { id: 'build', count: 9 },
  ],
} as const;

function open(cardId: string): void {
  page = renderCard(deliveriesArea, cardId, { api: { getDeliverySummary: deliverySummary } });
}

it.each([
  ['Orders 7', 'you'],
  ['Orders Company 9', 'you,colleague'],
])('The link %s leads to the services in delivery that it counts [DASH-1]', async (name, waitingFor) => {
  open('waiting-orders');
  await browser.getByRole('link', { name }).click();
  await expect
    .poll(() => page?.address())
    .toBe(`/services?waitingFor=${waitingFor}&milestone=surveyBooked,consents,handover`);
});

it('Each bar of the orders by milestone leads to the services that it counts [DASH-6]', async () => {
  open('orders-by-milestone');
  await expect.element(browser.getByRole('row', { name: 'Survey 6', exact: true })).toBeVisible();
  await browser.getByRole('link', { name: 'Survey' }).click();
  await expect
    .poll(() => page?.address())
    .toBe('/services?status=inDelivery&milestone=surveyBooked,surveyDone');
});

it('The steps of the chart have every milestone once', () => {
  const grouped = milestoneGroups.flatMap(({ milestones }) => milestones);
  expect(grouped).toEqual(Object.keys(milestoneWords));
});
