import type { AnyCall } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/approvals';

/** Reads that a new or answered request makes stale. A write of another area that asks for an approval names them. */
export const approvalReads: readonly AnyCall[] = [defineCall('listApprovals'), defineCall('getApproval')];
