import { useMay } from '@quayside/shared/rights/useMay.ts';
import { lazyDialog } from '@quayside/page-kit/loading';
import { quotesPath } from '@quayside/contract/paths/quoting';
import { useCallback, useState, type JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createQuoteExport, listQuotes, type QuoteSummary } from '../api.ts';
import { useCopyQuote } from '../useCopyQuote.ts';
import { quoteColumns, quoteListSettings } from './quoteColumns.tsx';
import { QuoteRowMenu } from './QuoteRowMenu.tsx';
import { QuotesView } from './QuotesView.tsx';
import { quoteItem } from '../pins/quoteItem.ts';
import { toQuoteFilter } from './quoteList.ts';

// The dialog brings the headless library, which most visits do not need.
const EndQuoteDialog = lazyDialog(async () => (await import('../frame/EndQuoteDialog.tsx')).EndQuoteDialog);

const list = {
  list: 'quotes',
  path: quotesPath,
  call: listQuotes,
  toFilter: toQuoteFilter,
  exportCall: createQuoteExport,
  columnIds: quoteColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: quoteListSettings,
  exportFields: { name: ['name', 'product'] },
} as const;

/** The quotes of the user's company, to search, filter, open, duplicate, cancel and export. */
export function QuotesPage(): JSX.Element {
  const { props, page } = useExportedList(list);
  const [cancelling, setCancelling] = useState<QuoteSummary | null>(null);
  const copy = useCopyQuote();
  const canCreate = useMay('createQuotes');
  const pinOf = useRowPins(quoteItem);
  const rowActions = useCallback(
    (quote: QuoteSummary) => (
      <>
        {pinOf(quote)}
        {canCreate && (
          <QuoteRowMenu quote={quote} onCopy={(each) => void copy(each)} onCancel={setCancelling} />
        )}
      </>
    ),
    [canCreate, copy, pinOf],
  );

  return (
    <>
      <QuotesView {...props} canCreate={canCreate} rowActions={rowActions} />
      {cancelling && (
        <EndQuoteDialog
          question="cancel"
          quote={page?.items.find(({ number }) => number === cancelling.number) ?? cancelling}
          onChanged={props.onRefresh}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}
