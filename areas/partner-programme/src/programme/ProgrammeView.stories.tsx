import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Programme } from '../api.ts';
import { receivedAtMs } from '../deals.fixtures.ts';
import { platinumProgramme, programme } from '../programme.fixtures.ts';
import { ProgrammeView, type ProgrammeViewProps } from './ProgrammeView.tsx';

const loading: AsyncContentState<Programme> = { status: 'loading' };

const meta = preview.meta<ProgrammeViewProps, DecoratorFunction, ProgrammeViewProps>({
  title: 'Pages/Partner programme/Programme',
  component: ProgrammeView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { data: { status: 'ready', data: programme }, receivedAtMs, canRegister: true, onRefresh: fn() },
});

/** Each requirement says how far the company is, and until when it is needed. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('region', { name: 'Keep Gold' });
    await expect(keep).toHaveTextContent(/2 of 3, by 31 Mar 2027/);
    await expect(canvas.getAllByRole('meter')).toHaveLength(6);
    await expect(canvas.getByRole('region', { name: 'What Platinum brings' })).toBeVisible();
  },
});

/** The highest tier has no next one, and a requirement that is reached needs no date. */
export const HighestTier = meta.story({
  args: { data: { status: 'ready', data: platinumProgramme } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /^Reach/ })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Keep Platinum' })).not.toHaveTextContent(/, by /);
  },
});

export const Loading = meta.story({ args: { data: loading, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: programme } } });

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'getPartnerProgramme 500' }, receivedAtMs: null },
});

export const OutOfDate = meta.story({
  args: {
    canRegister: true,
    data: {
      status: 'failed',
      cause: 'offline',
      reference: 'getPartnerProgramme',
      data: programme,
      receivedAt: receivedAtMs,
    },
  },
});
