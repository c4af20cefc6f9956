import type { AdminUser, UserSummary } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import { claimsOfRights, type AdminRights } from './accountRights.ts';

/**
 * The effective permissions of a user, whose company is that of the reader. A role has no effect in a view that the user may not open,
 * without a contract for what it allows, or while the account is not active.
 */
export function permissionsOf(
  user: AdminRights & Pick<UserSummary, 'status'>,
  reader: Pick<User, 'claims'>,
): AdminUser['permissions'] {
  if (user.status !== 'active') return [];
  const { permissions, hasEffect } = sharedRights();
  const claims = { ...claimsOfRights(user, {}), partner: reader.claims['partner'] };
  return permissions.flatMap(({ id, roles }) => {
    const grantedBy = roles.filter((role) => user.roles.includes(role));
    return grantedBy.length > 0 && hasEffect(id, claims) ? [{ id, grantedBy }] : [];
  });
}
