import { quotesPath, newQuotePath } from '@quayside/contract/paths/quoting';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon, plusIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListView } from '@quayside/page-kit/list';
import type { QuoteList, QuoteSummary } from '../api.ts';
import { quoteFilters, type QuoteListState } from './quoteList.ts';
import { quoteColumns, quoteListSettings } from './quoteColumns.tsx';

export interface QuotesViewProps extends ExportedListProps<QuoteListState, QuoteList> {
  canCreate: boolean;
}

const words = {
  title: 'Connectivity Quoting',
  one: 'quote',
  many: 'quotes',
  searchHint: 'Name, number or customer',
};

const newQuote = (
  <ButtonLink variant="primary" icon={plusIcon} href={newQuotePath.href()}>
    New quote
  </ButtonLink>
);

export function QuotesView({ facets, canCreate, ...list }: QuotesViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      actions={canCreate && newQuote}
      initialSettings={quoteListSettings}
      sorts={quotesPath.query.sorts}
      filters={quoteFilters(facets)}
      columns={quoteColumns}
      rowId={numberOf}
      nothingYet={
        <EmptyState icon={clipboardIcon} title="There are no quotes yet" action={canCreate && newQuote}>
          Price up to 200 sites at once, compare bandwidths and terms, and order from the same page.
        </EmptyState>
      }
    />
  );
}

const numberOf = ({ number }: QuoteSummary): string => number;
