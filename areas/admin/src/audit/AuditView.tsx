import { failedDetail } from '@quayside/page-kit/failures';
import { passFocusOn } from '@quayside/ui';
import { AsOf } from '@quayside/ui/AsOf';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { FilterBar, useFilterBarState } from '@quayside/ui/FilterBar';
import { clipboardIcon, downloadIcon, searchIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableData } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { ListSearch, MOST_DRAWN, NotUpdated, shownRows, wordFilter } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import type { ExportProgress } from '@quayside/page-kit/jobs';
import { auditActionWords } from '../adminWords.ts';
import type { AuditEntry, AuditPart } from '../api.ts';
import { auditColumns } from './auditColumns.tsx';
import { auditPeriodWords, type AuditState } from './auditFilter.ts';

export interface AuditViewProps {
  state: AuditState;
  data: AsyncContentState<AuditPart>;
  /** When the data was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  /** Null while nothing is exported. */
  exportProgress: ExportProgress | null;
  onChange: (change: Partial<AuditState>) => void;
  onSearch: (person: string) => void;
  onOpen: (entry: AuditEntry) => void;
  onExport: () => void;
  onRefresh: () => void;
}

const filters = [
  wordFilter('action', 'What', auditActionWords),
  wordFilter('period', 'When', auditPeriodWords),
];
const noFilters: AuditState['filters'] = { action: [], period: [], cursor: [] };

/** The audit: filters, table, and the entries before and after. */
export function AuditView(props: AuditViewProps): JSX.Element {
  const { state, data, receivedAtMs, onChange, onSearch, onOpen, onRefresh } = props;
  const { action, period } = state.filters;
  const part = 'data' in data ? data.data : undefined;
  return (
    <Stack gap={16}>
      <FilterBar
        {...useFilterBarState()}
        filters={filters}
        value={{ ...(action.length > 0 && { action }), ...(period.length > 0 && { period }) }}
        onChange={(value) =>
          onChange({
            filters: { action: value['action'] ?? [], period: value['period'] ?? [], cursor: [] },
          })
        }
        search={
          <ListSearch
            label="Search the audit by person"
            placeholder="Who did it: name or e-mail"
            words={state.q}
            onSearch={onSearch}
          />
        }
        actions={<ExportButton {...props} total={part?.total} />}
        // The line keeps its place while it is empty, so that nothing below it moves.
        resultCount={part ? `${formatCount(part.total)} ${part.total === 1 ? 'entry' : 'entries'}` : '\u{a0}'}
      />
      {data.status === 'failed' && part && <NotUpdated data={data} onRefresh={onRefresh} />}
      <Table
        caption="Audit"
        hideCaption
        columns={auditColumns}
        rowId={({ id }) => id}
        data={toTableData(data, onRefresh)}
        rowActions={detailsButton(onOpen)}
        empty={<NothingThere {...props} />}
      />
      {part && (
        <>
          <Parts {...props} part={part} />
          <AsOf receivedAt={receivedAtMs} isRefreshing={data.status === 'refreshing'} onRefresh={onRefresh} />
        </>
      )}
    </Stack>
  );
}

function detailsButton(onOpen: AuditViewProps['onOpen']): (entry: AuditEntry) => JSX.Element {
  return (entry) => (
    <Button
      size="compact"
      variant="quiet"
      aria-label={`Details of ${entry.id}`}
      onClick={() => onOpen(entry)}
    >
      Details
    </Button>
  );
}

function ExportButton({
  total,
  exportProgress,
  onExport,
}: AuditViewProps & { total: number | undefined }): JSX.Element {
  const isRunning = exportProgress !== null;
  const text =
    isRunning && exportProgress.total > 0
      ? `Exporting ${formatCount(exportProgress.done)} of ${formatCount(exportProgress.total)}`
      : `Export${total === undefined ? '' : ` these ${formatCount(total)}`}`;
  return (
    <Button
      icon={downloadIcon}
      pending={isRunning}
      disabled={!total}
      // On a phone it wraps below the filters as a whole, not within its label.
      style={{ flex: 'none', whiteSpace: 'nowrap' }}
      onClick={onExport}
    >
      {text}
    </Button>
  );
}

/** The entries before and after these. There are too many for pages with numbers. */
function Parts({ state, part, onChange }: AuditViewProps & { part: AuditPart }): JSX.Element | null {
  const { older, newer } = part;
  if (older === null && newer === null) return null;
  const go = (cursor: readonly string[]): void => onChange({ filters: { ...state.filters, cursor } });
  return (
    <nav aria-label="Parts of the audit">
      <Stack direction="row" gap={8}>
        <Button disabled={newer === null} onClick={() => go([])}>
          Latest
        </Button>
        <Button disabled={newer === null} onClick={() => newer !== null && go([newer])}>
          Newer
        </Button>
        <Button disabled={older === null} onClick={() => older !== null && go([older])}>
          Older
        </Button>
      </Stack>
    </nav>
  );
}

function NothingThere({ state: { q, filters: values }, onChange }: AuditViewProps): JSX.Element {
  const isNarrowed = q !== '' || values.action.length > 0 || values.period.length > 0;
  if (!isNarrowed)
    return (
      <EmptyState icon={clipboardIcon} title="Nothing was recorded yet">
        Sign-ins, exports and changes by admins appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={searchIcon}
      title="No entries match your search"
      action={
        <Button ref={passFocusOn} onClick={() => onChange({ q: '', filters: noFilters })}>
          Clear search and filters
        </Button>
      }
    >
      Try another person, or a longer period.
    </EmptyState>
  );
}

function toTableData(data: AsyncContentState<AuditPart>, onRetry: () => void): TableData<AuditEntry> {
  if (data.status === 'loading') return { status: 'loading', expectedRows: 25 };
  if (data.status === 'refreshing') return { status: 'refreshing', rows: shownRows(data.data, MOST_DRAWN) };
  if (data.status !== 'failed') return { status: 'ready', rows: shownRows(data.data, MOST_DRAWN) };
  if (data.data) return { status: 'ready', rows: shownRows(data.data, MOST_DRAWN) };
  return {
    status: 'error',
    message: data.cause === 'offline' ? 'You’re offline' : 'We couldn’t load the audit',
    detail: failedDetail(data),
    ...(data.canRetry !== false && { onRetry }),
  };
}
