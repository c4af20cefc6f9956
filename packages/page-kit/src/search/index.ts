export { ReportedFailures } from './ReportedFailures.tsx';
export { createListSearch, type FoundItem, type SearchedQuery, type FoundPage } from './createListSearch.ts';
export { beginSearch, type SearchSnapshot, type Source, type SourceState } from './createSearch.ts';
export { isIdentifier, type SearchedField } from './identifiers.ts';
export { useSearch, type UseSearchResult } from './useSearch.ts';
