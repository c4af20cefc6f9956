import { createReader, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { deliveries } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { StoredAction } from '../../world/deliveryState.ts';
import type { NewApproval } from './newApproval.ts';

/** The delivery coordinator, who requests charges. */
export const coordinator = { id: 'quayside.delivery', name: 'Louise Carter, Quayside' };

const fields = { ...deliveries.fields, serviceName: field.text, siteName: field.named('a_name', field.text) };

/** A delivery with the names of its service and site. */
export type DeliveryOfCharge = RowOf<typeof fields>;

export function deliveriesOfCharges(
  store: Pick<World, 'all'>,
  condition: string,
  ...values: readonly string[]
): DeliveryOfCharge[] {
  const select = `SELECT d.*, s.name AS service_name, s.a_name FROM deliveries d JOIN services s ON s.id = d.service_id`;
  return store.all(`${select} WHERE ${condition}`, ...values).map(createReader(fields));
}

export function chargeApproval(row: DeliveryOfCharge, action: StoredAction): NewApproval {
  const nrc = action.charge?.amount ?? 0;
  return {
    kind: 'ecc',
    title: `Excess construction charge at ${row.siteName}`,
    subject: { kind: 'delivery', id: row.caseNumber, name: row.serviceName },
    total: { nrc, mrc: 0, tcv: nrc },
    dueAt: action.dueAt,
    ifNotDecided: 'The delivery stays on hold, and its date moves.',
    lines: [{ label: 'Construction by the carrier', nrc, mrc: 0 }],
    description: `${action.detail}${action.ifDeclined === null ? '' : ` If you reject it: ${lowerFirst(action.ifDeclined)}`}`,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
