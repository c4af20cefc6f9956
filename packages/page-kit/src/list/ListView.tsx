'use client';

import { pageSizes, toPageSize } from '@quayside/portal-core/addresses';
import { AsOf } from '@quayside/ui/AsOf';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { ListToolbar } from '@quayside/ui/ListToolbar';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { Table } from '@quayside/ui/Table';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX } from 'react';
import { formatCount } from '../format/format.ts';
import { ExportButton } from './ExportButton.tsx';
import { ListFilters } from './ListFilters.tsx';
import { isNarrowed, NothingFits, NotUpdated, shownRows, toTableData } from './listStates.tsx';
import { ListWaiting, waitingNumbersOf } from './ListWaiting.tsx';
import type { ListViewProps } from './ListView.types.ts';
import { fromTableSort, toTableSort } from './tableSort.ts';

/** A page with a list: heading and count, filters, table and pagination. */
export function ListView<Row, FilterId extends string, Sort extends string>(
  props: ListViewProps<Row, FilterId, Sort>,
): JSX.Element {
  const { words, data, lead, parents, actions } = props;
  const total = 'data' in data ? data.data?.total : undefined;
  return (
    <PageContent>
      <PageHeader
        title={words.title}
        count={total === undefined ? undefined : formatCount(total)}
        lead={lead}
        breadcrumbs={parents && <Breadcrumbs items={parents} current={words.title} />}
        actions={
          <>
            <ListExport {...props} />
            {actions}
          </>
        }
      />
      <ListRows {...props} />
    </PageContent>
  );
}

/** A list without the heading of its page, for a tab: filters, table and pagination. */
export function ListContent<Row, FilterId extends string, Sort extends string>(
  props: ListViewProps<Row, FilterId, Sort>,
): JSX.Element {
  return (
    <ListRows
      {...props}
      views={
        <>
          {props.actions}
          <ListExport {...props} />
          {props.views}
        </>
      }
    />
  );
}

function ListExport<Row, FilterId extends string, Sort extends string>(
  props: ListViewProps<Row, FilterId, Sort>,
): JSX.Element | undefined {
  const { words, state, data, exportProgress = null, onExport } = props;
  return (
    onExport && (
      <ExportButton
        words={words}
        data={data}
        // A tab narrows the export, too.
        isNarrowed={isNarrowed({ state })}
        exportProgress={exportProgress}
        onExport={onExport}
      />
    )
  );
}

function ListRows<Row, FilterId extends string, Sort extends string>(
  props: ListViewProps<Row, FilterId, Sort>,
): JSX.Element {
  const { data, notice, isNoticePending = false, scopes, selection, keepsSelection, rowId } = props;
  const list = 'data' in data ? data.data : undefined;
  const panel = (
    <div style={{ visibility: isNoticePending ? 'hidden' : 'visible' }}>
      <ListPanel {...props} />
    </div>
  );
  const filterBar = <ListFilters {...props} />;
  const waiting = props.waiting ?? waitingNumbersOf(props);
  return (
    <Stack gap={16}>
      {notice}
      {waiting && <ListWaiting {...waiting} />}
      <div style={{ visibility: isNoticePending ? 'hidden' : undefined }}>
        {selection && !keepsSelection ? (
          <ListToolbar
            filters={filterBar}
            selection={selection}
            rowIds={list ? shownRows(list, props.state.pageSize).map((row) => rowId(row)) : []}
          />
        ) : (
          filterBar
        )}
      </div>
      {scopes ? (
        <Tabs
          // The counts make the tabs wider: they appear together.
          style={{ visibility: data.status === 'loading' || isNoticePending ? 'hidden' : 'visible' }}
          label={scopes.label}
          value={scopes.value}
          onValueChange={scopes.onChange}
          tabs={scopes.options.map(({ id, label, count }) =>
            count === undefined ? { id, label, panel } : { id, label, count: formatCount(count), panel },
          )}
        />
      ) : (
        panel
      )}
    </Stack>
  );
}

function ListPanel<Row, FilterId extends string, Sort extends string>(
  props: ListViewProps<Row, FilterId, Sort>,
): JSX.Element {
  const { words, state, data, receivedAtMs, settings, sorts, columns, rowId, rowActions, selection } = props;
  const { onChange, onRefresh } = props;
  const list = 'data' in data ? data.data : undefined;
  const total = list?.total ?? 0;
  return (
    <Stack gap={16}>
      {data.status === 'failed' && list && <NotUpdated data={data} onRefresh={onRefresh} />}
      {props.aboveRows}
      <Table
        caption={words.title}
        hideCaption
        hideSelection={!props.keepsSelection}
        columns={columns}
        columnSettings={settings.columns}
        density={settings.density}
        data={toTableData(props)}
        rowId={rowId}
        sort={toTableSort(state.sort, columns)}
        onSortChange={(sort) => onChange({ sort: fromTableSort(sort, sorts) })}
        {...(selection && { selection })}
        {...(rowActions && { rowActions })}
        isRowTarget
        empty={isNarrowed(props) ? <NothingFits {...props} /> : props.nothingYet}
      />
      {list && (
        <>
          {total > 0 && (
            <Pagination
              page={state.page}
              pageSize={state.pageSize}
              total={total}
              onPageChange={(page) => onChange({ page })}
              pageSizes={{ options: pageSizes, onChange: (size) => onChange({ pageSize: toPageSize(size) }) }}
            />
          )}
          <AsOf receivedAt={receivedAtMs} isRefreshing={data.status === 'refreshing'} onRefresh={onRefresh} />
        </>
      )}
    </Stack>
  );
}
