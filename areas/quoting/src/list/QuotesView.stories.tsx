import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { QuoteList, QuoteSummary } from '../api.ts';
import { emptyQuoteList, quoteList, quoteStateOf, receivedAtMs } from '../quotes.fixtures.ts';
import { quoteListSettings } from './quoteColumns.tsx';
import { QuoteRowMenu } from './QuoteRowMenu.tsx';
import { QuotesView, type QuotesViewProps } from './QuotesView.tsx';

const loading: AsyncContentState<QuoteList> = { status: 'loading' };
const onCancel = fn();

const meta = preview.meta<QuotesViewProps, DecoratorFunction, QuotesViewProps>({
  title: 'Pages/Quoting/Quotes',
  component: QuotesView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canCreate: true,
    state: quoteStateOf(''),
    data: { status: 'ready', data: quoteList },
    receivedAtMs,
    facets: quoteList.facets,
    settings: quoteListSettings,
    rowActions: (quote: QuoteSummary) => <QuoteRowMenu quote={quote} onCopy={fn()} onCancel={onCancel} />,
    exportProgress: null,
    onExport: fn(),
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByText('Expires in 3 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leeds warehouse' })).toHaveAttribute(
      'href',
      '/1access/quotes/QT-40002/sites',
    );
    await filterBar(canvasElement, userEvent).toggle('Status', 'Draft');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, status: ['draft'] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for QT-40001' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the quote' }));
    await expect(onCancel).toHaveBeenCalledWith(quoteList.items[0]);
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: quoteStateOf('pageSize=10') },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: emptyQuoteList }, facets: emptyQuoteList.facets },
});

export const NothingFits = meta.story({
  args: {
    data: { status: 'ready', data: emptyQuoteList },
    facets: emptyQuoteList.facets,
    state: quoteStateOf('q=atlantis'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({ q: '', filters: args.state.filters });
  },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', cause: 'failure', reference: 'listQuotes 500' }, receivedAtMs: null },
});
