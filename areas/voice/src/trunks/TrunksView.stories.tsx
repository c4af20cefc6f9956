import { trunksPath } from '@quayside/contract/paths/voice';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { TrunkList } from '../api.ts';
import { receivedAtMs, trunkList } from '../voice.fixtures.ts';
import { trunkListSettings } from './trunkColumns.tsx';
import { TrunksView, type TrunksViewProps } from './TrunksView.tsx';

const stateOf = (query: string) => trunksPath.query.read(new URLSearchParams(query));
const none = { ...trunkList, total: 0, items: [], facets: { status: [], fraud: [] } };

const loading: AsyncContentState<TrunkList> = { status: 'loading' };

const meta = preview.meta<TrunksViewProps, DecoratorFunction, TrunksViewProps>({
  title: 'Pages/Voice/Trunks',
  component: TrunksView,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    state: stateOf(''),
    data: { status: 'ready', data: trunkList },
    receivedAtMs,
    facets: trunkList.facets,
    settings: trunkListSettings,
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
    exportProgress: null,
    onExport: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Export all/ }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('meter')).toHaveLength(4);
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: stateOf('pageSize=10') },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: none }, facets: none.facets },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listTrunks 500' }, facets: undefined, receivedAtMs: null },
});
