import { seedUsers } from '../../seed/people.ts';
import type { World } from '../../world/createWorld.ts';
import { adminUsers } from '../admin/adminUsers.ts';
import { approvals, type ApprovalRow } from './approvals.ts';
import {
  approvalsDesk,
  approversAmong,
  firstApproversOf,
  LIMIT_OF_OTHERS,
  MINUTES_PER_DAY,
  nobodyYet,
  type Approver,
} from './approvers.ts';

/** The active users of a partner who have the role Approver, those of the beginning first. */
export function approversNow(world: World, partnerId: string): readonly Approver[] {
  const first = firstApproversOf(partnerId);
  const rankOf = ({ id }: { readonly id: string }): number => {
    const rank = first.findIndex((each) => each.id === id);
    return rank === -1 ? first.length : rank;
  };
  return adminUsers
    .all(
      world,
      `partner_id = ? AND status = 'active' AND ',' || roles || ',' LIKE '%,approver,%' ORDER BY number`,
      partnerId,
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(
      ({ id, name }) =>
        first.find((each) => each.id === id) ?? {
          id,
          name,
          limit: LIMIT_OF_OTHERS,
          decidesAfterMinutes: accounts().has(id) ? null : MINUTES_PER_DAY,
        },
    );
}

let names: ReadonlySet<string> | undefined;

/** The users who can sign in. The sandbox makes no decisions for them. */
function accounts(): ReadonlySet<string> {
  names ??= new Set(seedUsers().map(({ username }) => username));
  return names;
}

/** Whether an approver decides without the portal: at a moment that is scheduled. */
export function decidesAtItsMoment(approverId: string): boolean {
  return approverId !== nobodyYet.id && !accounts().has(approverId);
}

/** The approver of a request: the first whose limit covers the total. Quayside if there is none, `nobodyYet` if the company has no approver at all. */
export function approverFor(world: World, partnerId: string, requesterId: string, tcv: number): Approver {
  const holders = approversNow(world, partnerId);
  if (holders.length === 0) return nobodyYet;
  return approversAmong(holders, requesterId, tcv)[0] ?? approvalsDesk;
}

/** Schedules the decision of an approver without an account. `minutesAgo` is the age of the request. */
export function scheduleDecision(
  world: World,
  id: string,
  { decidesAfterMinutes }: Approver,
  minutesAgo = 0,
): void {
  if (decidesAfterMinutes === null) return;
  world.schedule(decidesAfterMinutes - minutesAgo, {
    kind: 'approval.approverDecides',
    subjectId: id,
    payload: '',
  });
}

/** Hands the pending requests of a person who may decide no more to one who may. Call it within `world.write`, after roles changed. */
export function reassignRequests(world: World, partnerId: string, by: string): void {
  const able = new Set([approvalsDesk.id, ...approversNow(world, partnerId).map(({ id }) => id)]);
  for (const row of approvals.all(world, `partner_id = ? AND status = 'pending'`, partnerId))
    if (!able.has(row.approver.id)) reassign(world, row, by);
}

function reassign(world: World, row: ApprovalRow, by: string): void {
  const next = approverFor(world, row.partnerId, row.requestedBy.id, row.total.tcv);
  if (next.id === row.approver.id) return;
  const note = next === nobodyYet ? 'Nobody may decide now.' : `${next.name} decides now.`;
  const at = world.now().toISOString();
  approvals.change(world, row.id, by, {
    approver: { id: next.id, name: next.name },
    state: { ...row.state, history: [{ at, event: 'reassigned', by, note }, ...row.state.history] },
  });
  scheduleDecision(world, row.id, next);
}
