export { createPortalAccess } from './createPortalAccess.ts';
export type { AccessRequirement, PermissionId } from './rules.ts';
export * as rules from './rules.ts';
export { permissionWords } from '../generated/permissionWords.ts';
export { permissionRoles } from '../generated/permissionRoles.ts';
