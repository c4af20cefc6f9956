import type { Row } from '../../world/createWorld.ts';
import type { StoredAction } from '../../world/deliveryState.ts';
import { textOf } from '../../world/readRow.ts';
import type { NewApproval } from './newApproval.ts';

/** The delivery coordinator, who requests charges. */
export const coordinator = { id: 'quayside.delivery', name: 'Louise Carter, Quayside' };

/** The approval of a delivery's excess construction charge. `row` is the delivery with the names of service and site. */
export function chargeApproval(row: Row, action: StoredAction): NewApproval {
  const nrc = action.charge?.amount ?? 0;
  return {
    kind: 'ecc',
    title: `Excess construction charge at ${textOf(row, 'a_name')}`,
    subject: { kind: 'delivery', id: textOf(row, 'case_number'), name: textOf(row, 'service_name') },
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
