import type { searchPath } from '@quayside/contract/paths/search';
import { plainText, type PatternOf } from '@quayside/portal-core/addresses';
import { useContributions, useCurrentUser, useView } from '@quayside/portal-core/react';
import type { CommandPaletteItem, CommandPaletteResults } from '@quayside/ui/CommandPalette';
import { Highlight } from '@quayside/ui/Highlight';
import { useMemo, type ReactNode } from 'react';
import { useSearch, type SearchSnapshot, type SourceState } from '@quayside/page-kit/search';
import { useDelayed } from '@quayside/page-kit/options';
import { useSearchSources } from '@quayside/shared/search/useSearchSources.ts';
import {
  commandEntries,
  entriesStillFound,
  entriesWith,
  pageEntries,
  resultEntry,
  searchPageEntry,
  type PaletteEntry,
} from './paletteItems.ts';

const RESULTS_OF_KIND = 5;
/** A single letter is in almost everything. */
const MIN_LETTERS = 2;

export interface PaletteResults {
  readonly entries: readonly PaletteEntry[];
  readonly results: CommandPaletteResults;
  /** The number of sources that responded, when some did not. */
  readonly notice: string | undefined;
  readonly sources: readonly SourceState[];
}

/**
 * Finds pages and actions at once, and things of the areas once the user has stopped typing. `recent` is shown before the user types;
 * null while it is loading, so that nothing moves when it arrives.
 */
export function usePaletteResults(typed: string, recent: readonly PaletteEntry[] | null): PaletteResults {
  const text = plainText(typed);
  const local = useLocalEntries();
  const { routes } = useContributions();
  const canSearch = routes.some(({ path }) => path === ('/search' satisfies PatternOf<typeof searchPath>));
  const searched = useDelayed(text.length < MIN_LETTERS ? '' : text);
  const searchSources = useSearchSources();
  const { snapshot, retry } = useSearch(searched, searchSources, RESULTS_OF_KIND);
  return useMemo(() => {
    const { entries, status } = entriesFor(text, { local, recent, snapshot, canSearch });
    const { sources } = snapshot;
    const failed = status === 'ready' ? sources.filter((source) => source.status === 'failed').length : 0;
    const items = marked(entries, text);
    return {
      entries,
      sources,
      notice: failed === 0 ? undefined : `${sources.length - failed} of ${sources.length} sources responded`,
      results:
        items.length === 0 && failed > 0 && failed === sources.length
          ? { status: 'error', onRetry: retry }
          : { status, items },
    };
  }, [text, recent, local, snapshot, canSearch, retry]);
}

function useLocalEntries(): readonly PaletteEntry[] {
  const { routes, commands } = useContributions();
  const user = useCurrentUser();
  const { view } = useView();
  const namesView = user !== null && user.apolloAccess && user.artemisAccess;
  return useMemo(
    () => [...commandEntries(commands), ...pageEntries(routes, commands, { view, namesView })],
    [routes, commands, view, namesView],
  );
}

interface Findable {
  readonly local: readonly PaletteEntry[];
  readonly recent: readonly PaletteEntry[] | null;
  readonly snapshot: SearchSnapshot;
  readonly canSearch: boolean;
}

function entriesFor(
  text: string,
  { local, recent, snapshot, canSearch }: Findable,
): { entries: readonly PaletteEntry[]; status: 'loading' | 'ready' } {
  if (text === '' && recent === null) return { entries: [], status: 'loading' };
  if (text === '') return { entries: [...(recent ?? []), ...local], status: 'ready' };
  const own = entriesWith(local, text);
  if (text.length < MIN_LETTERS) return { entries: own, status: 'ready' };
  const found = foundEntries(snapshot);
  if (snapshot.text !== text)
    return { entries: [...own, ...entriesStillFound(found, text)], status: 'loading' };
  const entries = [...own, ...found];
  if (snapshot.sources.some(({ status }) => status === 'waiting')) return { entries, status: 'loading' };
  // The last one, once nothing can come after it.
  const isLast = canSearch && entries.length > 0;
  return { entries: isLast ? [...entries, searchPageEntry(text)] : entries, status: 'ready' };
}

function foundEntries({ sources, shownKinds }: SearchSnapshot): readonly PaletteEntry[] {
  return shownKinds.flatMap((kind) =>
    sources.flatMap((state) =>
      state.source.kind === kind && state.status === 'responded'
        ? state.items.map((result) => resultEntry(kind, state.source.label, result))
        : [],
    ),
  );
}

/** The entries as the palette shows them, with the words of the text marked. */
function marked(entries: readonly PaletteEntry[], text: string): readonly CommandPaletteItem[] {
  if (text === '') return entries;
  const mark = (part: ReactNode): ReactNode =>
    typeof part === 'string' ? <Highlight text={part} words={text} /> : part;
  return entries.map((entry) => ({
    ...entry,
    label: mark(entry.label),
    ...(entry.description !== undefined && { description: mark(entry.description) }),
  }));
}
