'use client';

import { useResource, type ReadableCall } from '@quayside/portal-core/react';
import type { ComboboxOption, ComboboxResults } from '@quayside/ui/Combobox';
import { useDelayed } from './useDelayed.ts';

/** The results of a search, and their number if the server counts them. */
export interface FoundOptions<Item> {
  readonly total?: number;
  readonly items: readonly Item[];
}

/** What is searched for, and when. */
export interface OptionSearch<Input, Item> {
  /** The typed words. Empty while the text is the name of what is chosen. */
  readonly words: string;
  /** The list is open. Nothing is requested while it is closed. */
  readonly isOpen: boolean;
  readonly inputOf: (words: string) => Input;
  /** Null leaves an item out. */
  readonly optionOf: (item: Item) => ComboboxOption | null;
  /** Without words nothing is searched for. Default false: the first options are shown. */
  readonly needsWords?: boolean;
}

/** The results for a `Combobox`, and the items that they were made from. */
export interface OptionSearchResult<Item> {
  readonly results: ComboboxResults;
  readonly items: readonly Item[];
}

const nothing: readonly never[] = [];

/** Searches the options of a `Combobox` once the user stops typing. Meanwhile the previous ones stay. */
export function useOptionSearch<Input, Item>(
  call: ReadableCall<Input, FoundOptions<Item>>,
  { words, isOpen, inputOf, optionOf, needsWords = false }: OptionSearch<Input, Item>,
): OptionSearchResult<Item> {
  const searched = useDelayed(words);
  // The first letters are not looked up by the empty text before them.
  const isNeeded = isOpen && (searched !== '' || (words === '' && !needsWords));
  const { status, data, isStale, refetch } = useResource(call, isNeeded ? inputOf(searched) : null, {
    keepPrevious: true,
  });
  const items = data?.items ?? nothing;

  function results(): ComboboxResults {
    if (words === '' && needsWords) return { status: 'idle' };
    const isTyping = words !== searched;
    if (status === 'failed' && !isStale && !isTyping)
      return { status: 'error', onRetry: () => void refetch() };
    if (data === undefined) return { status: 'loading' };
    const options = items.flatMap((item) => optionOf(item) ?? []);
    if (isStale || isTyping) return { status: 'loading', options };
    return { status: 'ready', options, ...(data.total !== undefined && { total: data.total }) };
  }

  return { results: results(), items };
}
