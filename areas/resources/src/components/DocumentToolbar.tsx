import { FilterBar, useFilterBarState, type FilterBarFilter } from '@quayside/ui/FilterBar';
import type { JSX } from 'react';
import { cappedFilters, ListColumns, ListSearch, type ListSettings } from '@quayside/page-kit/list';
import type { DocumentList } from '../api.ts';
import { fileTypeNames } from '../fileTypes.ts';
import { fromFilterValue, toFilterValue, type ListState } from '../listState.ts';
import { documentColumns } from './DocumentTable.tsx';

/** The search, the filters and the table settings of the list. */
export interface DocumentToolbarProps {
  state: ListState;
  /** The number of documents that each value leaves. Undefined before the first response. */
  facets: DocumentList['facets'] | undefined;
  settings: ListSettings;
  onChange: (change: Partial<ListState>) => void;
  onSearch: (words: string) => void;
  onSettingsChange: (change: Partial<ListSettings>) => void;
}

/** The search, the filters and the settings of the table. */
export function DocumentToolbar({
  state,
  facets,
  settings,
  onChange,
  onSearch,
  onSettingsChange,
}: DocumentToolbarProps): JSX.Element {
  return (
    <FilterBar
      {...useFilterBarState()}
      filters={cappedFilters(filtersOf(facets), toFilterValue(state))}
      value={toFilterValue(state)}
      onChange={(value) => onChange(fromFilterValue(value))}
      search={
        <ListSearch
          label="Search documents"
          placeholder="Name, site or number"
          words={state.q}
          onSearch={onSearch}
        />
      }
      actions={
        <ListColumns columns={documentColumns} settings={settings} onSettingsChange={onSettingsChange} />
      }
    />
  );
}

function filtersOf(facets: DocumentToolbarProps['facets']): readonly FilterBarFilter[] {
  return [
    {
      id: 'category',
      label: 'Category',
      options: facets?.categories.map(({ id, name, count }) => ({ value: id, label: name, count })) ?? [],
    },
    {
      id: 'type',
      label: 'File type',
      options: facets?.types.map(({ id, count }) => ({ value: id, label: fileTypeNames[id], count })) ?? [],
    },
  ];
}
