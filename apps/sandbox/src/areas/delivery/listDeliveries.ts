import type { ProvisioningCaseList, ProvisioningCaseSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader, type RowOf } from '../../store/collection.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, type Sql } from '../../store/sqlFilter.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { isOpenDelivery, milestoneIds } from '../../world/deliveries.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import type { Caller } from '../caller.ts';
import { namedPerson } from '../turns.ts';
import { deliveryFields, readDeliveries } from './deliveryRows.ts';
import { nextStepOf } from './nextStep.ts';

export type DeliveryQuery = Required<QueryOf<'listProvisioningCases'>>;

/** A delivery as lists show it. */
type ListedDelivery = RowOf<typeof deliveryFields>;

const joined = ` JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id
  LEFT JOIN orders o ON o.id = s.order_id WHERE d.partner_id = ? AND ${isOpenDelivery}`;

/** The searchable text of a delivery. That of its service is in lower case. */
const searched = `(lower(d.case_number || ' ' || coalesce(o.purchase_order, '') || ' ' || coalesce(p.name, '')) || ' ' || s.searched)`;

const milestone = `json_extract('${JSON.stringify(milestoneIds)}', '$[' || d.current || ']')`;

/** The day or moment of the next step. */
const nextStepAt = `coalesce(json_extract(d.state, '$.actions[0].dueAt'), json_extract(d.state, '$.milestones[' || d.current || '].planned.to'))`;

/** The list on a day, because a delivery whose date has passed is delayed. */
const listOn = (today: string) =>
  createList({
    read: createReader(deliveryFields),
    columns: `d.*, ${outlookOn(today)} AS present_outlook, s.name AS service_name, s.product, s.order_id, s.a_name, o.purchase_order, p.name AS project_name`,
    facets: { waitingFor: 'd.waiting_for', outlook: outlookOn(today), milestone },
    sorts: {
      by: nextStepAt,
      service: 's.name COLLATE NOCASE',
      milestone: 'd.current',
      requested: `json_extract(d.state, '$.dates.requested')`,
      indicative: `json_extract(d.state, '$.dates.indicative')`,
      committed: `json_extract(d.state, '$.dates.committed')`,
    },
    lastSort: 'd.case_number',
  });

/** The open deliveries that a query finds, but for its facets. */
function fromDeliveries(world: World, caller: Caller, { q, projectId }: DeliveryQuery): Sql {
  return joinSql(
    { text: ' FROM ', values: [] },
    readDeliveries(world, caller),
    { text: joined, values: [caller.partnerId] },
    containsWords(searched, q),
    equal('d.project_id', projectId),
  );
}

export function listDeliveries(world: World, caller: Caller, query: DeliveryQuery): ProvisioningCaseList {
  return listOn(dayOf(world.now())).page(world, fromDeliveries(world, caller, query), query, toSummary);
}

export function allDeliveries(
  world: World,
  caller: Caller,
  query: DeliveryQuery,
): readonly ProvisioningCaseSummary[] {
  return listOn(dayOf(world.now()))
    .all(world, fromDeliveries(world, caller, query), query)
    .map(toSummary);
}

export function toSummary(delivery: ListedDelivery): ProvisioningCaseSummary {
  const { purchaseOrder, presentOutlook: outlook, state, projectId, projectName, waitingFor } = delivery;
  return {
    ...pickFrom(delivery, ['caseNumber', 'orderId', 'service', 'siteName', 'status', 'waitingFor']),
    ...namedPerson(delivery.waitingForPerson),
    ...(purchaseOrder && { purchaseOrder }),
    project: projectId === null ? null : { id: projectId, name: projectName ?? '' },
    outlook,
    dates: state.dates,
    next: nextStepOf(delivery, {
      isMine: waitingFor === 'you',
      deciders: delivery.waitingForPerson?.name ?? (waitingFor === 'colleague' ? 'A colleague' : ''),
    }),
  };
}
