import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { supportArea } from '../area.ts';
import { supportSummary } from '../summary.fixtures.ts';

let shown: RenderedPage;

function open(api = {}): void {
  shown = renderPage(supportArea, { path: '/support', api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

it('The support dashboard shows the cases that wait for the user, and each bar links to the cases it counts [SUPPORT-1, SUPPORT-2]', async () => {
  open();
  await expect.element(browser.getByRole('heading', { name: 'Waiting for you: 12' })).toBeVisible();
  await browser.getByRole('link', { name: 'Up to a month' }).click();
  await expect.poll(() => shown.address()).toBe('/support/cases?status=open&age=month');
});

it('The support dashboard keeps its numbers when a refresh fails, and says so [SUPPORT-3]', async () => {
  open();
  const refresh = browser.getByRole('button', { name: 'Refresh' });
  await expect.element(refresh).toBeVisible();
  shown.script({ getSupportSummary: problemResponse(500) });
  await refresh.click();
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await expect.element(browser.getByRole('heading', { name: 'Waiting for you: 12' })).toBeVisible();
  const waitingForYou = { ...supportSummary.waitingForYou, total: 3 };
  shown.script({ getSupportSummary: { ...supportSummary, waitingForYou } });
  await retry.click();
  await expect.element(browser.getByRole('heading', { name: 'Waiting for you: 3' })).toBeVisible();
});

it('The support dashboard that failed to load has one Retry, and a case can still be raised [SUPPORT-3]', async () => {
  open({ getSupportSummary: problemResponse(500) });
  await expect.element(browser.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect
    .element(browser.getByRole('link', { name: 'New case' }))
    .toHaveAttribute('href', '/new-support-case');
});
