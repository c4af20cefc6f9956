import { useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { listApprovals, type ApprovalList } from './api.ts';

// Only the numbers are read.
const input = { query: { scope: 'all', status: 'pending', pageSize: 1 } } as const;
const polling = { pollMs: 60_000 };

/** Loads the numbers of the company's pending approvals, and reloads them every minute. */
export function usePendingApprovals(): UseResourceResult<ApprovalList> {
  return useResource(listApprovals, input, polling);
}
