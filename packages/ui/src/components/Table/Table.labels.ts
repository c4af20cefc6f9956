import type { TableLabels } from './Table.types.ts';

/** The default texts. */
export const defaultTableLabels: TableLabels = {
  loading: 'Loading',
  refreshing: 'Updating',
  loadingMore: 'Loading more',
  failed: 'We couldn’t load this list',
  retry: 'Retry',
  empty: 'Nothing here yet',
  actions: 'Actions',
  selectAll: 'Select all rows',
  selectRow: 'Select',
  noneSelected: 'None selected',
  selected: '{count} selected',
  selectedElsewhere: '{count} selected, {others} on other pages',
  allSelected: 'All {count} selected',
  allExceptSelected: '{count} selected, all except {except}',
  selectAllPages: 'Select all {count}',
  clearSelection: 'Clear selection',
  sortBy: 'Sort by',
  sortedAscending: 'Sorted by {column}, ascending',
  sortedDescending: 'Sorted by {column}, descending',
};
