import { createAccess, type Access } from '@quayside/portal-core/access';
import { isProduction } from '@quayside/portal-core/config';
import type { CurrentUser } from '@quayside/portal-core';
import type { AccessRequirement } from './rules.ts';

/** Creates the portal's access rules for the environment that the runtime configuration names. */
export function createPortalAccess(environment: string): Access {
  const checks: Readonly<Record<AccessRequirement, (user: CurrentUser) => boolean>> = {
    'signed-in': () => true,
    'either-view': (user) => user.apolloAccess || user.artemisAccess,
    'apollo-access': (user) => user.apolloAccess,
    'artemis-access': (user) => user.artemisAccess,
    'artemis-pages-access': (user) => user.artemisPagesAccess,
    'partner-1access': (user) => user.partner?.accessTo1Access === true,
    'partner-1cloud': (user) => user.partner?.accessTo1Cloud === true,
    'partner-programme': (user) => user.partner?.accessToPartnerProgramme === true,
    'partner-end-user-portal': (user) => user.partner?.accessToEndUserPortal === true,
    'role-approver': (user) => user.roles.includes('approver'),
    'role-portal-admin': (user) => user.roles.includes('portal-admin'),
    'role-developer': (user) => user.roles.includes('developer'),
    'not-in-production': () => !isProduction(environment),
  };
  return createAccess(checks);
}
