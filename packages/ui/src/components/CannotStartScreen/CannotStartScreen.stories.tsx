import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CannotStartScreen, type CannotStartScreenLabels } from './CannotStartScreen.tsx';

const labels = () => labelsOf<CannotStartScreenLabels>('CannotStartScreen');

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
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
