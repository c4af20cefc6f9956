import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { voiceArea } from './area.ts';
import { confirmedRange, missingRange } from './voice.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(path: string, api = {}): void {
  page = renderPage(voiceArea, { path, api: { ...areaFixtures.api, ...api } });
}

const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const field = (name: string) => browser.getByRole('textbox', { name });
const drawer = browser.getByRole('dialog');

it('A range opens beside the list, and closing it returns to the list [VOICE-1]', async () => {
  open('/voice?emergency=confirmed');
  await button('Open 0117 496 0000 to 0099').click();
  await expect.element(drawer.getByText('Northgate Networks Ltd')).toBeVisible();
  expect(page?.address()).toBe('/voice?emergency=confirmed&range=NR-5001');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page?.address()).toBe('/voice?emergency=confirmed');
});

it('A missing emergency address is set for the version that the user saw [VOICE-2]', async () => {
  const set = {
    ...missingRange,
    etag: '"2"' as const,
    emergency: { ...confirmedRange.emergency, state: 'checking' as const },
  };
  open('/voice?range=NR-5002', { getNumberRange: missingRange, setEmergencyAddress: set });
  await button('Set the address').click();
  await button('Save the address').click();
  await expect.element(drawer.getByRole('link', { name: 'Enter the house and street' })).toBeVisible();
  await field('Name at this address').fill('Northgate Networks Ltd');
  await field('House and street').fill('1 Whiting Road');
  page?.script({ getNumberRange: set });
  await button('Save the address').click();
  await expect.element(drawer.getByText('Being checked')).toBeVisible();
  const [request] = sent('setEmergencyAddress');
  expect(request?.headers.get('If-Match')).toBe('"1"');
  expect(request?.body).toEqual({
    name: 'Northgate Networks Ltd',
    lines: ['1 Whiting Road'],
    town: 'Norwich',
    postcode: 'NR4 6DN',
  });
});

it('An emergency address that is right already is sent when the user saves it [VOICE-2]', async () => {
  const address = {
    name: 'Northgate Networks Ltd',
    lines: ['1 Whiting Road'],
    town: 'Norwich',
    postcode: 'NR4 6DN',
  };
  const known = { ...missingRange, emergency: { ...missingRange.emergency, address } };
  open('/voice?range=NR-5002', {
    getNumberRange: known,
    setEmergencyAddress: { ...known, etag: '"2"' },
  });
  await button('Set the address').click();
  await button('Save the address').click();
  await expect.poll(() => sent('setEmergencyAddress').map(({ body }) => body)).toEqual([address]);
});

it('A site that is typed and not chosen stays typed, and the range is not saved without it [VOICE-1]', async () => {
  open('/voice?range=NR-5001', { getNumberRange: confirmedRange, changeNumberRange: confirmedRange });
  await button('Change label, site or trunk').click();
  const site = browser.getByRole('combobox', { name: /^Site/ });
  await site.fill('Bristl');
  await userEvent.tab();
  await expect.element(site).toHaveValue('Bristl');
  await button('Save').click();
  await expect
    .element(drawer.getByRole('link', { name: /“Bristl” is not chosen\. Choose a site from the list/ }))
    .toBeVisible();
  expect(sent('changeNumberRange')).toEqual([]);
});

it('An address that could not be saved stays typed [VOICE-2]', async () => {
  open('/voice?range=NR-5002', { getNumberRange: missingRange, setEmergencyAddress: problemResponse(500) });
  await button('Set the address').click();
  await field('Name at this address').fill('Northgate Networks Ltd');
  await field('House and street').fill('1 Whiting Road');
  await button('Save the address').click();
  await expect.poll(() => sent('setEmergencyAddress').length).toBe(1);
  await expect.element(field('House and street')).toHaveValue('1 Whiting Road');
});

const noor = { changedBy: 'Noor Rahman', changedAt: '2026-11-13T09:12:00Z' as const };
const firstIsNoor = browser.getByText('Noor Rahman changed this number range first');

it('A range that another user changed names that user, although the refusal does not [VOICE-1]', async () => {
  open('/voice?range=NR-5001', { getNumberRange: confirmedRange, changeNumberRange: problemResponse(412) });
  await button('Change label, site or trunk').click();
  await browser.getByRole('textbox', { name: /^Label/ }).fill('Front desk');
  page?.script({ getNumberRange: { ...confirmedRange, ...noor, etag: '"2"', label: 'Sales' } });
  await button('Save').click();
  await expect.element(firstIsNoor).toBeVisible();
});

it('An emergency address that another user set names that user, although the refusal does not [VOICE-2]', async () => {
  open('/voice?range=NR-5001', { getNumberRange: confirmedRange, setEmergencyAddress: problemResponse(412) });
  await button('Change the address').click();
  await field('House and street').fill('1 Whiting Road');
  const { emergency } = confirmedRange;
  const address = emergency.address && { ...emergency.address, lines: ['2 Temple Quay'] };
  page?.script({
    getNumberRange: { ...confirmedRange, ...noor, etag: '"2"', emergency: { ...emergency, address } },
  });
  await button('Save the address').click();
  await expect.element(firstIsNoor).toBeVisible();
});

it('The tab is in the address, and the ports open as a calendar [VOICE-3]', async () => {
  open('/voice');
  await browser.getByRole('tab', { name: 'Porting' }).click();
  await expect.poll(() => page?.address()).toBe('/voice?tab=ports');
  await browser.getByRole('link', { name: 'Calendar' }).click();
  await expect.poll(() => page?.address()).toBe('/voice?tab=ports&show=calendar');
  page?.navigate('/voice?tab=ports&show=calendar&month=2026-12');
  await expect.element(browser.getByRole('table', { name: 'Ports in December 2026' })).toBeVisible();
  await expect
    .poll(() => sent('listPorts').at(-1)?.query)
    .toMatchObject({ from: '2026-12-01', until: '2026-12-31' });
});
