import { useEffect, useState } from 'react';
import type { StoryEntry } from '../pages/storyEntries.ts';

/** The id of each docs page by the last part of its title: `Table` for `Data/Table`. */
export type DocsPages = ReadonlyMap<string, string>;

const none: DocsPages = new Map();
let loading: Promise<DocsPages> | undefined;

/** The docs pages of all components; empty until Storybook's index has loaded. */
export function useDocsPages(): DocsPages {
  const [pages, setPages] = useState(none);
  useEffect(() => {
    let isMounted = true;
    loading ??= fetchPages();
    void loading.then((found) => isMounted && setPages(found));
    return () => {
      isMounted = false;
    };
  }, []);
  return pages;
}

async function fetchPages(): Promise<DocsPages> {
  const response = await fetch('index.json');
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, title }) => [title.slice(title.lastIndexOf('/') + 1), id]),
  );
}
