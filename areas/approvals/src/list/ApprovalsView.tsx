import { approvalsPath } from '@quayside/contract/paths/approvals';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { checkIcon, downloadIcon } from '@quayside/ui/icons';
import type { JSX, ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ExportProgress } from '@quayside/page-kit/jobs';
import {
  type ExportedListProps,
  ListView,
  type ListViewProps,
  type ListWords,
} from '@quayside/page-kit/list';
import type { ApprovalList, ApprovalSummary } from '../api.ts';
import { approvalFilters, scopeOf, type ApprovalListState } from './approvalList.ts';
import { approvalColumns, approvalListSettings } from './approvalColumns.tsx';
import { BulkActions, type BulkActionsProps } from './BulkActions.tsx';

export interface ApprovalsViewProps
  extends
    ExportedListProps<ApprovalListState, ApprovalList>,
    Pick<ListViewProps<ApprovalSummary, string, string>, 'notice' | 'isNoticePending' | 'waiting'>,
    Pick<BulkActionsProps, 'onDecide'> {
  selectedIds: readonly string[];
  onSelectionChange: (ids: string[]) => void;
  /** Null while it is not known whether the user has delegated. */
  onDelegate: (() => void) | null;
}

/** The approvals of the user's company: filters, tabs, table, decisions about several. */
export function ApprovalsView({
  facets,
  selectedIds,
  onSelectionChange,
  exportProgress,
  onExport,
  onDelegate,
  onDecide,
  ...list
}: ApprovalsViewProps): JSX.Element {
  const { state, data, onChange } = list;
  const scope = scopeOf(state);
  const shown = 'data' in data ? data.data : undefined;
  const countOf = (id: string): { count?: number } => {
    const count = facets?.scope.find((facet) => facet.id === id)?.count;
    return count === undefined ? {} : { count };
  };
  return (
    <ListView
      {...list}
      words={wordsOf(state)}
      actions={
        <>
          {shown?.total !== 0 && (
            <Button
              icon={downloadIcon}
              disabled={shown === undefined}
              pending={exportProgress !== null}
              onClick={onExport}
            >
              {exportText(shown?.total, exportProgress)}
            </Button>
          )}
          <Button disabled={onDelegate === null} onClick={onDelegate ?? undefined}>
            Delegate
          </Button>
        </>
      }
      initialSettings={approvalListSettings}
      sorts={approvalsPath.query.sorts}
      filters={approvalFilters(facets)}
      columns={approvalColumns}
      rowId={idOf}
      selection={{
        selectedIds,
        onSelectionChange,
        actions: (
          <BulkActions
            approvals={shown?.items.filter(({ id }) => selectedIds.includes(id)) ?? []}
            onDecide={onDecide}
          />
        ),
      }}
      scopes={{
        filter: 'scope',
        label: 'Whose approvals to show',
        value: scope,
        options: [
          { id: 'mine', label: 'Waiting for me', ...countOf('mine') },
          { id: 'delegated', label: 'Delegated to me', ...countOf('delegated') },
          { id: 'all', label: 'All', ...countOf('all') },
        ],
        onChange: (id) => onChange({ filters: { ...state.filters, scope: id === 'mine' ? [] : [id] } }),
      }}
      nothingYet={nothingIn(scope)}
    />
  );
}

const idOf = ({ id }: ApprovalSummary): string => id;

/** Without a filter for the status, the list of approvals that wait for the user holds only pending ones, and says so. */
function wordsOf(state: ApprovalListState): ListWords {
  const isPending = scopeOf(state) !== 'all' && state.filters.status.length === 0;
  return {
    title: 'Approvals',
    one: isPending ? 'pending approval' : 'approval',
    many: isPending ? 'pending approvals' : 'approvals',
    searchHint: 'Title, number, subject or requester',
  };
}

// The export covers all approvals that match the filter, not only the page, and says so.
function exportText(total: number | undefined, progress: ExportProgress | null): string {
  if (progress !== null && progress.total > 0)
    return `Exporting ${formatCount(progress.done)} of ${formatCount(progress.total)}`;
  if (progress !== null) return 'Exporting';
  if (total === undefined) return 'Export';
  return `Export ${total === 1 ? 'this approval' : `these ${formatCount(total)}`}`;
}

function nothingIn(scope: ReturnType<typeof scopeOf>): ReactNode {
  if (scope === 'delegated')
    return (
      <EmptyState icon={checkIcon} title="Nothing is delegated to you">
        While a colleague is away and has delegated approvals to you, they appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={checkIcon}
      title={scope === 'mine' ? 'Nothing waits for your decision' : 'There are no approvals yet'}
    >
      Orders, charges, changes and discounts that need a decision appear here.
    </EmptyState>
  );
}
