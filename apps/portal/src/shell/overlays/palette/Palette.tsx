import { useContributions } from '@quayside/portal-core/react';
import {
  CommandPalette,
  type CommandPaletteItem,
  type CommandPaletteSelection,
} from '@quayside/ui/CommandPalette';
import { useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportedFailures } from '@quayside/page-kit/search';
import { usePaletteResults } from './usePaletteResults.tsx';
import { useRecentEntries } from './useRecentEntries.ts';

/** `onClose` is called when the user closes the palette or has opened an item. */
export interface PaletteProps {
  onClose: () => void;
}

const labels = {
  placeholder: 'Search, or go to a page',
  idle: 'Search by a number, a name or a postcode.',
};

/** The command palette over the page, without a text to begin with. */
export function Palette({ onClose }: PaletteProps): JSX.Element {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useLoadedSources();
  const { entries, results, notice, sources } = usePaletteResults(text, useRecentEntries());

  function open({ id }: CommandPaletteItem, { newTab }: CommandPaletteSelection): void {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined) return;
    if (newTab) {
      window.open(entry.href, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(entry.href);
  }

  return (
    <>
      <CommandPalette
        open
        onClose={onClose}
        inputValue={text}
        onInputChange={setText}
        results={results}
        onSelect={open}
        {...(notice !== undefined && { notice })}
        labels={labels}
      />
      <ReportedFailures sources={sources} />
    </>
  );
}

/** Loads the code of the search sources, so that the first search does not wait for it. */
function useLoadedSources(): void {
  const { search } = useContributions();
  useEffect(() => {
    // A source that fails to load fails in the search, which says so.
    for (const source of search) source.search().catch(() => undefined);
  }, [search]);
}
