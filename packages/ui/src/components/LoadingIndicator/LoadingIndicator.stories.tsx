import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadingIndicator, type LoadingIndicatorLabels } from './LoadingIndicator.tsx';

const labels = () => labelsOf<LoadingIndicatorLabels>('LoadingIndicator');

const meta = preview.meta({
  title: 'Feedback/LoadingIndicator',
  tags: ['motion'],
  component: LoadingIndicator,
});

export const Inline = meta.story({
  tags: ['SHELL-1'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status.textContent).toBe(labels().loading);
    // Under reduced motion it is visible at once and static.
    const wanted = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300;
    // Animations of this indicator only: the page around it may still be fading in.
    const movements = status
      .getAnimations({ subtree: true })
      .map((movement) => movement.effect?.getTiming().delay);
    await expect(movements.length).toBeGreaterThan(0);
    await expect(movements.every((delay) => delay === wanted)).toBe(true);
  },
});

export const Page = meta.story({ args: { size: 'page' }, parameters: { layout: 'fullscreen' } });

export const OtherWords = meta.story({
  tags: ['!autodocs'],
  args: { labels: { loading: 'Loading your services' } },
});

const reload = fn();

export const TooLong = meta.story({
  tags: ['ERR-12'],
  args: {
    size: 'page',
    labels: { loading: 'Loading. This is taking longer than usual.' },
    action: <Button onClick={reload}>Reload</Button>,
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading. This is taking longer than usual.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
});
