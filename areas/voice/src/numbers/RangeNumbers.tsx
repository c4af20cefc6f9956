import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DateTime } from '@quayside/ui/DateTime';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn, type TableData } from '@quayside/ui/Table';
import type { JSX } from 'react';
import type { NumberList } from '../api.ts';
import { formatNumber } from '../phoneNumber.ts';

export interface RangeNumbersProps {
  state: AsyncContentState<NumberList>;
  page: number;
  /** The number that the user searched for, as it is sent; it is marked. */
  searched: string | null;
  onPageChange: (page: number) => void;
  onRefresh: () => void;
}

export const numbersPerPage = 25;

type Entry = NumberList['items'][number] & { readonly isSearched: boolean };

const columns: readonly TableColumn<Entry>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'identifier',
    width: 'fit',
    isRowHeader: true,
    cell: ({ number, isSearched }) => (
      <>
        {isSearched ? <mark>{formatNumber(number)}</mark> : formatNumber(number)}{' '}
        <CopyButton value={number} name={formatNumber(number)} />
      </>
    ),
  },
  {
    id: 'lastCall',
    header: 'Last call',
    cell: ({ lastCallAt }) =>
      lastCallAt === null ? 'None in 90 days' : <DateTime value={lastCallAt} format="dateTime" />,
  },
];

/** The single numbers of a range, with their last calls, which show the ones that are free. */
export function RangeNumbers({
  state,
  page,
  searched,
  onPageChange,
  onRefresh,
}: RangeNumbersProps): JSX.Element {
  const list = 'data' in state ? state.data : undefined;
  return (
    <Stack gap={12}>
      <Table
        caption="Single numbers"
        density="compact"
        columns={columns}
        data={toTableData(state, searched, onRefresh)}
        rowId={({ number }) => number}
      />
      {list && list.total > numbersPerPage && (
        <Pagination page={page} pageSize={numbersPerPage} total={list.total} onPageChange={onPageChange} />
      )}
    </Stack>
  );
}

function toTableData(
  state: RangeNumbersProps['state'],
  searched: string | null,
  onRetry: () => void,
): TableData<Entry> {
  if (state.status === 'loading') return { status: 'loading', expectedRows: 5 };
  if (state.status === 'failed' && !state.data)
    return { status: 'error', message: 'We couldn’t load the numbers', onRetry };
  const rows = (state.data?.items ?? []).slice(0, numbersPerPage).map(({ number, lastCallAt }) => ({
    number,
    lastCallAt,
    isSearched: number === searched,
  }));
  return { status: state.status === 'refreshing' ? 'refreshing' : 'ready', rows };
}
