import { lazyDialog } from '@quayside/page-kit/loading';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import { useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useToday } from '@quayside/page-kit/format';
import { useExport } from '@quayside/page-kit/jobs';
import {
  exportColumns,
  ListViews,
  useLastPage,
  useListAddress,
  useListSettings,
  visibleColumns,
} from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createApprovalExport, listApprovals } from '../api.ts';
import { toApprovalFilter, toApprovalListInput, type ApprovalListState } from './approvalList.ts';
import { approvalColumns, approvalListSettings } from './approvalColumns.tsx';
import { ApprovalsView } from './ApprovalsView.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { DelegationNotice } from './DelegationNotice.tsx';
import { EndDelegationOutcome } from './EndDelegationOutcome.tsx';
import { useBulkDecision } from './useBulkDecision.ts';
import { useDelegation } from './useDelegation.ts';
import { approvalItem } from '../pins/approvalItem.ts';

// The dialogs bring the headless library, which most visits do not need.
const BulkDialog = lazyDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);
const DelegationDialog = lazyDialog(async () => (await import('./DelegationDialog.tsx')).DelegationDialog);

const columnIds = approvalColumns.map(({ id }) => id);
const polling = { keepPrevious: true, pollMs: 60_000 };

/** The approvals that wait for the user's decision, and all others of the company. */
export function ApprovalsPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(approvalsPath);
  const resource = useResource(listApprovals, toApprovalListInput(state), polling);
  const { settings, change: changeSettings } = useListSettings('approvals', approvalListSettings);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [comment, setComment] = useState('');
  const exported = useExport(createApprovalExport);
  const delegation = useDelegation();
  const bulk = useBulkDecision();
  const rowActions = useRowPins(approvalItem);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);
  const today = useToday();

  // The user decides about rows that are in view.
  function show(part: Partial<ApprovalListState>): void {
    setSelectedIds([]);
    change(part);
  }

  async function confirm(): Promise<void> {
    const hasResults = await bulk.confirm(comment.trim());
    if (!hasResults) return;
    setComment('');
    setSelectedIds([]);
  }

  return (
    <>
      <ApprovalsView
        state={state}
        data={toAsyncState(resource, listApprovals.id)}
        receivedAtMs={resource.receivedAtMs}
        facets={resource.data?.facets}
        rowActions={rowActions}
        settings={settings}
        selectedIds={selectedIds}
        exportProgress={exported.progress}
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
        views={
          <ListViews
            list="approvals"
            path={approvalsPath}
            state={state}
            columnIds={columnIds}
            settings={settings}
            onChange={show}
            onReplace={replace}
            onSettingsChange={changeSettings}
          />
        }
        onChange={show}
        onSearch={(words) => {
          setSelectedIds([]);
          search(words);
        }}
        onSettingsChange={changeSettings}
        onSelectionChange={setSelectedIds}
        onRefresh={() => void resource.refetch()}
        onDelegate={delegation.delegations ? delegation.ask : null}
        onDecide={bulk.ask}
        onExport={() => {
          const columns = visibleColumns(settings.columns, columnIds);
          void exported.start({
            body: { ...toApprovalFilter(state), columns: exportColumns(columns, exportFields) },
          });
        }}
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

const exportFields = {
  // The number names the approval in a file, as its link does in the list.
  title: ['id', 'title', 'kind'],
  number: ['id'],
  dueAt: ['dueAt', 'decidedAt', 'ifNotDecided'],
};
