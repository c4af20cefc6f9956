import { approvalPath } from '@quayside/contract/paths/approvals';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { ApprovalSummary } from '../api.ts';

export function approvalItem({ id, title }: Pick<ApprovalSummary, 'id' | 'title'>): PinnableItem {
  return { kind: 'approval', id, title, href: approvalPath.href({ approvalId: id }) };
}
