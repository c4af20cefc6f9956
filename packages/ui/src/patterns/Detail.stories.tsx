import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DetailPage, failureReference, type DetailPageProps } from './DetailPage.fixtures.tsx';
import { conflictButtons } from './OrderParts.fixtures.tsx';

function Stateful(props: DetailPageProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <DetailPage
      {...props}
      tab={tab}
      onTabChange={(next) => {
        setTab(next);
        props.onTabChange(next);
      }}
    />
  );
}

const meta = preview.meta<DetailPageProps, DecoratorFunction, DetailPageProps>({
  title: 'Patterns/Detail',
  component: DetailPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { situation: 'ready', tab: 'delivery', onTabChange: fn(), onKeep: fn(), onRetry: fn() },
  render: (args) => <Stateful {...args} />,
});

/** The action of the reader comes before the facts. The tab is in the address. */
export const Ready = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tabs', async () => {
      const [, messages] = canvas.getAllByRole('tab');
      if (!messages) throw new Error('There is one tab only.');
      await userEvent.click(messages);
      await expect(args.onTabChange).toHaveBeenLastCalledWith('messages');
      await expect(messages).toHaveAttribute('aria-selected', 'true');
    });
    await step('Pin', async () => {
      const pin = canvas.getByRole('button', { pressed: false });
      await userEvent.click(pin);
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
    });
    const [delivery] = canvas.getAllByRole('tab');
    await userEvent.click(delivery ?? document.body);
  },
});

export const Messages = meta.story({ args: { tab: 'messages' } });

/** The placeholders have the shape of the content. The heading has its focus already. */
export const Loading = meta.story({ args: { situation: 'loading' } });

export const Refreshing = meta.story({ args: { situation: 'refreshing' } });

/** A refresh failed: everything stays, and says from when it is. */
export const NotUpdated = meta.story({ args: { situation: 'notUpdated', tab: 'sites' } });

export const Failed = meta.story({
  args: { situation: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(failureReference, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** An order that does not exist and one of another company have the same words. */
export const NotFoundOrNotYours = meta.story({ args: { situation: 'notFound' } });

/** Another user saved first (409, 412): both versions, and a choice. */
export const Conflict = meta.story({
  args: { situation: 'conflict', tab: 'sites' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: conflictButtons.mine }));
    await expect(args.onKeep).toHaveBeenLastCalledWith('mine');
  },
});

/** The order can no longer be changed. The page offers a next step. */
export const Ended = meta.story({ args: { situation: 'ended' } });
