import { createAccess, type Access } from '@quayside/portal-core/access';
import { isProduction } from '@quayside/portal-core/config';
import type { CurrentUser } from '@quayside/portal-core';
import { permissionRoles } from '../generated/permissionRoles.ts';
import type { AccessRequirement, PermissionId } from './rules.ts';

type Check = (user: CurrentUser) => boolean;

const partnerFlags = {
  'partner-1access': 'accessTo1Access',
  'partner-1cloud': 'accessTo1Cloud',
  'partner-programme': 'accessToPartnerProgramme',
  'partner-end-user-portal': 'accessToEndUserPortal',
} as const;

type OtherRequirement = Exclude<
  AccessRequirement,
  PermissionId | keyof typeof partnerFlags | 'not-in-production'
>;

const otherChecks: Readonly<Record<OtherRequirement, Check>> = {
  'signed-in': () => true,
  'either-view': (user) => user.apolloAccess || user.artemisAccess,
  'apollo-access': (user) => user.apolloAccess,
  'artemis-access': (user) => user.artemisAccess,
  'artemis-pages-access': (user) => user.artemisPagesAccess,
  'role-developer': (user) => user.roles.includes('developer'),
};

/** A check for each value of a table. */
function checksOf<Id extends string, Value>(
  table: Readonly<Record<Id, Value>>,
  isMet: (user: CurrentUser, value: Value) => boolean,
): Record<string, Check> {
  return Object.fromEntries(
    Object.entries<Value>(table).map(([id, value]) => [id, (user: CurrentUser) => isMet(user, value)]),
  );
}

/** Creates the portal's access rules for the environment that the runtime configuration names. */
export function createPortalAccess(environment: string): Access {
  return createAccess({
    ...otherChecks,
    ...checksOf(partnerFlags, ({ partner }, flag) => partner?.[flag] === true),
    ...checksOf<string, readonly string[]>(permissionRoles, (user, roles) =>
      roles.some((role) => user.roles.includes(role)),
    ),
    'not-in-production': () => !isProduction(environment),
  } satisfies Readonly<Record<string, Check>>);
}
