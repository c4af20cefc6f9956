import type { ProvisioningCaseList, ProvisioningCaseSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { containsWords, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { isOpenDelivery } from '../../world/deliveries.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import { textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { orderStatuses, outlooks, waitingForWords } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import { stateOf } from './toProvisioningCase.ts';

const from = `FROM deliveries d JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id
  LEFT JOIN orders o ON o.id = s.order_id WHERE d.partner_id = ? AND ${isOpenDelivery}`;

/** The searchable text of a delivery. That of its service is in lower case. */
const searched = `(lower(d.case_number || ' ' || coalesce(o.purchase_order, '') || ' ' || coalesce(p.name, '')) || ' ' || s.searched)`;

/** One page of the open deliveries: those that wait for the caller first, then the newest. */
export function listDeliveries(
  world: World,
  { partnerId }: Caller,
  { q, page, pageSize }: Required<QueryOf<'listProvisioningCases'>>,
): ProvisioningCaseList {
  const words = containsWords(searched, q);
  const values = [partnerId, ...words.values];
  const rows = world.all(
    `SELECT d.*, ${outlookOn(dayOf(world.now()))} AS present_outlook, s.name AS service_name, s.product, s.order_id, s.a_name, o.purchase_order ${from}${words.text}
     ORDER BY coalesce(d.waiting_for, '') <> 'you', d.case_number DESC LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    offsetOf({ page, pageSize }),
  );
  const total = world.first(`SELECT count(*) AS count ${from}${words.text}`, ...values);
  return { page, pageSize, total: Number(total?.['count']), items: rows.map(toSummary) };
}

function toSummary(row: Row): ProvisioningCaseSummary {
  const purchaseOrder = textOrNull(row, 'purchase_order');
  const { milestones } = stateOf(row);
  return {
    caseNumber: String(row['case_number']),
    orderId: String(row['order_id']),
    ...(purchaseOrder && { purchaseOrder }),
    service: {
      id: String(row['service_id']),
      name: String(row['service_name']),
      product: String(row['product']),
    },
    siteName: String(row['a_name']),
    status: wordOf(row, 'status', orderStatuses),
    outlook: wordOf(row, 'present_outlook', outlooks),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    milestone: milestones.find(({ state }) => state === 'current' || state === 'blocked')?.id ?? null,
  };
}
