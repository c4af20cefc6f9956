import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { TrunkDetails } from '../api.ts';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import { downTrunk, receivedAtMs, upTrunk } from '../voice.fixtures.ts';
import { SettingsToRead } from './SettingsToRead.tsx';
import { TrunkView, type TrunkViewProps } from './TrunkView.tsx';

const refusedTrunk = forReadOnly(downTrunk, 'request changes');

const ready = (data: TrunkDetails) => ({ state: { status: 'ready' as const, data } });

const loading: AsyncContentState<TrunkDetails> = { status: 'loading' };

const meta = preview.meta<TrunkViewProps, DecoratorFunction, TrunkViewProps>({
  title: 'Pages/Voice/Trunk',
  component: TrunkView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    trunkId: 'TK-301',
    ...ready(upTrunk),
    receivedAtMs,
    canOpenServices: true,
    settings: 'The form of barring and fraud limit',
    onRefresh: fn(),
  },
});

export const Up = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: upTrunk.service.name })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
  },
});

/** Without calls, with its channels full at the peak, and its limit nearly used up. */
export const Down = meta.story({ args: ready(downTrunk) });

export const Degraded = meta.story({ args: ready({ ...upTrunk, status: 'degraded' }) });

/** A user who may not open services sees only the name. */
export const WithoutServices = meta.story({
  args: { canOpenServices: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: upTrunk.service.name })).toBeNull();
  },
});

/** The role Read-only reads the settings, and which role could change them. */
export const ForReadOnly = meta.story({
  args: { ...ready(refusedTrunk), settings: <SettingsToRead trunk={refusedTrunk} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your role Read-only may not request changes\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Raise a case' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Loading = meta.story({ args: { state: loading, receivedAtMs: null } });

export const NotFound = meta.story({ args: { state: { status: 'notFound' }, receivedAtMs: null } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getTrunk 500', data: undefined }, receivedAtMs: null },
});
