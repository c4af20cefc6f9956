import { lazyDialog } from '@quayside/page-kit/loading';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import { useState, type JSX } from 'react';
import { facetOf } from '@quayside/page-kit/cards';
import { useToday } from '@quayside/page-kit/format';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createApprovalExport, listApprovals } from '../api.ts';
import { toApprovalFilter, type ApprovalListState } from './approvalList.ts';
import { approvalColumns, approvalListSettings } from './approvalColumns.tsx';
import { ApprovalsView } from './ApprovalsView.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { DelegationNotice } from './DelegationNotice.tsx';
import { EndDelegationOutcome } from './EndDelegationOutcome.tsx';
import { useBulkDecision } from './useBulkDecision.ts';
import { usePendingApprovals } from '../usePendingApprovals.ts';
import { useDelegation } from './useDelegation.ts';
import { approvalItem } from '../pins/approvalItem.ts';

// The dialogs bring the headless library, which most visits do not need.
const BulkDialog = lazyDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);
const DelegationDialog = lazyDialog(async () => (await import('./DelegationDialog.tsx')).DelegationDialog);

const list = {
  list: 'approvals',
  path: approvalsPath,
  call: listApprovals,
  toFilter: toApprovalFilter,
  exportCall: createApprovalExport,
  columnIds: approvalColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: approvalListSettings,
  pollMs: 60_000,
  exportFields: {
    // The number names the approval in a file, as its link does in the list.
    title: ['id', 'title', 'kind'],
    number: ['id'],
    dueAt: ['dueAt', 'decidedAt', 'ifNotDecided'],
  },
} as const;

/** The approvals that wait for the user's decision, and all others of the company. */
export function ApprovalsPage(): JSX.Element {
  const { props } = useExportedList(list);
  const [selection, setSelection] = useState<Selection>({ of: props.state, ids: [] });
  // The user decides about rows that are in view.
  const selectedIds = selection.of === props.state ? selection.ids : [];
  const [comment, setComment] = useState('');
  const delegation = useDelegation();
  const bulk = useBulkDecision();
  const rowActions = useRowPins(approvalItem);
  const pending = usePendingApprovals().data;
  const today = useToday(todayInLondon);

  async function confirm(): Promise<void> {
    const hasResults = await bulk.confirm(comment.trim());
    if (!hasResults) return;
    setComment('');
    setSelection({ of: props.state, ids: [] });
  }

  return (
    <>
      <ApprovalsView
        {...props}
        rowActions={rowActions}
        waiting={{
          mine: { href: approvalsPath.href(), count: pending && facetOf(pending.facets.scope, 'mine') },
          company: { href: approvalsPath.href({ scope: 'all', status: 'pending' }), count: pending?.total },
        }}
        selectedIds={selectedIds}
        notice={
          <>
            {bulk.state.status === 'done' && (
              <BulkOutcome
                key={bulk.state.results.map(({ id }) => id).join(' ')}
                {...bulk.state}
                onDismiss={bulk.dismiss}
              />
            )}
            {delegation.delegations && (
              <DelegationNotice
                delegations={delegation.delegations}
                today={today}
                isEnding={delegation.ending.state.status === 'sending'}
                onChange={delegation.ask}
                onEnd={delegation.end}
              />
            )}
            <EndDelegationOutcome ending={delegation.ending} />
          </>
        }
        isNoticePending={delegation.isPending}
        onSelectionChange={(ids) => setSelection({ of: props.state, ids })}
        onDelegate={delegation.delegations ? delegation.ask : null}
        onDecide={bulk.ask}
      />
      {bulk.state.status !== 'idle' && bulk.state.status !== 'done' && (
        <BulkDialog
          decision={bulk.state.decision}
          approvals={bulk.state.approvals}
          comment={comment}
          onCommentChange={setComment}
          isSending={bulk.state.status === 'sending'}
          error={bulk.state.status === 'failed' ? bulk.state.message : undefined}
          onConfirm={() => void confirm()}
          onCancel={bulk.dismiss}
        />
      )}
      {delegation.asked && (
        <DelegationDialog
          given={delegation.asked.given}
          today={today}
          colleagues={delegation.colleagues}
          onSearch={delegation.search}
          giving={delegation.giving}
          onDelegate={delegation.delegate}
          onKeepMine={delegation.keepMine}
          onCancel={delegation.close}
        />
      )}
    </>
  );
}

/** The selected approvals, of one state of the list. */
interface Selection {
  readonly of: ApprovalListState;
  readonly ids: readonly string[];
}
