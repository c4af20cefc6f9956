import { layoutDemoPath } from '@quayside/contract/paths/demo';
import { AsOf } from '@quayside/ui/AsOf';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { FilterBar, useFilterBarState, type FilterBarValue } from '@quayside/ui/FilterBar';
import { chatIcon, downloadIcon, plusIcon, searchIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { ListToolbar } from '@quayside/ui/ListToolbar';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Pagination } from '@quayside/ui/Pagination';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn, type TableData, type TableSelectedRows } from '@quayside/ui/Table';
import { useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { usePathState } from '@quayside/page-kit/page';
import { listStates, stateOf } from './layoutStates.ts';
import { sampleCases, type SampleCase } from '../sampleCases.ts';
import { sampleReceivedAtMs } from './sampleTime.ts';

const columns: readonly TableColumn<SampleCase>[] = [
  {
    id: 'subject',
    header: 'Case',
    width: 'wide',
    isRowHeader: true,
    cell: ({ subject, site }) => (
      <RowTitle href={layoutDemoPath.href({ layout: 'detail' })} detail={site}>
        {subject}
      </RowTitle>
    ),
  },
  { id: 'number', header: 'Number', kind: 'identifier', width: 'fit', cell: ({ number }) => number },
  {
    id: 'status',
    header: 'Status',
    cell: ({ tone, status, isWaiting }) => (
      <StatusLabel tone={tone} emphasis={isWaiting ? 'strong' : 'quiet'}>
        {status}
      </StatusLabel>
    ),
  },
];

const onRetry = (): void => {};
const statuses = [...new Set(sampleCases.map(({ status }) => status))];
const noRows: TableSelectedRows = { kind: 'ids', ids: [] };
const numberOf = ({ number }: SampleCase): string => number;

/** A list: heading and count, filters or the bulk bar, table, pages. */
export function ListSample(): JSX.Element {
  const [{ state: named }] = usePathState(layoutDemoPath);
  const state = stateOf(listStates, named);
  const [filter, setFilter] = useState<FilterBarValue>({});
  const [selected, onSelectedChange] = useState(noRows);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const bar = useFilterBarState();
  const chosen = filter['status'] ?? [];
  const found = sampleCases.filter(({ status }) => chosen.length === 0 || chosen.includes(status));
  const hasRows = state === 'ready' || state === 'partial';
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  function changeFilter(next: FilterBarValue): void {
    setFilter(next);
    setPage(1);
    onSelectedChange(noRows);
  }
  return (
    <Stack gap={16}>
      <PageHeader
        title="Cases"
        count={hasRows ? formatCount(found.length) : undefined}
        actions={
          <>
            <Button icon={downloadIcon}>Export</Button>
            <Button variant="primary" icon={plusIcon}>
              New case
            </Button>
          </>
        }
      />
      <ListToolbar
        rowIds={hasRows ? rows.map(numberOf) : []}
        selection={{
          selected,
          onSelectedChange,
          total: found.length,
          actions: (
            <Button size="compact" onClick={() => onSelectedChange(noRows)}>
              Follow
            </Button>
          ),
        }}
        filters={
          <FilterBar
            {...bar}
            value={filter}
            onChange={changeFilter}
            filters={[
              {
                id: 'status',
                label: 'Status',
                options: statuses.map((status) => ({
                  value: status,
                  label: status,
                  count: sampleCases.filter((each) => each.status === status).length,
                })),
              },
            ]}
          />
        }
      />
      {state === 'partial' && (
        <InlineAlert tone="caution" title="2 of 3 sources responded" action={<Button>Retry</Button>}>
          Cases about Voice are missing.
        </InlineAlert>
      )}
      <Table
        caption="Cases"
        hideCaption
        hideSelection
        columns={columns}
        data={dataOf(state, rows)}
        rowId={numberOf}
        selection={{ selected, onSelectedChange, total: found.length }}
        isRowTarget
        empty={emptyOf(state)}
      />
      {hasRows && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={found.length}
          onPageChange={setPage}
          pageSizes={{ options: [10, 25], onChange: setPageSize }}
        />
      )}
      {hasRows && <AsOf receivedAt={sampleReceivedAtMs} onRefresh={() => setPage(1)} />}
    </Stack>
  );
}

function dataOf(state: (typeof listStates)[number], rows: readonly SampleCase[]): TableData<SampleCase> {
  if (state === 'loading') return { status: 'loading', expectedRows: 10 };
  if (state === 'failed')
    return {
      status: 'error',
      message: 'We couldn’t load your cases',
      detail: 'Try again in a few minutes. Reference: listCases 500',
      onRetry,
    };
  if (state === 'offline')
    return {
      status: 'error',
      message: 'You’re offline',
      detail: 'Check your connection, then try again.',
      onRetry,
    };
  return { status: 'ready', rows: state === 'empty' || state === 'noMatch' ? [] : rows };
}

function emptyOf(state: (typeof listStates)[number]): JSX.Element {
  if (state === 'noMatch')
    return (
      <EmptyState icon={searchIcon} title="No case fits these filters" action={<Button>Clear all</Button>}>
        Clear a filter to see more.
      </EmptyState>
    );
  return (
    <EmptyState icon={chatIcon} title="No cases yet" action={<Button>New case</Button>}>
      Tell us when something doesn’t work, or ask a question.
    </EmptyState>
  );
}
