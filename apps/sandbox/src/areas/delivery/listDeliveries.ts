import type { ProvisioningCaseList, ProvisioningCaseSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader, type RowOf } from '../../store/collection.ts';
import { pageOf } from '../../store/list.ts';
import { containsWords, joinSql } from '../../store/sqlFilter.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { isOpenDelivery } from '../../world/deliveries.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import type { Caller } from '../caller.ts';
import { namedPerson } from '../turns.ts';
import { deliveryFields, readDeliveries } from './deliveryRows.ts';

const joined = ` JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id
  LEFT JOIN orders o ON o.id = s.order_id WHERE d.partner_id = ? AND ${isOpenDelivery}`;

/** The searchable text of a delivery. That of its service is in lower case. */
const searched = `(lower(d.case_number || ' ' || coalesce(o.purchase_order, '') || ' ' || coalesce(p.name, '')) || ' ' || s.searched)`;

const columnsOn = (today: string) =>
  `d.*, ${outlookOn(today)} AS present_outlook, s.name AS service_name, s.product, s.order_id, s.a_name, o.purchase_order`;

const read = createReader(deliveryFields);

/** One page of the open deliveries: those that wait for the caller first, then the newest. */
export function listDeliveries(
  world: World,
  caller: Caller,
  query: Required<QueryOf<'listProvisioningCases'>>,
): ProvisioningCaseList {
  const found = joinSql(
    { text: ' FROM ', values: [] },
    readDeliveries(world, caller),
    { text: joined, values: [caller.partnerId] },
    containsWords(searched, query.q),
  );
  const order = `coalesce(d.waiting_for, '') <> 'you', d.case_number DESC`;
  const columns = columnsOn(dayOf(world.now()));
  return pageOf(world, found, { ...query, columns, order }, (row) => toSummary(read(row)));
}

export function toSummary(delivery: RowOf<typeof deliveryFields>): ProvisioningCaseSummary {
  const { purchaseOrder, presentOutlook: outlook, state } = delivery;
  return {
    ...pickFrom(delivery, ['caseNumber', 'orderId', 'service', 'siteName', 'status', 'waitingFor']),
    ...namedPerson(delivery.waitingForPerson),
    ...(purchaseOrder && { purchaseOrder }),
    outlook,
    milestone:
      state.milestones.find(({ state: reached }) => reached === 'current' || reached === 'blocked')?.id ??
      null,
  };
}
