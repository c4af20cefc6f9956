import { useState, type JSX } from 'react';
import { ColumnSettings } from '../components/ColumnSettings/ColumnSettings.tsx';
import { FilterBar, useFilterBarState, type FilterBarValue } from '../components/FilterBar/FilterBar.tsx';
import { SavedViews, useSavedViewsPanel } from '../components/SavedViews/SavedViews.tsx';
import type { TableColumnSettings } from '../components/Table/Table.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { searchIcon } from '../icons/index.ts';
import { caseColumns, caseFilters } from './cases.fixtures.tsx';

type CaseFiltersProps = {
  filter: FilterBarValue;
  onChange: (filter: FilterBarValue) => void;
  columnSettings: TableColumnSettings;
  onColumnsChange: (settings: TableColumnSettings) => void;
};

const views = [
  { id: 'you', name: 'Waiting for you' },
  { id: 'down', name: 'Down or degraded' },
];
const filterOfView: Record<string, FilterBarValue> = {
  you: { waitingFor: ['you'] },
  down: { impact: ['down', 'degraded'] },
};
const ignore = (): void => undefined;

/** The search, the filters, the saved views and the columns of the list of cases. */
export function CaseFilters({
  filter,
  onChange,
  columnSettings,
  onColumnsChange,
}: CaseFiltersProps): JSX.Element {
  const [areColumnsOpen, setAreColumnsOpen] = useState(false);
  const [viewId, setViewId] = useState<string | null>(null);
  return (
    <FilterBar
      {...useFilterBarState()}
      filters={caseFilters}
      value={filter}
      onChange={onChange}
      search={
        <TextField
          type="search"
          icon={searchIcon}
          aria-label="Search cases"
          placeholder="Subject, site or number"
        />
      }
      actions={
        <>
          <SavedViews
            {...useSavedViewsPanel()}
            align="end"
            views={views}
            currentId={viewId}
            isModified={viewId !== null && filter !== filterOfView[viewId]}
            onSelect={(id) => {
              setViewId(id);
              onChange(id === null ? {} : (filterOfView[id] ?? {}));
            }}
            onSave={ignore}
            onSaveAs={ignore}
            onRename={ignore}
            onDelete={ignore}
            onDefaultChange={ignore}
          />
          <ColumnSettings
            columns={caseColumns}
            value={columnSettings}
            onChange={onColumnsChange}
            open={areColumnsOpen}
            onOpenChange={setAreColumnsOpen}
          />
        </>
      }
    />
  );
}
