import type { DatabaseSync } from 'node:sqlite';
import { deliveries, services } from '../../world/collections.ts';
import { planOf } from '../../world/deliveries.ts';
import { beginDelivery } from '../../world/deliveryState.ts';
import { fillDeliveryConversations, newDelivery, newService } from '../../world/fillServices.ts';
import type { Site } from '../../world/geography.ts';
import { totalOf } from '../orders/createOrder.ts';
import { orders } from '../orders/orders.ts';
import { seededSiteAt, type NewSite } from '../orders/sites.ts';
import { FIRST_SERVICE, orderedDelivery, orderedService } from '../orders/startDelivery.ts';
import { toItem } from './orderQuote.ts';
import { cellsOf, chosenLines } from './quoteCells.ts';
import type { QuoteRecord } from './quoteRecord.ts';

/** The number of the first order of a quote. The other seeded orders follow without a gap. */
const FIRST_QUOTED = 79_965;
const DAY_MS = 86_400_000;

/** Adds the order of a seeded quote, with a delivery for each of its lines, and returns its id. The quote's last change placed it. */
export function fillQuotedOrder(database: DatabaseSync, quote: QuoteRecord, begin: Date): string {
  const items = chosenLines(quote, cellsOf(quote), begin.getTime()).map((line) => toItem(quote, line));
  const number = FIRST_QUOTED + countOf(database, `orders WHERE source_kind = 'quote'`);
  const id = `OR-${number}`;
  const partnerId = quote.partnerId;
  const at = quote.updatedAt;
  const purchaseOrder = `PO-${number}`;
  const receivedDay = -Math.round((begin.getTime() - Date.parse(at)) / DAY_MS);
  // The current step has not passed its plan.
  const current = planOf({ receivedDay, slip: null, current: 0 }).findIndex(({ toDay }) => toDay >= 0);
  const firstService = FIRST_SERVICE + countOf(database, `services WHERE id >= 'QS-${FIRST_SERVICE}'`);
  const ordered = items.map((item, index) =>
    orderedDelivery(
      orderedService({
        number: firstService + index,
        orderId: id,
        partnerId,
        purchaseOrder,
        item,
        aEnd: siteAt(item.site),
        bEnd: item.bSite && siteAt(item.bSite),
      }),
      { current, receivedDay },
    ),
  );
  const states = ordered.map((delivery) => ({ delivery, state: beginDelivery(delivery, begin) }));
  orders.createAdder(database)({
    id,
    number,
    partnerId,
    name: quote.name,
    sourceKind: 'quote',
    sourceId: quote.number,
    status: 'inDelivery',
    waitingFor: states[0]?.state.waitingFor,
    purchaseOrder,
    requestedBy: quote.owner,
    requestedAt: at,
    updatedAt: at,
    total: totalOf(items),
    items,
  });
  const addService = services.createAdder(database);
  const addDelivery = deliveries.createAdder(database);
  for (const { delivery, state } of states) {
    const { caseNumber: provisioningCase, service } = delivery;
    addService({ ...newService(service, begin), provisioningCase, waitingFor: state.waitingFor });
    addDelivery(newDelivery(delivery, state));
  }
  fillDeliveryConversations(database, ordered, begin);
  return id;
}

function countOf(database: DatabaseSync, rows: string): number {
  return Number(database.prepare(`SELECT count(*) AS count FROM ${rows}`).get()?.['count']);
}

function siteAt(site: NewSite): Site {
  const found = seededSiteAt(site);
  if (found === undefined) throw new Error(`There is no site ${site.name}.`);
  return found;
}
