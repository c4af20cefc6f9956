import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Quote } from '../api.ts';
import { orderedQuote, pricedQuote, quote, receivedAtMs } from '../quotes.fixtures.ts';
import { QuoteFrame, type QuoteFrameProps } from './QuoteFrame.tsx';

const loading: AsyncContentState<Quote> = { status: 'loading' };

const meta = preview.meta<QuoteFrameProps, DecoratorFunction, QuoteFrameProps>({
  title: 'Pages/Quoting/Frame',
  component: QuoteFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', data: quote },
    step: 'sites',
    receivedAtMs,
    actions: <Button>More</Button>,
    onRefresh: fn(),
    children: () => <Card>The step</Card>,
  },
});

export const Draft = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bristol offices' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Options/ })).toHaveAttribute(
      'href',
      '/1access/quotes/QT-40001/options',
    );
  },
});

export const Priced = meta.story({
  args: { state: { status: 'ready', data: pricedQuote }, step: 'options' },
});

export const LongName = meta.story({
  args: { state: { status: 'ready', data: { ...quote, name: orderedQuote.name } } },
});

export const Loading = meta.story({ args: { state: loading, receivedAtMs: null } });

export const NotFound = meta.story({
  args: { state: { status: 'notFound' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quote not found' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', cause: 'failure', reference: 'getQuote 500' }, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
});
