'use client';

import { useMemo } from 'react';
import type { AccessDecision, AccessRule } from '../access/createAccess.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

/** Returns whether the current user meets a rule, and the missing requirements. */
export function useAccess(rule: AccessRule): AccessDecision {
  const { access } = usePortalServices('useAccess');
  const user = useCurrentUser();
  return useMemo(() => access.evaluate(rule, user), [access, rule, user]);
}
