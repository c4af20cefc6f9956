import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { TableLabels } from '@quayside/ui/Table';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { ChangeRequestList } from '@quayside/shared/changes/api.ts';
import { changeListSettings } from './changeColumns.tsx';
import {
  changeList,
  changeListOfColleague,
  changeStateOf,
  emptyChangeList,
  longChange,
  receivedAtMs,
} from '../changes.fixtures.ts';
import { ChangeRequestsView, type ChangeRequestsViewProps } from './ChangeRequestsView.tsx';

const loading: AsyncContentState<ChangeRequestList> = { status: 'loading' };

const meta = preview.meta<ChangeRequestsViewProps, DecoratorFunction, ChangeRequestsViewProps>({
  title: 'Pages/Services/Change requests',
  component: ChangeRequestsView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canRequest: true,
    state: changeStateOf(''),
    data: { status: 'ready', data: changeList },
    receivedAtMs,
    facets: changeList.facets,
    settings: changeListSettings,
    exportProgress: null,
    onExport: fn(),
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await filterBar(canvasElement, userEvent).toggle('Waiting for', 'You');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, waitingFor: ['you'] },
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Export all / }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

/** A request that the reader may not decide about waits for the colleague who does, by name. */
export const WaitsForColleague = meta.story({
  args: { data: { status: 'ready', data: changeListOfColleague } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: 'Priya Shah' })).toBeVisible();
    await filterBar(canvasElement, userEvent).toggle('Waiting for', 'A colleague');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, waitingFor: ['colleague'] },
    });
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: changeStateOf('pageSize=10') },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: changeList } } });

/** Filters, also those that a link set, are chips. */
export const Filtered = meta.story({
  args: { state: changeStateOf('status=open&age=month&serviceId=QS-104200') },
  play: async ({ args, canvasElement, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toHaveLength(3);
    await bar.remove(bar.chips().find((chip) => chip.includes('QS-104200')) ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, serviceId: [] },
    });
  },
});

export const NothingFits = meta.story({
  args: { state: changeStateOf('q=dinosaur&type=move'), data: { status: 'ready', data: emptyChangeList } },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: emptyChangeList }, facets: emptyChangeList.facets },
});

export const Failed = meta.story({
  args: {
    data: { status: 'failed', reference: 'listChangeRequests 500' },
    facets: undefined,
    receivedAtMs: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  args: {
    data: {
      status: 'failed',
      cause: 'offline',
      data: changeList,
      receivedAt: receivedAtMs,
    },
  },
});

export const LongText = meta.story({
  args: { data: { status: 'ready', data: { ...changeList, items: [longChange] } } },
});
