import type { LastChange } from '@quayside/page-kit/versions';
import type { ApprovalDetails } from './api.ts';
import { approvalEventWords } from './approvalWords.ts';

export function latestApprovalEvent({ history: [last] }: ApprovalDetails): LastChange | undefined {
  return last && { by: last.by, what: approvalEventWords[last.event], at: last.at };
}
