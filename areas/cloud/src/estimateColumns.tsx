import { estimatePath } from '@quayside/contract/paths/cloud';
import { Badge } from '@quayside/ui/Badge';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import type { EstimateSummary } from './api.ts';
import { estimateStatusWords } from './cloudWords.ts';
import { dateColumn, moneyColumn } from '@quayside/page-kit/list';

export function EstimateStatus({ status }: Pick<EstimateSummary, 'status'>): JSX.Element {
  return (
    <StatusLabel tone={estimateStatusWords[status].tone}>{estimateStatusWords[status].text}</StatusLabel>
  );
}

/** The columns of the list of estimates. The ids of those that can be sorted are the sorts of the call. */
export const estimateColumns: readonly TableColumn<EstimateSummary>[] = [
  {
    id: 'name',
    header: 'Estimate',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ number, name, lineCount, pricePlan }) => (
      <RowTitle
        href={estimatePath.href({ number })}
        detail={`${number} · ${formatCount(lineCount)} ${lineCount === 1 ? 'line' : 'lines'}`}
        marks={pricePlan.isWithdrawn && <Badge tone="caution">Plan withdrawn</Badge>}
      >
        <bdi>{name}</bdi>
      </RowTitle>
    ),
  },
  { id: 'status', header: 'Status', width: 'fit', cell: ({ status }) => <EstimateStatus status={status} /> },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ owner, isMine }) => (isMine ? 'You' : <bdi>{owner.name}</bdi>),
  },
  {
    id: 'sharing',
    header: 'Seen by',
    width: 'fit',
    cell: ({ sharing }) => (sharing === 'private' ? 'Owner only' : 'Colleagues'),
  },
  { id: 'term', header: 'Term', width: 'fit', cell: ({ termMonths }) => `${termMonths} months` },
  {
    ...moneyColumn('mrc', 'Monthly (MRC)', ({ totals }: EstimateSummary) => ({
      amount: totals.mrc,
      currency: totals.currency,
    })),
    sortable: true,
  },
  {
    ...moneyColumn('total', 'Total (TCV)', ({ totals }: EstimateSummary) => ({
      amount: totals.tcv,
      currency: totals.currency,
    })),
    sortable: true,
  },
  { ...dateColumn('updatedAt', 'Updated'), sortable: true },
];

export const estimateListSettings: ListSettings = {
  columns: { order: [], hidden: ['sharing'] },
  density: 'comfortable',
};
