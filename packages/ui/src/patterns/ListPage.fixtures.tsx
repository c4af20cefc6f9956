import { useState, type JSX, type ReactNode } from 'react';
import { AsOf } from '../components/AsOf/AsOf.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { mooringRing } from '../components/Illustration/illustrations.ts';
import { Illustration } from '../components/Illustration/Illustration.tsx';
import type { FilterBarValue } from '../components/FilterBar/FilterBar.tsx';
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx';
import { ListToolbar } from '../components/ListToolbar/ListToolbar.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import {
  Table,
  type TableColumnSettings,
  type TableData,
  type TableSelectedRows,
  type TableSort,
} from '../components/Table/Table.tsx';
import { bellIcon, downloadIcon, plusIcon, searchIcon } from '../icons/index.ts';
import { CaseFilters } from './CaseFilters.fixtures.tsx';
import { caseColumns, caseCount, findCases, formatCount, type SupportCase } from './cases.fixtures.tsx';

/** The state of the list: with rows, or one of the states that each list has. */
export type ListSituation =
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'nothingYet'
  | 'partial'
  | 'failed'
  | 'notUpdated'
  | 'offline';

export type ListPageProps = {
  situation: ListSituation;
  /** The filters in the address. */
  filter: FilterBarValue;
  selected: TableSelectedRows;
  onExport: (what: FilterBarValue) => void;
  onRetry: () => void;
};

const receivedAt = new Date(2026, 10, 21, 10, 42);
const noRows: TableSelectedRows = { kind: 'ids', ids: [] };
const pageSizes = [10, 25, 50, 100];
const idOf = ({ number }: SupportCase): string => number;

/** The reference with which support finds the failure. */
export const failureReference = 'listCases 500';

/** The page of a list: everything between its heading and the age of its data. In a page, this state is the address. */
export function ListPage({
  situation,
  filter: start,
  selected: first,
  onExport,
  onRetry,
}: ListPageProps): JSX.Element {
  const [filter, setFilter] = useState(start);
  const [selected, onSelectedChange] = useState(first);
  const [sort, setSort] = useState<TableSort>({ columnId: 'waitingFor', direction: 'descending' });
  const [columnSettings, setColumnSettings] = useState<TableColumnSettings>({ order: [], hidden: [] });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(25);
  const { items, total } = situation === 'nothingYet' ? { items: [], total: 0 } : findCases(filter);
  const hasRows = situation !== 'loading' && situation !== 'failed' && situation !== 'offline';
  // Another filter finds other rows, so nothing stays selected.
  function changeFilter(next: FilterBarValue): void {
    setFilter(next);
    onSelectedChange(noRows);
    setPage(1);
  }
  const selection = {
    selected,
    onSelectedChange,
    total,
    actions: (
      <>
        <Button size="compact" icon={bellIcon} onClick={() => onSelectedChange(noRows)}>
          Follow
        </Button>
        <Button size="compact" icon={downloadIcon} onClick={() => onExport(filter)}>
          CSV
        </Button>
      </>
    ),
  };
  return (
    <main>
      <PageContent>
        <PageHeader
          title="Cases"
          count={hasRows ? formatCount(total) : undefined}
          actions={
            <>
              {hasRows && total > 0 && (
                <Button icon={downloadIcon} data-export onClick={() => onExport(filter)}>
                  {Object.keys(filter).length > 0
                    ? `Export these ${formatCount(total)} cases`
                    : `Export all ${formatCount(total)} cases`}
                </Button>
              )}
              <ButtonLink
                variant={situation === 'nothingYet' ? 'secondary' : 'primary'}
                icon={plusIcon}
                href="/new-support-case"
              >
                New case
              </ButtonLink>
            </>
          }
        />
        <Stack gap={16}>
          <ListToolbar
            rowIds={hasRows ? items.map(idOf) : []}
            selection={selection}
            filters={
              <CaseFilters
                filter={filter}
                onChange={changeFilter}
                columnSettings={columnSettings}
                onColumnsChange={setColumnSettings}
              />
            }
          />
          {noticeOf(situation, onRetry)}
          <Table
            caption="Cases"
            hideCaption
            hideSelection
            columns={caseColumns}
            columnSettings={columnSettings}
            data={dataOf(situation, items, onRetry)}
            rowId={idOf}
            sort={sort}
            onSortChange={setSort}
            selection={selection}
            isRowTarget
            empty={emptyState(situation, () => changeFilter({}))}
          />
          {hasRows && total > 0 && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              onPageChange={setPage}
              pageSizes={{ options: pageSizes, onChange: setPageSize }}
            />
          )}
          {hasRows && (
            <AsOf receivedAt={receivedAt} isRefreshing={situation === 'refreshing'} onRefresh={onRetry} />
          )}
        </Stack>
      </PageContent>
    </main>
  );
}

function noticeOf(situation: ListSituation, onRetry: () => void): ReactNode {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  if (situation === 'partial')
    return (
      <InlineAlert tone="caution" title="2 of 3 sources responded" action={retry}>
        Cases about Voice are missing.
      </InlineAlert>
    );
  if (situation === 'notUpdated')
    return (
      <InlineAlert tone="caution" title="The list could not be updated" action={retry}>
        What you see is from 10:42. Reference: listCases 503
      </InlineAlert>
    );
  return null;
}

function dataOf(
  situation: ListSituation,
  rows: readonly SupportCase[],
  onRetry: () => void,
): TableData<SupportCase> {
  switch (situation) {
    case 'loading':
      return { status: 'loading', expectedRows: 10 };
    case 'failed':
      return {
        status: 'error',
        message: 'The cases could not be loaded',
        detail: `Try again in a few minutes. Reference: ${failureReference}`,
        onRetry,
      };
    case 'offline':
      return {
        status: 'error',
        message: 'You’re offline',
        detail: 'Check your connection, then try again.',
        onRetry,
      };
    case 'refreshing':
      return { status: 'refreshing', rows };
    case 'ready':
    case 'nothingYet':
    case 'partial':
    case 'notUpdated':
    default:
      return { status: 'ready', rows };
  }
}

function emptyState(situation: ListSituation, onClear: () => void): JSX.Element {
  if (situation === 'nothingYet')
    return (
      <EmptyState
        illustration={<Illustration {...mooringRing} />}
        title="You have no cases"
        action={
          <ButtonLink variant="primary" href="/new-support-case">
            Open your first case
          </ButtonLink>
        }
      >
        Faults, questions about an order and questions about an invoice appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={searchIcon}
      title="No cases fit these filters"
      action={
        <Button data-clear-filters onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      {`${formatCount(caseCount)} cases are hidden by them.`}
    </EmptyState>
  );
}
