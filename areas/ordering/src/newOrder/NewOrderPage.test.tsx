import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { orderingArea } from '../area.ts';
import { completeDraft } from '../drafts.fixtures.ts';
import { begunOrder, cancelledOrder, orderApi, placedOrder } from '../orders.fixtures.ts';

let shown: RenderedPage;

function open(path: string, api = {}, user = createTestUser()): void {
  shown = renderPage(orderingArea, { path, api: { ...orderApi, ...api }, user });
}

afterEach(() => shown.unmount());

const heading = browser.getByRole('heading', { level: 1 });
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const requestsOf = (id: string) => shown.requests.filter((request) => request.id === id);
const ordered = { ...completeDraft, state: 'ordered' as const, orderId: 'OR-80002' };
const artemisOnly = createTestUser({ apolloAccess: false, roles: [] });

it('A draft begins with the chosen product, once, and goes on with its sites [ORDER-2]', async () => {
  open('/artemis/ordering/new');
  const internetAccess = browser.getByText('Internet Access', { exact: true });
  await expect.element(internetAccess).toBeVisible();
  await button('Continue').click();
  await expect.element(browser.getByRole('link', { name: 'Choose a product' })).toBeVisible();
  await internetAccess.click();
  await button('Continue').click();
  await expect.poll(() => shown.address()).toBe('/artemis/ordering/new/OD-2/sites');
  const [sent, ...others] = requestsOf('createOrderDraft');
  expect(others).toEqual([]);
  expect(sent?.body).toEqual({ kind: 'product', id: 'Internet Access' });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
});

it('A product without a price plan cannot be chosen and says why [ORDER-3]', async () => {
  open('/artemis/ordering/new');
  await expect.element(browser.getByRole('radio', { name: 'MPLS VPN' })).toBeDisabled();
  await expect.element(browser.getByText('Your company has no price plan for it.')).toBeVisible();
});

it('An order begins from a quote, and an error of the server is shown there [ORDER-2]', async () => {
  const errors = [{ pointer: '/id', detail: 'This quote cannot be ordered any more' }];
  open('/artemis/ordering/new', {
    createOrderDraft: Response.json({ status: 422, errors }, { status: 422 }),
  });
  await browser.getByText('A quote', { exact: true }).click();
  // The label lies over its words.
  await browser.getByText(/QT-40065/).click({ force: true });
  await button('Continue').click();
  await expect
    .element(browser.getByRole('link', { name: 'This quote cannot be ordered any more' }))
    .toBeVisible();
  expect(requestsOf('createOrderDraft')[0]?.body).toEqual({ kind: 'quote', id: 'QT-40065' });
});

it('A draft is deleted and brought back [ORDER-12]', async () => {
  const nothing = new Response(null, { status: 204 });
  open('/artemis/ordering/new', { deleteOrderDraft: { etag: '"4"' }, restoreOrderDraft: nothing });
  await button('Delete Leeds office, internet').click();
  await expect.poll(() => requestsOf('deleteOrderDraft')[0]?.path).toEqual({ draftId: 'OD-2' });
  await expect.poll(() => requestsOf('listOrderDrafts')).toHaveLength(2);
  const [toast] = shown.services.toasts.getSnapshot().toasts;
  expect(toast).toMatchObject({ text: '“Leeds office, internet” is deleted.' });
  toast?.action?.onAction();
  await expect.poll(() => requestsOf('restoreOrderDraft')[0]?.path).toEqual({ draftId: 'OD-2' });
  const versions = [...requestsOf('deleteOrderDraft'), ...requestsOf('restoreOrderDraft')];
  expect(versions.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
});

it('A draft that a colleague has changed is not deleted: the list says who was faster, and shows the change [ORDER-12]', async () => {
  open('/artemis/ordering/new', {
    deleteOrderDraft: problemResponse(412, 'This draft was changed by Noor Rahman meanwhile.'),
  });
  await expect.element(button('Delete Leeds office, internet')).toBeVisible();
  const items = orderApi.listOrderDrafts.items.map((draft) =>
    draft.id === 'OD-2' ? { ...draft, etag: '"4"' as const, name: 'Leeds, two lines' } : draft,
  );
  shown.script({ listOrderDrafts: { ...orderApi.listOrderDrafts, items } });
  await button('Delete Leeds office, internet').click();
  await expect.element(button('Delete Leeds, two lines')).toBeVisible();
  const [toast] = shown.services.toasts.getSnapshot().toasts;
  expect(toast?.text).toBe('The draft was not deleted. This draft was changed by Noor Rahman meanwhile.');
});

it('After a draft is deleted the focus is on the next one, after the last on the heading [ORDER-12]', async () => {
  const remove = browser.getByRole('button', { name: /^Delete / });
  let { items } = orderApi.listOrderDrafts;
  open('/artemis/ordering/new', {
    listOrderDrafts: () => ({ ...orderApi.listOrderDrafts, items, total: items.length }),
    deleteOrderDraft() {
      items = items.slice(1);
      return { etag: '"4"' };
    },
  });
  await remove.first().click();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(browser.getByText('There are no drafts')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

it('The confirmation links to services and cases only for users who may open them [ORDER-11]', async () => {
  const path = '/artemis/ordering/new/OD-2/confirmation';
  open(path, { getOrderDraft: ordered, getOrder: begunOrder });
  await expect.element(browser.getByRole('link', { name: 'QS-130001' })).toBeVisible();
  shown.unmount();
  open(path, { getOrderDraft: ordered, getOrder: begunOrder }, artemisOnly);
  await expect.element(browser.getByText('QS-130001')).toBeVisible();
  expect(browser.getByRole('link', { name: /QS-|PC-|AP-/ }).elements()).toEqual([]);
});

it('A draft that was not ordered has no confirmation yet [ORDER-11]', async () => {
  open('/artemis/ordering/new/OD-2/confirmation');
  await expect.element(heading).toHaveTextContent('Review');
  expect(shown.address()).toBe('/artemis/ordering/new/OD-2/review');
});

it('An order is cancelled with a reason, and one that moved on says so [ORDER-14]', async () => {
  open('/artemis/ordering/new/OD-2/confirmation', {
    getOrderDraft: ordered,
    cancelOrder: problemResponse(412),
  });
  await button('Cancel the order').click();
  const dialog = browser.getByRole('alertdialog', { name: 'Cancel OR-80002?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The move is off.');
  shown.script({ getOrder: { ...placedOrder, etag: '"9"' } });
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await dialog.getByRole('button', { name: 'Look again' }).click();
  shown.script({ cancelOrder: cancelledOrder, getOrder: cancelledOrder });
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.element(heading).toHaveTextContent('This order is cancelled');
});
