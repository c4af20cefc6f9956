import type { DatabaseSync } from 'node:sqlite';
import { halden, northgate, type Partner } from '../../seed/partners.ts';
import { pickBy } from '../../world/chance.ts';
import { sites, type Site } from '../../world/geography.ts';
import { createInsert, dayAfter } from '../../world/insert.ts';
import { colleaguesOf } from '../../world/people.ts';
import { draftRow, emptyContent, type NewDraft } from './drafts.ts';
import { sumsOf, type Sums } from './draftPrice.ts';
import { toSite } from './draftSources.ts';
import { linePrice, type OrderConfiguration } from './linePrice.ts';
import { FIRST_ORDER_NUMBER } from './orderNumber.ts';
import { FIRST_ORDERED_DRAFT, orderedDraftRow } from './orderedDraft.ts';
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
  const add = createInsert(database, 'orders');
  const rows = database
    .prepare(
      `SELECT d.status, d.waiting_for, d.state, s.* FROM deliveries d JOIN services s ON s.id = d.service_id ORDER BY s.id`,
    )
    .all();
  for (const row of rows) {
    const id = String(row['order_id']);
    const partnerId = String(row['partner_id']);
    const aEnd = siteOf.get(String(row['a_site']));
    if (aEnd === undefined) continue;
    const bEnd = siteOf.get(String(row['b_site']));
    const state: { milestones: { planned: { from: string } | null }[]; dates: { requested: string | null } } =
      JSON.parse(String(row['state']));
    const requestedAt = `${state.milestones[0]?.planned?.from ?? dayAfter(begin, -1)}T10:00:00.000Z`;
    const { id: person, name } = pickBy(colleaguesOf(partnerId), `${id} requested`);
    const mrc = Number(row['mrc']);
    const item = {
      product: String(row['product']),
      site: toSite(aEnd),
      bSite: bEnd === undefined ? null : toSite(bEnd),
      bandwidthMbps: Number(row['bandwidth_mbps']),
      termMonths: 36,
      configuration: '',
      nrc: SETUP_PENCE,
      mrc,
    };
    add({
      id,
      number: Number(id.slice(3)),
      partner_id: partnerId,
      name: String(row['name']),
      source_kind: null,
      source_id: null,
      status: statusOf(row['status']),
      waiting_for: typeof row['waiting_for'] === 'string' ? row['waiting_for'] : null,
      approval_id: null,
      purchase_order: String(row['customer_reference']),
      required_date: state.dates.requested,
      requested_by: person,
      requested_by_name: name,
      requested_at: requestedAt,
      updated_at: requestedAt,
      ...sumsOf([item]),
      items: JSON.stringify([item]),
    });
  }
}

/** The state of the order of a seeded delivery. */
function statusOf(status: unknown): string {
  return status === 'received' ? 'inDelivery' : String(status);
}

/** An order that was approved today and can still be cancelled. */
function fillApprovedOrder(database: DatabaseSync, begin: Date): void {
  const site = toSite(siteAt(61));
  const configuration = { ...emptyContent.configuration, bandwidthMbps: 1000 };
  const price = priceOf(northgate, 'Internet Access', site.postcode, configuration);
  const at = new Date(begin.getTime() - 20 * HOUR_MS).toISOString();
  const id = `OR-${FIRST_ORDER_NUMBER}`;
  const name = `${site.name}, internet`;
  const product = 'Internet Access';
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
  const draft = orderedDraftRow(order, FIRST_ORDERED_DRAFT - 1, noor, at);
  createInsert(database, 'order_drafts')(draft);
  createInsert(
    database,
    'orders',
  )({
    id,
    number: FIRST_ORDER_NUMBER,
    partner_id: northgate.id,
    name,
    source_kind: 'draft',
    source_id: draft.id,
    status: 'received',
    waiting_for: 'us',
    approval_id: null,
    purchase_order: purchaseOrder,
    required_date: requiredDate,
    requested_by: noor.id,
    requested_by_name: noor.name,
    requested_at: at,
    updated_at: at,
    ...sumsOf([price]),
    items: JSON.stringify([item]),
  });
}

function fillDrafts(database: DatabaseSync, begin: Date): void {
  const add = createInsert(database, 'order_drafts');
  const [amelia, chloe, astrid] = ['amelia', 'chloe', 'astrid.berg'].map((id) =>
    [northgate, halden].flatMap(({ id: partnerId }) => colleaguesOf(partnerId)).find((one) => one.id === id),
  );
  if (amelia === undefined || chloe === undefined || astrid === undefined)
    throw new Error('The people who began the drafts are missing.');
  const hoursAgo = (hours: number) => new Date(begin.getTime() - hours * HOUR_MS).toISOString();
  const complete = draftOf('Leeds office, internet', 'Internet Access', [41], 1000);
  const agreed = agreedOf(northgate, complete);
  add(draftRow(complete, 1, amelia, hoursAgo(18), agreed));
  add(
    draftRow(draftOf('Cardiff office, internet', 'Internet Access', [44], 500), 2, chloe, hoursAgo(3), null),
  );
  add(draftRow(draftOf('', 'Carrier Connect', [], null), 3, astrid, hoursAgo(50), null));
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

/** The site at an index of the world. */
function siteAt(index: number): Site {
  const site = sites[index];
  if (site === undefined) throw new Error(`There is no site at ${index}.`);
  return site;
}
