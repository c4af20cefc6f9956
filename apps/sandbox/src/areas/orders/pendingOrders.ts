import type { DatabaseSync } from 'node:sqlite';
import { northgate } from '../../seed/partners.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { sites } from '../../world/geography.ts';
import { createInsert, dayAfter, minutesBefore } from '../../world/insert.ts';
import { colleaguesOf } from '../../world/people.ts';
import { totalOf, type OrderItem } from './createOrder.ts';

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
  const add = createInsert(database, 'orders');
  const people = colleaguesOf(northgate.id);
  for (let index = 0; index < ORDER_COUNT; index += 1) {
    const id = `OR-${FIRST_SEEDED + index}`;
    const items = itemsOf(id, index);
    const person = pick(people, index === 0 ? 0 : 1 + numberOf(`${id} person`, people.length - 1));
    const at = minutesBefore(begin, (1 + (index % 10)) * MINUTES_PER_DAY + numberOf(id, MINUTES_PER_DAY));
    const round = Math.floor(index / names.length);
    add({
      id,
      number: FIRST_SEEDED + index,
      partner_id: northgate.id,
      name: pick(names, index) + (round === 0 ? '' : `, phase ${round + 1}`),
      source_kind: 'draft',
      source_id: `seed-${index + 1}`,
      status: 'received',
      waiting_for: 'you',
      approval_id: null,
      purchase_order: `PO-${4400 + index}`,
      required_date: dayAfter(begin, 90 + index),
      requested_by: person.id,
      requested_by_name: person.name,
      requested_at: at,
      updated_at: at,
      ...totalOf(items),
      items: JSON.stringify(items),
    });
  }
}

/** The second order is above what most approvers may approve. */
function itemsOf(id: string, index: number): OrderItem[] {
  const isLarge = index === 1 || index === 9;
  const count = isLarge ? 12 : 1 + numberOf(`${id} items`, 3);
  return Array.from({ length: count }, (_unused, position) => {
    const site = pick(sites, 300 + index * 17 + position * 5);
    const bandwidthMbps = isLarge ? 10_000 : pick([100, 200, 500, 1000], index + position);
    const bSite = null;
    return {
      product: isLarge ? 'SD-WAN Connect' : 'Internet Access',
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
