import type { DatabaseSync } from 'node:sqlite';
import { northgate } from '../../seed/partners.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { sites } from '../../world/geography.ts';
import { dayAfter, minutesBefore } from '../../world/insert.ts';
import { colleaguesOf } from '../../world/people.ts';
import { totalOf } from './createOrder.ts';
import { FIRST_ORDERED_DRAFT, newOrderedDraft } from './orderedDraft.ts';
import { orderDrafts, orders, type OrderItem } from './orders.ts';
import type { OrderProduct } from './orderProducts.ts';

/** The number of the first seeded order. It leaves no gap before the orders that are placed later. */
const FIRST_SEEDED = 79_971;
const ORDER_COUNT = 16;
const MINUTES_PER_DAY = 1440;

const names = [
  'Bristol head office, second line',
  'Leeds contact centre',
  'Retail refresh, north',
  'Glasgow depot',
  'Backup lines for twelve shops',
  'Warehouse automation, Reading',
  'Clinics, second wave',
  'University campus links',
];

/** Adds orders of northgate that wait for their approval. */
export function fillPendingOrders(database: DatabaseSync, begin: Date): void {
  const add = orders.createAdder(database);
  const addDraft = orderDrafts.createAdder(database);
  const people = colleaguesOf(northgate.id);
  for (let index = 0; index < ORDER_COUNT; index += 1) {
    const id = `OR-${FIRST_SEEDED + index}`;
    const items = itemsOf(id, index);
    const person = pick(people, index === 0 ? 0 : 1 + numberOf(`${id} person`, people.length - 1));
    const at = minutesBefore(begin, (1 + (index % 10)) * MINUTES_PER_DAY + numberOf(id, MINUTES_PER_DAY));
    const round = Math.floor(index / names.length);
    const name = pick(names, index) + (round === 0 ? '' : `, phase ${round + 1}`);
    const purchaseOrder = `PO-${4400 + index}`;
    const requiredDate = dayAfter(begin, 90 + index);
    const order = { id, name, product: productOf(index), purchaseOrder, requiredDate, items };
    const draft = newOrderedDraft(order, FIRST_ORDERED_DRAFT + index, person, at);
    addDraft(draft);
    add({
      id,
      number: FIRST_SEEDED + index,
      partnerId: northgate.id,
      name,
      sourceKind: 'draft',
      sourceId: draft.id,
      status: 'received',
      waitingFor: 'you',
      purchaseOrder,
      requiredDate,
      requestedBy: person,
      requestedAt: at,
      updatedAt: at,
      total: totalOf(items),
      items,
    });
  }
}

/** The second order of each round is above what most approvers may approve. */
const isLargeOrder = (index: number): boolean => index % names.length === 1;

const productOf = (index: number): OrderProduct =>
  isLargeOrder(index) ? 'SD-WAN Connect' : 'Internet Access';

function itemsOf(id: string, index: number): OrderItem[] {
  const isLarge = isLargeOrder(index);
  const count = isLarge ? 12 : 1 + numberOf(`${id} items`, 3);
  return Array.from({ length: count }, (_unused, position) => {
    const site = pick(sites, 300 + index * 17 + position * 5);
    const bandwidthMbps = isLarge ? 10_000 : pick([100, 200, 500, 1000], index + position);
    const bSite = null;
    return {
      product: productOf(index),
      site: { name: site.name, address: site.address, postcode: site.postcode },
      bSite,
      bandwidthMbps,
      termMonths: 36,
      configuration: '',
      nrc: isLarge ? 90_000 : 45_000,
      mrc: Math.round((60 + Math.sqrt(bandwidthMbps) * 9) * 100),
    };
  });
}
