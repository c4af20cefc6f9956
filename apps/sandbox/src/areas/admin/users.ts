import type { AdminUser, Permission, UserList, UserSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf } from '../../store/facets.ts';
import { offsetOf, wordsOf } from '../../store/sqlFilter.ts';
import type { Users } from '../../store/users.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf, textOrNull, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { absenceOf } from '../profile/profileState.ts';
import { INVITATION_DAYS } from './adminPart.ts';
import { permissionsOf, permissionTable } from './permissions.ts';

/** The filters and sort of the list of users. */
export type UserFilter = Omit<Required<QueryOf<'listUsers'>>, 'page' | 'pageSize'>;

type Facet = 'status' | 'role' | 'view' | 'mfa' | 'permission';

/** Reads the users of a partner. */
export interface AdminUsers {
  list(caller: Caller, query: Required<QueryOf<'listUsers'>>): UserList;
  /** Every user that a filter finds, in its order. */
  listAll(caller: Caller, filter: UserFilter): UserSummary[];
  /** Undefined for a user who does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): Row | undefined;
  toSummary(row: Row): UserSummary;
  toUser(caller: Caller, row: Row): Omit<AdminUser, 'etag'>;
  permissions(caller: Caller): Permission[];
}

const roles = permissionRoles();
const artemisAccesses = ['none', 'dashboard', 'full'] as const;
const mfaMethods = ['app', 'sms', 'none'] as const;
const facets = ['status', 'role', 'view', 'mfa', 'permission'] as const;
const DAY_MS = 86_400_000;

/** Opens the users of a world. A partner has about a thousand: they are filtered and counted in memory. */
export function createAdminUsers(world: World, { lastSignInAt }: Pick<Users, 'lastSignInAt'>): AdminUsers {
  function everybody({ partnerId }: Caller): UserSummary[] {
    return world
      .all(
        `SELECT * FROM admin_users WHERE partner_id = ? AND status != 'revoked' ORDER BY name COLLATE NOCASE, number`,
        partnerId,
      )
      .map(toSummary);
  }

  function toSummary(row: Row): UserSummary {
    const names = textOf(row, 'roles').split(',');
    return {
      id: textOf(row, 'id'),
      name: textOf(row, 'name'),
      email: textOf(row, 'email'),
      status: statusOf(row),
      roles: roles.filter((role) => names.includes(role)),
      apolloAccess: row['apollo_access'] === 1,
      artemisAccess: wordOf(row, 'artemis_access', artemisAccesses),
      // The demo accounts have the same ids here as in the identity provider.
      lastSignInAt: lastSignInAt(textOf(row, 'id')) ?? textOrNull(row, 'last_sign_in_at'),
      mfa: wordOf(row, 'mfa', mfaMethods),
    };
  }

  function statusOf(row: Row): UserSummary['status'] {
    const status = wordOf(row, 'status', ['active', 'invited', 'deactivated']);
    if (status !== 'invited') return status;
    return expiryOf(textOf(row, 'invited_at')) > world.now() ? 'invited' : 'invitationExpired';
  }

  function find(caller: Caller, filter: UserFilter): UserSummary[] {
    const fits = createFit(filter);
    const found = everybody(caller)
      .map(toEntry)
      .filter((entry) => fits(entry));
    return found.map(({ user }) => user).toSorted(comparisonOf(filter.sort));
  }

  function isLastAdmin(caller: Caller, { id }: UserSummary): boolean {
    const admins = everybody(caller).filter(
      ({ status, roles: own }) => status === 'active' && own.includes('admin'),
    );
    return admins.length === 1 && admins[0]?.id === id;
  }

  return {
    list(caller, { page, pageSize, ...filter }) {
      const all = everybody(caller).map(toEntry);
      const fits = createFit(filter);
      const found = all
        .filter((entry) => fits(entry))
        .map(({ user }) => user)
        .toSorted(comparisonOf(filter.sort));
      const offset = offsetOf({ page, pageSize });
      const counts = (facet: Facet) =>
        countValues(
          all.filter((entry) => fits(entry, facet)),
          facet,
        );
      return {
        page,
        pageSize,
        total: found.length,
        items: found.slice(offset, offset + pageSize),
        facets: {
          status: counts('status'),
          role: counts('role'),
          view: counts('view'),
          mfa: counts('mfa'),
          permission: counts('permission'),
        },
      };
    },
    listAll: find,
    findRow: ({ partnerId }, id) =>
      world.first(
        `SELECT * FROM admin_users WHERE id = ? AND partner_id = ? AND status != 'revoked'`,
        id,
        partnerId,
      ),
    toSummary,
    toUser(caller, row) {
      const summary = toSummary(row);
      const invitedAt = textOrNull(row, 'invited_at');
      const protection = protectionOf(summary, caller, isLastAdmin(caller, summary));
      return {
        ...summary,
        createdAt: textOf(row, 'created_at'),
        invitation:
          invitedAt === null
            ? null
            : {
                by: textOf(row, 'invited_by'),
                sentAt: invitedAt,
                expiresAt: expiryOf(invitedAt).toISOString(),
              },
        permissions: permissionsOf(summary),
        protection,
        allowedActions: actionsOf(summary, protection),
        changedBy: textOrNull(row, 'changed_by'),
        changedAt: textOrNull(row, 'changed_at'),
        ...absenceOf(world, summary.id),
      };
    },
    permissions(caller) {
      const counts = countValues(everybody(caller).map(toEntry), 'permission');
      return permissionTable.map((permission) => ({
        ...permission,
        users: counts.find(({ id }) => id === permission.id)?.count ?? 0,
      }));
    },
  };
}

function permissionRoles(): readonly UserSummary['roles'][number][] {
  return [...new Set(permissionTable.flatMap((permission) => permission.roles))];
}

function expiryOf(sentAt: string): Date {
  return new Date(Date.parse(sentAt) + INVITATION_DAYS * DAY_MS);
}

function protectionOf(user: UserSummary, caller: Caller, isLastAdmin: boolean): AdminUser['protection'] {
  if (user.id === caller.id) return 'yourself';
  return isLastAdmin ? 'lastAdmin' : null;
}

function actionsOf(
  { status }: UserSummary,
  protection: AdminUser['protection'],
): AdminUser['allowedActions'] {
  switch (status) {
    case 'deactivated':
      return ['reactivate'];
    case 'invited':
    case 'invitationExpired':
      return ['changeRoles', 'changeAccess', 'resendInvitation', 'revokeInvitation'];
    case 'active':
    default:
      if (protection === 'yourself') return ['changeRoles'];
      return protection === null
        ? ['changeRoles', 'changeAccess', 'deactivate']
        : ['changeRoles', 'changeAccess'];
  }
}

/** The values of a user that a facet counts. */
function valuesIn(user: UserSummary, facet: Facet): readonly string[] {
  switch (facet) {
    case 'status':
      return [user.status];
    case 'role':
      return user.roles;
    case 'mfa':
      return [user.mfa];
    case 'view': {
      const views = [
        ...(user.apolloAccess ? ['apollo'] : []),
        ...(user.artemisAccess === 'none' ? [] : ['artemis']),
      ];
      return views.length === 0 ? ['none'] : views;
    }
    case 'permission':
    default:
      return permissionsOf(user).map(({ id }) => id);
  }
}

/** A user as it is filtered and counted. It is read once for each request: each facet counts all users again. */
interface Entry {
  readonly user: UserSummary;
  readonly text: string;
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

function toEntry(user: UserSummary): Entry {
  return {
    user,
    text: `${user.name} ${user.email}`.toLowerCase(),
    values: {
      status: valuesIn(user, 'status'),
      role: valuesIn(user, 'role'),
      view: valuesIn(user, 'view'),
      mfa: valuesIn(user, 'mfa'),
      permission: valuesIn(user, 'permission'),
    },
  };
}

/** Whether a user fits a filter, or all of it except one facet. */
function createFit(filter: UserFilter): (entry: Entry, except?: Facet) => boolean {
  const words = wordsOf(filter.q);
  const filtered = facets
    .map((facet) => ({ facet, wanted: valuesOf(filter[facet]) }))
    .filter(({ wanted }) => wanted.length > 0);
  return ({ text, values }, except) =>
    words.every((word) => text.includes(word)) &&
    filtered.every(({ facet, wanted }) => {
      const isOwn = (value: string): boolean => values[facet].includes(value);
      // A user must have all wanted permissions, but only one of the wanted values of any other facet.
      return facet === except || (facet === 'permission' ? wanted.every(isOwn) : wanted.some(isOwn));
    });
}

function countValues(entries: readonly Entry[], facet: Facet): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { values } of entries)
    for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}

/** Users who have never signed in come last in both directions. */
function comparisonOf(sort: UserFilter['sort']): (a: UserSummary, b: UserSummary) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '');
  if (field === 'lastSignInAt')
    return (a, b) => {
      if (a.lastSignInAt === null || b.lastSignInAt === null)
        return Number(a.lastSignInAt === null) - Number(b.lastSignInAt === null);
      return direction * a.lastSignInAt.localeCompare(b.lastSignInAt);
    };
  if (field === 'email') return (a, b) => direction * collator.compare(a.email, b.email);
  return (a, b) => direction * collator.compare(a.name, b.name);
}

const collator = new Intl.Collator('en');
