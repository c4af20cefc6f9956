import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CannotStartScreen, type CannotStartScreenLabels } from './CannotStartScreen.tsx';

const labels = () => labelsOf<CannotStartScreenLabels>('CannotStartScreen');

const meta = preview.meta({
  title: 'Screens/CannotStartScreen',
  component: CannotStartScreen,
  parameters: {
    usage: {
      when: 'When the portal’s settings could not be loaded, before anything else can be shown.',
      whenNot: 'Not when a service fails later: ServiceUnavailableScreen, or an InlineAlert in the page.',
    },
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
