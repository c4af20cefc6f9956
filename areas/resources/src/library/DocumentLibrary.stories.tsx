import { expect, fn } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import { columnSettings, filterBar, table } from '@quayside/ui/testing';
import type { TableLabels } from '@quayside/ui/Table';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import { defaultListSettings } from '@quayside/page-kit/list';
import { DocumentLibrary, type DocumentLibraryProps } from './DocumentLibrary.tsx';
import { documentList, emptyList, longSummary, receivedAtMs, stateOf } from '../documents.fixtures.ts';

const meta = preview.meta<DocumentLibraryProps, DecoratorFunction, DocumentLibraryProps>({
  title: 'Pages/Resources/List',
  component: DocumentLibrary,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: stateOf(''),
    data: { status: 'ready', data: documentList },
    receivedAtMs,
    settings: defaultListSettings,
    selectedIds: [],
    selectedBytes: 0,
    isArchivePending: false,
    onChange: fn(),
    onSettingsChange: fn(),
    onSearch: fn(),
    onSelectionChange: fn(),
    onOpen: fn(),
    onDownloadArchive: fn(),
    onFollowCategory: fn(),
    onRefresh: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Open Portal user guide in a new tab' }));
    await expect(args.onOpen).toHaveBeenCalledWith(documentList.items[0]);
    await userEvent.click(canvas.getByRole('tab', { name: /^New/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ filters: { category: [], type: [], show: ['new'] } });
  },
});

/** The placeholder rows appear after 300 ms. */
export const Loading = meta.story({
  args: { data: { status: 'loading' }, state: stateOf('pageSize=10') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Refreshing = meta.story({
  args: { data: { status: 'refreshing', data: documentList } },
});

export const Searched = meta.story({
  args: { state: stateOf('q=price+portal&category=release-notes&type=csv') },
  play: async ({ args, canvas, userEvent }) => {
    const marks = canvas.getByRole('table').querySelectorAll('mark');
    await expect(marks.length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Following Release notes' }));
    await expect(args.onFollowCategory).toHaveBeenCalledWith('release-notes', false);
  },
});

/** A chip removes a filter, and leaves the search and the other filters. */
export const Filtered = meta.story({
  args: { state: stateOf('q=portal&category=release-notes&type=csv,pdf') },
  play: async ({ args, canvasElement, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(bar.chips()).toHaveLength(3);
    await bar.remove(bar.chips().find((chip) => chip.includes('CSV')) ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { category: ['release-notes'], type: ['pdf'], show: [] },
    });
    await bar.toggle('Category', 'Price books');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { category: ['release-notes', 'price-books'], type: ['csv', 'pdf'], show: [] },
    });
  },
});

/** The user hid and moved columns, and chose compact rows. */
export const ChosenColumns = meta.story({
  args: {
    settings: {
      columns: { order: ['name', 'published', 'size', 'version', 'type', 'category'], hidden: ['version'] },
      density: 'compact',
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(table(canvasElement, userEvent).headers().slice(0, 2)).toEqual(['Name', 'Published']);
    const settings = columnSettings(canvasElement, userEvent);
    await settings.open();
    await expect(settings.columns()).not.toContain('Version');
    await settings.toggle('Version');
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      columns: { order: ['name', 'published', 'size', 'version', 'type', 'category'], hidden: [] },
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Comfortable' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ density: 'comfortable' });
  },
});

/** The user's own order can be taken back. */
export const SearchedAndSorted = meta.story({
  args: { state: stateOf('q=portal&sort=name') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by relevance' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'best' });
  },
});

export const Selected = meta.story({
  args: { selectedIds: ['PORTAL_USER_GUIDE', 'RN-2026-10', 'ON-ANOTHER-PAGE'], selectedBytes: 2_100_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download 3 as ZIP (2.1 MB)' }));
    await expect(args.onDownloadArchive).toHaveBeenCalledOnce();
  },
});

export const NothingFits = meta.story({
  tags: ['RES-13'],
  args: { state: stateOf('q=dinosaur'), data: { status: 'ready', data: emptyList } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByText(labelsOf<TableLabels>('Table').noneSelected)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      q: '',
      filters: { category: [], type: [], show: [] },
    });
  },
});

export const NothingNew = meta.story({
  tags: ['RES-13'],
  args: { state: stateOf('show=new'), data: { status: 'ready', data: emptyList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new since your last visit')).toBeVisible();
  },
});

export const NothingFollowed = meta.story({
  tags: ['RES-13'],
  args: { state: stateOf('show=followed'), data: { status: 'ready', data: emptyList } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You follow nothing yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all documents' }));
    await expect(args.onChange).toHaveBeenCalledWith({ filters: { category: [], type: [], show: [] } });
  },
});

export const NoDocuments = meta.story({
  tags: ['RES-13'],
  args: { data: { status: 'ready', data: emptyList } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no documents yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    data: {
      status: 'failed',
      cause: 'failure',
      data: undefined,
      advice: 'Something went wrong on our side. Try again in a few minutes.',
      reference: 'listDocuments 500',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Reference: listDocuments 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labelsOf<TableLabels>('Table').retry }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const FailedToRefresh = meta.story({
  args: {
    data: {
      status: 'failed',
      cause: 'failure',
      data: documentList,
      receivedAt: receivedAtMs,
      advice: 'Something went wrong on our side. Try again in a few minutes.',
      reference: 'listDocuments 500',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t update the list')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const LongText = meta.story({
  args: {
    data: { status: 'ready', data: { ...documentList, items: [longSummary] } },
  },
});
