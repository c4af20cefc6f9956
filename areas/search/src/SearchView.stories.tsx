import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { beginSearch } from '@quayside/page-kit/search';
import {
  bristol,
  cases,
  documents,
  exactResult,
  failure,
  responded,
  services,
  sources,
  without,
} from './search.fixtures.ts';
import { SearchView, type SearchViewProps } from './SearchView.tsx';

const found = { keyword: 'bristol', tab: 'all' };

const meta = preview.meta<SearchViewProps, DecoratorFunction, SearchViewProps>({
  title: 'Pages/Search',
  component: SearchView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    params: found,
    snapshot: bristol,
    sources,
    onSearch: fn(),
    onTabChange: fn(),
    onRetry: fn(),
  },
});

/** The first results of each kind, with why they were found, and the way to all of them. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('427 results for “bristol”')).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All427',
      'Services333',
      'Cases1',
      'Documents93',
    ]);
    const card = within(canvas.getByRole('region', { name: 'Services: 333' }));
    await expect(card.getByRole('link', { name: 'Bristol Temple Quay 1 Gbps' })).toHaveAttribute(
      'href',
      '/services/QS-104200',
    );
    await expect(card.getByText(/Your reference/).parentElement).toHaveTextContent(
      'Your reference: BRISTOL-WAN-2',
    );
    await expect(card.getByText('BRISTOL', { selector: 'mark' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Show all 333 results in Services' })).toHaveAttribute(
      'href',
      '/services?q=bristol',
    );
    await userEvent.click(canvas.getByRole('tab', { name: /^Cases/ }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('case');
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, ' Leeds {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Leeds');
  },
});

/** One kind, and how much of it is shown. */
export const OneKind = meta.story({
  args: { params: { ...found, tab: 'service' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 2 of 333 results')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
});

/** An exact identifier comes first and says so. */
export const Exact = meta.story({
  args: {
    params: { keyword: 'qs104200', tab: 'all' },
    snapshot: {
      text: 'qs104200',
      sources: [responded(cases, []), responded(services, [exactResult])],
      shownKinds: ['service', 'case'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exact match')).toBeVisible();
    await expect(canvas.getByText('1 result for “qs104200”')).toBeVisible();
  },
});

/** An exact identifier that arrived after others is below them, and the line above the results leads to it. */
export const LateExact = meta.story({
  tags: ['!autodocs'],
  args: {
    params: { keyword: 'qs104200', tab: 'all' },
    snapshot: {
      text: 'qs104200',
      sources: [
        responded(documents, [{ id: 'CT-104200', title: 'Contract', href: '/resource/CT-104200' }]),
        responded(services, [exactResult]),
      ],
      shownKinds: ['document', 'service'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QS-104200 Bristol Temple Quay 1 Gbps' })).toHaveAttribute(
      'href',
      '/services/QS-104200',
    );
  },
});

export const Searching = meta.story({
  args: { snapshot: beginSearch('bristol', sources) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching for “bristol”')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** The results that have arrived are shown while other sources search. */
export const SomeSearching = meta.story({
  args: { snapshot: without(documents, { source: documents, status: 'waiting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('334 results for “bristol” so far')).toBeVisible();
    await expect(canvas.getByText('Searching Documents')).toBeVisible();
  },
});

/** Sources that did not respond are named below the results, and can be retried. */
export const Partial = meta.story({
  args: { snapshot: without(services, { source: services, status: 'failed', error: failure }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('94 results for “bristol”. 3 of 4 sources responded.')).toBeVisible();
    await expect(canvas.getByText('Results are missing from Services.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const KindFailed = meta.story({
  args: {
    params: { ...found, tab: 'service' },
    snapshot: without(services, { source: services, status: 'failed', error: failure }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Services' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const KindEmpty = meta.story({
  tags: ['!autodocs'],
  args: { params: { ...found, tab: 'provisioning-case' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results in Provisioning cases')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: {
    params: { keyword: 'dinosaur', tab: 'all' },
    snapshot: { text: 'dinosaur', sources: sources.map((source) => responded(source, [])), shownKinds: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results for “dinosaur”' })).toBeVisible();
    const lists = within(canvas.getByRole('navigation', { name: 'Lists' }));
    await expect(lists.getByRole('link', { name: 'Cases' })).toHaveAttribute('href', '/support/cases');
  },
});

/** A user who may open nothing that can be searched. */
export const NothingToSearch = meta.story({
  args: { params: { keyword: 'bristol', tab: 'all' }, sources: [], snapshot: beginSearch('bristol', []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s nothing to search yet')).toBeVisible();
    await expect(canvas.queryByText(/^No results/)).toBeNull();
    await expect(canvas.queryByText(/look through a list/)).toBeNull();
  },
});

/** A source that did not respond may have the result, so the page does not say that there is none. */
export const NothingFoundInPart = meta.story({
  tags: ['!autodocs'],
  args: {
    params: { keyword: 'dinosaur', tab: 'all' },
    snapshot: {
      text: 'dinosaur',
      sources: sources.map((source) =>
        source === services ? { source, status: 'failed', error: failure } : responded(source, []),
      ),
      shownKinds: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results for “dinosaur” so far' })).toBeVisible();
    await expect(canvas.getByText('Results are missing from Services.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoKeyword = meta.story({
  args: { params: { keyword: '', tab: 'all' }, snapshot: beginSearch('', sources) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  },
});

const allFailed = {
  text: 'bristol',
  sources: sources.map((source) => ({ source, status: 'failed' as const, error: failure })),
  shownKinds: [],
};

export const Failed = meta.story({
  args: { snapshot: allFailed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({ args: { snapshot: allFailed, isOffline: true } });

const long = 'Verbindungsqualitätsüberwachungsdienst '.repeat(4).trim();

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    params: { keyword: long, tab: 'all' },
    snapshot: {
      text: long,
      sources: [
        responded({ ...cases, label: long }, [
          {
            id: 'long',
            title: long,
            detail: 'NL-AMS-2041-'.repeat(12),
            match: { label: long, text: 'w'.repeat(120) },
            href: '/support/cases/1',
            isExact: true,
            status: { text: 'Resolved, please confirm', tone: 'caution' },
          },
        ]),
      ],
      shownKinds: ['case'],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
