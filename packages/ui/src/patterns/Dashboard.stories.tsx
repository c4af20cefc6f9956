import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sortableList } from '../testing/index.ts';
import {
  DashboardPage,
  failureReference,
  firstPins,
  waiting,
  type DashboardPageProps,
} from './DashboardPage.fixtures.tsx';

const meta = preview.meta<DashboardPageProps, DecoratorFunction, DashboardPageProps>({
  title: 'Patterns/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { situation: 'ready', onMove: fn(), onRetry: fn() },
});

/** Numbers are links to the filtered list. Pins can be sorted by buttons or by dragging. */
export const Ready = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    for (const { href, value } of waiting) {
      const link = canvasElement.querySelector(`a[href="${href}"]`);
      await expect(link?.parentElement).toHaveTextContent(String(value));
    }
    const pins = sortableList(canvasElement, userEvent);
    const [first = '', second = '', third = ''] = firstPins.map(({ id }) => id);
    await pins.moveUp(third);
    await expect(args.onMove).toHaveBeenLastCalledWith(third, 1);
    await waitFor(() => expect(pins.order()).toEqual([first, third, second]));
    await pins.moveDown(third);
  },
});

/** Every card has its final shape from the start. */
export const Loading = meta.story({ args: { situation: 'loading' } });

/** Three cards failed. Each says so and retries alone; the others work. */
export const SomeFailed = meta.story({
  args: { situation: 'someFailed' },
  play: async ({ canvas, args, userEvent }) => {
    const works = canvas.getByText(failureReference, { exact: false }).closest('[data-async]');
    await userEvent.click(works?.querySelector('button') ?? document.body);
    await expect(args.onRetry).toHaveBeenLastCalledWith('works');
  },
});

/** A company without any data sees three suggestions in place of numbers. */
export const FirstDay = meta.story({ args: { situation: 'firstDay' } });
