import type { Caller } from '../caller.ts';
import type { VisibleApproval } from './approvals.ts';
import { nobodyYet } from './approvers.ts';

export interface DecisionRefusal {
  readonly cause: 'notApprover' | 'ownRequest' | 'otherApprover' | 'aboveLimit';
  readonly deciders: readonly { readonly id: string; readonly name: string }[];
}

/** The reason why a caller may not decide about a pending request, with those who may; null if the caller may. */
export function refusalOf(caller: Caller, row: VisibleApproval): DecisionRefusal | null {
  if (row.status !== 'pending') return null;
  const deciders = decidersOf(caller, row);
  if (row.requestedBy.id === caller.id) return { cause: 'ownRequest', deciders };
  if (row.scope === 'other') return { cause: 'otherApprover', deciders };
  return row.isWithinLimit ? null : { cause: 'aboveLimit', deciders };
}

/** Who decides instead of a caller: the approver of the request. Empty while the company has no approver. */
export function decidersOf({ id }: Caller, { approver }: VisibleApproval): DecisionRefusal['deciders'] {
  return [approver].filter((each) => each.id !== id && each.id !== nobodyYet.id);
}
