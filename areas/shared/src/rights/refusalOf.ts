import { permissionWords, type PermissionId } from '@quayside/contract/access';

/** Why a user without a permission cannot go on, and who can help. The sandbox says the same when such a call reaches it. */
export function refusalOf(permission: PermissionId): string {
  return `With your roles you may not ${permissionWords[permission]}. An administrator of your company can change your roles.`;
}
