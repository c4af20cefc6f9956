import type { EntityTag } from '@quayside/portal-core/calls';
import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { voiceArea } from '../area.ts';
import { upTrunk } from '../voice.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];
const saved = (etag: EntityTag, amount: number) => ({
  ...upTrunk,
  etag,
  fraudLimit: { amount, currency: 'GBP' },
});
const button = (name: string) => browser.getByRole('button', { name, exact: true });

it('A trunk that another user changed shows both versions, and the user keeps one [VOICE-8]', async () => {
  const theirs = { ...upTrunk, etag: '"2"' as const, fraudLimit: { amount: 9900, currency: 'GBP' } };
  page = renderPage(voiceArea, {
    path: '/voice/trunks/TK-301',
    api: {
      ...areaFixtures.api,
      changeTrunk: problemResponse(412, 'Changed.', {
        changedBy: 'Noor Rahman',
        changedAt: '2026-11-13T09:12:00Z',
      }),
    },
  });
  const limit = browser.getByRole('textbox', { name: /^Fraud limit per day/ });
  await limit.fill('75');
  page.script({ getTrunk: theirs });
  await button('Save').click();
  await expect.element(browser.getByText('Noor Rahman changed this trunk first')).toBeVisible();
  await expect.element(browser.getByText('13 Nov 2026', { exact: false })).toBeVisible();
  await expect.element(browser.getByText('£99', { exact: true })).toBeVisible();
  page.script({ changeTrunk: { ...theirs, etag: '"3"', fraudLimit: { amount: 7500, currency: 'GBP' } } });
  await button('Keep mine').click();
  await expect
    .poll(() => sent('changeTrunk').map(({ headers }) => headers.get('If-Match')))
    .toEqual(['"1"', '"2"']);
  expect(sent('changeTrunk').at(-1)?.body).toMatchObject({
    barring: ['premium'],
    fraudLimit: { amount: 7500, currency: 'GBP' },
  });
});

it('A trunk is saved twice in a row, each time for the version of the response before, also if it is not loaded again [VOICE-8, HTTP-15]', async () => {
  page = renderPage(voiceArea, {
    path: '/voice/trunks/TK-301',
    api: {
      ...areaFixtures.api,
      changeTrunk({ headers }) {
        const seen = headers.get('If-Match');
        if (seen === '"1"') return saved('"2"', 7500);
        return seen === '"2"' ? saved('"3"', 8000) : problemResponse(412);
      },
    },
  });
  const limit = browser.getByRole('textbox', { name: /^Fraud limit per day/ });
  await limit.fill('75');
  page.script({ getTrunk: problemResponse(500) });
  await button('Save').click();
  await expect.element(browser.getByText(/^Saved/)).toBeVisible();
  await limit.fill('80');
  await button('Save').click();
  await expect
    .poll(() => sent('changeTrunk').map(({ headers }) => headers.get('If-Match')))
    .toEqual(['"1"', '"2"']);
  await expect.element(browser.getByText(/^Saved/)).toBeVisible();
  await expect
    .element(browser.getByText(/changed since you looked at it|changed this trunk first/))
    .not.toBeInTheDocument();
});

it('A trunk that another user changed since a form was left names that user, and when it was [VOICE-8]', async () => {
  page = renderPage(voiceArea, { path: '/voice/trunks/TK-301', api: areaFixtures.api });
  const limit = browser.getByRole('textbox', { name: /^Fraud limit per day/ });
  await limit.fill('75');
  page.navigate('/voice');
  await expect.poll(() => page?.address()).toBe('/voice');
  page.script({
    getTrunk: { ...saved('"2"', 9900), changedBy: 'Noor Rahman', changedAt: '2026-11-13T09:12:00Z' },
  });
  page.services.http.cache.invalidateOperations(['getTrunk']);
  page.navigate('/voice/trunks/TK-301');
  await expect.element(browser.getByText('Noor Rahman changed this trunk first')).toBeVisible();
  await expect.element(browser.getByText('13 Nov 2026', { exact: false })).toBeVisible();
});

it('What was typed about a trunk stays on the page when the right to change it is withdrawn [VOICE-8, ACCESS-27]', async () => {
  page = renderPage(voiceArea, {
    path: '/voice/trunks/TK-301',
    api: { ...areaFixtures.api, changeTrunk: problemResponse(403) },
  });
  const limit = browser.getByRole('textbox', { name: /^Fraud limit per day/ });
  await limit.fill('76');
  page.script({ getTrunk: forReadOnly(upTrunk, 'request changes') });
  await button('Save').click();
  await expect
    .element(browser.getByText(/^Your role Read-only may not request changes\./).first())
    .toBeVisible();
  await expect.element(browser.getByText('This wasn’t sent')).toBeVisible();
  await expect.element(limit).toHaveValue('76');
});
