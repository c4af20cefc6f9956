import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { filterBar, table } from '@quayside/ui/testing';
import type { TableLabels } from '@quayside/ui/Table';
import type { CaseList } from '../api.ts';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import { caseListSettings } from './caseColumns.tsx';
import { caseList, caseStateOf, emptyCaseList, longCase, receivedAtMs } from '../cases.fixtures.ts';
import { CasesView, type CasesViewProps } from './CasesView.tsx';

const loading: AsyncContentState<CaseList> = { status: 'loading' };

const meta = preview.meta<CasesViewProps, DecoratorFunction, CasesViewProps>({
  title: 'Pages/Support/Cases',
  component: CasesView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    canRaise: true,
    state: caseStateOf(''),
    data: { status: 'ready', data: caseList },
    receivedAtMs,
    facets: caseList.facets,
    settings: caseListSettings,
    serviceFilter: { name: 'Bristol Temple Quay 1 Gbps', control: null },
    siteFilter: null,
    selectedIds: [],
    isFollowPending: false,
    exportProgress: null,
    onExport: fn(),
    onChange: fn(),
    onSearch: fn(),
    onSettingsChange: fn(),
    onSelectionChange: fn(),
    onFollow: fn(),
    onRefresh: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    const bar = filterBar(canvasElement, userEvent);
    await bar.toggle('Waiting for', 'You');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, waitingFor: ['you'] },
    });
    await userEvent.click(canvas.getByRole('tab', { name: /^Following/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, scope: ['followed'] },
    });
  },
});

export const Loading = meta.story({
  args: {
    data: loading,
    facets: undefined,
    receivedAtMs: null,
    state: caseStateOf('pageSize=10'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Refreshing = meta.story({ args: { data: { status: 'refreshing', data: caseList } } });

/** Filters, also those that a link set, are chips. */
export const Filtered = meta.story({
  args: {
    state: caseStateOf('q=bristol&waitingFor=you&status=open&serviceId=QS-104200&raisedFrom=2026-11-01'),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toHaveLength(4);
    await bar.remove(bar.chips().find((chip) => chip.includes('Bristol Temple Quay')) ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...args.state.filters, serviceId: [] },
    });
  },
});

/** The bulk bar takes the place of the filters. */
export const Selected = meta.story({
  args: { selectedIds: ['00012345', '00012348'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

export const Sorted = meta.story({
  args: { state: caseStateOf('sort=-raisedAt') },
  play: async ({ args, canvasElement, userEvent }) => {
    await table(canvasElement, userEvent).sortBy('Case');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'subject' });
  },
});

export const NothingFits = meta.story({
  args: {
    state: caseStateOf('q=dinosaur&impact=down&scope=mine'),
    data: { status: 'ready', data: emptyCaseList },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      q: '',
      filters: { ...args.state.filters, impact: [] },
    });
  },
});

export const NoCases = meta.story({
  args: { data: { status: 'ready', data: emptyCaseList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no cases')).toBeVisible();
  },
});

export const NothingFollowed = meta.story({
  args: { state: caseStateOf('scope=followed'), data: { status: 'ready', data: emptyCaseList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You follow no cases')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { data: { status: 'failed', reference: 'listCases 500' }, facets: undefined, receivedAtMs: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Reference: listCases 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const NotUpdated = meta.story({
  args: { data: { status: 'failed', reference: 'listCases 503', data: caseList, receivedAt: receivedAtMs } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t update the list')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Offline = meta.story({
  args: {
    data: { status: 'failed', cause: 'offline' },
    facets: undefined,
    receivedAtMs: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re offline')).toBeVisible();
  },
});

/** Texts that are longer than their room, in scripts of both directions. */
export const LongTexts = meta.story({
  args: {
    data: { status: 'ready', data: { ...caseList, items: [longCase, ...caseList.items] } },
  },
});
