import type { Service, ServiceSite, ServiceSummary } from '../../contract/generated/openapi.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { pickFrom, shownOf } from '../../store/typedObject.ts';
import { isAmong, numberOf, pickBy } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import { changes, serviceSummaryFields, services, type ServiceRow } from '../../world/collections.ts';
import { NOTICE_DAYS } from '../../world/changes.ts';
import { carriers } from '../../world/people.ts';
import type { Unlisted } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { ceaseOf } from '../change-requests/toChangeRequest.ts';
import { orders } from '../orders/orders.ts';
import { findSite } from '../orders/sites.ts';
import { addDays, dayOf } from '../../world/days.ts';

const DAY_MS = 86_400_000;

export function toServiceSummary(service: ServiceRow): ServiceSummary {
  return { ...shownOf(service, serviceSummaryFields), mrc: { amount: service.mrc, currency: 'GBP' } };
}

/** A service with everything that its page shows. Details without a column follow from the id. */
export function toService(world: World, caller: Caller, row: ServiceRow): Omit<Unlisted<Service>, 'etag'> {
  const summary = toServiceSummary(row);
  const { id, contractEnd, aEnd, bEnd, health } = summary;
  const termMonths = termOf(id, contractEnd, world.begunAt());
  const healthHistory = historyOf(world, row, health);
  const openChanges = world.first(
    `SELECT count(*) AS count FROM changes WHERE service_id = ? AND waiting_for IS NOT NULL`,
    id,
  );
  return {
    ...summary,
    costCentre: row.costCentre,
    orderId: row.orderId,
    ...purchaseOrderOf(world, row.orderId),
    provisioningCase: row.provisioningCase,
    nrc: { amount: pickBy([0, 25_000, 50_000, 95_000], `${id} setup`), currency: 'GBP' },
    activatedAt: contractEnd === null ? null : monthsBefore(contractEnd, termMonths),
    healthSince: health === 'none' ? null : healthSinceOf(world, row, healthHistory),
    healthHistory,
    dependencies: dependenciesOf(world, caller, row),
    sites: { a: siteOf(world, id, aEnd.siteId, 'a'), b: bEnd && siteOf(world, id, bEnd.siteId, 'b') },
    contract: {
      startedAt: contractEnd === null ? null : monthsBefore(contractEnd, termMonths),
      termMonths,
      noticeDays: NOTICE_DAYS,
      noticeBy: contractEnd === null ? null : addDays(contractEnd, -NOTICE_DAYS),
      endOfTerm: pickBy(
        ['rollsMonthly', 'rollsMonthly', 'renewsYearly', 'ends'] as const,
        `${id} end of term`,
      ),
      sla: {
        availabilityPercent: pickBy([99.9, 99.95, 99.99], `${id} availability`),
        restoreHours: pickBy([5, 8, 12], `${id} restore`),
        supportHours: pickBy(['24x7', '24x7', 'Monday to Friday, 8:00 to 18:00'], `${id} hours`),
      },
    },
    cease: ceaseOfService(world, id),
    suspension: suspensionOf(world, row),
    changeLock: row.changeLock,
    openChanges: Number(openChanges?.['count']),
    ...pickFrom(row, ['changedBy', 'changedAt']),
  };
}

/** The latest request to end the service, if it was neither refused nor withdrawn. */
function ceaseOfService(world: World, serviceId: string): Service['cease'] {
  const change = changes.first(
    world,
    `service_id = ? AND type = 'cease' AND status NOT IN ('rejected', 'rolledBack', 'cancelled') ORDER BY requested_at DESC`,
    serviceId,
  );
  const cease = change === undefined ? null : ceaseOf(change);
  return change === undefined || cease === null ? null : { changeId: change.id, lastDay: cease.lastDay };
}

function suspensionOf(world: World, { id, status }: ServiceRow): Service['suspension'] {
  if (status !== 'suspended') return null;
  return {
    since: daysBeforeBegin(world, 3 + numberOf(`${id} suspended`, 60)),
    reason: pickBy(['requested', 'unpaidInvoice'] as const, `${id} suspension`),
  };
}

const DAYS_OF_HISTORY = 90;

/** The end of the latest interruption, or the beginning of the present one. */
function healthSinceOf(world: World, row: ServiceRow, history: Service['healthHistory']): string {
  const [latest] = history;
  if (latest !== undefined) return latest.to ?? latest.from;
  return daysBeforeBegin(world, DAYS_OF_HISTORY + numberOf(`${row.id} since`, 300));
}

const readInterruption = createReader({
  from: field.named('from_at', field.moment),
  to: field.named('to_at', field.moment),
  health: field.word(['down', 'degraded']),
  caseNumber: field.orNull(field.text),
});

/** The interruptions, the latest first: those that cases and incidents tell of, the first of which lasts on while the service is not up, and earlier ones. */
function historyOf(world: World, row: ServiceRow, health: Service['health']): Service['healthHistory'] {
  if (health === 'none') return [];
  const { id } = row;
  const earlier = Array.from({ length: numberOf(`${id} interruptions`, 3) }, (_unused, index) => {
    const from = daysBeforeBegin(world, 5 + index * 28 + numberOf(`${id} day ${index}`, 20));
    const minutes = 4 + numberOf(`${id} minutes ${index}`, 180);
    return {
      from,
      to: new Date(Date.parse(from) + minutes * 60_000).toISOString(),
      health: isAmong(60, `${id} kind ${index}`) ? ('degraded' as const) : ('down' as const),
      caseNumber: null,
    };
  });
  const ended = world
    .all('SELECT * FROM interruptions WHERE service_id = ? ORDER BY from_at DESC', id)
    .map(readInterruption);
  const known: Service['healthHistory'] =
    health === 'up'
      ? ended
      : [{ from: row.healthSince ?? '', to: null, health, caseNumber: row.healthCase }, ...ended];
  const firstKnown = known.at(-1)?.from ?? '9';
  return [...known, ...earlier.filter(({ to }) => to < firstKnown)];
}

function daysBeforeBegin(world: World, days: number): string {
  return new Date(world.begunAt().getTime() - days * DAY_MS).toISOString();
}

/** The services of the same partner that end at the same site, three at most. */
function dependenciesOf(world: World, { partnerId }: Caller, row: ServiceRow): Service['dependencies'] {
  return services
    .all(
      world,
      `partner_id = ? AND a_site = ? AND id <> ? AND status = 'live' ORDER BY id LIMIT 3`,
      partnerId,
      row.aEnd.siteId,
      row.id,
    )
    .map((other) => ({
      relation: other.product === 'SIP Trunking' ? ('carries' as const) : ('reliesOn' as const),
      service: pickFrom(other, ['id', 'name', 'product']),
    }));
}

function siteOf(world: World, serviceId: string, siteId: string, end: 'a' | 'b'): ServiceSite {
  const site = findSite(world, siteId);
  const key = `${serviceId} ${end}`;
  const carrier = pickBy(carriers, `${key} carrier`);
  const hasNni = isAmong(30, `${key} nni`);
  return {
    siteId,
    name: site.name,
    address: site.address,
    postcode: site.postcode,
    accessTechnology: pickBy(
      ['Fibre', 'Fibre, diverse entry', 'Ethernet over copper', 'Radio link'],
      `${key} access`,
    ),
    carrier,
    carrierCircuitId: `${carrier.slice(0, 2).toUpperCase()}${1000 + numberOf(`${key} circuit`, 9000)}-${1000 + numberOf(key, 9000)}`,
    demarcation: `Rack ${1 + numberOf(`${key} rack`, 9)}, panel ${pickBy(['A', 'B', 'C'], `${key} panel`)}, port ${1 + numberOf(`${key} port`, 24)}, LC single mode`,
    nni: hasNni ? `NNI-${100 + numberOf(`${key} number`, 60)}` : null,
    vlan: hasNni ? 100 + numberOf(`${key} vlan`, 3900) : null,
    contact: isAmong(80, `${key} contact`) ? { name: 'Facilities desk', phone: '020 7946 0018' } : null,
  };
}

/** A term that has begun: a service is not live before its contract. */
function termOf(id: string, contractEnd: string | null, begun: Date): number {
  const today = dayOf(begun);
  const terms = [12, 36, 60].filter(
    (term) => contractEnd === null || monthsBefore(contractEnd, term) < today,
  );
  return pickBy(terms, `${id} term`);
}

function monthsBefore(date: string, months: number): string {
  const result = new Date(`${date}T00:00:00Z`);
  result.setUTCMonth(result.getUTCMonth() - months);
  return result.toISOString().slice(0, 10);
}

/** The customer's own number of an order; nothing if there is none. */
function purchaseOrderOf(world: World, orderId: string): Pick<Service, 'purchaseOrder'> {
  const purchaseOrder = orders.first(world, 'id = ?', orderId)?.purchaseOrder ?? '';
  return purchaseOrder === '' ? {} : { purchaseOrder };
}
