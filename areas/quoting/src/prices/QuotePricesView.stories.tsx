import { NetworkError } from '@quayside/portal-core';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { cells, chosen, dearer, pricedQuote, priceBook } from '../prices.fixtures.ts';
import type { PriceBook } from './createPriceBook.ts';
import { PriceBookContext } from './priceBookContext.ts';
import { choicesVersion } from './createChoices.ts';
import { QuotePricesView, type QuotePricesViewProps } from './QuotePricesView.tsx';

type Args = QuotePricesViewProps & { book: PriceBook };

function InBook({ book, ...props }: Args) {
  return (
    <PriceBookContext value={book}>
      <QuotePricesView {...props} />
    </PriceBookContext>
  );
}

const meta = preview.meta<Args, DecoratorFunction, Args>({
  title: 'Pages/Quoting/Prices',
  component: InBook,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    book: priceBook(),
    quote: pricedQuote,
    pricing: pricedQuote.pricing,
    isReading: false,
    saving: { status: 'saved', at: null },
    isLost: false,
    mergedBy: null,
    nameOf: (name) => name,
    problem: null,
    figures: 'ready',
    canChoose: true,
    isReseller: true,
    starting: null,
    isCancelling: false,
    changes: null,
    isAccepting: false,
    filter: 'all',
    page: 1,
    selectedIds: [],
    onFilterChange: fn(),
    onPageChange: fn(),
    onSelectionChange: fn(),
    onOpen: fn(),
    onChooseShared: fn(),
    onChooseCheapest: fn(),
    onMarginChange: fn(),
    onStart: fn(),
    onCancel: fn(),
    onAccept: fn(),
    onRetrySave: fn(),
    onResolve: fn(),
    onDismissMerged: fn(),
  },
  render: (args) => <InBook {...args} />,
});

/** Two sites have prices, one carrier timed out, and one site cannot be served. */
export const PartPriced = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 1 site' }));
    await expect(args.onStart).toHaveBeenCalledWith('failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose 60 months for every site' }));
    await expect(args.onChooseShared).toHaveBeenCalledWith({ termMonths: 60 });
    await userEvent.click(canvas.getByRole('button', { name: 'Prices of Warehouse' }));
    await expect(args.onOpen).toHaveBeenCalledWith('S2');
    const margin = canvas.getByRole('textbox', { name: 'Your margin' });
    await userEvent.clear(margin);
    await userEvent.type(margin, '95{Enter}');
    await expect(canvas.getByText('Enter a margin from 0 to 90, such as 12.5.')).toBeVisible();
    await userEvent.clear(margin);
    await userEvent.type(margin, '20{Enter}');
    await expect(args.onMarginChange).toHaveBeenCalledWith(2000);
  },
});

/** The role Read-only reads the prices. What would change them is disabled with its reason, or absent. */
export const ForReadOnly = meta.story({
  args: { quote: forReadOnly(pricedQuote, 'create or change quotes'), canChoose: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prices of Warehouse' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Choose/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  },
});

/** The first site is priced; the others are on their way. */
export const Pricing = meta.story({
  args: {
    book: priceBook(
      [],
      cells.filter(({ siteId }) => siteId === 'S1'),
    ),
    quote: { ...pricedQuote, status: 'pricing', choices: [] },
    pricing: { jobId: 'JB-2', done: 6, total: 24, failed: 0, state: 'running' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 4 sites priced');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop pricing' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  args: {
    isReading: true,
    figures: 'loading',
    book: priceBook(pricedQuote.choices, []),
  },
});

/** The prices that arrived before the pricing was stopped are kept. */
export const Stopped = meta.story({
  args: {
    book: priceBook(
      [chosen('S1')],
      cells.filter(({ siteId }) => siteId === 'S1'),
    ),
    pricing: { jobId: 'JB-2', done: 6, total: 24, failed: 0, state: 'cancelled' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not priced')).toHaveLength(3);
  },
});

/** The changes of a re-pricing wait for the user. */
export const Repriced = meta.story({
  args: { changes: dearer },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'What the new prices change' });
    await expect(card).toHaveTextContent(/up .*12\.00/);
    await userEvent.click(within(card).getByRole('button', { name: 'Accept the new prices' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  args: {
    quote: { ...pricedQuote, status: 'expired', validUntil: '2026-11-08', allowedActions: ['reprice'] },
    canChoose: false,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Re-price' }));
    await expect(args.onStart).toHaveBeenCalledWith('all');
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveAccessibleDescription(
      'The prices are no longer valid. Price the quote again first.',
    );
  },
});

export const PlanWithdrawn = meta.story({
  args: { quote: { ...pricedQuote, planState: 'withdrawn', allowedActions: ['share'] } },
});

export const Ordered = meta.story({
  args: { quote: { ...pricedQuote, status: 'ordered', orderId: 'OR-80001' }, canChoose: false },
});

/** A customer that does not sell on sees neither sell price nor margin. */
export const NoReseller = meta.story({
  args: { isReseller: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/margin/i)).toBeNull();
  },
});

/** The user selected sites, to choose the same price for them. */
export const Selected = meta.story({
  args: { selectedIds: ['S1', 'S2'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose for the selected' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Term' }), '36');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(args.onChooseShared).toHaveBeenCalledWith({ termMonths: 36 }, ['S1', 'S2']);
  },
});

export const NotSaved = meta.story({
  args: {
    saving: { status: 'failed', error: new NetworkError('No response.') },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-status="failed"] button') ?? canvasElement);
    await expect(args.onRetrySave).toHaveBeenCalledOnce();
  },
});

/** Another user chose other prices: both versions. */
export const Conflict = meta.story({
  args: {
    saving: {
      status: 'conflict',
      theirs: choicesVersion({
        ...pricedQuote,
        etag: '"9"',
        choices: [chosen('S1', { termMonths: 60 }), chosen('S2')],
      }),
      clashes: [{ id: 'choices.S1.place', mine: {}, theirs: {} }],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('button', { name: 'Order' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await expect(order).toHaveAccessibleDescription(/Decide first which version stays/);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolve).toHaveBeenCalledWith('mine');
  },
});

/** A colleague chose for another site: both choices are kept. */
export const Merged = meta.story({
  args: { mergedBy: 'Noor Rahman' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onDismissMerged).toHaveBeenCalledOnce();
  },
});

/** A filter that leaves no site. */
export const FilteredEmpty = meta.story({ args: { filter: 'noPrice', book: priceBook([], []) } });
