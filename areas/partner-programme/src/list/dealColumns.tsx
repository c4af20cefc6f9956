import { dealPath } from '@quayside/contract/paths/partner-programme';
import { DateTime } from '@quayside/ui/DateTime';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import type { ListSettings } from '@quayside/page-kit/list';
import type { DealSummary } from '../api.ts';
import { dealProductWords } from '../dealWords.ts';
import { DealStatus } from '../DealStatus.tsx';
import { dateColumn, moneyColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of the list of deals. The ids of those that can be sorted are the sorts of the call. */
export const dealColumns: readonly TableColumn<DealSummary>[] = [
  {
    id: 'name',
    header: 'Deal',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ number, name, customerName }) => (
      <RowTitle href={dealPath.href({ number })} detail={<bdi>{customerName}</bdi>}>
        <bdi>{name}</bdi>
      </RowTitle>
    ),
  },
  {
    id: 'number',
    header: 'Number',
    kind: 'identifier',
    width: 'fit',
    sortable: true,
    cell: ({ number }) => number,
  },
  waitingForColumn,
  { id: 'status', header: 'Status', width: 'fit', cell: ({ status }) => <DealStatus status={status} /> },
  { id: 'product', header: 'Product', width: 'fit', cell: ({ product }) => dealProductWords[product] },
  {
    id: 'decisionDueOn',
    header: 'Decision due',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ decisionDueOn }) => decisionDueOn !== null && <DateTime value={decisionDueOn} />,
  },
  {
    id: 'protectedUntil',
    header: 'Protected until',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ protectedUntil }) => protectedUntil !== null && <DateTime value={protectedUntil} />,
  },
  {
    ...moneyColumn('tcv', 'Expected total (TCV)', ({ expected }: DealSummary) => expected.tcv),
    sortable: true,
  },
  moneyColumn('mrc', 'Expected monthly (MRC)', ({ expected }) => expected.mrc),
  { ...dateColumn('expectedCloseOn', 'Customer decides'), sortable: true },
  {
    id: 'quoteNumber',
    header: 'Quote',
    kind: 'identifier',
    width: 'fit',
    cell: ({ quoteNumber }) => quoteNumber,
  },
  { id: 'registeredBy', header: 'Registered by', cell: ({ registeredBy }) => <bdi>{registeredBy.name}</bdi> },
  { ...dateColumn('updatedAt', 'Updated'), sortable: true },
];

export const dealListSettings: ListSettings = {
  columns: { order: [], hidden: ['mrc', 'expectedCloseOn', 'quoteNumber', 'registeredBy', 'updatedAt'] },
  density: 'comfortable',
};
