import type { UserSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import type { User, Users } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { requireAction } from '../actions.ts';
import { reassignRequests } from '../approvals/approversNow.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import { claimsOfRights } from './accountRights.ts';
import type { Audit } from './audit.ts';
import type { AdminUsers } from './users.ts';
import { adminUsers as adminUserRows } from './adminUsers.ts';
import { userActions, type UserAction } from './userActions.ts';
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
  edit(user: User, id: string, ifMatch: string, edit: Edit): void;
}

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

  const actions = userActions(adminUsers);

  return {
    edit(user, id, ifMatch, edit) {
      const caller = callerOf(user);
      world.write(() => {
        const row = requireUser(adminUsers, caller, id);
        requireVersion(ifMatch, row, userSubject, caller);
        const before = adminUsers.toSummary(row);
        const after: UserSummary = { ...before, ...edit };
        for (const action of actionsOfEdit(before, after)) requireAction(actions, row, user, action);
        adminUserRows.change(world, row.number, caller.name, {
          roles: after.roles.join(','),
          apolloAccess: after.apolloAccess,
          artemisAccess: after.artemisAccess,
          status: edit.status,
        });
        updateClaims(after);
        reassignRequests(world, row.partnerId, caller.name);
        recordEdit(audit, caller, before, after);
      });
    },
  };
}

type Before = ReturnType<AdminUsers['toSummary']>;

function actionsOfEdit(before: Before, after: Before): UserAction[] {
  if (before.status === 'deactivated') return [after.status === 'deactivated' ? 'changeRoles' : 'reactivate'];
  const losesAdmin = before.roles.includes('admin') && !after.roles.includes('admin');
  const changesRoles = rolesText(before.roles) !== rolesText(after.roles);
  const changesViews =
    before.apolloAccess !== after.apolloAccess || before.artemisAccess !== after.artemisAccess;
  const status = after.status === 'active' ? 'reactivate' : 'deactivate';
  return [
    ...(losesAdmin ? (['removeAdminRole'] as const) : []),
    ...(changesRoles ? (['changeRoles'] as const) : []),
    ...(changesViews ? (['changeAccess'] as const) : []),
    ...(after.status === before.status ? [] : ([status] as const)),
  ];
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
