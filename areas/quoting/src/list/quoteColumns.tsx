import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { formatCount, useToday } from '@quayside/page-kit/format';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import type { QuoteSummary } from '../api.ts';
import { quoteAddress, type QuoteStep } from '../quoteAddresses.ts';
import { quoteProductWords } from '../quoteWords.ts';
import { expiryText, validityOf } from './validity.ts';
import { dateColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of the list of quotes. The ids of those that can be sorted are the sorts of the call. */
export const quoteColumns: readonly TableColumn<QuoteSummary>[] = [
  {
    id: 'name',
    header: 'Quote',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: (quote) => (
      <RowTitle href={quoteAddress(quote.number, nextStep(quote))} detail={quoteProductWords[quote.product]}>
        {quote.name}
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
    id: 'customerName',
    header: 'Customer',
    sortable: true,
    cell: ({ customerName }) => <bdi>{customerName}</bdi>,
  },
  { ...statusColumn('status', 'Status', quoteStatusWords), widest: longestOf(quoteStatusWords) },
  { ...waitingForColumn, widest: longestOf(waitingForWords) },
  { id: 'product', header: 'Product', cell: ({ product }) => quoteProductWords[product] },
  {
    id: 'siteCount',
    header: 'Sites',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ siteCount }) => formatCount(siteCount),
  },
  {
    id: 'nrc',
    header: 'One-off (NRC)',
    kind: 'number',
    width: 'fit',
    cell: ({ totals }) => <Amount {...totals.nrc} />,
  },
  {
    id: 'mrc',
    header: 'Monthly (MRC)',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ totals }) => <Amount {...totals.mrc} />,
  },
  {
    id: 'tcv',
    header: 'Whole term (TCV)',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ totals }) => <Amount {...totals.tcv} />,
  },
  {
    id: 'validUntil',
    header: 'Valid until',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: (quote) => <ValidUntil quote={quote} />,
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner.name },
  { ...dateColumn('updatedAt', 'Updated', 'dateTime'), sortable: true },
];

export const quoteListSettings: ListSettings = {
  columns: { order: [], hidden: ['product', 'nrc', 'updatedAt'] },
  density: 'comfortable',
};

/** Returns the step at which the work on a quote continues. */
function nextStep({ status, siteCount }: QuoteSummary): QuoteStep {
  if (siteCount === 0) return 'sites';
  return status === 'draft' ? 'options' : 'prices';
}

/** An amount; nothing while no price is chosen. */
function Amount({ amount, currency }: QuoteSummary['totals']['mrc']): JSX.Element | null {
  return amount === 0 ? null : <Money amount={amount} currency={currency} />;
}

function ValidUntil({ quote }: { quote: QuoteSummary }): JSX.Element | null {
  const today = useToday(todayInLondon);
  if (quote.validUntil === null) return null;
  const validity = validityOf(quote, today);
  if (validity.kind !== 'soon') return <DateTime value={quote.validUntil} />;
  return <StatusLabel tone="caution">{expiryText(validity.days)}</StatusLabel>;
}
