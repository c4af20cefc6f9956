import type { RenderedPage } from '@quayside/contract/testing';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { areaFixtures } from '../area.fixtures.ts';
import { deliveriesArea } from '../area.ts';
import {
  acceptedDelivery,
  chargedDelivery,
  deliveryWith,
  surveyAction,
} from '../delivery/delivery.fixtures.ts';
import { deliveryList } from './deliveries.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const path = '/services/deliveries';
const survey = { ...deliveryWith(surveyAction, 2), caseNumber: 'PC-204293' };
const panel = browser.getByRole('dialog');

it('The list of deliveries follows its address, and ignores the invalid parts [DEL-8]', async () => {
  page = renderPage(deliveriesArea, {
    path: `${path}?q=exeter&waitingFor=you&outlook=delayed,late&milestone=charges&sort=-committed`,
    api: areaFixtures.api,
  });
  await expect
    .poll(() => page?.requests.filter(({ id }) => id === 'listProvisioningCases').map(({ query }) => query))
    .toMatchObject([
      { q: 'exeter', waitingFor: 'you', outlook: 'delayed', milestone: 'charges', sort: '-committed' },
    ]);
});

it('What a delivery asks is answered beside the list, and the next one follows [DEL-9]', async () => {
  page = renderPage(deliveriesArea, {
    path: `${path}?waitingFor=you`,
    api: {
      ...areaFixtures.api,
      getProvisioningCase: ({ url }) =>
        Response.json(url.endsWith('PC-204293') ? survey : chargedDelivery, { headers: { etag: '"7"' } }),
      answerDeliveryAction: acceptedDelivery,
    },
  });
  const answer = browser.getByRole('button', { name: 'Answer', exact: true });
  // Of five deliveries two wait for the user.
  await expect.poll(() => answer.elements().length).toBe(2);
  await answer.first().click();
  await expect.poll(() => page?.address()).toBe(`${path}?waitingFor=you&answer=PC-204292`);
  const items = deliveryList.items.slice(1);
  page.script({ listProvisioningCases: { ...deliveryList, total: 136, items } });
  await panel.getByRole('button', { name: 'Accept the charge' }).click();
  await browser.getByRole('alertdialog').getByRole('button', { name: 'Accept the charge' }).click();
  await expect.element(panel.getByText('You accepted the excess construction charge')).toBeVisible();
  // The answered delivery has left the list behind the panel.
  await expect.poll(() => answer.elements().length).toBe(1);
  await panel.getByRole('button', { name: 'Next delivery' }).click();
  await expect.element(panel.getByRole('radio').first()).toBeVisible();
  expect(panel.getByRole('button', { name: 'Next delivery' }).elements()).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page?.address()).toBe(`${path}?waitingFor=you`);
});
