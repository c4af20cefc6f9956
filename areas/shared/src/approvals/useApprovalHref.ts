import { rules } from '@quayside/contract/access';
import { approvalPath } from '@quayside/contract/paths/approvals';
import { useAccess } from '@quayside/portal-core/react';

/** The address of an approval; undefined if there is none, or the user may not see approvals. */
export function useApprovalHref(approvalId: string | undefined): string | undefined {
  const { granted } = useAccess(rules.apolloApprovals);
  if (approvalId === undefined || !granted) return undefined;
  return approvalPath.href({ approvalId });
}
