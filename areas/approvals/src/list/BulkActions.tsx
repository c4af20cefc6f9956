import { Button } from '@quayside/ui/Button';
import { useId, type JSX } from 'react';
import type { ApprovalSummary } from '../api.ts';

export interface BulkActionsProps {
  approvals: readonly ApprovalSummary[];
  onDecide: (decision: 'approve' | 'reject', approvals: readonly ApprovalSummary[]) => void;
}

/** Decides about the selected approvals, where all of them are pending and of one kind. */
export function BulkActions({ approvals, onDecide }: BulkActionsProps): JSX.Element {
  const problem = problemOf(approvals);
  const problemId = useId();
  const described = problem !== null && { 'aria-describedby': problemId };
  return (
    <>
      <Button
        {...described}
        size="compact"
        disabled={problem !== null || approvals.length === 0}
        onClick={() => onDecide('approve', approvals)}
      >
        Approve
      </Button>
      <Button
        {...described}
        size="compact"
        disabled={problem !== null || approvals.length === 0}
        onClick={() => onDecide('reject', approvals)}
      >
        Reject
      </Button>
      {problem !== null && <output id={problemId}>{problem}</output>}
    </>
  );
}

function problemOf(approvals: readonly ApprovalSummary[]): string | null {
  if (approvals.some(({ status }) => status !== 'pending')) return 'Select only pending approvals.';
  if (new Set(approvals.map(({ kind }) => kind)).size > 1) return 'Select approvals of one kind.';
  return null;
}
