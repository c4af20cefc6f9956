import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SignedOutScreen, type SignedOutScreenLabels } from './SignedOutScreen.tsx';

const labels = () => labelsOf<SignedOutScreenLabels>('SignedOutScreen');

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
    await expect(canvas.getByRole('heading', { level: 1, name: labels().title })).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labels().signIn }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
