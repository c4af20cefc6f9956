import type { ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayOf } from '../../world/days.ts';
import { outlookOn } from '../../world/deliveryOutlook.ts';
import type { DeliveryState } from '../../world/deliveryState.ts';
import type { Caller } from '../caller.ts';

/** The filters and sort of the list of deliveries. */
export interface DeliveryColumns {
  readonly status: ProvisioningCase['status'];
  readonly outlook: ProvisioningCase['outlook'];
  readonly waiting_for: ProvisioningCase['waitingFor'];
  readonly current: number;
}

const selectOn = (
  today: string,
) => `SELECT d.*, ${outlookOn(today)} AS present_outlook, s.id AS service_id, s.name AS service_name, s.product, s.order_id, s.a_name, o.purchase_order, p.name AS project_name,
  (SELECT max(position) FROM entries WHERE conversation_id = 'CV-' || d.case_number) AS entry_count,
  (SELECT id FROM approvals WHERE subject_kind = 'delivery' AND subject_id = d.case_number ORDER BY number DESC LIMIT 1) AS approval_id
  FROM deliveries d JOIN services s ON s.id = d.service_id LEFT JOIN projects p ON p.id = d.project_id
  LEFT JOIN orders o ON o.id = s.order_id`;

/** The row of a delivery of any partner, by its case number. */
export function readDelivery(world: World, caseNumber: string): Row | undefined {
  return world.first(`${selectOn(dayOf(world.now()))} WHERE d.case_number = ?`, caseNumber);
}

/** The row of a delivery by its case or order number; undefined for one of another partner. */
export function findDelivery(world: World, { partnerId }: Caller, number: string): Row | undefined {
  return world.first(
    `${selectOn(dayOf(world.now()))} WHERE (d.case_number = ? OR s.order_id = ?) AND d.partner_id = ?`,
    number,
    number,
    partnerId,
  );
}

/** Saves a delivery. Its service then waits for the same party. `by` is the author of the change. */
export function saveDelivery(
  world: World,
  caseNumber: string,
  by: string,
  state: DeliveryState,
  columns: Partial<DeliveryColumns>,
): void {
  const all = {
    ...columns,
    state: JSON.stringify(state),
    changed_by: by,
    changed_at: world.now().toISOString(),
  };
  const assignments = Object.keys(all).map((name) => `${name} = ?`);
  world.all(
    `UPDATE deliveries SET ${assignments.join(', ')}, version = version + 1 WHERE case_number = ?`,
    ...Object.values(all),
    caseNumber,
  );
  if (columns.waiting_for !== undefined)
    world.all(
      'UPDATE services SET waiting_for = ? WHERE provisioning_case = ?',
      columns.waiting_for,
      caseNumber,
    );
}
