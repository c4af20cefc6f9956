import { dealPath } from '@quayside/contract/paths/partner-programme';
import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import type { ListSettings } from '@quayside/page-kit/list';
import type { DealSummary } from '../api.ts';
import { dealProductWords } from '../dealWords.ts';
import { DealStatus } from '../DealStatus.tsx';

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
  {
    id: 'waitingFor',
    header: 'Waiting for',
    width: 'fit',
    cell: ({ waitingFor }) => <WaitingForLabel waitingFor={waitingFor} />,
  },
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
    id: 'tcv',
    header: 'Expected total (TCV)',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ expected }) => <Money {...expected.tcv} />,
  },
  {
    id: 'mrc',
    header: 'Expected monthly (MRC)',
    kind: 'number',
    width: 'fit',
    cell: ({ expected }) => <Money {...expected.mrc} />,
  },
  {
    id: 'expectedCloseOn',
    header: 'Customer decides',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ expectedCloseOn }) => <DateTime value={expectedCloseOn} />,
  },
  {
    id: 'quoteNumber',
    header: 'Quote',
    kind: 'identifier',
    width: 'fit',
    cell: ({ quoteNumber }) => quoteNumber,
  },
  { id: 'registeredBy', header: 'Registered by', cell: ({ registeredBy }) => <bdi>{registeredBy.name}</bdi> },
  {
    id: 'updatedAt',
    header: 'Updated',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
  },
];

/** The columns that the list shows at first. */
export const dealListSettings: ListSettings = {
  columns: { order: [], hidden: ['mrc', 'expectedCloseOn', 'quoteNumber', 'registeredBy', 'updatedAt'] },
  density: 'comfortable',
};
