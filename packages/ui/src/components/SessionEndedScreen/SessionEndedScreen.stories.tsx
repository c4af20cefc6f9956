import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SessionEndedScreen } from './SessionEndedScreen.tsx';

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
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
