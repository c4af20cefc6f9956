import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SignInProblemScreen } from './SignInProblemScreen.tsx';

const meta = preview.meta({
  title: 'Screens/SignInProblemScreen',
  component: SignInProblemScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onRetry: fn(), onSignIn: fn() },
});

export const OutOfReach = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('We can’t reach the sign-in service');
    await expect(canvas.getByText(/check your connection/iu)).toBeVisible();
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Retry');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { reason: 'refused' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('We couldn’t sign you in');
    await expect(canvas.queryByText(/connection|be reached/iu)).toBeNull();
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Sign in');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefusedInOtherWords = meta.story({
  tags: ['!autodocs'],
  args: {
    reason: 'refused',
    labels: { refusedTitle: 'Anmelden hat nicht geklappt', unreachableTitle: 'Nicht erreichbar' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Anmelden hat nicht geklappt');
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
