import { ActionOutcome, changedItem, isSame } from '@quayside/page-kit/versions';
import { Money } from '@quayside/ui/Money';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import type { ApprovalDetails } from '../api.ts';
import { approvalStatusWords } from '../approvalWords.ts';
import { latestApprovalEvent } from '../latestApprovalEvent.ts';
import type { ApprovalAction, ApprovalActions, ApprovalActionInput } from '../decision/useApprovalActions.ts';

/** The actions on the approval. `nowMs` is the present time for relative times. */
export interface ApprovalOutcomeProps extends Pick<ApprovalActions, 'state' | 'lookAgain' | 'close'> {
  nowMs: number;
}

/** Confirms the user's decision, or names the user who was faster. */
export function ApprovalOutcome({
  state,
  nowMs,
  lookAgain,
  close,
}: ApprovalOutcomeProps): JSX.Element | null {
  const isRepriced = state.status === 'conflict' && totalsSince(state.seen, state.theirs).length > 0;
  return (
    <ActionOutcome
      state={state}
      noun="approval"
      nowMs={nowMs}
      done={({ action }) => doneWords[action]}
      lastChange={latestApprovalEvent}
      compare={(input, theirs, seen) =>
        isRepriced ? totalsSince(seen, theirs) : compareDecisions(input, theirs)
      }
      comparedWith={isRepriced ? 'seen' : 'wanted'}
      isPossible={({ action }, { allowedActions }) => allowedActions.includes(action)}
      onDecideAgain={lookAgain}
      onDismiss={close}
    />
  );
}

const doneWords: Record<ApprovalAction, { title: string; text: string }> = {
  approve: { title: 'You approved this', text: 'What you approved goes on.' },
  reject: { title: 'You rejected this', text: 'The requester reads your reason here.' },
  ask: {
    title: 'Your question was sent',
    text: 'The reply appears here. You can still decide meanwhile.',
  },
};

const wanted: Record<ApprovalAction, string> = {
  approve: 'Approved',
  reject: 'Rejected',
  ask: 'Pending, with your question',
};

/** The totals that the user saw and the present ones, if they differ. */
function totalsSince({ total: seen }: ApprovalDetails, { total: now }: ApprovalDetails): DiffItem[] {
  const item = (id: keyof ApprovalDetails['total'], term: string): DiffItem[] =>
    isSame(seen[id], now[id]) ? [] : changedItem(id, term, <Money {...seen[id]} />, <Money {...now[id]} />);
  return [
    ...item('nrc', 'One-off (NRC)'),
    ...item('mrc', 'Monthly (MRC)'),
    ...item('tcv', 'Total over the term (TCV)'),
  ];
}

function compareDecisions(
  { action, text }: ApprovalActionInput,
  { status, decision }: ApprovalDetails,
): DiffItem[] {
  return [
    ...changedItem('status', 'Status', wanted[action], approvalStatusWords[status].text),
    ...changedItem('comment', 'Comment', text.trim(), decision?.comment),
  ];
}
