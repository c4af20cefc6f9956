import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { partnerProgrammeArea } from '../area.ts';
import { draftDeal, submittedDeal } from '../deals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const button = (name: string) => browser.getByRole('button', { name, exact: true });
const field = (name: string) => browser.getByRole('textbox', { name });
const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];
const registered = Response.json(submittedDeal, { status: 201 });

function open(api = {}, path = '/partner-programme/deals/new'): void {
  page = renderPage(partnerProgrammeArea, { path, api: { ...areaFixtures.api, ...api } });
}

/** Fills every field but the postcode. The customer is the last one, so that it still has the focus. */
async function fillIn(): Promise<void> {
  await field('Name of the deal').fill('Nine hotels');
  await browser.getByRole('combobox', { name: 'Product' }).selectOptions('wan');
  await field('Expected monthly charge (MRC)').fill('1,450');
  await browser.getByLabelText('The customer decides on').fill('2099-03-31');
  await field('What does the customer need?').fill('One network for all nine hotels of the group.');
  await field('Customer').fill('Wharfside Hotels');
}

it('A possible duplicate is shown before the deal is sent, and registering then needs a second click [PARTNER-3]', async () => {
  open({
    registerDeal: registered,
    getDeal: submittedDeal,
    checkDeal: { isRegisteredByOthers: true, own: [] },
  });
  await fillIn();
  await button('Register the deal').click();
  await expect.element(browser.getByText('This customer may be registered already')).toBeVisible();
  expect(sent('checkDeal')[0]?.body).toEqual({ customerName: 'Wharfside Hotels', customerPostcode: '' });
  expect(sent('registerDeal')).toEqual([]);
  await button('Register anyway').click();
  await expect.poll(() => page?.address()).toBe('/partner-programme/deals/DL-1002');
  const [request] = sent('registerDeal');
  expect(sent('registerDeal')).toHaveLength(1);
  expect(request?.body).toMatchObject({ expectedMrc: 145_000, termMonths: 36, product: 'wan' });
  expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

it('A failed check does not stop the registration [PARTNER-3]', async () => {
  open({ registerDeal: registered, getDeal: submittedDeal, checkDeal: problemResponse(500) });
  await fillIn();
  await button('Register the deal').click();
  await expect.poll(() => page?.address()).toBe('/partner-programme/deals/DL-1002');
});

it('An error of the server is shown at its field, and nothing typed is lost [PARTNER-4]', async () => {
  open({
    registerDeal: () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Unprocessable content',
          status: 422,
          detail: 'The day has passed.',
          message: 'The day has passed.',
          errors: [{ pointer: '/expectedCloseOn', detail: 'Choose today or a later day.' }],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  await fillIn();
  await button('Register the deal').click();
  await expect.element(browser.getByRole('link', { name: 'Choose today or a later day.' })).toBeVisible();
  await expect.element(field('Name of the deal')).toHaveValue('Nine hotels');
});

it('A draft is corrected and registered for the version that the user saw [PARTNER-6]', async () => {
  open(
    { getDeal: { ...draftDeal, expectedCloseOn: '2099-03-31' }, registerDealAgain: submittedDeal },
    '/partner-programme/deals/DL-1001/edit',
  );
  await field('Name of the deal').fill('Eleven hotels');
  await button('Register the deal').click();
  await expect.poll(() => page?.address()).toBe('/partner-programme/deals/DL-1002');
  const [request] = sent('registerDealAgain');
  expect(request?.headers.get('If-Match')).toBe('"3"');
  expect(request?.body).toMatchObject({ name: 'Eleven hotels', expectedMrc: 185_000 });
  expect(sent('checkDeal')[0]?.body).toMatchObject({ except: 'DL-1001' });
});

it('A draft that a colleague corrected meanwhile is registered with both corrections, and only what both changed is asked about [PARTNER-6]', async () => {
  const theirs = {
    ...draftDeal,
    etag: '"4"' as const,
    expectedCloseOn: '2099-04-30' as const,
    description: 'Nine hotels now',
  };
  open(
    {
      getDeal: { ...draftDeal, expectedCloseOn: '2099-03-31' },
      registerDealAgain({ headers }: { headers: Headers }) {
        if (headers.get('if-match') === '"4"') return Response.json(submittedDeal);
        page?.script({ getDeal: theirs });
        return problemResponse(412);
      },
    },
    '/partner-programme/deals/DL-1001/edit',
  );
  await field('Name of the deal').fill('Eleven hotels');
  await browser.getByRole('textbox', { name: /need/ }).first().fill('Mine');
  await button('Register the deal').click();
  await expect.element(browser.getByText('Noor Rahman changed this deal first')).toBeVisible();
  expect(browser.getByRole('term').elements()).toHaveLength(1);
  await button('Keep mine').click();
  await expect.element(browser.getByLabelText('The customer decides on')).toHaveValue('2099-04-30');
  expect(sent('registerDealAgain')).toHaveLength(1);
  await button('Register the deal').click();
  await expect.poll(() => page?.address()).toBe('/partner-programme/deals/DL-1002');
  expect(sent('registerDealAgain')[1]?.body).toMatchObject({
    name: 'Eleven hotels',
    expectedCloseOn: '2099-04-30' as const,
    description: 'Mine',
  });
});

it('What was typed stays in sight, to be copied, when a colleague registers the deal first, with who and when [PARTNER-6]', async () => {
  const theirs: typeof submittedDeal = {
    ...submittedDeal,
    number: 'DL-1001',
    etag: '"4"',
    history: [
      { at: '2026-11-22T10:30:00Z', event: 'registered', by: 'Hannah Whitfield', note: '' },
      ...draftDeal.history,
    ],
  };
  open(
    {
      getDeal: { ...draftDeal, expectedCloseOn: '2099-03-31' },
      registerDealAgain() {
        page?.script({ getDeal: theirs });
        return problemResponse(412);
      },
    },
    '/partner-programme/deals/DL-1001/edit',
  );
  await field('Name of the deal').fill('Eleven hotels');
  await button('Register the deal').click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Hannah Whitfield changed this deal first')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Registered, 22 Nov 2026/);
  await expect.element(browser.getByRole('definition').getByText('Eleven hotels')).toBeVisible();
  await expect.element(browser.getByRole('button', { name: /Copy/ })).toBeVisible();
  await expect
    .element(browser.getByRole('link', { name: 'Open the deal' }))
    .toHaveAttribute('href', '/partner-programme/deals/DL-1001');
  expect(sent('registerDealAgain')).toHaveLength(1);
});

it('A deal that is no draft cannot be corrected [PARTNER-6]', async () => {
  open({ getDeal: submittedDeal }, '/partner-programme/deals/DL-1002/edit');
  await expect.element(browser.getByText('This deal can’t be corrected now')).toBeVisible();
});
