export { Capped, MOST_DRAWN, type CappedProps } from './Capped.tsx';
export { DayRangeFilter, type DayRangeFilterProps } from './DayRangeFilter.tsx';
export { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
export { ListColumns, type ListColumnsProps } from './ListColumns.tsx';
export { ListSearch, type ListSearchProps } from './ListSearch.tsx';
export { ListContent, ListView } from './ListView.tsx';
export type {
  ListData,
  ListExportProps,
  ListScopes,
  ListViewProps,
  ListWaitingNumber,
  ListWaitingNumbers,
  ListWords,
} from './ListView.types.ts';
export { ListViews, visibleColumns, type ListViewsProps } from './ListViews.tsx';
export {
  type ExportedListOptions,
  type ExportedListProps,
  type FacetedPage,
  type FacetsOf,
  useExportedList,
  type UseExportedListResult,
} from './useExportedList.ts';
export { exportColumns, type ExportFields } from './exportColumns.ts';
export {
  cappedFilters,
  controlFilter,
  facetFilter,
  linkedFilter,
  optionsOf,
  statusFilter,
  wordFilter,
  type FilterWords,
} from './filterOptions.ts';
export { isNarrowed, NotUpdated, shownRows } from './listStates.tsx';
export {
  type ListPath,
  useLastPage,
  useListAddress,
  type UseListAddressResult,
  type PagedState,
} from './useListAddress.ts';
export {
  type ListPageProps,
  useListPage,
  type ListPageOptions,
  type UseListPageResult,
  type RowOf,
} from './useListPage.tsx';
export {
  defaultListSettings,
  type ListSettings,
  useListSettings,
  type UseListSettingsResult,
} from './useListSettings.ts';
export { toListQuery, type ListCallQuery } from './toListQuery.ts';
export { dateColumn, moneyColumn, statusColumn, waitingForColumn } from './columns.tsx';
