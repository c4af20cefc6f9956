import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { TableLabels } from '@quayside/ui/Table';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { EstimateList } from '../api.ts';
import {
  emptyEstimateList,
  estimateList,
  estimateStateOf,
  hostileName,
  notTheOwner,
  receivedAtMs,
} from '../cloud.fixtures.ts';
import { estimateListSettings } from '../estimateColumns.tsx';
import { EstimatesView, type EstimatesViewProps } from './EstimatesView.tsx';

const loading: AsyncContentState<EstimateList> = { status: 'loading' };

const meta = preview.meta<EstimatesViewProps, DecoratorFunction, EstimatesViewProps>({
  title: 'Pages/Cloud/Estimates',
  component: EstimatesView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canCreate: true,
    state: estimateStateOf(''),
    data: { status: 'ready', data: estimateList },
    receivedAtMs,
    facets: estimateList.facets,
    settings: estimateListSettings,
    selectedIds: [],
    exportProgress: null,
    onExport: fn(),
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onSelectionChange: fn(),
    onRefresh: fn(),
    onNew: fn(),
    onCopy: fn(),
    onDelete: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await filterBar(canvasElement, userEvent).toggle('Status', 'Draft');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, status: ['draft'] },
    });
    await userEvent.click(canvas.getByRole('tab', { name: /^Mine/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, scope: ['mine'] },
    });
  },
});

/** The owner deletes; a colleague sees why not. */
export const RowActions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Booking site' }));
    await userEvent.click(within(document.body).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(estimateList.items[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Disaster recovery' }));
    await expect(within(document.body).getByText('Cancel its quote first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${hostileName}` }));
    await expect(within(document.body).getByText(notTheOwner)).toBeVisible();
  },
});

/** Two estimates can be compared. */
export const TwoSelected = meta.story({
  args: { selectedIds: ['CE-1001', 'CE-1010'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/cloud/compare?estimates=CE-1001,CE-1010',
    );
  },
});

export const OneSelected = meta.story({
  args: { selectedIds: ['CE-1001'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select one more to compare' })).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { data: loading, facets: undefined, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: estimateList } } });

export const NothingFits = meta.story({
  args: { state: estimateStateOf('q=dinosaur'), data: { status: 'ready', data: emptyEstimateList } },
});

export const NothingYet = meta.story({
  args: { data: { status: 'ready', data: emptyEstimateList }, facets: emptyEstimateList.facets },
});

export const Failed = meta.story({
  args: {
    data: { status: 'failed', reference: 'listCloudEstimates 500' },
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
      data: estimateList,
      receivedAt: receivedAtMs,
    },
  },
});
