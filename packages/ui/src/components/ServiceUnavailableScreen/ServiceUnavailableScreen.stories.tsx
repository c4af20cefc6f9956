import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { TopNav } from '../TopNav/TopNav.tsx';
import {
  ServiceUnavailableScreen,
  type ServiceUnavailableScreenLabels,
} from './ServiceUnavailableScreen.tsx';

const labels = () => labelsOf<ServiceUnavailableScreenLabels>('ServiceUnavailableScreen');

const meta = preview.meta({
  title: 'Screens/ServiceUnavailableScreen',
  component: ServiceUnavailableScreen,
  parameters: {
    layout: 'fullscreen',
  },
  args: { onRetry: fn(), place: 'alone' as const },
});

export const Waiting = meta.story({
  args: { attempt: { status: 'scheduled', secondsLeft: 30 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('timer').textContent).toBe(fillLabel(labels().countdown, { seconds: 30 }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { attempt: { status: 'retrying' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status').textContent).toBe(labels().retrying);
    await userEvent.click(canvas.getByRole('button', { name: labels().retry }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** Retries only when the user asks. */
export const WithoutCountdown = meta.story({
  args: { attempt: { status: 'on-request' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeEmptyDOMElement();
  },
});

export const InTheShell = meta.story({
  args: { place: 'page', attempt: { status: 'scheduled', secondsLeft: 12 } },
  decorators: [
    (Story) => (
      <AppShell
        bar={
          <TopNav
            navigation={{ status: 'ready', items: [] }}
            openId={null}
            onOpenChange={fn()}
            onSearch={fn()}
          />
        }
      >
        {Story()}
      </AppShell>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: labels().title })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** The caller counts down the seconds. */
export const CountingDown = meta.story({
  tags: ['!autodocs', '!test'],
  render: function Counting(args) {
    const [secondsLeft, setSecondsLeft] = useState(15);
    useEffect(() => {
      // Under reduced motion, and in pictures, it does not count down.
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
      const timer = setInterval(() => setSecondsLeft((left) => (left > 0 ? left - 1 : 15)), 1000);
      return () => clearInterval(timer);
    }, []);
    return <ServiceUnavailableScreen {...args} attempt={{ status: 'scheduled', secondsLeft }} />;
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    attempt: { status: 'scheduled', secondsLeft: 7 },
    labels: { text: 'Das Portal wird gewartet und ist deshalb vorübergehend nicht erreichbar. '.repeat(6) },
  },
});
