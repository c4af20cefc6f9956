import type { DeliveryAction } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { visibleApprovals } from './approvalQuery.ts';
import { readVisible, type VisibleApproval } from './approvals.ts';
import { delegatorsOf } from './delegations.ts';
import { refusalOf } from './refusalOf.ts';

/** The reason why a caller may not approve, and those who may. */
export type DecisionRefusal = NonNullable<DeliveryAction['refusal']>;

const money = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whether a caller decides about approvals at all. */
export const isApprover = ({ roles }: Caller): boolean => sharedRights().grants(roles, 'decideApprovals');

/** The pending approval of a subject, such as a delivery, as a caller sees it; undefined if there is none. */
export function pendingApprovalOf(
  world: World,
  caller: Caller,
  subjectKind: string,
  subjectId: string,
): VisibleApproval | undefined {
  const from = visibleApprovals(caller, delegatorsOf(world, caller), world.now());
  const row = world.first(
    `SELECT *${from.text} AND subject_kind = ? AND subject_id = ? AND status = 'pending'`,
    ...from.values,
    subjectKind,
    subjectId,
  );
  return row && readVisible(row);
}

/** The reason why a caller may not approve a pending request on any page, with those who may; null if the caller may. */
export function decisionRefusalOf(caller: Caller, row: VisibleApproval): DecisionRefusal | null {
  if (isApprover(caller)) return refusalOf(caller, row);
  return { cause: 'notApprover', deciders: [row.approver] };
}

/** Throws 403, with the reason and those who decide, where the caller may not decide like this. Whoever is above the limit may reject. */
export function requireMayDecide(
  caller: Caller,
  row: VisibleApproval,
  decision: 'approved' | 'rejected',
): void {
  const refusal = decisionRefusalOf(caller, row);
  if (refusal === null || (refusal.cause === 'aboveLimit' && decision === 'rejected')) return;
  const who = refusal.deciders.map(({ name }) => name).join(' or ') || 'a colleague';
  const total = money.format(row.total.tcv / 100);
  const sentences = {
    notApprover: `Only approvers of your company may decide about this. ${who} decides about it.`,
    ownRequest: `You asked for this yourself. ${who} decides about it.`,
    otherApprover: `This waits for ${who}.`,
    aboveLimit: `The total of ${total} is above your limit. ${who} can approve it.`,
  };
  throw new ProblemError(403, sentences[refusal.cause]);
}
