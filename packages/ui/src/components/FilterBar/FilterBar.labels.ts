import type { FilterBarLabels } from './FilterBar.types.ts';

/** The default texts. */
export const defaultFilterBarLabels: FilterBarLabels = {
  filters: 'Filters',
  moreFilters: 'More filters',
  selected: '{count} selected',
  results: '({count})',
  activeFilters: 'Active filters',
  chip: '{filter}: {value}',
  removeChip: 'Remove {filter}: {value}',
  clearAll: 'Clear all',
};
