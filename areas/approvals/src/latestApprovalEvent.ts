import type { LastChange } from '@quayside/page-kit/versions';
import type { ApprovalDetails } from './api.ts';
import { approvalEventWords } from './approvalWords.ts';

/** The last change of an approval, in words. */
export function latestApprovalEvent({ history: [last] }: ApprovalDetails): LastChange | undefined {
  return last && { by: last.by, what: approvalEventWords[last.event], at: last.at };
}
