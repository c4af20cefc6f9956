import type { AdminUser, UserSummary } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';

/** The effective permissions of a user. A role has no effect in a view that the user may not open, or while the account is not active. */
export function permissionsOf(
  user: Pick<UserSummary, 'status' | 'roles' | 'apolloAccess' | 'artemisAccess'>,
): AdminUser['permissions'] {
  if (user.status !== 'active') return [];
  const isOpen = {
    apollo: user.apolloAccess,
    artemis: user.artemisAccess === 'full',
    both: user.apolloAccess || user.artemisAccess === 'full',
  };
  return sharedRights().permissions.flatMap(({ id, view, roles }) => {
    const grantedBy = isOpen[view] ? roles.filter((role) => user.roles.includes(role)) : [];
    return grantedBy.length === 0 ? [] : [{ id, grantedBy }];
  });
}
