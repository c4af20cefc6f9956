import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar } from '@quayside/ui/testing';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { DeliveryList } from '../deliveryListApi.ts';
import { receivedAtMs } from '@quayside/shared/services/service.fixtures.ts';
import { deliveryList, deliveryStateOf, longDelivery } from './deliveries.fixtures.ts';
import { DeliveriesView, type DeliveriesViewProps } from './DeliveriesView.tsx';
import { deliveryListSettings } from './deliveryColumns.tsx';

const loading: AsyncContentState<DeliveryList> = { status: 'loading' };

const meta = preview.meta<DeliveriesViewProps, DecoratorFunction, DeliveriesViewProps>({
  title: 'Pages/Services/Deliveries',
  component: DeliveriesView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: deliveryStateOf(''),
    data: { status: 'ready', data: deliveryList },
    facets: deliveryList.facets,
    receivedAtMs,
    settings: deliveryListSettings,
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
    await expect(canvas.getByRole('link', { name: 'Exeter Southernhay 500 Mbps' })).toHaveAttribute(
      'href',
      '/services/provisioning-cases/PC-204292',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export all 137 deliveries' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const EveryColumn = meta.story({
  args: { settings: { columns: { order: [], hidden: [] }, density: 'compact' } },
  play: async ({ canvas }) => {
    // Who decides, in place of “A colleague”.
    await expect(canvas.getByRole('cell', { name: 'Priya Shah' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'South West branches' })[0]).toHaveAttribute(
      'href',
      '/services/deliveries?projectId=PJ-301',
    );
  },
});

export const OfAProject = meta.story({
  args: { state: deliveryStateOf('projectId=PJ-301&outlook=delayed') },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(canvas.getByText(/Project: South West branches/)).toBeVisible();
    await bar.toggle('Outlook', 'At risk');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { waitingFor: [], milestone: [], projectId: ['PJ-301'], outlook: ['delayed', 'atRisk'] },
    });
  },
});

export const Loading = meta.story({
  args: { data: loading, facets: undefined, receivedAtMs: null, state: deliveryStateOf('pageSize=10') },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: deliveryList } } });

export const NothingInDelivery = meta.story({
  args: { data: { status: 'ready', data: { ...deliveryList, total: 0, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is in delivery')).toBeVisible();
  },
});

export const NothingFits = meta.story({
  args: {
    state: deliveryStateOf('q=dinosaur'),
    data: { status: 'ready', data: { ...deliveryList, total: 0, items: [] } },
  },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listProvisioningCases 500' }, receivedAtMs: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/listProvisioningCases 500/)).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { data: { status: 'failed', cause: 'offline', data: deliveryList } },
});

export const LongTexts = meta.story({
  args: { data: { status: 'ready', data: { ...deliveryList, items: [longDelivery] } } },
});
