import type { AdminUser, Permission, UserList, UserSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf } from '../../store/facets.ts';
import { offsetOf, wordsOf } from '../../store/sqlFilter.ts';
import type { User, Users } from '../../store/users.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Unlisted } from '../actions.ts';
import { callerOf, type Caller } from '../caller.ts';
import { absenceOf, detailsOf } from '../profile/profileState.ts';
import { adminUsers, type AdminUserRow } from './adminUsers.ts';
import { sharedRights } from '../../rights/rights.ts';
import { permissionsOf } from './permissions.ts';

export type UserFilter = Omit<Required<QueryOf<'listUsers'>>, 'page' | 'pageSize'>;

type Facet = 'status' | 'role' | 'view' | 'mfa' | 'permission';

/** Reads the users of a partner. Their permissions depend on the contracts of the reader's company. */
export interface AdminUsers {
  list(reader: User, query: Required<QueryOf<'listUsers'>>): UserList;
  listAll(reader: User, filter: UserFilter): UserSummary[];
  /** Undefined for a user who does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): AdminUserRow | undefined;
  toSummary(row: AdminUserRow): UserSummary;
  /** Whether a user is the only active admin of a partner. */
  isLastAdmin(row: AdminUserRow): boolean;
  toUser(row: AdminUserRow, reader: User): Omit<Unlisted<AdminUser>, 'etag'>;
  permissions(reader: User): Permission[];
}

const facets = ['status', 'role', 'view', 'mfa', 'permission'] as const;
const DAY_MS = 86_400_000;
/** The days within which an invitation can be accepted. */
const INVITATION_DAYS = 7;

/** Opens the users of a world. A partner has about a thousand: they are filtered and counted in memory. */
export function createAdminUsers(world: World, { lastSignInAt }: Pick<Users, 'lastSignInAt'>): AdminUsers {
  function everybody({ partnerId }: Pick<Caller, 'partnerId'>): UserSummary[] {
    const order = 'ORDER BY name COLLATE NOCASE, number';
    return adminUsers.all(world, `partner_id = ? AND status != 'revoked' ${order}`, partnerId).map(toSummary);
  }

  function toSummary(row: AdminUserRow): UserSummary {
    const names = row.roles.split(',');
    return {
      ...pickFrom(row, ['id', 'name', 'email', 'apolloAccess', 'artemisAccess', 'mfa']),
      status: statusOf(row),
      roles: [...sharedRights().adminRoles.keys()].filter((role) => names.includes(role)),
      // The demo accounts have the same ids here as in the identity provider.
      lastSignInAt: lastSignInAt(row.id) ?? row.lastSignInAt,
    };
  }

  function statusOf({ status, invitedAt }: AdminUserRow): UserSummary['status'] {
    if (status === 'revoked') throw new Error('A user whose invitation was revoked is not shown.');
    if (status !== 'invited' || invitedAt === null) return status;
    return expiryOf(invitedAt) > world.now() ? 'invited' : 'invitationExpired';
  }

  const entriesFor = (reader: User): Entry[] =>
    everybody(callerOf(reader)).map((user) => toEntry(user, reader));

  function isLastAdmin({ id, partnerId }: AdminUserRow): boolean {
    const admins = everybody({ partnerId }).filter(
      ({ status, roles: own }) => status === 'active' && own.includes('admin'),
    );
    return admins.length === 1 && admins[0]?.id === id;
  }

  return {
    list(reader, { page, pageSize, ...filter }) {
      const all = entriesFor(reader);
      const fits = createFit(filter);
      const found = find(all, filter);
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
    listAll: (reader, filter) => find(entriesFor(reader), filter),
    findRow: ({ partnerId }, id) =>
      adminUsers.first(world, `id = ? AND partner_id = ? AND status != 'revoked'`, id, partnerId),
    toSummary,
    isLastAdmin,
    toUser(row, reader) {
      const summary = toSummary(row);
      const { createdAt, invitedAt, invitedBy, changedBy, changedAt } = row;
      return {
        ...summary,
        createdAt,
        invitation:
          invitedAt === null
            ? null
            : {
                by: invitedBy ?? '',
                sentAt: invitedAt,
                expiresAt: expiryOf(invitedAt).toISOString(),
              },
        permissions: permissionsOf(summary, reader),
        changedBy,
        changedAt,
        ...absenceOf(world, summary.id),
        ...detailsOf(world, summary.id),
      };
    },
    permissions(reader) {
      const counts = countValues(entriesFor(reader), 'permission');
      return sharedRights().permissions.map(({ id, view, roles }) => ({
        id,
        view,
        roles: [...roles],
        users: counts.find((each) => each.id === id)?.count ?? 0,
      }));
    },
  };
}

function expiryOf(sentAt: string): Date {
  return new Date(Date.parse(sentAt) + INVITATION_DAYS * DAY_MS);
}

function valuesIn(user: UserSummary, facet: Facet, reader: User): readonly string[] {
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
      return permissionsOf(user, reader).map(({ id }) => id);
  }
}

/** A user as it is filtered and counted. It is read once for each request: each facet counts all users again. */
interface Entry {
  readonly user: UserSummary;
  readonly text: string;
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

function toEntry(user: UserSummary, reader: User): Entry {
  return {
    user,
    text: `${user.name} ${user.email}`.toLowerCase(),
    values: {
      status: valuesIn(user, 'status', reader),
      role: valuesIn(user, 'role', reader),
      view: valuesIn(user, 'view', reader),
      mfa: valuesIn(user, 'mfa', reader),
      permission: valuesIn(user, 'permission', reader),
    },
  };
}

/** The users that a filter finds, in its order. */
function find(entries: readonly Entry[], filter: UserFilter): UserSummary[] {
  const fits = createFit(filter);
  const found = entries.filter((entry) => fits(entry));
  return found.map(({ user }) => user).toSorted(comparisonOf(filter.sort));
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
