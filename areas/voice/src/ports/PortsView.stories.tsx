import { portsPath } from '@quayside/contract/paths/voice';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { PortList } from '../portsApi.ts';
import { receivedAtMs } from '../voice.fixtures.ts';
import { portListSettings } from './portColumns.tsx';
import { portList } from '../ports.fixtures.ts';
import { PortsView, type PortsViewProps } from './PortsView.tsx';

const stateOf = (query: string) => portsPath.query.read(new URLSearchParams(query));
const none = {
  ...portList,
  total: 0,
  items: [],
  facets: { status: [], waitingFor: [], losingProviderId: [] },
};

const loading: AsyncContentState<PortList> = { status: 'loading' };

const meta = preview.meta<PortsViewProps, DecoratorFunction, PortsViewProps>({
  title: 'Pages/Voice/Ports',
  component: PortsView,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    canPort: true,
    state: stateOf(''),
    data: { status: 'ready', data: portList },
    receivedAtMs,
    facets: portList.facets,
    settings: portListSettings,
    calendarHref: '/voice?tab=ports&show=calendar',
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
    exportProgress: null,
    onExport: fn(),
  },
});

/** The first filter is Waiting for. */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Export all/ }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await filterBar(canvasElement, userEvent).toggle('Waiting for', 'You');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, waitingFor: ['you'] },
    });
  },
});

/** The group that a link set is a chip. */
export const OneGroup = meta.story({
  args: { state: stateOf('group=Bristol+office') },
  play: async ({ canvasElement, userEvent }) => {
    await expect(filterBar(canvasElement, userEvent).chips()).toHaveLength(1);
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: stateOf('pageSize=10') },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: none }, facets: none.facets },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listPorts 500' }, facets: undefined, receivedAtMs: null },
});
