import type { ActionState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useComboboxState } from '@quayside/ui/Combobox';
import { errorSummary } from '@quayside/ui/testing';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import { emptyStart, startSchema, type StartValues } from './useStart.ts';
import type { OrderableQuote, OrderDraftSummary, OrderOptions } from '../ordersApi.ts';
import { NewOrderStart } from './NewOrderStart.tsx';
import { OrderDrafts, type DraftPage } from './OrderDrafts.tsx';
import { draftSummaries, orderableQuotes, orderOptions } from '../drafts.fixtures.ts';

interface StartStoryProps {
  initial: StartValues;
  options: AsyncContentState<OrderOptions>;
  quotes: AsyncContentState<readonly OrderableQuote[]>;
  drafts: AsyncContentState<DraftPage>;
  submit: () => Promise<ActionState<null>>;
  onDelete: (draft: OrderDraftSummary) => void;
  onMore: () => void;
}

function StartStory({
  initial,
  options,
  quotes,
  drafts,
  submit,
  onDelete,
  onMore,
}: StartStoryProps): JSX.Element {
  const form = useSchemaForm({ schema: startSchema, initial, submit });
  const values = useWatch({ control: form.control, compute: (typed: StartValues) => typed });
  const { props } = useComboboxState(null);
  return (
    <main>
      <NewOrderStart
        form={form}
        values={values}
        options={options}
        quotes={quotes}
        search={{ ...props, results: { status: 'ready', options: [] } }}
        drafts={<OrderDrafts state={drafts} onRetry={ignore} onDelete={onDelete} onMore={onMore} />}
        onRetryOptions={ignore}
        onRetryQuotes={ignore}
      />
    </main>
  );
}

function ignore(): void {
  // The story ends here.
}

const done: ActionState<null> = { status: 'done', value: null };

const meta = preview.meta<StartStoryProps, DecoratorFunction, StartStoryProps>({
  title: 'Pages/Artemis/New order, start',
  component: StartStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    initial: emptyStart,
    options: { status: 'ready', data: orderOptions },
    quotes: { status: 'ready', data: orderableQuotes },
    drafts: { status: 'ready', data: { items: draftSummaries, total: draftSummaries.length } },
    submit: fn(async () => done),
    onDelete: fn(),
    onMore: fn(),
  },
});

/** A product without a price plan says why it is not offered. */
export const Product = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'MPLS VPN' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(errorSummary(canvasElement, userEvent).messages()).toEqual(['Choose a product']),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Internet Access' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
});

export const Service = meta.story({ args: { initial: { ...emptyStart, kind: 'service' } } });

export const Quote = meta.story({
  args: { initial: { ...emptyStart, kind: 'quote' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /QT-40065/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
});

export const NoQuotes = meta.story({
  args: { initial: { ...emptyStart, kind: 'quote' }, quotes: { status: 'ready', data: [] } },
});

export const QuotesFailed = meta.story({
  args: {
    initial: { ...emptyStart, kind: 'quote' },
    quotes: { status: 'failed', reference: 'listOrderableQuotes 500' },
  },
});

export const Loading = meta.story({
  args: { options: { status: 'loading' }, drafts: { status: 'loading' } },
});

export const Failed = meta.story({
  args: {
    options: { status: 'failed', reference: 'getOrderOptions 500' },
    drafts: { status: 'failed', reference: 'listOrderDrafts 500' },
  },
});

export const NoDrafts = meta.story({
  args: { drafts: { status: 'ready', data: { items: [], total: 0 } } },
});

export const ManyDrafts = meta.story({
  args: { drafts: { status: 'ready', data: { items: draftSummaries, total: 14 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Leeds office, internet' }));
    await expect(args.onDelete).toHaveBeenCalledWith(draftSummaries[0]);
  },
});
