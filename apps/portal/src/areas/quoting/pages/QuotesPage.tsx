import { useResource } from '@quayside/portal-core/react';
import { lazy, Suspense, useCallback, useState, type JSX } from 'react';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { ListViews } from '../../../domain/list/ListViews.tsx';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { useRowPins } from '../../../domain/pins/useRowPins.tsx';
import { listQuotes, type QuoteSummary } from '../api.ts';
import { useCopyQuote } from '../components/frame/useCopyQuote.ts';
import { quoteColumns, quoteListSettings } from '../components/list/quoteColumns.tsx';
import { QuoteRowMenu } from '../components/list/QuoteRowMenu.tsx';
import { QuotesView } from '../components/list/QuotesView.tsx';
import { quoteItem } from '../pins/quoteItem.ts';
import { quoteListAddress, toQuoteListInput } from '../quoteList.ts';

// The dialog brings the headless library, which most visits do not need.
const EndQuoteDialog = lazy(async () => ({
  default: (await import('../components/frame/EndQuoteDialog.tsx')).EndQuoteDialog,
}));

const columnIds = quoteColumns.map(({ id }) => id);

/** The quotes of the user's company, to search, filter, open, duplicate and cancel. */
export function QuotesPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(quoteListAddress);
  const resource = useResource(listQuotes, toQuoteListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('quotes', quoteListSettings);
  const [cancelling, setCancelling] = useState<QuoteSummary | null>(null);
  const copy = useCopyQuote();
  const pinOf = useRowPins(quoteItem);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);
  const rowActions = useCallback(
    (quote: QuoteSummary) => (
      <>
        {pinOf(quote)}
        <QuoteRowMenu quote={quote} onCopy={(each) => void copy(each)} onCancel={setCancelling} />
      </>
    ),
    [copy, pinOf],
  );

  return (
    <>
      <QuotesView
        state={state}
        data={toAsyncState(resource, listQuotes.id)}
        receivedAtMs={resource.receivedAtMs}
        facets={resource.data?.facets}
        settings={settings}
        rowActions={rowActions}
        views={
          <ListViews
            list="quotes"
            address={quoteListAddress}
            state={state}
            columnIds={columnIds}
            settings={settings}
            onChange={change}
            onReplace={replace}
            onSettingsChange={changeSettings}
          />
        }
        onChange={change}
        onSearch={search}
        onSettingsChange={changeSettings}
        onRefresh={() => void resource.refetch()}
      />
      {cancelling && (
        <Suspense fallback={null}>
          <EndQuoteDialog question="cancel" quote={cancelling} onClose={() => setCancelling(null)} />
        </Suspense>
      )}
    </>
  );
}
