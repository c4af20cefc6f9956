import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CannotStartScreen } from './CannotStartScreen.tsx';

const meta = preview.meta({
  title: 'Screens/CannotStartScreen',
  component: CannotStartScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onRetry: fn() },
});

export const Failed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
