import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SignInProblemScreen, type SignInProblemScreenLabels } from './SignInProblemScreen.tsx';

const labels = () => labelsOf<SignInProblemScreenLabels>('SignInProblemScreen');

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
    await expect(canvas.getByRole('heading')).toHaveTextContent(labels().unreachableTitle);
    await expect(canvas.getByText(labels().unreachableText)).toBeVisible();
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent(labels().retry);
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: labels().signIn }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { reason: 'refused' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(labels().refusedTitle);
    await expect(canvas.queryByText(/connection|be reached/iu)).toBeNull();
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent(labels().signIn);
    await userEvent.click(canvas.getByRole('button', { name: labels().signIn }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
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
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
