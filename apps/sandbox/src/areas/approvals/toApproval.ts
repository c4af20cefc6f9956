import type { Approval, ApprovalSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import type { Unlisted } from '../actions.ts';
import { callerOf, type Caller } from '../caller.ts';
import { approvalSummaryFields, type VisibleApproval } from './approvals.ts';
import { relatedOf } from './relatedOf.ts';
import { limitOf } from './approvers.ts';
import { decisionRefusalOf } from './mayDecide.ts';
import { turnOfDecision } from './decisionTurns.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export function toApprovalSummary(caller: Caller, approval: VisibleApproval): ApprovalSummary {
  const { nrc, mrc, tcv } = approval.total;
  return {
    ...shownOf(approval, approvalSummaryFields),
    waitingFor: approval.waitingFor === 'you' ? partyOf(caller, approval) : approval.waitingFor,
    etag: `"${approval.version}"`,
    total: { nrc: gbp(nrc), mrc: gbp(mrc), tcv: gbp(tcv) },
    ifNotDecided: approval.state.ifNotDecided,
  };
}

function partyOf(caller: Caller, approval: VisibleApproval): ApprovalSummary['waitingFor'] {
  return turnOfDecision({ approval, refusal: decisionRefusalOf(caller, approval) }).party;
}

export function toApproval(world: World, user: User, row: VisibleApproval): Unlisted<Approval> {
  const caller = callerOf(user);
  const summary = toApprovalSummary(caller, row);
  const { lines, ifNotDecided: _shown, ...state } = row.state;
  const limit = limitOf(caller.partnerId, caller.id);
  return {
    ...summary,
    ...state,
    lines: lines.map(({ label, nrc, mrc }) => ({ label, nrc: gbp(nrc), mrc: gbp(mrc) })),
    limit: limit === null ? null : gbp(limit),
    delegatedBy: row.scope === 'delegated' ? summary.approver : null,
    related: relatedOf(world, user, summary.subject),
  };
}
