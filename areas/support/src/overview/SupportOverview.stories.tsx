import type { AsOfLabels } from '@quayside/ui/AsOf';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { SupportSummary } from '../api.ts';
import { firstDaySummary, longSummary, receivedAtMs, supportSummary } from '../summary.fixtures.ts';
import { SupportOverview, type SupportOverviewProps } from './SupportOverview.tsx';

const ready: AsyncContentState<SupportSummary> = { status: 'ready', data: supportSummary };

const meta = preview.meta<SupportOverviewProps, DecoratorFunction, SupportOverviewProps>({
  title: 'Pages/Support/Dashboard',
  component: SupportOverview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { state: ready, receivedAtMs, canRaise: true, onRefresh: fn() },
});

/** The cases that wait for the user come first. Each bar leads to the cases that it counts. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you: 12' }));
    await expect(waiting.getByRole('link', { name: 'All 12 that wait for you' })).toHaveAttribute(
      'href',
      '/support/cases?waitingFor=you&sort=urgency',
    );
    const impact = within(canvas.getByRole('table', { name: 'Open cases by impact' }));
    await expect(impact.getByRole('link', { name: 'Down' })).toHaveAttribute(
      'href',
      '/support/cases?status=open&impact=down',
    );
    const age = within(canvas.getByRole('table', { name: 'Open cases by age' }));
    await expect(age.getByRole('link', { name: 'Up to a week' })).toHaveAttribute(
      'href',
      '/support/cases?status=open&age=week',
    );
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<AsOfLabels>('AsOf').refresh }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: supportSummary } } });

/** One failure, and one button that tries again. */
export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getSupportSummary 500' }, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'New case' })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { state: { status: 'failed', cause: 'offline' }, receivedAtMs: null },
});

/** The numbers from before stay while they cannot be updated. */
export const NotUpdated = meta.story({
  args: {
    canRaise: true,
    state: {
      status: 'failed',
      reference: 'getSupportSummary 500',
      data: supportSummary,
      receivedAt: receivedAtMs,
    },
  },
});

export const NothingWaits = meta.story({
  args: {
    state: {
      status: 'ready',
      data: { ...supportSummary, waitingForYou: { total: 0, items: [] }, plannedWorks: [] },
    },
  },
});

/** For a reader who may not answer cases, the company's number stands alone. */
export const WaitsForColleagues = meta.story({
  args: {
    state: {
      status: 'ready',
      data: { ...supportSummary, waitingForYou: { total: 0, items: [] }, waitingForColleagues: 12 },
    },
  },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getByRole('link', { name: 'Waiting for colleagues: 12' })).toHaveAttribute(
      'href',
      '/support/cases?waitingFor=colleague&sort=urgency',
    );
  },
});

export const FirstDay = meta.story({
  tags: ['SUPPORT-4'],
  args: { state: { status: 'ready', data: firstDaySummary } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Raise your first case' })).toHaveAttribute(
      'href',
      '/new-support-case',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const FirstDayWithPlannedWorks = meta.story({
  args: {
    state: { status: 'ready', data: { ...firstDaySummary, plannedWorks: supportSummary.plannedWorks } },
  },
});

export const LongText = meta.story({ args: { state: { status: 'ready', data: longSummary } } });
