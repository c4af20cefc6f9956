import type { AdminUser, Permission, UserSummary } from '../../contract/generated/openapi.ts';

type Rights = Omit<Permission, 'users'>;

/** Every permission and the roles that grant it. The order is that of the pages. */
export const permissionTable: readonly Rights[] = [
  { id: 'viewServices', view: 'apollo', roles: ['admin', 'regular', 'readOnly', 'support', 'sales'] },
  { id: 'viewPrices', view: 'apollo', roles: ['admin', 'regular', 'sales'] },
  { id: 'raiseCases', view: 'apollo', roles: ['admin', 'regular', 'support'] },
  { id: 'requestChanges', view: 'apollo', roles: ['admin', 'regular'] },
  { id: 'createQuotes', view: 'apollo', roles: ['admin', 'sales'] },
  { id: 'placeOrders', view: 'apollo', roles: ['admin', 'sales'] },
  { id: 'registerDeals', view: 'apollo', roles: ['admin', 'sales'] },
  { id: 'decideApprovals', view: 'apollo', roles: ['approver'] },
  { id: 'lockServices', view: 'apollo', roles: ['admin'] },
  { id: 'viewArtemisOrders', view: 'artemis', roles: ['admin', 'ordering', 'inventory', 'artemisReadOnly'] },
  { id: 'placeArtemisOrders', view: 'artemis', roles: ['admin', 'ordering'] },
  { id: 'viewInventory', view: 'artemis', roles: ['admin', 'ordering', 'inventory', 'artemisReadOnly'] },
  { id: 'editInventory', view: 'artemis', roles: ['admin', 'inventory'] },
  { id: 'manageUsers', view: 'both', roles: ['admin'] },
  { id: 'manageContacts', view: 'both', roles: ['admin'] },
  { id: 'readAudit', view: 'both', roles: ['admin'] },
];

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
  return permissionTable.flatMap(({ id, view, roles }) => {
    const grantedBy = isOpen[view] ? roles.filter((role) => user.roles.includes(role)) : [];
    return grantedBy.length === 0 ? [] : [{ id, grantedBy }];
  });
}
