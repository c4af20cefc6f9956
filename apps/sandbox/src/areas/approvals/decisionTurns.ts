import { objectOf } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import type { Turn, Turns } from '../turns.ts';
import { visibleApprovals } from './approvalQuery.ts';
import { readVisible, type VisibleApproval } from './approvals.ts';
import { approvalsDesk, nobodyYet } from './approvers.ts';
import { delegatorsOf } from './delegations.ts';
import { decisionRefusalOf } from './mayDecide.ts';
import type { DecisionRefusal } from './refusalOf.ts';

/** A pending approval, and the reason why the caller may not decide about it; null if the caller may. */
export interface PendingDecision {
  readonly approval: VisibleApproval;
  readonly refusal: DecisionRefusal | null;
}

/** The pending approvals of a kind of subject, such as `change`. */
export function pendingDecisions(world: World, caller: Caller, subjectKind: string): PendingDecision[] {
  const from = visibleApprovals(caller, delegatorsOf(world, caller), world.now());
  return world
    .all(`SELECT *${from.text} AND status = 'pending' AND subject_kind = ?`, ...from.values, subjectKind)
    .map(readVisible)
    .map((approval) => ({ approval, refusal: decisionRefusalOf(caller, approval) }));
}

/** Whose turn a pending approval is: the caller's if the caller may decide about it now, else the approver's. */
export function turnOfDecision({ approval, refusal }: PendingDecision): Turn {
  const { approver } = approval;
  if (refusal === null) return { party: 'you' };
  if (approver.id === approvalsDesk.id) return { party: 'us' };
  return { party: 'colleague', person: approver.id === nobodyYet.id ? undefined : approver };
}

/** The turns of the things of a kind that wait for an approval, by their id. */
export function decisionTurns(world: World, caller: Caller, subjectKind: string): Turns {
  return objectOf(
    pendingDecisions(world, caller, subjectKind).map(
      (decision) => [decision.approval.subject.id, turnOfDecision(decision)] as const,
    ),
  );
}
