import type { EntityTag } from '@quayside/portal-core/calls';
import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createDeferred } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { setOnline } from '@quayside/shared/testing/setOnline.ts';
import { orderingArea } from '../area.ts';
import {
  begunDraft,
  changedPrice,
  completeDraft,
  draftPrice,
  gbp,
  noPrice,
  quotedDraft,
} from '../drafts.fixtures.ts';
import { orderApi, placedOrder } from '../orders.fixtures.ts';

const draftPath = '/artemis/ordering/new/OD-2';
const ownOrder = { ...placedOrder, requestedBy: { id: 'amelia', name: 'Amelia Hart' } };
let shown: RenderedPage;

function open(step: string, api = {}): void {
  shown = renderPage(orderingArea, {
    path: `${draftPath}${step}`,
    api: { ...orderApi, getOrder: ownOrder, ...api },
  });
}

afterEach(() => shown.unmount());

const lose = (): never => {
  throw new TypeError('The connection was reset.');
};
const heading = browser.getByRole('heading', { level: 1 });
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const textbox = (name: string) => browser.getByRole('textbox', { name });
const requestsOf = (id: string) => shown.requests.filter((request) => request.id === id);
const ordered = { ...completeDraft, state: 'ordered' as const, orderId: 'OR-80002' };
const wait = (reason: RegExp | string) =>
  expect.element(button('Place order')).toHaveAccessibleDescription(reason);
/** The price of a version, with another monthly charge. */
const priceOf = (etag: EntityTag, mrc = 50_700) => ({
  ...draftPrice,
  etag,
  current: { nrc: gbp(90_000), mrc: gbp(mrc), tcv: gbp(90_000 + 36 * mrc) },
  agreed: { nrc: gbp(90_000), mrc: gbp(mrc), tcv: gbp(90_000 + 36 * mrc) },
});

it('A draft without a step opens at the first step that is not complete [ORDER-1]', async () => {
  open('', { getOrderDraft: { ...completeDraft, contacts: begunDraft.contacts } });
  await expect.element(heading).toHaveTextContent('Contacts and access');
  expect(shown.address()).toBe(`${draftPath}/contacts`);
});

it('Each step has an address of its own, and the typed values are there after Back [ORDER-1]', async () => {
  open('/contacts');
  await textbox('Site contact').fill('Kari Holm');
  await button('Save and continue').click();
  await expect.element(heading).toHaveTextContent('Commercial');
  expect(shown.address()).toBe(`${draftPath}/commercial`);
  shown.navigate(-1);
  await expect.element(textbox('Site contact')).toHaveValue('Kari Holm');
});

it('A site that is typed and not chosen stays typed, and a chosen one is added [ORDER-1]', async () => {
  open('/sites');
  const search = browser.getByRole('combobox', { name: 'Add a site' });
  await search.fill('Nowhere');
  await userEvent.tab();
  await button('Save and continue').click();
  await expect.element(heading).toHaveTextContent('Configuration');
  shown.navigate(-1);
  await expect.element(search).toHaveValue('Nowhere');
  await search.fill('Leeds');
  await browser.getByRole('option').first().click();
  await expect.element(browser.getByRole('heading', { level: 2, name: /^2\./ })).toBeVisible();
  await expect.element(search).toHaveValue('');
});

it('After a site is removed the focus is on the removal of the next one, after the last on the search [ORDER-1]', async () => {
  open('/sites');
  const search = browser.getByRole('combobox', { name: 'Add a site' });
  const removals = browser.getByRole('button', { name: /^Remove / });
  await search.fill('Leeds');
  await browser.getByRole('option').first().click();
  await expect.poll(() => removals.elements()).toHaveLength(2);
  await removals.first().click();
  await expect.element(removals).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(browser.getByRole('combobox', { name: 'Site' })).toHaveFocus();
});

it('Typed values are saved after a pause, with the version that they were made from [ORDER-6]', async () => {
  open('/contacts', {
    priceOrderDraft: () => priceOf(requestsOf('changeOrderDraft').length === 0 ? '"3"' : '"4"'),
  });
  await textbox('Site contact').fill('Kari Holm');
  await expect.poll(() => requestsOf('changeOrderDraft')).toHaveLength(1);
  const [sent] = requestsOf('changeOrderDraft');
  expect(sent?.headers.get('If-Match')).toBe('"3"');
  expect(sent?.body).toEqual({ contacts: { ...completeDraft.contacts, name: 'Kari Holm' } });
  await expect.poll(() => requestsOf('priceOrderDraft').length).toBe(2);
});

it('A change of a colleague shows both versions, and the one that the user keeps is saved over it [ORDER-6]', async () => {
  const theirs = {
    ...completeDraft,
    etag: '"9"' as const,
    updatedBy: { id: 'astrid.berg', name: 'Astrid Berg' },
    commercial: { ...completeDraft.commercial, purchaseOrder: 'PO-9' },
  };
  open('/commercial', { changeOrderDraft: problemResponse(412) });
  await textbox('Purchase order number').fill('PO-1');
  shown.script({ getOrderDraft: theirs });
  await expect.element(browser.getByText('Astrid Berg changed this draft first')).toBeVisible();
  await expect.element(browser.getByText('PO-9')).toBeVisible();
  shown.script({ changeOrderDraft: ({ body }) => ({ ...theirs, ...body, etag: '"10"' }) });
  await button('Keep mine').click();
  await expect.poll(() => requestsOf('changeOrderDraft').at(-1)?.headers.get('If-Match')).toBe('"9"');
  await expect.element(browser.getByText('Astrid Berg changed this draft first')).not.toBeInTheDocument();
  await expect.element(textbox('Purchase order number')).toHaveValue('PO-1');
});

it.each([
  ['A colleague', 'Astrid Berg', /^Astrid Berg changed this too/],
  ['The user’s own other tab', 'Amelia Hart', /^In another tab, you changed this too/],
])(
  '%s that changed other fields is named in a notice, and both changes are saved [ORDER-6]',
  async (_who, name, notice) => {
    const theirs = {
      ...completeDraft,
      etag: '"9"' as const,
      updatedBy: { id: 'other', name },
      contacts: { ...completeDraft.contacts, name: 'Kari Holm' },
    };
    open('/commercial', {
      changeOrderDraft: ({ headers, body }: { headers: Headers; body: object }) =>
        headers.get('If-Match') === '"9"' ? { ...theirs, ...body, etag: '"10"' } : problemResponse(412),
    });
    await textbox('Purchase order number').fill('PO-1');
    shown.script({ getOrderDraft: theirs });
    await expect.element(browser.getByText(notice)).toBeVisible();
    expect(requestsOf('changeOrderDraft').at(-1)?.body).toEqual({
      commercial: { ...completeDraft.commercial, purchaseOrder: 'PO-1' },
    });
    await button('OK').click();
    await expect.element(heading).toHaveFocus();
    shown.navigate('/artemis/ordering/new/OD-2/contacts');
    await expect.element(textbox('Site contact')).toHaveValue('Kari Holm');
  },
);

it('An order is not placed with a colleague’s changes that came in with its save and were not seen [ORDER-6, ORDER-10]', async () => {
  const theirs = {
    ...quotedDraft,
    etag: '"9"' as const,
    updatedBy: { id: 'astrid.berg', name: 'Astrid Berg' },
    contacts: { ...quotedDraft.contacts, instructions: 'Use the back door' },
  };
  open('/review', {
    getOrderDraft: quotedDraft,
    priceOrderDraft: changedPrice,
    changeOrderDraft: ({ headers, body }: { headers: Headers; body: object }) =>
      headers.get('If-Match') === '"9"' ? { ...theirs, ...body, etag: '"10"' } : problemResponse(412),
  });
  await button('Accept the new price').click();
  shown.script({ getOrderDraft: theirs });
  // The press falls into the save.
  await button('Place order').click({ force: true });
  await expect.element(browser.getByText(/^Astrid Berg changed this too/)).toBeVisible();
  await expect.poll(() => requestsOf('changeOrderDraft').at(-1)?.headers.get('If-Match')).toBe('"9"');
  expect(requestsOf('submitOrderDraft')).toEqual([]);
});

it('An order that was refused for a newer draft says so, also when that cannot be read [ORDER-10]', async () => {
  open('/review', { submitOrderDraft: problemResponse(412) });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  shown.script({ getOrderDraft: problemResponse(500) });
  await button('Place order').click();
  await expect.element(browser.getByText('Nothing is ordered yet')).toBeVisible();
});

it('A draft that is gone and cannot be read is not asked for again and again [ORDER-4]', async () => {
  open('/contacts', { changeOrderDraft: problemResponse(404) });
  await textbox('Site contact').fill('Kari Holm');
  shown.script({ getOrderDraft: problemResponse(500) });
  await expect.poll(() => requestsOf('getOrderDraft').length).toBeGreaterThan(1);
  await textbox('Site contact').fill('Kari Holm, reception');
  expect(requestsOf('getOrderDraft').length).toBeLessThan(4);
});

it('What was typed into a draft that a colleague deleted meanwhile can be copied [ORDER-7]', async () => {
  open('/contacts', { changeOrderDraft: problemResponse(404) });
  await expect.element(textbox('Site contact')).toBeVisible();
  const deleted = { changedBy: 'Noor Rahman', changedAt: '2026-11-13T09:12:00Z' };
  shown.script({ getOrderDraft: problemResponse(404, 'There is no such draft.', deleted) });
  await textbox('Site contact').fill('Kari Holm');
  await expect.element(heading).toHaveTextContent('Draft deleted');
  await expect
    .element(browser.getByRole('main'))
    .toMatchTextContent(/Noor Rahman: Deleted, 13 Nov 2026.*Nothing of it was ordered\./);
  await expect.element(browser.getByText('This draft was deleted while you had it open')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(heading.element())).toBe(true);
  const typed = browser.getByRole('region', { name: 'What you had typed' });
  expect(
    typed
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Site contact']);
  await expect.element(typed).toMatchTextContent(/Kari Holm/);
  await expect.element(browser.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
});

it('While two versions of a draft wait for a choice, Save and continue leads to that choice and not to the next step [ORDER-6]', async () => {
  open('/commercial', { changeOrderDraft: problemResponse(412) });
  await textbox('Purchase order number').fill('PO-1');
  const commercial = { ...completeDraft.commercial, purchaseOrder: 'PO-9' };
  shown.script({ getOrderDraft: { ...completeDraft, etag: '"9"', commercial } });
  await expect.element(button('Take theirs')).toBeVisible();
  await button('Save and continue').click();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(button('Take theirs').element())).toBe(true);
  expect(shown.address()).toBe('/artemis/ordering/new/OD-2/commercial');
});

it('The saved version of a colleague can be used instead [ORDER-6]', async () => {
  open('/commercial', { changeOrderDraft: problemResponse(412) });
  await textbox('Purchase order number').fill('PO-1');
  shown.script({
    getOrderDraft: {
      ...completeDraft,
      etag: '"9"',
      commercial: { ...completeDraft.commercial, purchaseOrder: 'PO-9' },
    },
  });
  await button('Take theirs').click();
  await expect.element(textbox('Purchase order number')).toHaveValue('PO-9');
  expect(requestsOf('changeOrderDraft')).toHaveLength(1);
  expect(shown.services.unsavedWork.isUnsaved()).toBe(false);
});

it('Changes that could not be saved stay, are retried, and are restored when the page opens again [ORDER-7]', async () => {
  open('/contacts', { changeOrderDraft: problemResponse(500) });
  await textbox('Site contact').fill('Kari Holm');
  await expect.element(browser.getByText('Your changes aren’t saved yet')).toBeVisible();
  await button('Save and leave').click();
  const question = browser.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(heading).toHaveTextContent('Service or quote');
  shown.script({ changeOrderDraft: orderApi.changeOrderDraft });
  shown.navigate(`${draftPath}/contacts`);
  await expect.element(textbox('Site contact')).toHaveValue('Kari Holm');
  await expect.poll(() => shown.services.unsavedWork.isUnsaved()).toBe(false);
});

it('Restored changes are saved without another change, and the steps and the price follow them [ORDER-7]', async () => {
  open('/configuration', { getOrderDraft: begunDraft, changeOrderDraft: problemResponse(500) });
  const bandwidth = browser.getByRole('combobox', { name: 'Bandwidth' });
  await bandwidth.selectOptions('1 Gbps');
  await expect.element(browser.getByText('Your changes aren’t saved yet')).toBeVisible();
  await button('Save and leave').click();
  await browser.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(heading).toHaveTextContent('Service or quote');
  const sent = requestsOf('changeOrderDraft').length;
  shown.script({ changeOrderDraft: orderApi.changeOrderDraft });
  shown.navigate(`${draftPath}/configuration`);
  await expect.element(bandwidth).toHaveValue('1000');
  await expect.poll(() => requestsOf('changeOrderDraft').length).toBe(sent + 1);
  expect(requestsOf('changeOrderDraft').at(-1)?.body).toMatchObject({
    configuration: { bandwidthMbps: 1000 },
  });
});

it('Leaving with everything saved asks nothing [ORDER-7]', async () => {
  open('/contacts');
  await textbox('Site contact').fill('Kari Holm');
  await button('Save and leave').click();
  await expect.element(heading).toHaveTextContent('Service or quote');
  expect(shown.address()).toBe('/artemis/ordering/new');
  expect(requestsOf('changeOrderDraft')).toHaveLength(1);
});

it('The user can continue with missing values, but the order is not placed; each message leads to its field [ORDER-5]', async () => {
  open('/review', { getOrderDraft: begunDraft });
  await button('Place order').click();
  await browser.getByRole('link', { name: 'Enter your purchase order number' }).click();
  await expect.element(heading).toHaveTextContent('Commercial');
  await expect.element(textbox('Purchase order number')).toHaveFocus();
  expect(requestsOf('submitOrderDraft')).toEqual([]);
});

it('A changed price is accepted before the order is placed, at the price that was seen [ORDER-9]', async () => {
  open('/review', {
    getOrderDraft: quotedDraft,
    changeOrderDraft: { ...quotedDraft, acceptedPrice: { nrc: 90_000, mrc: 50_700 } },
    priceOrderDraft: changedPrice,
  });
  await expect.element(browser.getByText('The price changed since the quote')).toBeVisible();
  await button('Place order').click();
  await browser.getByRole('link', { name: 'Accept the changed price' }).click();
  await expect.element(button('Accept the new price')).toHaveFocus();
  await button('Accept the new price').click();
  await expect.element(browser.getByText('You accepted the changed price')).toBeVisible();
  await button('Place order').click();
  await expect.poll(() => requestsOf('submitOrderDraft')).toHaveLength(1);
  expect(requestsOf('submitOrderDraft')[0]?.body).toEqual({ price: { nrc: 90_000, mrc: 50_700 } });
  expect(requestsOf('changeOrderDraft')[0]?.body).toEqual({ acceptedPrice: { nrc: 90_000, mrc: 50_700 } });
});

it('While its last change is being saved the button that orders says so, and a press orders nothing, also later [ORDER-6, ORDER-10]', async () => {
  const saved = createDeferred<Response>();
  open('/review', {
    getOrderDraft: quotedDraft,
    priceOrderDraft: changedPrice,
    changeOrderDraft: () => saved.promise,
  });
  await button('Accept the new price').click();
  await wait('Your changes are being saved. One moment.');
  await button('Place order').click({ force: true });
  await expect.poll(() => requestsOf('changeOrderDraft')).toHaveLength(1);
  await button('Place order').click({ force: true });
  shown.script({ priceOrderDraft: { ...changedPrice, etag: '"4"' } });
  saved.resolve(Response.json({ ...quotedDraft, etag: '"4"', acceptedPrice: { nrc: 90_000, mrc: 50_700 } }));
  await expect.element(button('Place order')).not.toHaveAttribute('aria-disabled');
  expect(requestsOf('submitOrderDraft')).toEqual([]);
});

it('An order is placed once and shown, and Back does not return to its review [ORDER-10, ORDER-11]', async () => {
  open('/review', { submitOrderDraft: () => Response.json(orderApi.submitOrderDraft, { status: 201 }) });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  shown.script({ getOrderDraft: ordered });
  await button('Place order').click();
  await expect.element(heading).toHaveTextContent('Your order is placed');
  expect(shown.address()).toBe(`${draftPath}/confirmation`);
  const [sent, ...others] = requestsOf('submitOrderDraft');
  expect(others).toEqual([]);
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
});

it('A draft that a colleague changed is not ordered before the user has looked again, also not at the same button [ORDER-6, ORDER-10]', async () => {
  open('/review', { submitOrderDraft: problemResponse(412, 'This draft was changed by Astrid Berg.') });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  const commercial = { ...completeDraft.commercial, purchaseOrder: 'PO-9' };
  shown.script({
    getOrderDraft: { ...completeDraft, etag: '"9"', commercial },
    priceOrderDraft: priceOf('"9"', 61_000),
  });
  await button('Place order').click();
  const refused = browser.getByRole('alert');
  await expect.element(refused.getByText('Nothing is ordered yet')).toBeVisible();
  await expect.element(refused.getByText('This draft was changed by Astrid Berg.')).toBeVisible();
  await expect.element(refused.getByText('£507.00')).toBeVisible();
  await expect.element(refused.getByText('£610.00')).toBeVisible();
  await expect.element(refused.getByText(/^Purchase order/)).toBeVisible();
  await expect.element(refused.getByText('PO-9')).toBeVisible();
  await wait('This changed since you looked at it. Look at it again first.');
  await button('Place order').click({ force: true });
  expect(requestsOf('submitOrderDraft').map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"']);
  await button('Look again').click();
  await expect.element(refused).not.toBeInTheDocument();
  shown.script({ submitOrderDraft: () => Response.json(ownOrder, { status: 201 }), getOrderDraft: ordered });
  await button('Place order').click();
  await expect.element(heading).toHaveTextContent('Your order is placed');
  const sent = requestsOf('submitOrderDraft').at(-1);
  expect(sent?.headers.get('If-Match')).toBe('"9"');
  expect(sent?.body).toEqual({ price: { nrc: 90_000, mrc: 61_000 } });
});

it('An order that failed for another reason after a refusal can be placed at the price that is shown later [ORDER-10]', async () => {
  open('/review', { submitOrderDraft: problemResponse(409, 'Your company no longer has a price plan.') });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  await button('Place order').click();
  await expect.element(browser.getByText('Your company no longer has a price plan.')).toBeVisible();
  shown.script({ submitOrderDraft: problemResponse(500), priceOrderDraft: priceOf('"3"', 61_000) });
  await button('Place order').click();
  await expect.element(browser.getByText('£610.00').first()).toBeVisible();
  await expect.element(button('Place order')).not.toHaveAttribute('aria-disabled');
});

it('A draft that a colleague changed and ordered says who and when, with both totals, and passes no order for the user’s own [ORDER-10]', async () => {
  open('/review', {
    submitOrderDraft: problemResponse(409, 'This draft was ordered by Chloé Lindqvist as OR-80002.'),
    getOrder: { ...placedOrder, total: { nrc: gbp(90_000), mrc: gbp(61_000), tcv: gbp(2_286_000) } },
  });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  shown.script({ getOrderDraft: { ...ordered, etag: '"9"' } });
  await button('Place order').click();
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Chloé Lindqvist ordered this draft first')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/OR-80002 on .*21 Nov 2026.*Nothing of yours was ordered/);
  await expect.element(alert.getByText('£507.00')).toBeVisible();
  await expect.element(alert.getByText('£610.00')).toBeVisible();
  await expect.element(heading).toHaveTextContent('This draft is ordered');
  await browser.getByRole('link', { name: 'See the order' }).click();
  await expect.element(heading).toHaveTextContent('This order is placed');
  expect(shown.address()).toBe(`${draftPath}/confirmation`);
});

it('Place order says why it waits: offline, and without a price [ORDER-10]', async () => {
  open('/review', { priceOrderDraft: noPrice });
  await wait('There is no price yet.');
  shown.unmount();
  open('/review');
  await expect.element(button('Place order')).not.toHaveAttribute('aria-disabled');
  setOnline(shown, false);
  await wait(/^You’re offline/);
  await button('Place order').click({ force: true });
  setOnline(shown, true);
  await expect.element(button('Place order')).not.toHaveAttribute('aria-disabled');
  expect(requestsOf('submitOrderDraft')).toEqual([]);
});

it('A price of another version than the page’s is not ordered at, and the page reads the version that it is of [ORDER-10]', async () => {
  const read = createDeferred<Response>();
  let isFirst = true;
  open('/review', {
    getOrderDraft: () => {
      if (!isFirst) return read.promise;
      isFirst = false;
      return completeDraft;
    },
    priceOrderDraft: priceOf('"9"', 61_000),
  });
  await wait('The prices are of another version. We’re loading the right ones.');
  await button('Place order').click({ force: true });
  expect(requestsOf('submitOrderDraft')).toEqual([]);
  const commercial = { ...completeDraft.commercial, purchaseOrder: 'PO-9' };
  read.resolve(Response.json({ ...completeDraft, etag: '"9"', commercial }));
  await expect.element(browser.getByText('PO-9')).toBeVisible();
  await expect.element(button('Place order')).not.toHaveAttribute('aria-disabled');
  expect(requestsOf('priceOrderDraft')).toHaveLength(2);
});

it('A lost response is looked up by its key, and the order is not placed twice [ORDER-10]', async () => {
  const keys: (string | null)[] = [];
  open('/review', {
    submitOrderDraft: ({ headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      throw new TypeError('The connection was reset.');
    },
    getRequestResult: { operationId: 'submitOrderDraft', id: 'OR-80002' },
  });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  shown.script({ getOrderDraft: ordered });
  await button('Place order').click();
  await expect.element(heading).toHaveTextContent('Your order is placed');
  expect(keys).toHaveLength(1);
  expect(requestsOf('getRequestResult')[0]?.path).toEqual({ idempotencyKey: keys[0] });
});

it('A lost order that a later version of the draft shows is placed, and nobody else or another tab is named [ORDER-10]', async () => {
  const { current: total } = priceOf('"9"');
  open('/review', { submitOrderDraft: lose, getRequestResult: lose, getOrder: { ...ownOrder, total } });
  await expect.element(browser.getByText('£507.00').first()).toBeVisible();
  shown.script({ getOrderDraft: { ...ordered, etag: '"9"' }, priceOrderDraft: priceOf('"9"') });

  await button('Place order').click();
  await expect.element(heading).toHaveTextContent('Your order is placed');
  expect(shown.address()).toBe(`${draftPath}/confirmation`);
  expect(browser.getByText(/You ordered this draft already/).elements()).toEqual([]);
});

it('While an order that was just placed loads, its heading may have the focus, which the loaded page takes over [ORDER-11]', async () => {
  const loaded = createDeferred<Response>();
  open('/confirmation', { getOrderDraft: ordered, getOrder: () => loaded.promise });
  await expect.element(heading).toHaveTextContent('Order');
  heading.element().setAttribute('tabindex', '-1');
  document.querySelector('h1')?.focus();
  loaded.resolve(Response.json(ownOrder));
  await expect.element(heading).toHaveTextContent('Your order is placed');
  await expect.element(heading).toHaveFocus();
});

it('What was typed into a draft that was ordered meanwhile can be copied, and the page says that it is not in the order [ORDER-7, ORDER-10]', async () => {
  open('/commercial', { changeOrderDraft: problemResponse(409), getOrder: placedOrder });
  await textbox('Purchase order number').fill('PO-1');
  shown.script({ getOrderDraft: ordered });
  await expect.element(browser.getByText('Chloé Lindqvist ordered this draft first')).toBeVisible();
  const typed = browser.getByRole('region', { name: 'What you had typed' });
  await expect.element(typed).toMatchTextContent(/They are not in the order/);
  await expect.element(typed).toMatchTextContent(/PO-1/);
  await expect.element(browser.getByRole('link', { name: 'See the order' })).toBeVisible();
});

it('A draft that is missing or of another company says so in the same words [ORDER-4]', async () => {
  open('/sites', { getOrderDraft: problemResponse(404) });
  await expect.element(heading).toHaveTextContent('Draft not found');
  await expect.poll(shown.title).toMatch(/^Draft not found/);
  await expect.element(browser.getByRole('link', { name: 'Go to drafts' })).toBeVisible();
});
