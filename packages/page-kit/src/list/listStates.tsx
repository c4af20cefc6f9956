'use client';

import { failedDetail } from '../failures/failureAdvice.ts';
import { noFilters } from '@quayside/portal-core/addresses';
import { passFocusOn } from '@quayside/ui';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { searchIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { TableData } from '@quayside/ui/Table';
import type { JSX } from 'react';
import type { ListViewProps } from './ListView.types.ts';

/** Says that the rows are older than they should be. */
export function NotUpdated({
  data,
  onRefresh,
}: {
  data: Extract<AsyncContentState<unknown>, { status: 'failed' }>;
  onRefresh: () => void;
}): JSX.Element {
  const isOffline = data.cause === 'offline';
  return (
    <InlineAlert
      tone={isOffline ? 'info' : 'caution'}
      live="polite"
      title={isOffline ? 'You’re offline' : 'We couldn’t update the list'}
      action={
        <Button ref={passFocusOn} onClick={onRefresh}>
          Retry
        </Button>
      }
    >
      {`What you see is from before. ${failedDetail(data)}`}
    </InlineAlert>
  );
}

type Narrowed<FilterId extends string, Sort extends string> = Pick<
  ListViewProps<unknown, FilterId, Sort>,
  'words' | 'state' | 'scopes' | 'onChange'
>;

export function NothingFits<FilterId extends string, Sort extends string>({
  words,
  state: { filters },
  scopes,
  onChange,
}: Narrowed<FilterId, Sort>): JSX.Element {
  const kept = scopes && { [scopes.filter]: filters[scopes.filter] };
  return (
    <EmptyState
      icon={searchIcon}
      title={`No ${words.many} match your search`}
      action={
        <Button
          ref={passFocusOn}
          onClick={() => onChange({ q: '', filters: { ...noFilters(filters), ...kept } })}
        >
          Clear search and filters
        </Button>
      }
    >
      Try fewer words, or other filters.
    </EmptyState>
  );
}

/** Whether words or filters narrow the list. The tabs do not. */
export function isNarrowed<FilterId extends string, Sort extends string>({
  state: { q, filters },
  scopes,
}: Pick<ListViewProps<unknown, FilterId, Sort>, 'state' | 'scopes'>): boolean {
  const entries = Object.entries<readonly string[]>(filters);
  return q !== '' || entries.some(([id, values]) => id !== scopes?.filter && values.length > 0);
}

/** The rows of a page, at most as many as it has room for: a backend that sends thousands would stop the browser. */
export function shownRows<Row>({ items }: { items: readonly Row[] }, pageSize: number): readonly Row[] {
  return items.length > pageSize ? items.slice(0, pageSize) : items;
}

/** The rows, or why there are none. */
export function toTableData<Row, FilterId extends string, Sort extends string>({
  words,
  state,
  data,
  onRefresh,
}: ListViewProps<Row, FilterId, Sort>): TableData<Row> {
  if (data.status === 'loading') return { status: 'loading', expectedRows: state.pageSize };
  if (data.status === 'refreshing')
    return { status: 'refreshing', rows: shownRows(data.data, state.pageSize) };
  if (data.status !== 'failed') return { status: 'ready', rows: shownRows(data.data, state.pageSize) };
  if (data.data) return { status: 'ready', rows: shownRows(data.data, state.pageSize) };
  const isOffline = data.cause === 'offline';
  return {
    status: 'error',
    message: isOffline ? 'You’re offline' : `We couldn’t load the ${words.many}`,
    detail: failedDetail(data),
    ...(data.canRetry !== false && { onRetry: onRefresh }),
  };
}
