import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon, plusIcon } from '@quayside/ui/icons';
import type { JSX, ReactNode } from 'react';
import { ListView } from '../../../../domain/list/ListView.tsx';
import type { ListViewProps } from '../../../../domain/list/ListView.types.ts';
import type { QuoteList, QuoteSummary } from '../../api.ts';
import { quoteFilters, quoteSorts, type QuoteListState } from '../../quoteList.ts';
import { quoteColumns, quoteListSettings } from './quoteColumns.tsx';

type ListProps = ListViewProps<QuoteSummary, keyof QuoteListState['filters'], QuoteListState['sort']>;

/** The list of quotes and the actions on it. */
export interface QuotesViewProps extends Pick<
  ListProps,
  | 'state'
  | 'data'
  | 'receivedAtMs'
  | 'settings'
  | 'views'
  | 'onChange'
  | 'onSearch'
  | 'onSettingsChange'
  | 'onRefresh'
> {
  /** Undefined before the first response. */
  facets: QuoteList['facets'] | undefined;
  /** The menu of a row. Keep it between renders. */
  rowActions: (quote: QuoteSummary) => ReactNode;
}

const words = {
  title: 'Connectivity Quoting',
  one: 'quote',
  many: 'quotes',
  searchHint: 'Name, number or customer',
};

const newQuote = (
  <ButtonLink variant="primary" icon={plusIcon} href="/1access/quotes/new">
    New quote
  </ButtonLink>
);

/** The quotes of the user's company. */
export function QuotesView({ facets, ...list }: QuotesViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      actions={newQuote}
      initialSettings={quoteListSettings}
      sorts={quoteSorts}
      filters={quoteFilters(facets)}
      columns={quoteColumns}
      rowId={numberOf}
      nothingYet={
        <EmptyState icon={clipboardIcon} title="There are no quotes yet" action={newQuote}>
          Price up to 200 sites at once, compare bandwidths and terms, and order from the same page.
        </EmptyState>
      }
    />
  );
}

const numberOf = ({ number }: QuoteSummary): string => number;
