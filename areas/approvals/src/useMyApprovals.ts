import { useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { listApprovals, type ApprovalList } from './api.ts';

// Only the numbers are read. Both cards share the request.
const input = { query: { scope: 'mine', pageSize: 1 } } as const;
const polling = { pollMs: 60_000 };

/** Loads the approvals that wait for the user's decision, and reloads them every minute. */
export function useMyApprovals(): UseResourceResult<ApprovalList> {
  return useResource(listApprovals, input, polling);
}
