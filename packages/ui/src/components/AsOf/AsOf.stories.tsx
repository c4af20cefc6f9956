import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AsOf } from './AsOf.tsx';

const meta = preview.meta({
  title: 'Feedback/AsOf',
  component: AsOf,
  parameters: {
    layout: 'padded',
    usage: {
      when: 'Below the data of a page or a card that is kept for a while: a list, a detail, a dashboard card.',
      whenNot: 'Not where new entries arrive by themselves, such as an open conversation.',
    },
  },
  args: { receivedAt: new Date(2026, 10, 21, 10, 42), onRefresh: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/10.42/)).toBeVisible();
  },
});

export const Refreshing = meta.story({
  args: { isRefreshing: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

/** The time is unknown. */
export const WithoutTime = meta.story({ args: { receivedAt: null } });
