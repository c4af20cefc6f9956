import type { UserSummary } from '../../contract/generated/openapi.ts';
import { grantsOf, rolesOf } from '../../rights/grantsOf.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { JsonObject } from '../../store/mergePatch.ts';

export type AdminRights = Pick<UserSummary, 'roles' | 'apolloAccess' | 'artemisAccess'>;

/** The rights in claims. Roles that Admin does not give are left out. */
export function rightsOfClaims(claims: JsonObject): AdminRights {
  const { roles, hasView } = grantsOf(claims);
  const artemis = hasView('artemis') ? 'dashboard' : 'none';
  return {
    roles: [...sharedRights().adminRoles].flatMap(([id, claim]) => (roles.includes(claim) ? [id] : [])),
    apolloAccess: hasView('apollo'),
    artemisAccess: hasView('artemisPages') ? 'full' : artemis,
  };
}

/** The claims of rights. Roles that Admin does not give stay as they are in the old claims. */
export function claimsOfRights(rights: AdminRights, old: JsonObject) {
  const { adminRoles } = sharedRights();
  const managed = new Set(adminRoles.values());
  const given = [...adminRoles].flatMap(([id, claim]) => (rights.roles.includes(id) ? [claim] : []));
  return {
    roles: [...given, ...rolesOf(old).filter((role) => !managed.has(role))],
    apolloAccess: rights.apolloAccess,
    artemisAccess: rights.artemisAccess !== 'none',
    artemisPagesAccess: rights.artemisAccess === 'full',
  };
}
