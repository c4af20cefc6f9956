import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sortableList } from '../testing/index.ts';
import { DashboardPage, type DashboardPageProps } from './DashboardPage.fixtures.tsx';

const meta = preview.meta<DashboardPageProps, DecoratorFunction, DashboardPageProps>({
  title: 'Patterns/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { situation: 'ready', onMove: fn(), onRetry: fn() },
});

/** Numbers are links to the filtered list. Pins are put in order by buttons or by dragging. */
export const Ready = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Cases.*12/ })).toHaveAttribute(
      'href',
      '/support/cases?waitingFor=you',
    );
    const pins = sortableList(canvasElement, userEvent);
    await pins.moveUp('Q-20418');
    await expect(args.onMove).toHaveBeenLastCalledWith('Q-20418', 1);
    await waitFor(() => expect(pins.order()).toEqual(['GB-LON-0387', 'Q-20418', 'O-118204']));
    await pins.moveDown('Q-20418');
  },
});

/** Every card has its final shape from the start. */
export const Loading = meta.story({ args: { situation: 'loading' } });

/** Three cards failed. Each says so and retries alone; the others work. */
export const SomeFailed = meta.story({
  args: { situation: 'someFailed' },
  play: async ({ canvas, args, userEvent }) => {
    const works = canvas.getByText(/listPlannedWorks 503/).closest('[data-async]');
    await userEvent.click(works?.querySelector('button') ?? document.body);
    await expect(args.onRetry).toHaveBeenLastCalledWith('works');
  },
});

/** Nothing exists yet: three suggestions in place of numbers. */
export const FirstDay = meta.story({ args: { situation: 'firstDay' } });
