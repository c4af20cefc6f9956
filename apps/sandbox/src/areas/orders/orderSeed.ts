import type { DatabaseSync } from 'node:sqlite';
import { halden, northgate, type Partner } from '../../seed/partners.ts';
import { createReader } from '../../store/collection.ts';
import { pickBy } from '../../world/chance.ts';
import { deliveries, services } from '../../world/collections.ts';
import { sites, type Site } from '../../world/geography.ts';
import { dayAfter } from '../../world/insert.ts';
import { colleaguesOf } from '../../world/people.ts';
import { readerOf } from '../approvals/seedRequests.ts';
import { emptyContent, newDraft, type NewDraft } from './drafts.ts';
import { sumsOf, type Sums } from './draftPrice.ts';
import { toSite } from './draftSources.ts';
import { orderDrafts, orders, type OrderItem } from './orders.ts';
import { linePrice, type OrderConfiguration } from './linePrice.ts';
import { FIRST_ORDER_NUMBER } from './orderNumber.ts';
import { FIRST_ORDERED_DRAFT, newOrderedDraft } from './orderedDraft.ts';
import { productRules, type OrderProduct } from './orderProducts.ts';
import { fillPendingOrders } from './pendingOrders.ts';

const SETUP_PENCE = 50_000;
const HOUR_MS = 3_600_000;

/** Fills the orders behind the deliveries, those that wait for approval, one that was approved today, and drafts. */
export function fillOrders(database: DatabaseSync, begin: Date): void {
  fillDeliveredOrders(database, begin);
  fillPendingOrders(database, begin);
  fillApprovedOrder(database, begin);
  fillDrafts(database, begin);
}

/** Each delivery of the world was ordered outside the portal. Those of ordered quotes are added with the quotes. */
function fillDeliveredOrders(database: DatabaseSync, begin: Date): void {
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const add = orders.createAdder(database);
  const rows = readerOf(database, begin)
    .all(`SELECT d.state, s.* FROM deliveries d JOIN services s ON s.id = d.service_id ORDER BY s.id`)
    .map(readDelivered);
  for (const { orderId: id, partnerId, aEnd, bEnd, state, ...service } of rows) {
    const site = siteOf.get(aEnd.siteId);
    if (site === undefined) continue;
    const bSite = siteOf.get(bEnd?.siteId ?? '');
    const requestedAt = `${state.milestones[0]?.planned?.from ?? dayAfter(begin, -1)}T10:00:00.000Z`;
    const item: OrderItem = {
      product: service.product,
      site: toSite(site),
      bSite: bSite === undefined ? null : toSite(bSite),
      bandwidthMbps: service.bandwidthMbps,
      termMonths: 36,
      configuration: '',
      nrc: SETUP_PENCE,
      mrc: service.mrc,
    };
    add({
      id,
      number: Number(id.slice(3)),
      partnerId,
      name: service.name,
      // The first call gives it the state that its delivery has reached.
      status: 'inDelivery',
      waitingFor: service.waitingFor,
      purchaseOrder: service.customerReference,
      requiredDate: state.dates.requested,
      requestedBy: pickBy(colleaguesOf(partnerId), `${id} requested`),
      requestedAt,
      updatedAt: requestedAt,
      total: sumsOf([item]),
      items: [item],
    });
  }
}

const readDelivered = createReader({ ...services.fields, state: deliveries.fields.state });

/** An order that was approved today and can still be cancelled. */
function fillApprovedOrder(database: DatabaseSync, begin: Date): void {
  const site = toSite(siteAt(61));
  const configuration = { ...emptyContent.configuration, bandwidthMbps: 1000 };
  const price = priceOf(northgate, 'Internet Access', site.postcode, configuration);
  const at = new Date(begin.getTime() - 20 * HOUR_MS).toISOString();
  const id = `OR-${FIRST_ORDER_NUMBER}`;
  const name = `${site.name}, internet`;
  const product = 'Internet Access' as const;
  const purchaseOrder = 'PO-77310';
  const requiredDate = dayAfter(begin, 84);
  const noor = { id: 'noor', name: 'Noor Rahman', partnerId: northgate.id };
  const item = {
    product,
    site,
    bSite: null,
    bandwidthMbps: 1000,
    configuration: 'Dedicated fibre, one line',
    ...price,
  };
  const order = { id, name, product, purchaseOrder, requiredDate, items: [item] } as const;
  const draft = newOrderedDraft(order, FIRST_ORDERED_DRAFT - 1, noor, at);
  orderDrafts.createAdder(database)(draft);
  orders.createAdder(database)({
    id,
    number: FIRST_ORDER_NUMBER,
    partnerId: northgate.id,
    name,
    sourceKind: 'draft',
    sourceId: draft.id,
    status: 'received',
    waitingFor: 'us',
    purchaseOrder,
    requiredDate,
    requestedBy: noor,
    requestedAt: at,
    updatedAt: at,
    total: sumsOf([price]),
    items: [item],
  });
}

function fillDrafts(database: DatabaseSync, begin: Date): void {
  const add = orderDrafts.createAdder(database);
  const [amelia, chloe, astrid] = ['amelia', 'chloe', 'astrid.berg'].map((id) =>
    [northgate, halden].flatMap(({ id: partnerId }) => colleaguesOf(partnerId)).find((one) => one.id === id),
  );
  if (amelia === undefined || chloe === undefined || astrid === undefined)
    throw new Error('The people who began the drafts are missing.');
  const hoursAgo = (hours: number) => new Date(begin.getTime() - hours * HOUR_MS).toISOString();
  const complete = draftOf('Leeds office, internet', 'Internet Access', [41], 1000);
  const agreed = agreedOf(northgate, complete);
  add(newDraft(complete, 1, amelia, hoursAgo(18), agreed));
  add(
    newDraft(draftOf('Cardiff office, internet', 'Internet Access', [44], 500), 2, chloe, hoursAgo(3), null),
  );
  add(newDraft(draftOf('', 'Carrier Connect', [], null), 3, astrid, hoursAgo(50), null));
}

function draftOf(
  name: string,
  product: OrderProduct,
  places: readonly number[],
  mbps: number | null,
): NewDraft {
  const isComplete = name.startsWith('Leeds');
  return {
    name,
    product,
    source: { kind: 'product', id: null, name: product },
    quoted: null,
    content: {
      ...emptyContent,
      sites: places.map((place, index) => ({
        id: `S${index + 1}`,
        site: toSite(siteAt(place)),
        bSite: null,
        bandwidthMbps: null,
        termMonths: null,
      })),
      configuration: { ...emptyContent.configuration, bandwidthMbps: mbps },
      contacts: isComplete
        ? {
            name: 'Tom Ellery',
            phone: '+44 20 7946 0018',
            email: 'tom.ellery@northgate.example',
            accessHours: 'Monday to Friday, 8:00 to 18:00',
            instructions: '',
          }
        : emptyContent.contacts,
      commercial: { ...emptyContent.commercial, purchaseOrder: isComplete ? 'PO-77311' : '' },
    },
  };
}

function agreedOf(partner: Partner, { product, content: { sites: places, configuration } }: NewDraft): Sums {
  return sumsOf(places.map(({ site }) => priceOf(partner, product, site.postcode, configuration)));
}

function priceOf(
  partner: Partner,
  product: OrderProduct,
  postcode: string,
  configuration: OrderConfiguration,
) {
  const termMonths = 36;
  const { nrc, mrc } = linePrice({
    product,
    postcodes: [postcode],
    bandwidthMbps: configuration.bandwidthMbps ?? 0,
    termMonths,
    configuration,
    plan: String(partner[productRules[product].plan]),
    day: 0,
  });
  return { nrc, mrc, termMonths };
}

function siteAt(index: number): Site {
  const site = sites[index];
  if (site === undefined) throw new Error(`There is no site at ${index}.`);
  return site;
}
