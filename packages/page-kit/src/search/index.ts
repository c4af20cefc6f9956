export { ReportedFailures } from './ReportedFailures.tsx';
export { createListSearch } from './createListSearch.ts';
export { beginSearch, type SearchSnapshot, type Source, type SourceState } from './createSearch.ts';
export { isIdentifier } from './identifiers.ts';
export { useSearch } from './useSearch.ts';
