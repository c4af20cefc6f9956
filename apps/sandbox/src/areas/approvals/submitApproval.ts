import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { approvals, pendingApproval } from './approvals.ts';
import { approverFor, scheduleDecision } from './approversNow.ts';
import { supersedeEarlier } from './approvalWrites.ts';
import type { NewApproval } from './newApproval.ts';

export type { ApprovalDecision, NewApproval } from './newApproval.ts';

export const FIRST_APPROVAL = 7001;

/** Asks the partner's approvers for a decision, and returns the approval's id. Call it within `world.write`. */
export function submitApproval(world: World, caller: Caller, approval: NewApproval): string {
  const id = insertApproval(world, caller.partnerId, caller, approval);
  const minutesLeft = (Date.parse(approval.dueAt) - world.now().getTime()) / 60_000;
  world.schedule(minutesLeft, { kind: 'approval.expires', subjectId: id, payload: '' });
  return id;
}

/** Adds a pending approval that never expires. `at` is the moment of the request, now by default. */
export function insertApproval(
  world: World,
  partnerId: string,
  requestedBy: { readonly id: string; readonly name: string },
  approval: NewApproval,
  at: Date = world.now(),
): string {
  const count = Number(world.first('SELECT count(*) AS count FROM approvals')?.['count']);
  const number = FIRST_APPROVAL + count;
  const id = `AP-${number}`;
  const approver = approverFor(world, partnerId, requestedBy.id, approval.total.tcv);
  supersedeEarlier(world, approval.subject, requestedBy);
  const requestedAt = at.toISOString();
  approvals.add(
    world,
    pendingApproval({ id, number, partnerId, approval, requestedBy, requestedAt, approver }),
  );
  const minutesAgo = (world.now().getTime() - at.getTime()) / 60_000;
  scheduleDecision(world, id, approver, minutesAgo);
  return id;
}
