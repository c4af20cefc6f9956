'use client';

import { FilterBar, useFilterBarState } from '@quayside/ui/FilterBar';
import type { JSX } from 'react';
import { formatCount } from '../format/format.ts';
import { cappedFilters } from './filterOptions.ts';
import { ListColumns } from './ListColumns.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { ListViewProps } from './ListView.types.ts';

/** The search, the filters, the saved views and the columns of a list. */
export function ListFilters<Row, FilterId extends string, Sort extends string>({
  words,
  state,
  data,
  settings,
  initialSettings,
  filters,
  columns,
  views,
  onChange,
  onSearch,
  onSettingsChange,
}: ListViewProps<Row, FilterId, Sort>): JSX.Element {
  const shown = new Set(filters.map(({ id }) => id));
  const active = Object.entries<readonly string[]>(state.filters).filter(
    ([id, values]) => shown.has(id) && values.length > 0,
  );
  const total = 'data' in data ? data.data?.total : undefined;
  return (
    <FilterBar
      {...useFilterBarState()}
      filters={cappedFilters(filters, state.filters)}
      value={Object.fromEntries(active)}
      onChange={(value) =>
        onChange({
          filters: {
            ...state.filters,
            ...Object.fromEntries(filters.map(({ id }) => [id, value[id] ?? []])),
          },
        })
      }
      search={
        <ListSearch
          label={`Search ${words.many}`}
          placeholder={words.searchHint}
          words={state.q}
          onSearch={onSearch}
        />
      }
      actions={
        <>
          {views}
          <ListColumns
            columns={columns}
            settings={settings}
            initial={initialSettings}
            onSettingsChange={onSettingsChange}
          />
        </>
      }
      // The line keeps its place while it is empty, so that nothing below it moves.
      resultCount={
        total === undefined ? '\u{a0}' : `${formatCount(total)} ${total === 1 ? words.one : words.many}`
      }
    />
  );
}
