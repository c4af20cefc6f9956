import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { TableLabels } from '@quayside/ui/Table';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { DealList } from '../api.ts';
import { dealListSettings } from './dealColumns.tsx';
import { dealList, dealStateOf, emptyDealList, receivedAtMs } from '../deals.fixtures.ts';
import { DealsView, type DealsViewProps } from './DealsView.tsx';

const loading: AsyncContentState<DealList> = { status: 'loading' };

const meta = preview.meta<DealsViewProps, DecoratorFunction, DealsViewProps>({
  title: 'Pages/Partner programme/Deals',
  component: DealsView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canRegister: true,
    state: dealStateOf(''),
    data: { status: 'ready', data: dealList },
    receivedAtMs,
    facets: dealList.facets,
    settings: dealListSettings,
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

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: dealStateOf('pageSize=10') },
});

/** The filter of a link of the programme is a chip. */
export const Filtered = meta.story({
  args: { state: dealStateOf('status=returned&protectionEnds=30') },
  play: async ({ canvasElement, userEvent }) => {
    await expect(filterBar(canvasElement, userEvent).chips()).toHaveLength(2);
  },
});

export const NothingFits = meta.story({
  args: { state: dealStateOf('q=dinosaur&product=voice'), data: { status: 'ready', data: emptyDealList } },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: emptyDealList }, facets: emptyDealList.facets },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listDeals 500' }, facets: undefined, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
