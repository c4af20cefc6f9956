import type { DatabaseSync } from 'node:sqlite';
import type { ProvisioningCase } from '../contract/generated/openapi.ts';
import { pickFrom } from '../store/typedObject.ts';
import { createChanges, type WorldChange } from './changes.ts';
import { isAmong, pick } from './chance.ts';
import { changes, deliveries, services, type NewServiceRow } from './collections.ts';
import { createDeliveries, type WorldDelivery } from './deliveries.ts';
import { beginDelivery } from './deliveryState.ts';
import { incidentOf } from './events.ts';
import { nightOf } from './days.ts';
import type { Site } from './geography.ts';
import { createInsert, dayAfter, minutesBefore } from './insert.ts';
import type { WorldService } from './services.ts';

const projectNames = [
  'South West branches',
  'Depot roll-out 2026',
  'Head office move',
  'Retail refresh',
  'Contact centre resilience',
  'Scottish hospitals',
  'Warehouse automation',
  'School network, north',
  'Branch broadband, Wales',
  'Data centre exit',
  'Voice to SIP',
  'Care homes',
  'Port and terminal network',
  'Clinics, second wave',
  'Backup lines for shops',
  'University campus links',
];

/** Fills services, projects, deliveries and change requests. `begin` is the moment at which the world begins. */
export function fillServices(database: DatabaseSync, all: readonly WorldService[], begin: Date): void {
  const deliveryOf = new Map(createDeliveries(all).map((delivery) => [delivery.service.id, delivery]));
  const allChanges = createChanges(all);
  const waiting = new Map(
    allChanges.flatMap((change) =>
      isOpen(change) ? [[change.service.id, waitingForOf(change)] as const] : [],
    ),
  );
  fillProjects(database, all);
  const addService = services.createAdder(database);
  const addDelivery = deliveries.createAdder(database);
  for (const service of all) {
    const delivery = deliveryOf.get(service.id);
    const state = delivery && beginDelivery(delivery, begin);
    addService({
      ...newService(service, begin),
      provisioningCase: delivery?.caseNumber,
      waitingFor: state?.waitingFor ?? waiting.get(service.id),
    });
    if (delivery && state) addDelivery(newDelivery(delivery, state));
  }
  fillChanges(database, allChanges, begin);
  fillDeliveryConversations(database, [...deliveryOf.values()], begin);
}

function projectIdOf({ partnerId, projectNumber }: WorldService): string | null {
  return projectNumber === null ? null : `PJ-${partnerId.slice(2)}-${projectNumber + 1}`;
}

function fillProjects(database: DatabaseSync, all: readonly WorldService[]): void {
  const add = createInsert(database, 'projects');
  const seen = new Map<string, WorldService>();
  for (const service of all) {
    const id = projectIdOf(service);
    if (id !== null && !seen.has(id)) seen.set(id, service);
  }
  for (const [id, { partnerId, projectNumber }] of seen) {
    const number = projectNumber ?? 0;
    const phase = Math.floor(number / projectNames.length);
    const name = pick(projectNames, number) + (phase === 0 ? '' : `, phase ${phase + 1}`);
    add({ id, partner_id: partnerId, name, position: number });
  }
}

/** A service before it is stored. */
export function newService(service: WorldService, begin: Date): NewServiceRow {
  const { id, name, customerReference, product, aEnd, bEnd, contractEndsInDays } = service;
  return {
    ...pickFrom(service, ['id', 'partnerId', 'orderId', 'product', 'name', 'customerReference']),
    ...pickFrom(service, ['bandwidthMbps', 'status', 'mrc']),
    costCentre: isAmong(40, `${id} cost centre`) ? `CC-${400 + (Number(id.slice(3)) % 30)}` : '',
    aEnd: endOf(aEnd),
    bEnd: bEnd && endOf(bEnd),
    // Incidents and cases set it: see `followFaults`.
    health: service.isMeasured ? 'up' : 'none',
    incidentId: incidentOf(service)?.id,
    contractEnd: contractEndsInDays === null ? null : dayAfter(begin, contractEndsInDays),
    projectId: projectIdOf(service),
    searched: [
      id,
      service.orderId,
      name,
      customerReference,
      product,
      aEnd.name,
      aEnd.postcode,
      bEnd?.name,
      bEnd?.postcode,
    ]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  };
}

function endOf({ id, name, postcode }: Site) {
  return { siteId: id, name, postcode };
}

/** A delivery before it is stored. */
export function newDelivery(delivery: WorldDelivery, begun: ReturnType<typeof beginDelivery>) {
  const { caseNumber, service, current } = delivery;
  const { status, outlook, waitingFor, ...state } = begun;
  const { id: serviceId, partnerId } = service;
  const projectId = projectIdOf(service);
  return { caseNumber, serviceId, partnerId, projectId, status, outlook, waitingFor, current, state };
}

function isOpen({ status }: WorldChange): boolean {
  return ['submitted', 'assessing', 'awaitingApproval', 'scheduled', 'implementing'].includes(status);
}

function waitingForOf({ status }: Pick<WorldChange, 'status'>): ProvisioningCase['waitingFor'] {
  return status === 'awaitingApproval' ? 'you' : 'us';
}

function fillChanges(database: DatabaseSync, all: readonly WorldChange[], begin: Date): void {
  const add = changes.createAdder(database);
  for (const change of all) {
    const { id, service, type, title, status, requestedBy } = change;
    const window = windowOf(change, begin);
    add({
      id,
      number: Number(id.slice(3)),
      partnerId: service.partnerId,
      service,
      siteName: service.aEnd.name,
      type,
      title,
      status,
      waitingFor: isOpen(change) ? waitingForOf(change) : null,
      impact: change.impact,
      requestedBy,
      requestedAt: minutesBefore(begin, change.requestedMinutesAgo),
      updatedAt: updatedAtOf(change, window, begin),
      window,
      state: pickFrom(change, ['reason', 'bandwidthMbps', 'bandwidthBefore']),
      searched: [id, title, service.id, service.name, service.aEnd.name].join(' ').toLowerCase(),
    });
  }
}

/** The work begins and ends with its window. A change that ended without work did so before it. */
function updatedAtOf(
  { status, requestedMinutesAgo, updatedMinutesAgo }: WorldChange,
  window: { from: string; to: string },
  begin: Date,
): string {
  if (status === 'done' || status === 'rolledBack') return window.to;
  if (status === 'implementing') return window.from;
  if (status !== 'rejected' && status !== 'cancelled') return minutesBefore(begin, updatedMinutesAgo);
  const minutesToWindow = (Date.parse(window.from) - begin.getTime()) / 60_000 + requestedMinutesAgo;
  return minutesBefore(begin, requestedMinutesAgo - minutesToWindow / 2);
}

/** The night of the work. Work in progress began an hour ago. */
function windowOf({ status, windowDay }: WorldChange, begin: Date): { from: string; to: string } {
  if (status === 'implementing') return { from: minutesBefore(begin, 60), to: minutesBefore(begin, -180) };
  return nightOf(dayAfter(begin, windowDay));
}

export function fillDeliveryConversations(
  database: DatabaseSync,
  all: readonly WorldDelivery[],
  begin: Date,
): void {
  const addConversation = createInsert(database, 'conversations');
  const addEntry = createInsert(database, 'entries');
  for (const { caseNumber, service, slip, receivedDay } of all) {
    const id = `CV-${caseNumber}`;
    addConversation({ id, partner_id: service.partnerId, subject_kind: 'delivery', subject_id: caseNumber });
    const said = [
      ['event', 'system', 'Quayside', 'We received your order.'],
      [
        'message',
        'engineer',
        'Louise Carter',
        `I am your delivery coordinator for ${service.aEnd.name}. Write to me here.`,
      ],
      ...(slip === null
        ? []
        : [['message', 'engineer', 'Louise Carter', `${slip.reason}. I have corrected the date.`]]),
    ] as const;
    for (const [position, [kind, role, name, text]] of said.entries())
      addEntry({
        conversation_id: id,
        position: position + 1,
        kind,
        at: minutesBefore(begin, -receivedDay * 1440 - position * 300),
        author_id: null,
        author_name: name,
        author_role: role,
        text,
      });
  }
}
