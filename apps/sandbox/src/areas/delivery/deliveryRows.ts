import { createReader, type Changes, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { deliveries, services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import { outlooks } from '../../world/words.ts';
import type { Sql } from '../../store/sqlFilter.ts';
import type { Caller } from '../caller.ts';
import { readBy, turnById, turnFields } from '../turns.ts';
import { deliveryTurns } from './deliveryTurns.ts';

/** A delivery with what lists show of its service and order. */
export const deliveryFields = {
  ...deliveries.fields,
  presentOutlook: field.word(outlooks),
  service: field.texts({ id: 'service_id', name: 'service_name', product: 'product' }),
  siteName: field.named('a_name', field.text),
  orderId: field.text,
  ...turnFields,
  /** The customer's own number; empty or null if there is none. */
  purchaseOrder: field.orNull(field.text),
  projectName: field.orNull(field.text),
};

const detailFields = {
  ...deliveryFields,
  entryCount: field.orNull(field.integer),
  approvalId: field.orNull(field.text),
};

/** A delivery with its service, order, project and approval. */
export type DeliveryRow = RowOf<typeof detailFields>;

const read = createReader(detailFields);

/** `deliveries` is the table of deliveries, with the alias `d`. */
const selectOn = (
  today: string,
  deliveriesAs: string,
) => `SELECT d.*, ${outlookOn(today)} AS present_outlook, s.id AS service_id, s.name AS service_name, s.product, s.order_id, s.a_name, o.purchase_order, p.name AS project_name,
  (SELECT max(position) FROM entries WHERE conversation_id = 'CV-' || d.case_number) AS entry_count,
  (SELECT id FROM approvals WHERE subject_kind = 'delivery' AND subject_id = d.case_number ORDER BY number DESC LIMIT 1) AS approval_id
  FROM ${deliveriesAs} JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id
  LEFT JOIN orders o ON o.id = s.order_id`;

/** The delivery of any partner with a case number, as it is stored. */
export function readDelivery(world: World, caseNumber: string): DeliveryRow | undefined {
  const stored = `(SELECT *, NULL AS waiting_for_person FROM deliveries) AS d`;
  const row = world.first(`${selectOn(dayOf(world.now()), stored)} WHERE d.case_number = ?`, caseNumber);
  return row && read(row);
}

/** The deliveries as a caller reads them, for the FROM of a statement, with the alias `d`. */
export function readDeliveries(world: World, caller: Caller): Sql {
  return readBy(deliveries, turnById(deliveryTurns(world, caller), 'case_number'), 'd');
}

/** The delivery with a case or order number; undefined for one of another partner. */
export function findDelivery(world: World, caller: Caller, number: string): DeliveryRow | undefined {
  const from = readDeliveries(world, caller);
  const row = world.first(
    `${selectOn(dayOf(world.now()), from.text)} WHERE (d.case_number = ? OR s.order_id = ?) AND d.partner_id = ?`,
    ...from.values,
    number,
    number,
    caller.partnerId,
  );
  return row && read(row);
}

/** Saves a delivery. Its service then waits for the same party. `by` is the author of the change. */
export function saveDelivery(
  world: World,
  caseNumber: string,
  by: string,
  changes: Changes<typeof deliveries.fields>,
): void {
  deliveries.change(world, caseNumber, by, changes);
  const { serviceId } = deliveries.first(world, 'case_number = ?', caseNumber) ?? {};
  if (changes.waitingFor !== undefined && serviceId !== undefined)
    services.set(world, serviceId, { waitingFor: changes.waitingFor });
}
