import type { PermissionId } from '@quayside/contract/access';
import { useAccess, type AccessRule } from '@quayside/portal-core/react';
import { useMemo } from 'react';

/**
 * Whether a role of the user grants a permission. For what a page begins, such as a new case: a page draws no button that leads to a
 * refusal. What can be done with a thing that exists is in its `allowedActions`.
 */
export function useMay(permission: PermissionId): boolean {
  const rule = useMemo<AccessRule>(() => ({ requires: [permission] }), [permission]);
  return useAccess(rule).granted;
}
