import type { Caller } from '../caller.ts';
import type { VisibleApproval } from './approvals.ts';
import { approversOf, limitOf } from './approvers.ts';

/** The reason why a caller may not approve, and those who may. */
export interface DecisionRefusal {
  readonly cause: 'notApprover' | 'ownRequest' | 'otherApprover' | 'aboveLimit';
  readonly deciders: readonly { readonly id: string; readonly name: string }[];
}

/** The reason why a caller may not approve a pending request, with those who may; null if the caller may. */
export function refusalOf(caller: Caller, row: VisibleApproval): DecisionRefusal | null {
  if (row.status !== 'pending') return null;
  const { tcv } = row.total;
  const limit = limitOf(caller.partnerId, caller.id);
  if (row.requestedBy.id === caller.id) return { cause: 'ownRequest', deciders: [row.approver] };
  if (row.scope === 'other') return { cause: 'otherApprover', deciders: [row.approver] };
  if (limit === null || tcv <= limit) return null;
  const deciders = approversOf(caller.partnerId, row.requestedBy.id, tcv);
  return { cause: 'aboveLimit', deciders: deciders.map(({ id, name }) => ({ id, name })) };
}
