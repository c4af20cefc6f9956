import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SignedOutScreen } from './SignedOutScreen.tsx';

const meta = preview.meta({
  title: 'Screens/SignedOutScreen',
  component: SignedOutScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onSignIn: fn() },
});

export const SignedOut = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /signed out of the portal/ })).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
