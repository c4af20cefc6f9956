import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../.storybook/preview.tsx';
import type { DashboardChanges } from './api.ts';
import { suggestionsFor } from './suggestions.ts';
import { dashboardChanges, firstVisit, longChanges } from './changes.fixtures.ts';
import { SinceLastVisit, type SinceLastVisitProps } from './SinceLastVisit.tsx';

const ready: AsyncContentState<DashboardChanges> = { status: 'ready', data: dashboardChanges };
const suggestions = suggestionsFor(['/1access/quotes/new', '/services', '/admin/invite', '/resource']);

const meta = preview.meta<SinceLastVisitProps, DecoratorFunction, SinceLastVisitProps>({
  title: 'Pages/Dashboard/SinceLastVisit',
  component: SinceLastVisit,
  tags: ['!autodocs'],
  args: { state: ready, suggestions, onRetry: fn() },
});

/** The newest six; the button shows the rest and moves the focus to the first of them. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the latest 7 of 34' }));
    await expect(canvas.getByRole('link', { name: 'Booking site' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getDashboardChanges 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NothingHasChanged = meta.story({
  args: { state: { status: 'ready', data: { ...dashboardChanges, total: 0, items: [] } } },
});

/** A user who visited once, before today. */
export const WithoutLastVisit = meta.story({
  args: { state: { status: 'ready', data: { ...dashboardChanges, lastVisitAt: null } } },
});

/** Three suggestions replace the changes. */
export const FirstDay = meta.story({
  args: { state: { status: 'ready', data: firstVisit } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'New quote' })).toHaveAttribute(
      'href',
      '/1access/quotes/new',
    );
  },
});

export const LongText = meta.story({ args: { state: { status: 'ready', data: longChanges } } });
