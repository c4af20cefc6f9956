import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import type { ChangeRequestNumbers } from '../api.ts';
import { ChangeDashboardView, type ChangeDashboardViewProps } from './ChangeDashboardView.tsx';
import { changeNumbers, longChange, receivedAtMs } from '../changes.fixtures.ts';

const ready: AsyncContentState<ChangeRequestNumbers> = { status: 'ready', data: changeNumbers };

const meta = preview.meta<ChangeDashboardViewProps, DecoratorFunction, ChangeDashboardViewProps>({
  title: 'Pages/Services/Change request dashboard',
  component: ChangeDashboardView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { data: ready, receivedAtMs, canRequest: true, onRefresh: fn() },
});

/** Each bar and each number is a link to the list, filtered to the items that it counts. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 43 that wait for you' })).toHaveAttribute(
      'href',
      '/services/change-requests?waitingFor=you&status=open',
    );
    await expect(canvas.getByRole('link', { name: 'Waiting for colleagues: 3' })).toHaveAttribute(
      'href',
      '/services/change-requests?waitingFor=colleague&status=open',
    );
    await expect(canvas.getByRole('link', { name: /^Up to a month/ })).toHaveAttribute(
      'href',
      '/services/change-requests?status=open&age=month',
    );
  },
});

export const NothingWaits = meta.story({
  args: {
    canRequest: true,
    data: {
      status: 'ready',
      data: { ...changeNumbers, waitingForYou: { total: 0, items: [] }, nextWindows: [] },
    },
  },
});

export const LongText = meta.story({
  args: {
    data: {
      status: 'ready',
      data: { ...changeNumbers, nextWindows: [longChange], waitingForYou: { total: 1, items: [longChange] } },
    },
  },
});

export const Loading = meta.story({ args: { data: { status: 'loading' }, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: changeNumbers } } });

export const NotUpdated = meta.story({
  args: {
    data: {
      status: 'failed',
      reference: 'getChangeRequestSummary 503',
      data: changeNumbers,
      receivedAt: receivedAtMs,
    },
  },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'getChangeRequestSummary 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
