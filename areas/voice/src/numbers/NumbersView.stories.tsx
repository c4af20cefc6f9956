import { numbersPath } from '@quayside/contract/paths/voice';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { TableLabels } from '@quayside/ui/Table';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { NumberRangeList } from '../api.ts';
import { confirmedRange, rangeList, receivedAtMs } from '../voice.fixtures.ts';
import { numberListSettings } from './numberColumns.tsx';
import { NumbersView, type NumbersViewProps } from './NumbersView.tsx';

const stateOf = (query: string) => numbersPath.query.read(new URLSearchParams(query));
const none = {
  ...rangeList,
  total: 0,
  numberTotal: 0,
  items: [],
  facets: { emergency: [], trunkId: [], area: [] },
};

const loading: AsyncContentState<NumberRangeList> = { status: 'loading' };

const meta = preview.meta<NumbersViewProps, DecoratorFunction, NumbersViewProps>({
  title: 'Pages/Voice/Numbers',
  component: NumbersView,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    state: stateOf(''),
    data: { status: 'ready', data: rangeList },
    receivedAtMs,
    facets: rangeList.facets,
    siteControl: null,
    settings: numberListSettings,
    exportProgress: null,
    onOpen: fn(),
    onExport: fn(),
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onRefresh: fn(),
  },
});

/** A missing emergency address is marked, and the notice links to all of them. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, emergency: ['missing'] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Open 0117 496 0000 to 0099' }));
    await expect(args.onOpen).toHaveBeenCalledWith(confirmedRange);
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: stateOf('pageSize=10') },
});

export const Missing = meta.story({ args: { state: stateOf('emergency=missing') } });

export const NothingFits = meta.story({
  args: { state: stateOf('q=01603'), data: { status: 'ready', data: none }, facets: none.facets },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: none }, facets: none.facets },
});

export const Failed = meta.story({
  args: {
    data: { status: 'failed', reference: 'listNumberRanges 500' },
    facets: undefined,
    receivedAtMs: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Exporting = meta.story({ args: { exportProgress: { done: 800, total: 2000 } } });
