import type { Approval, ApprovalSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { approvalSummaryFields, type VisibleApproval } from './approvals.ts';
import { relatedOf } from './relatedOf.ts';
import { approversOf, limitOf } from './approvers.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** An approval as the list shows it. */
export function toApprovalSummary(approval: VisibleApproval): ApprovalSummary {
  const { nrc, mrc, tcv } = approval.total;
  return {
    ...shownOf(approval, approvalSummaryFields),
    etag: `"${approval.version}"`,
    total: { nrc: gbp(nrc), mrc: gbp(mrc), tcv: gbp(tcv) },
    ifNotDecided: approval.state.ifNotDecided,
  };
}

/** An approval with everything that its page shows, and what the caller may do with it. */
export function toApproval(world: World, caller: Caller, row: VisibleApproval): Approval {
  const summary = toApprovalSummary(row);
  const { lines, ifNotDecided: _shown, ...state } = row.state;
  const limit = limitOf(caller.partnerId, caller.id);
  return {
    ...summary,
    ...state,
    lines: lines.map(({ label, nrc, mrc }) => ({ label, nrc: gbp(nrc), mrc: gbp(mrc) })),
    limit: limit === null ? null : gbp(limit),
    delegatedBy: row.scope === 'delegated' ? summary.approver : null,
    refusal: refusalOf(caller, row),
    allowedActions: allowedActionsOf(caller, row),
    related: relatedOf(world, caller, summary.subject),
  };
}

/** The reason why a caller may not approve a pending request, with those who may; null if the caller may. */
export function refusalOf(caller: Caller, row: VisibleApproval): Approval['refusal'] {
  if (row.status !== 'pending') return null;
  const { tcv } = row.total;
  const limit = limitOf(caller.partnerId, caller.id);
  if (row.requestedBy.id === caller.id) return { cause: 'ownRequest', deciders: [row.approver] };
  if (row.scope === 'other') return { cause: 'otherApprover', deciders: [row.approver] };
  if (limit === null || tcv <= limit) return null;
  const deciders = approversOf(caller.partnerId, row.requestedBy.id, tcv);
  return { cause: 'aboveLimit', deciders: deciders.map(({ id, name }) => ({ id, name })) };
}

/** The actions that a caller may take on an approval. Above the limit the caller can still reject it. */
function allowedActionsOf(caller: Caller, row: VisibleApproval): Approval['allowedActions'] {
  if (row.status !== 'pending') return [];
  const cause = refusalOf(caller, row)?.cause;
  if (cause === 'ownRequest') return [];
  if (cause === 'otherApprover') return ['ask'];
  return cause === 'aboveLimit' ? ['reject', 'ask'] : ['approve', 'reject', 'ask'];
}
