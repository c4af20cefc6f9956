'use client';

import type { FilterBarFilter, FilterBarOption } from '@quayside/ui/FilterBar';
import type { ReactNode } from 'react';
import { MOST_DRAWN } from './Capped.tsx';
import type { FacetCount } from '../schema/listEntries.ts';
import type { StatusWord } from '../schema/statusWord.ts';
import { formatCount } from '../format/format.ts';

/** The name of each value of a filter. */
export type FilterWords = Readonly<Record<string, string | StatusWord>>;

/** The options of a filter: one for each word, with its count once it is known. */
export function optionsOf(words: FilterWords, counts?: readonly FacetCount[]): FilterBarOption[] {
  return Object.entries(words).map(([value, word]) => {
    const label = typeof word === 'string' ? word : word.text;
    return counts ? { value, label, count: countOf(counts, value) } : { value, label };
  });
}

/** A filter with an option for each word. */
export function wordFilter(
  id: string,
  label: string,
  words: FilterWords,
  counts?: readonly FacetCount[],
): FilterBarFilter {
  return { id, label, options: optionsOf(words, counts) };
}

/** A filter for the status: all that are open, or those of one word. */
export function statusFilter(words: FilterWords, counts?: readonly FacetCount[]): FilterBarFilter {
  const allOpen = { value: 'open', label: 'All open' };
  return { id: 'status', label: 'Status', options: [allOpen, ...optionsOf(words, counts)] };
}

/** A filter whose values the server names, with their counts. It has none before the first response. */
export function facetFilter(
  id: string,
  label: string,
  facets: readonly (FacetCount & { readonly name: string })[] = [],
): FilterBarFilter {
  return {
    id,
    label,
    options: facets.map((facet) => ({ value: facet.id, label: facet.name, count: facet.count })),
  };
}

/**
 * A filter with one value and a control that chooses it; null for a filter that another filter's control changes. The bar shows the
 * value as a chip, which takes it away.
 */
export function controlFilter(
  id: string,
  label: string,
  values: readonly string[],
  control: ReactNode,
  nameOf: (value: string) => string = (value) => value,
): FilterBarFilter {
  return { id, label, options: values.map((value) => ({ value, label: nameOf(value) })), control };
}

/** A filter that only a link sets: the bar shows its values, so that the user can take them away. */
export function linkedFilter(
  id: string,
  label: string,
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
): FilterBarFilter[] {
  if (values.length === 0) return [];
  return [{ id, label, options: values.map((value) => ({ value, label: nameOf(value) })) }];
}

/** The filters with the first options of each, and the selected ones. The name of a longer one, which no working backend sends, says so. */
export function cappedFilters(
  filters: readonly FilterBarFilter[],
  selected: Readonly<Record<string, readonly string[]>>,
): readonly FilterBarFilter[] {
  return filters.map((filter) => {
    const { id, label, options } = filter;
    if (options.length <= MOST_DRAWN) return filter;
    return {
      ...filter,
      label: `${label}, the first ${formatCount(MOST_DRAWN)} of ${formatCount(options.length)}`,
      options: options.filter(
        ({ value }, index) => index < MOST_DRAWN || selected[id]?.includes(value) === true,
      ),
    };
  });
}

function countOf(counts: readonly FacetCount[], value: string): number {
  return counts.find(({ id }) => id === value)?.count ?? 0;
}
