import { sharedRights } from '../../rights/rights.ts';
import type { World } from '../../world/createWorld.ts';
import { notYours, type Offer } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { visibleApprovals } from './approvalQuery.ts';
import { limitOf } from './approvers.ts';
import { readVisible, type VisibleApproval } from './approvals.ts';
import { delegatorsOf } from './delegations.ts';
import { decidersOf, refusalOf, type DecisionRefusal } from './refusalOf.ts';

const money = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** The sentence for a request without an approver: no user of the company has the role. */
export const nobodyMayDecide =
  'Nobody in your company may decide about it yet. An administrator of your company gives the role Approver in Admin.';

/** Whether a caller decides about approvals at all. */
const isApprover = ({ roles }: Caller): boolean => sharedRights().grants(roles, 'decideApprovals');

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

/** The reason why a caller may not decide about a pending request on any page, with those who may; null if the caller may. */
export function decisionRefusalOf(caller: Caller, row: VisibleApproval): DecisionRefusal | null {
  if (isApprover(caller)) return refusalOf(caller, row);
  return { cause: 'notApprover', deciders: decidersOf(caller, row) };
}

/** Whether a caller may decide about a pending request, to approve as to reject it, or why not, with those who decide. */
export function offerOfDecision(caller: Caller, row: VisibleApproval): Offer {
  const refusal = decisionRefusalOf(caller, row);
  if (refusal === null) return true;
  const who = refusal.deciders.map(({ name }) => name).join(' or ');
  const [total, limit] = [row.total.tcv, limitOf(caller.partnerId, caller.id) ?? 0].map((pence) =>
    money.format(pence / 100),
  );
  const decides = who === '' ? nobodyMayDecide : `${who} decides about it.`;
  const sentences = {
    notApprover: `Only approvers of your company may decide about this. ${decides}`,
    ownRequest: `You asked for this yourself. ${decides}`,
    otherApprover: who === '' ? nobodyMayDecide : `This waits for ${who}, who decides about it.`,
    aboveLimit: `The total of ${total} is above your limit of ${limit}. ${decides}`,
  };
  return notYours(sentences[refusal.cause]);
}
