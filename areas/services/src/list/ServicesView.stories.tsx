import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { filterBar } from '@quayside/ui/testing';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import type { ServiceList } from '../api.ts';
import { serviceListSettings } from './serviceColumns.tsx';
import { emptyServiceList, serviceList, serviceStateOf } from './services.fixtures.ts';
import { longSummary as longService, receivedAtMs } from '@quayside/shared/services/service.fixtures.ts';
import { ServicesView, type ServicesViewProps } from './ServicesView.tsx';

const loading: AsyncContentState<ServiceList> = { status: 'loading' };

const meta = preview.meta<ServicesViewProps, DecoratorFunction, ServicesViewProps>({
  title: 'Pages/Services/List',
  component: ServicesView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: serviceStateOf(''),
    data: { status: 'ready', data: serviceList },
    receivedAtMs,
    facets: serviceList.facets,
    settings: serviceListSettings,
    exportProgress: null,
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onExport: fn(),
    onRefresh: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export all 9,314 services' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

/** The export says that it covers all services that match the filter. */
export const Filtered = meta.story({
  args: {
    state: serviceStateOf('health=down&openCases=true'),
    data: { status: 'ready', data: { ...serviceList, total: 3 } },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Export these 3 services' })).toBeVisible();
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toHaveLength(2);
    await bar.toggle('Health', 'Down');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { ...args.state.filters, health: [] } });
  },
});

/** The services of one project, by a link of its page. */
export const OfOneProject = meta.story({ args: { state: serviceStateOf('projectId=PJ-301') } });

export const Exporting = meta.story({
  args: { exportProgress: { done: 4000, total: 9314 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Exporting 4,000 of 9,314/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    data: loading,
    facets: undefined,
    receivedAtMs: null,
    state: serviceStateOf('pageSize=10'),
  },
});

export const NoServices = meta.story({
  args: { data: { status: 'ready', data: emptyServiceList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no services yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
  },
});

/** Texts that are longer than their room, in scripts of both directions; every column. */
export const LongTexts = meta.story({
  args: {
    settings: { columns: { order: [], hidden: [] }, density: 'compact' },
    data: { status: 'ready', data: { ...serviceList, items: [longService, ...serviceList.items] } },
  },
});
