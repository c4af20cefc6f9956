import { Button } from '@quayside/ui/Button';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { useEffect, useRef, type JSX } from 'react';
import type { ApprovalDetails } from '../api.ts';
import { approvalEventWords, approvalStatusWords } from '../approvalWords.ts';
import type { ApprovalAction } from './DecisionDialog.tsx';
import type { ActionState, ApprovalTexts, ApprovalWish } from './useApprovalAction.ts';

/** The state of a decision or a question, and the approval as it is now. */
export interface ActionOutcomeProps {
  state: ActionState;
  approval: ApprovalDetails;
  /** The typed text of each action. */
  texts: ApprovalTexts;
  /** The present time, in milliseconds since 1970. */
  nowMs: number;
  onTryAgain: (action: ApprovalAction, seen: ApprovalDetails) => void;
  onDismiss: () => void;
}

/** Confirms the user's decision, or names the user who was faster. It takes the focus, because the dialog is gone. */
export function ActionOutcome(props: ActionOutcomeProps): JSX.Element | null {
  const { state, approval } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isShown = state.status === 'done' || state.status === 'conflict';
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {state.status === 'done' ? (
        <InlineAlert tone="positive" live="polite" title={doneTitles[state.action]}>
          {doneTexts[state.action]}
        </InlineAlert>
      ) : approval.etag === state.seen.etag ? (
        <InlineAlert tone="caution" title="This approval changed meanwhile">
          <Skeleton lines={2} />
        </InlineAlert>
      ) : (
        <Conflict {...props} wish={state} />
      )}
    </div>
  );
}

const doneTitles: Record<ApprovalAction, string> = {
  approve: 'You approved this',
  reject: 'You rejected this',
  ask: 'Your question was sent',
};

const doneTexts: Record<ApprovalAction, string> = {
  approve: 'The requester knows, and what you approved goes on.',
  reject: 'The requester knows, and reads your reason.',
  ask: 'The reply appears here. You can still decide meanwhile.',
};

const wanted: Record<ApprovalAction, string> = {
  approve: 'Approved',
  reject: 'Rejected',
  ask: 'Pending, with your question',
};

const again: Record<ApprovalAction, string> = {
  approve: 'Approve anyway',
  reject: 'Reject anyway',
  ask: 'Ask anyway',
};

function Conflict({
  wish: { action },
  approval,
  texts,
  nowMs,
  onTryAgain,
  onDismiss,
}: ActionOutcomeProps & { wish: ApprovalWish }): JSX.Element {
  const { decision, history, status, allowedActions } = approval;
  const [latest] = history;
  const isPossible = allowedActions.includes(action);
  const what = action === 'ask' ? 'question was not sent' : 'decision was not saved';
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title={decision ? `${decision.by.name} was faster` : 'This approval changed before your answer arrived'}
    >
      <Stack gap={12}>
        {latest && (
          <span>
            {latest.by}: {approvalEventWords[latest.event]}{' '}
            <RelativeTime value={latest.at} now={Math.max(nowMs, Date.parse(latest.at))} />. Your {what}.
          </span>
        )}
        <DiffList
          comparison="conflict"
          labels={{ mine: 'You wanted', theirs: 'Now' }}
          items={[
            wanted[action] === approvalStatusWords[status].text
              ? { id: 'status', term: 'Status', kind: 'unchanged', value: wanted[action] }
              : {
                  id: 'status',
                  term: 'Status',
                  kind: 'changed',
                  before: wanted[action],
                  after: approvalStatusWords[status].text,
                },
            ...commentItems(texts[action].trim(), decision?.comment ?? ''),
          ]}
        />
        <Stack direction="row" gap={8}>
          {isPossible && <Button onClick={() => onTryAgain(action, approval)}>{again[action]}</Button>}
          <Button variant="quiet" onClick={onDismiss}>
            {isPossible ? 'Leave it as it is now' : 'OK'}
          </Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}

function commentItems(mine: string, theirs: string) {
  if (mine === theirs) return [];
  const base = { id: 'comment', term: 'Comment' };
  if (mine === '') return [{ ...base, kind: 'added' as const, after: theirs }];
  if (theirs === '') return [{ ...base, kind: 'removed' as const, before: mine }];
  return [{ ...base, kind: 'changed' as const, before: mine, after: theirs }];
}
