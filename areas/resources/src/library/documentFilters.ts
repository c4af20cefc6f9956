import type { CallInput } from '@quayside/contract';
import type { documentsPath } from '@quayside/contract/paths/resources';
import { joinFilters, type StateOf } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { facetFilter, wordFilter } from '@quayside/page-kit/list';
import type { DocumentList } from '../api.ts';
import { fileTypeNames } from '../fileTypes.ts';

/** The state of the list, read from its address. The sort `best` is by relevance in a search, else newest first. */
export type DocumentListState = StateOf<typeof documentsPath>;

/** Which documents: all, those since the last visit, or those that the user follows. */
export function scopeOf({ filters: { show } }: DocumentListState): 'all' | 'new' | 'followed' {
  const [first] = show;
  return first === 'new' || first === 'followed' ? first : 'all';
}

export function toDocumentListInput(state: DocumentListState): CallInput<'listDocuments'> {
  const { q, sort, page, pageSize, filters } = state;
  const best = q === '' ? '-published' : 'relevance';
  return {
    query: {
      q,
      ...joinFilters(filters),
      show: scopeOf(state),
      sort: sort === 'best' ? best : sort,
      page,
      pageSize,
    },
  };
}

export function documentFilters(facets: DocumentList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    facetFilter('category', 'Category', facets?.categories),
    wordFilter('type', 'File type', fileTypeNames, facets?.types),
  ];
}
