import type { UserSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Users } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { lastChangeOf, requireVersion, type Caller } from '../caller.ts';
import { claimsOfRights } from './accountRights.ts';
import type { Audit } from './audit.ts';
import type { AdminUsers } from './users.ts';
import { adminUsers as adminUserRows } from './adminUsers.ts';
import { requireUser, userSubject } from './userRows.ts';
import { artemisAccessWords, rolesText, statusWords } from './words.ts';

type Edit = BodyOf<'editUser'>;

export interface UserWritePorts {
  readonly world: World;
  readonly users: Users;
  readonly audit: Audit;
  readonly adminUsers: AdminUsers;
}

/** Changes a user. Throws a problem that says what is wrong. */
export interface UserWrites {
  edit(caller: Caller, id: string, ifMatch: string, edit: Edit): void;
}

/** The writes of users over a world. */
export function createUserWrites({ world, users, audit, adminUsers }: UserWritePorts): UserWrites {
  /** A demo account gets its new rights with its next token. */
  function updateClaims(user: UserSummary): void {
    const account = users.findByUsername(user.id);
    if (account === undefined) return;
    users.patch(user.id, {
      claims: claimsOfRights(user, account.claims),
      enabled: user.status !== 'deactivated',
    });
  }

  return {
    edit(caller, id, ifMatch, edit) {
      world.write(() => {
        const row = requireUser(adminUsers, caller, id);
        requireVersion(ifMatch, row, userSubject, caller);
        const before = adminUsers.toUser(caller, row);
        const after: UserSummary = { ...adminUsers.toSummary(row), ...edit };
        requirePossible(before, after);
        adminUserRows.change(world, row.number, caller.name, {
          roles: after.roles.join(','),
          apolloAccess: after.apolloAccess,
          artemisAccess: after.artemisAccess,
          status: edit.status,
        });
        updateClaims(after);
        recordEdit(audit, caller, before, after);
      });
    },
  };
}

type Before = ReturnType<AdminUsers['toUser']>;

/** Throws 403 for a change that would lock out the caller or all administrators, and 409 for one that does not fit the status. */
function requirePossible(before: Before, after: UserSummary): void {
  const { protection, allowedActions } = before;
  const changed = lastChangeOf({ version: 0, changedBy: before.changedBy, changedAt: before.changedAt });
  const losesAdmin = before.roles.includes('admin') && !after.roles.includes('admin');
  const isEnding = before.status === 'active' && after.status === 'deactivated';
  const changesViews =
    before.apolloAccess !== after.apolloAccess || before.artemisAccess !== after.artemisAccess;
  if (protection === 'yourself' && losesAdmin)
    throw new ProblemError(403, 'You cannot give up your own admin role. Ask another admin to do it.');
  if (protection === 'yourself' && (isEnding || changesViews))
    throw new ProblemError(
      403,
      'You cannot deactivate yourself or change your own views. Ask another admin to do it.',
    );
  if (protection === 'lastAdmin' && (losesAdmin || isEnding))
    throw new ProblemError(403, 'This is the last admin of your company. Make somebody else an admin first.');
  if (after.status === before.status) {
    if (before.status === 'deactivated')
      throw new ProblemError(409, 'This account is deactivated. Reactivate it first.', {
        reason: 'wrong-state',
        changed,
      });
    return;
  }
  const needed = after.status === 'active' ? 'reactivate' : 'deactivate';
  if (!allowedActions.includes(needed))
    throw new ProblemError(
      409,
      `The account is ${statusWords[before.status].toLowerCase()} now. Check it, then decide again.`,
      { reason: 'wrong-state', changed },
    );
}

function recordEdit(audit: Audit, caller: Caller, before: Before, after: UserSummary): void {
  const subject = { userId: before.id };
  if (rolesText(before.roles) !== rolesText(after.roles))
    audit.add(caller, {
      action: 'rolesChanged',
      subject,
      changes: [{ field: 'roles', before: rolesText(before.roles), after: rolesText(after.roles) }],
    });
  const apollo = {
    field: 'apolloAccess',
    before: yesNo(before.apolloAccess),
    after: yesNo(after.apolloAccess),
  } as const;
  const artemis = {
    field: 'artemisAccess',
    before: artemisAccessWords[before.artemisAccess],
    after: artemisAccessWords[after.artemisAccess],
  } as const;
  const changed = [apollo, artemis].filter((change) => change.before !== change.after);
  if (changed.length > 0) audit.add(caller, { action: 'accessChanged', subject, changes: changed });
  if (before.status !== after.status)
    audit.add(caller, {
      action: after.status === 'active' ? 'userReactivated' : 'userDeactivated',
      subject,
      changes: [{ field: 'status', before: statusWords[before.status], after: statusWords[after.status] }],
    });
}

function yesNo(has: boolean): string {
  return has ? 'Yes' : 'No';
}
