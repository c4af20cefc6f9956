import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { supportArea } from '../area.ts';
import { caseList } from '../cases.fixtures.ts';
import { supportSummary } from '../summary.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(cardId: string, api = {}): void {
  page = renderCard(supportArea, cardId, { api: { ...areaFixtures.api, ...api } });
}

const listed = () => page?.requests.findLast(({ id }) => id === 'listCases')?.query;

const listCases = {
  ...caseList,
  total: 12,
  facets: { ...caseList.facets, scope: [{ id: 'mine', count: 3 }] },
};

it.each([
  ['Cases 3', { scope: 'mine', waitingFor: 'you' }],
  ['Cases Company 12', { scope: 'organisation', waitingFor: 'you,colleague' }],
])('The number of the link %s is that of the cases behind it [DASH-1]', async (name, query) => {
  open('waiting-cases', { listCases });
  await browser.getByRole('link', { name }).click();
  await expect.poll(listed).toMatchObject({ ...query, sort: 'urgency' });
});

it('Each bar of the open cases by age leads to the cases that it counts [DASH-6]', async () => {
  open('cases-by-age');
  await expect.element(browser.getByRole('row', { name: 'Up to a week 5' })).toBeVisible();
  await browser.getByRole('link', { name: 'Up to a week' }).click();
  await expect.poll(listed).toMatchObject({ age: 'week', status: 'open' });
});

it('A card that failed retries alone and then shows its number [DASH-3]', async () => {
  open('waiting-cases', { listCases: problemResponse(500) });
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  page?.script({ listCases });
  await retry.click();
  await expect.element(browser.getByRole('link', { name: 'Cases 3' })).toBeVisible();
});

it('The next three planned works are listed; without any the card says so', async () => {
  open('planned-works');
  await expect
    .element(browser.getByText('Software upgrade of a core router in Bristol').first())
    .toBeVisible();
  page?.unmount();
  open('planned-works', { getSupportSummary: { ...supportSummary, plannedWorks: [] } });
  await expect.element(browser.getByText('No works are planned')).toBeVisible();
});
