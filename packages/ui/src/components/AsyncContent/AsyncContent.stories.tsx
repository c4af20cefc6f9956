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

const live = '9,120';
const facts: Facts = [
  { id: 'live', term: 'Live', description: live, kind: 'number' },
  { id: 'degraded', term: 'Degraded', description: '12', kind: 'number' },
  { id: 'down', term: 'Down', description: '3', kind: 'number' },
];
const reference = 'listServices 500';
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
  },
  args: {
    state: { status: 'ready', data: facts },
    children: (data: readonly DescriptionListItem[]) => <DescriptionList items={data} />,
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

/** The data stays while newer data loads. */
export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: facts } } });

export const Partial = meta.story({
  args: { state: { status: 'partial', data: facts, responded: 2, asked: 3 } },
});

/** Focus stays in place when the button goes away. */
export const Failed = meta.story({
  args: { state: { status: 'failed', cause: 'failure', reference } },
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
    await expect(canvas.getByText(reference, { exact: false })).toBeVisible();
    await step('Retry', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvasElement.querySelector('[data-async="loading"]')).toHaveFocus();
    });
  },
});

/** The earlier data stays, with the time from which it is. */
export const NotUpdated = meta.story({
  args: { state: { status: 'failed', data: facts, receivedAt, reference } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(live)).toBeVisible();
    await expect(canvas.getByText(reference, { exact: false })).toBeVisible();
  },
});

export const Offline = meta.story({ args: { state: { status: 'failed', cause: 'offline' } } });

export const OfflineWithData = meta.story({
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  args: {
    size: 'card',
    state: { status: 'failed', reference: 'aLongReference'.repeat(20) },
  },
});
