import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AsOf } from './AsOf.tsx';

const meta = preview.meta({
  title: 'Feedback/AsOf',
  component: AsOf,
  parameters: {
    layout: 'padded',
  },
  args: { receivedAt: new Date(2026, 10, 21, 10, 42), onRefresh: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/10\D42/);
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
