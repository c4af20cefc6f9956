import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SessionEndedScreen, type SessionEndedScreenLabels } from './SessionEndedScreen.tsx';

const labels = () => labelsOf<SessionEndedScreenLabels>('SessionEndedScreen');

const meta = preview.meta({
  title: 'Screens/SessionEndedScreen',
  component: SessionEndedScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onSignIn: fn() },
});

export const TooManyTries = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labels().signIn }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
