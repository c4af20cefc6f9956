import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { AsyncContent, type AsyncContentProps, type AsyncContentState } from './AsyncContent.tsx';

type Facts = readonly DescriptionListItem[];

const facts: Facts = [
  { id: 'live', term: 'Live', description: '9,120', kind: 'number' },
  { id: 'degraded', term: 'Degraded', description: '12', kind: 'number' },
  { id: 'down', term: 'Down', description: '3', kind: 'number' },
];
const receivedAt = new Date(2026, 10, 21, 10, 42);

function InCard(props: AsyncContentProps<Facts>) {
  return (
    <Card title="Services by health">
      <AsyncContent {...props} />
    </Card>
  );
}

const meta = preview.meta<AsyncContentProps<Facts>, DecoratorFunction, AsyncContentProps<Facts>>({
  title: 'Feedback/AsyncContent',
  component: AsyncContent,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'Around everything that comes from a request: the facts of a page, the panel of a tab, a dashboard card.',
      whenNot: 'Not around a Table or a chart, which have these states themselves.',
    },
  },
  args: {
    state: { status: 'ready', data: facts },
    children: (data) => <DescriptionList items={data} />,
    placeholder: <Skeleton lines={6} />,
    onRetry: fn(),
  },
  argTypes: { placeholder: { control: false }, action: { control: false } },
  render: (args) => <InCard {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

export const Ready = meta.story();

/** The space is reserved at once; the lines appear after 300 ms. */
export const Loading = meta.story({ args: { state: { status: 'loading' } } });

/** The data stays while newer data is on its way. */
export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: facts } } });

export const Partial = meta.story({
  args: { state: { status: 'partial', data: facts, responded: 2, asked: 3 } },
});

/** Focus stays in place when the button goes away. */
export const Failed = meta.story({
  args: { state: { status: 'failed', cause: 'failure', reference: 'listServices 500' } },
  render: function Failed(args) {
    const [state, setState] = useState<AsyncContentState<Facts>>(args.state);
    return (
      <InCard
        {...args}
        state={state}
        onRetry={() => {
          setState({ status: 'loading' });
          args.onRetry?.();
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await expect(canvas.getByText(/listServices 500/)).toBeVisible();
    await step('Retry', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvasElement.querySelector('[data-async="loading"]')).toHaveFocus();
    });
  },
});

/** What was there before stays, and says from when it is. */
export const NotUpdated = meta.story({
  args: { state: { status: 'failed', data: facts, receivedAt, reference: 'listServices 503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,120')).toBeVisible();
    await expect(canvas.getByText(/listServices 503/)).toBeVisible();
  },
});

export const Offline = meta.story({ args: { state: { status: 'failed', cause: 'offline' } } });

export const OfflineWithData = meta.story({
  args: { state: { status: 'failed', cause: 'offline', data: facts, receivedAt } },
});

/** In place of the content of a page, with another way on. */
export const Page = meta.story({
  args: {
    size: 'page',
    state: { status: 'failed', reference: 'getService 500' },
    action: <ButtonLink href="/services">All services</ButtonLink>,
    labels: { failed: 'The service could not be loaded' },
  },
  render: (args) => <AsyncContent {...args} />,
  decorators: [(Story) => <div>{Story()}</div>],
});

export const LongText = meta.story({
  args: {
    size: 'card',
    state: { status: 'failed', reference: 'aLongReference'.repeat(20) },
  },
});
