import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  Approval,
  ApprovalList,
  Order,
  OrderDraft,
  OrderDraftPrice,
  OrderList,
  OrderOptions,
  ProvisioningCase,
  Quote,
  Service,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';

const base = '/api/portal/rest';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'chloe', 'noor']) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

async function get<Body>(user: string, path: string): Promise<Body> {
  const { text } = await calls.call('GET', base + path, { token: tokens.get(user) ?? '' });
  const body: Body = JSON.parse(text);
  return body;
}

async function send(
  user: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return calls.call(method, base + path, {
    token: tokens.get(user) ?? '',
    ...(body === undefined ? {} : { body }),
    headers,
  });
}

/** Services, quotes and deliveries are pages of Apollo. */
async function openApollo(user: string): Promise<void> {
  await calls.call('PATCH', `/sandbox/users/${user}`, { body: { claims: { apolloAccess: true } } });
}

const key = (name: string) => ({ 'Idempotency-Key': `key-of-${name}` });
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });

async function begin(user: string, kind: string, id: string): Promise<OrderDraft> {
  const { text } = await send(
    user,
    'POST',
    '/order-drafts',
    { kind, id },
    key(`${kind}-${id}`.replaceAll(' ', '-')),
  );
  const draft: OrderDraft = JSON.parse(text);
  return draft;
}

const contacts = {
  name: 'Kari Holm',
  phone: '+47 22 12 34 56',
  email: '',
  accessHours: '',
  instructions: '',
};

async function complete(user: string, { id, etag, commercial }: OrderDraft): Promise<OrderDraft> {
  const change = { contacts, commercial: { ...commercial, purchaseOrder: 'PO-1' } };
  const { text } = await send(user, 'PATCH', `/order-drafts/${id}`, change, { 'If-Match': etag });
  const draft: OrderDraft = JSON.parse(text);
  return draft;
}

const priceOf = (user: string, { id }: OrderDraft) => get<OrderDraftPrice>(user, `/order-drafts/${id}/price`);

async function submit(user: string, draft: OrderDraft, name: string, etag = presentVersion) {
  const { current } = await priceOf(user, draft);
  const price = { nrc: current?.nrc.amount ?? 0, mrc: current?.mrc.amount ?? 0 };
  const headers = { ...key(name), 'If-Match': etag };
  return send(user, 'POST', `/order-drafts/${draft.id}/order`, { price }, headers);
}

const orderOf = ({ text }: { text: string }): Order => JSON.parse(text);

test('A product without a price plan in the claims is not offered, with the reason, and cannot be ordered [ORDER-3]', async () => {
  const { products } = await get<OrderOptions>('chloe', '/order-options');
  const refused = products.filter(({ isOffered }) => !isOffered);
  expect(refused.map(({ product }) => product)).toEqual(['SD-WAN Connect', 'MPLS VPN']);
  expect(refused.every(({ reason }) => reason !== null)).toBe(true);
  const body = { kind: 'product', id: 'MPLS VPN' };
  expect((await send('chloe', 'POST', '/order-drafts', body, key('mpls'))).status).toBe(422);
  expect((await get<OrderOptions>('amelia', '/order-options')).products.every((each) => each.isOffered)).toBe(
    true,
  );
});

test('A draft begins from a product, as a copy of a service, or from a quote [ORDER-2]', async () => {
  expect(await begin('chloe', 'product', 'Internet Access')).toMatchObject({
    product: 'Internet Access',
    sites: [],
  });
  const { items } = await get<{ items: Service[] }>(
    'chloe',
    '/services?product=Layer+2+Ethernet&status=live',
  );
  const [service] = items;
  const copy = await begin('chloe', 'service', service?.id ?? '');
  expect(copy).toMatchObject({ product: 'Layer 2 Ethernet', source: { kind: 'service', id: service?.id } });
  expect(copy.sites[0]?.site.postcode).toBe(service?.aEnd.postcode);
  expect(copy.sites[0]?.bSite?.postcode).toBe(service?.bEnd?.postcode);
  const quoted = await begin('chloe', 'quote', 'QT-40065');
  expect(quoted).toMatchObject({ source: { kind: 'quote' }, configuration: { bandwidthMbps: 500 } });
  expect(quoted.sites).toHaveLength(2);
});

test('A draft of another company does not exist, and one that was deleted comes back [ORDER-4, ORDER-12]', async () => {
  for (const path of ['/order-drafts/OD-1', '/order-drafts/OD-1/price'])
    expect((await send('chloe', 'GET', path)).status).toBe(404);
  const seen: OrderDraft = JSON.parse((await send('amelia', 'GET', '/order-drafts/OD-1')).text);
  const headers = { 'If-Match': seen.etag };
  const deletion = await send('amelia', 'DELETE', '/order-drafts/OD-1', undefined, headers);
  const { etag }: { etag: string } = JSON.parse(deletion.text);
  const gone = await send('amelia', 'GET', '/order-drafts/OD-1');
  expect(JSON.parse(gone.text)).toMatchObject({ status: 404, changedBy: 'Amelia Hartley' });
  expect((await send('chloe', 'GET', '/order-drafts/OD-1')).text).not.toContain('Amelia Hartley');
  const restore = (version: string) =>
    send('amelia', 'PUT', '/order-drafts/OD-1/restoration', undefined, { 'If-Match': version });
  expect((await restore(seen.etag)).status).toBe(412);
  expect((await restore(etag)).status).toBe(204);
  expect((await send('amelia', 'GET', '/order-drafts/OD-1')).status).toBe(200);
});

test('A draft keeps what is missing or wrong, and a change of an earlier version is refused [ORDER-5, ORDER-6]', async () => {
  const draft = await begin('chloe', 'product', 'Internet Access');
  const change = { contacts: { ...contacts, phone: 'ask me' } };
  const first = await send('chloe', 'PATCH', `/order-drafts/${draft.id}`, change, { 'If-Match': draft.etag });
  expect(first.status).toBe(200);
  const second = await send('chloe', 'PATCH', `/order-drafts/${draft.id}`, change, {
    'If-Match': draft.etag,
  });
  expect(second.status).toBe(412);
  expect((await submit('chloe', draft, 'incomplete')).status).toBe(422);
});

test('The same draft has the same price, and distance, bandwidth, access and term change it [ORDER-8]', async () => {
  const draft = await begin('chloe', 'quote', 'QT-40065');
  const before = await priceOf('chloe', draft);
  expect(await priceOf('chloe', draft)).toEqual(before);
  const total = before.lines.reduce(
    (sum, line) => sum + line.nrc.amount + line.mrc.amount * line.termMonths,
    0,
  );
  expect(before.current?.tcv.amount).toBe(total);
  const configuration = { ...draft.configuration, access: 'dedicated' };
  await send(
    'chloe',
    'PATCH',
    `/order-drafts/${draft.id}`,
    { configuration },
    { 'If-Match': presentVersion },
  );
  const after = await priceOf('chloe', draft);
  expect(after.current?.mrc.amount).toBeGreaterThan(before.current?.mrc.amount ?? 0);
  expect(after.reasons).toEqual(['You changed sites or configuration since the quote.']);
});

test('A price that changed since the quote is not ordered before it is accepted [ORDER-9]', async () => {
  const draft = await complete('chloe', await begin('chloe', 'quote', 'QT-40066'));
  const { agreed, current, isAccepted, reasons } = await priceOf('chloe', draft);
  expect(isAccepted).toBe(false);
  expect(current?.mrc.amount).toBeGreaterThan(agreed?.mrc.amount ?? 0);
  expect(reasons).toEqual(['The quote was priced again, and the price of the carrier has changed.']);
  expect((await submit('chloe', draft, 'not-accepted')).status).toBe(409);
  const acceptedPrice = { nrc: current?.nrc.amount, mrc: current?.mrc.amount };
  await send(
    'chloe',
    'PATCH',
    `/order-drafts/${draft.id}`,
    { acceptedPrice },
    { 'If-Match': presentVersion },
  );
  expect((await submit('chloe', draft, 'accepted')).status).toBe(201);
});

test('A list price that rises while a draft waits must be accepted, too [ORDER-9]', async () => {
  const draft = await get<OrderDraft>('amelia', '/order-drafts/OD-1');
  expect((await priceOf('amelia', draft)).isAccepted).toBe(true);
  await advance(31 * 24 * 60);
  tokens.set('amelia', await tokenOfUser(sandbox, 'amelia'));
  expect(await priceOf('amelia', draft)).toMatchObject({ isAccepted: false, basis: 'draft' });
});

test('The version of a draft that the caller saw is ordered, and no other [ORDER-10]', async () => {
  const seen = await complete('chloe', await begin('chloe', 'quote', 'QT-40065'));
  const change = { name: 'For the new depot' };
  await send('chloe', 'PATCH', `/order-drafts/${seen.id}`, change, { 'If-Match': seen.etag });
  expect((await submit('chloe', seen, 'outdated', seen.etag)).status).toBe(412);
  expect((await submit('chloe', seen, 'present')).status).toBe(201);
});

test('A draft is ordered once: the same key gets the same order, and another key is refused with the person and the order [ORDER-10]', async () => {
  const draft = await complete('chloe', await begin('chloe', 'quote', 'QT-40065'));
  const { current } = await priceOf('chloe', draft);
  const price = { nrc: current?.nrc.amount, mrc: current?.mrc.amount };
  const place = (user: string, name: string, etag: string) =>
    send(user, 'POST', `/order-drafts/${draft.id}/order`, { price }, { ...key(name), 'If-Match': etag });
  const first = orderOf(await place('chloe', 'first-tab', draft.etag));
  const repeated = await place('chloe', 'first-tab', draft.etag);
  expect([repeated.status, orderOf(repeated).id]).toEqual([201, first.id]);
  const placed = await get<OrderDraft>('chloe', `/order-drafts/${draft.id}`);
  expect(placed).toMatchObject({ state: 'ordered', orderId: first.id });
  for (const [name, { etag }] of [
    ['second-tab', draft],
    ['after-a-reload', placed],
  ] as const)
    expect(await place('chloe', name, etag)).toMatchObject({
      status: 409,
      text: expect.stringContaining(`This draft was ordered by you as ${first.id}`),
    });
  const { items } = await get<{ items: OrderDraft[] }>('chloe', '/order-drafts');
  expect(items.map(({ id }) => id)).not.toContain(draft.id);
  const other = await send(
    'chloe',
    'POST',
    '/order-drafts',
    { kind: 'quote', id: 'QT-40065' },
    key('once-more'),
  );
  expect(other.status).toBe(422);
  await openApollo('chloe');
  expect(await get<Quote>('chloe', '/quotes/QT-40065')).toMatchObject({
    status: 'ordered',
    orderId: first.id,
    approvalId: first.approval.id,
  });
});

test('An older page does not get the order of a colleague who changed and ordered the draft, but who ordered it [ORDER-10]', async () => {
  const seen = await complete('amelia', await begin('amelia', 'quote', 'QT-40001'));
  const change = { name: 'For the new depot' };
  await send('noor', 'PATCH', `/order-drafts/${seen.id}`, change, { 'If-Match': seen.etag });
  const theirs = orderOf(await submit('noor', seen, 'colleague'));
  const { current } = await priceOf('amelia', seen);
  const price = { nrc: current?.nrc.amount, mrc: current?.mrc.amount };
  const headers = { ...key('older-page'), 'If-Match': seen.etag };
  const refused = await send('amelia', 'POST', `/order-drafts/${seen.id}/order`, { price }, headers);
  expect(refused).toMatchObject({
    status: 409,
    text: expect.stringContaining(`This draft was ordered by Noor Rahman as ${theirs.id}`),
  });
});

test('The price of a draft names the version that it is the price of [ORDER-8]', async () => {
  const draft = await begin('chloe', 'quote', 'QT-40065');
  expect((await priceOf('chloe', draft)).etag).toBe(draft.etag);
  const changed = await complete('chloe', draft);
  expect((await priceOf('chloe', draft)).etag).toBe(changed.etag);
  expect(changed.etag).not.toBe(draft.etag);
});

test('A colleague approves an order of a company without an approver, and its delivery begins [ORDER-11, ORDER-13]', async () => {
  const draft = await complete('chloe', await begin('chloe', 'quote', 'QT-40065'));
  const { id, approval, status } = orderOf(await submit('chloe', draft, 'approve'));
  expect([status, approval.state]).toEqual(['received', 'pending']);
  await advance(4);
  const order = await get<Order>('chloe', `/orders/${id}`);
  expect(order).toMatchObject({ status: 'inDelivery', approval: { state: 'approved', by: 'Astrid Berg' } });
  expect(order.firstContact?.name).toBe('Louise Carter');
  expect(order.allowedActions).toEqual([]);
  expect(order.items.every(({ serviceId, provisioningCase }) => serviceId && provisioningCase)).toBe(true);
  const [item] = order.items;
  await openApollo('chloe');
  const service = await get<Service>('chloe', `/services/${item?.serviceId}`);
  expect(service).toMatchObject({ orderId: id, customerReference: 'PO-1' });
  const found = await get<{ total: number }>('chloe', `/services?q=${id}`);
  expect(found.total).toBe(order.items.length);
  const delivery = await get<ProvisioningCase>('chloe', `/provisioning-cases/${item?.provisioningCase}`);
  expect(delivery).toMatchObject({ orderId: id });
});

test('The approval of an order names its quote, and what it is delivered as, to those who may open them [APPROVAL-10]', async () => {
  const draft = await complete('amelia', await begin('amelia', 'quote', 'QT-40001'));
  const { approval } = orderOf(await submit('amelia', draft, 'related'));
  const asked = await get<Approval>('amelia', `/approvals/${approval.id}`);
  expect(asked.related).toEqual([{ kind: 'quote', id: 'QT-40001', name: 'Bristol offices' }]);
  const { items } = await get<ApprovalList>(
    'amelia',
    '/approvals?scope=all&kind=order&status=approved&pageSize=1',
  );
  const delivered = await get<Approval>('amelia', `/approvals/${items[0]?.id}`);
  expect(delivered.related.map(({ kind }) => kind)).toContain('service');
  const partner = { accessTo1Access: false, accessToEndUserPortal: false };
  await calls.call('PATCH', '/sandbox/users/amelia', { body: { claims: { partner } } });
  for (const { id } of [asked, delivered])
    expect((await get<Approval>('amelia', `/approvals/${id}`)).related).toEqual([]);
});

test('An order can be cancelled before its delivery begins, and its approval is withdrawn [ORDER-14]', async () => {
  const draft = await complete('chloe', await begin('chloe', 'quote', 'QT-40065'));
  const { id } = orderOf(await submit('chloe', draft, 'cancel'));
  const cancel = () =>
    send('chloe', 'PUT', `/orders/${id}/cancellation`, { reason: 'Off' }, { 'If-Match': presentVersion });
  expect(orderOf(await cancel())).toMatchObject({ status: 'cancelled', approval: { state: 'withdrawn' } });
  expect((await cancel()).status).toBe(409);
  await advance(10);
  expect(await get<Order>('chloe', `/orders/${id}`)).toMatchObject({ status: 'cancelled' });
});

test('Orders are filtered, counted, searched and sorted [ORDER-15]', async () => {
  const all = await get<OrderList>('amelia', '/orders?pageSize=100');
  expect(all.total).toBeGreaterThan(300);
  const waiting = await get<OrderList>('amelia', '/orders?waitingFor=you');
  expect(waiting.total).toBe(all.facets.waitingFor.find(({ id }) => id === 'you')?.count);
  const found = await get<OrderList>('amelia', '/orders?q=PO-77310');
  expect(found.items.map(({ id }) => id)).toEqual(['OR-80001']);
  const named = await get<OrderList>('amelia', '/orders?sort=name&pageSize=2');
  expect(named.items.map(({ name }) => name.toLowerCase())).toEqual(
    named.items.map(({ name }) => name.toLowerCase()).toSorted(),
  );
  expect((await get<OrderList>('chloe', '/orders')).total).toBeLessThan(all.total);
});

test('Every order that was a draft is found at the address of that draft [ORDER-10]', async () => {
  const { items } = await get<OrderList>('amelia', '/orders?source=draft&pageSize=100');
  expect(items.length).toBeGreaterThan(10);
  const drafts = await Promise.all(
    items.map(({ source }) => get<OrderDraft>('amelia', `/order-drafts/${source?.id}`)),
  );
  expect(drafts.map(({ orderId }) => orderId)).toEqual(items.map(({ id }) => id));
});
