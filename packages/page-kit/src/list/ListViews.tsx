'use client';

import type { ListState } from '@quayside/portal-core/addresses';
import { useAddToast } from '@quayside/portal-core/react';
import { SavedViews, useSavedViewsPanel } from '@quayside/ui/SavedViews';
import type { TableColumnSettings } from '@quayside/ui/Table';
import { useEffect, useRef, type JSX } from 'react';
import { MOST_DRAWN } from './Capped.tsx';
import { formatCount } from '../format/format.ts';
import type { ListPath } from './useListAddress.ts';
import type { ListSettings } from './useListSettings.ts';
import { useStoredViews, type StoredView } from './useStoredViews.ts';

/** A list with its path and its columns. */
export interface ListViewsProps<State extends ListState> {
  /** Identifies the list: letters and digits in lower case, and hyphens. */
  list: string;
  path: ListPath<State>;
  state: State;
  columnIds: readonly string[];
  settings: ListSettings;
  onChange: (state: State) => void;
  /** Changes the address of this history entry. */
  onReplace: (state: State) => void;
  onSettingsChange: (change: Partial<ListSettings>) => void;
}

/** The user's saved views of a list. A view holds the filters, the sort and the columns. */
export function ListViews<State extends ListState>({
  list,
  path,
  state,
  columnIds,
  settings,
  onChange,
  onReplace,
  onSettingsChange,
}: ListViewsProps<State>): JSX.Element {
  const { views, save } = useStoredViews(list);
  const addToast = useAddToast();
  const current = views.find(({ id }) => id === state.view);
  const now = {
    query: queryOf(path, state),
    columns: visibleColumns(settings.columns, columnIds),
  };

  function open(view: StoredView | undefined, go = onChange): void {
    const read = path.query.read(new URLSearchParams(view?.query ?? ''));
    go({ ...read, view: view?.id ?? '' });
    onSettingsChange({ columns: view ? settingsOf(view, columnIds) : { order: [], hidden: [] } });
  }

  async function saveAs(name: string): Promise<void> {
    const view = { id: crypto.randomUUID(), name, isDefault: false, ...now };
    if (await save((items) => [...items, view])) onChange({ ...state, view: view.id });
  }

  async function remove(id: string): Promise<void> {
    const removed = views.find((view) => view.id === id);
    if (!removed || !(await save((items) => items.filter((view) => view.id !== id)))) return;
    if (state.view === id) onChange({ ...state, view: '' });
    addToast({
      tone: 'info',
      text: `View “${removed.name}” deleted`,
      action: { label: 'Undo', onAction: () => void save((items) => [...items, removed]) },
    });
  }

  const change = (id: string, part: Partial<StoredView>): void =>
    void save((items) => items.map((view) => (view.id === id ? { ...view, ...part } : view)));

  useDefaultView(
    isPlain(path, state),
    views.find(({ isDefault }) => isDefault),
    (view) => open(view, onReplace),
  );

  return (
    <SavedViews
      {...useSavedViewsPanel()}
      align="end"
      views={shownViews(views, current)}
      labels={viewLabels(views.length)}
      currentId={current?.id ?? null}
      isModified={
        current !== undefined && (current.query !== now.query || !isEqual(current.columns, now.columns))
      }
      defaultId={views.find(({ isDefault }) => isDefault)?.id ?? null}
      onSelect={(id) => open(views.find((view) => view.id === id))}
      onSave={(id) => change(id, now)}
      onSaveAs={(name) => void saveAs(name)}
      onRename={(id, name) => change(id, { name })}
      onDelete={(id) => void remove(id)}
      onDefaultChange={(id) =>
        void save((items) => items.map((view) => ({ ...view, isDefault: view.id === id })))
      }
    />
  );
}

/** The first views, and the current one. The contract allows 50; this is for a backend that sends thousands. */
function shownViews(views: readonly StoredView[], current: StoredView | undefined): readonly StoredView[] {
  return views.filter((view, index) => index < MOST_DRAWN || view === current);
}

function viewLabels(count: number): { savedViews?: string } {
  if (count <= MOST_DRAWN) return {};
  return { savedViews: `Saved views: the first ${formatCount(MOST_DRAWN)} of ${formatCount(count)}` };
}

/** Opens the default view once, where the address says nothing when the list is opened. */
function useDefaultView(
  isUntouched: boolean,
  view: StoredView | undefined,
  open: (view: StoredView) => void,
): void {
  const isPending = useRef(isUntouched);
  useEffect(() => {
    if (!isUntouched) isPending.current = false;
    if (!isPending.current || view === undefined) return;
    isPending.current = false;
    open(view);
  });
}

/** Whether the address holds nothing but the constant part, such as the tab of the list. */
function isPlain<State extends ListState>(
  { query: { read, write } }: ListPath<State>,
  state: State,
): boolean {
  return write(state).toString() === write(read(new URLSearchParams())).toString();
}

function queryOf<State extends ListState>({ query }: ListPath<State>, state: State): string {
  return query.write({ ...state, page: 1, view: '' }).toString();
}

/** The visible columns in their order. */
export function visibleColumns(
  { order, hidden }: TableColumnSettings,
  columnIds: readonly string[],
): string[] {
  const known = order.filter((id) => columnIds.includes(id));
  const others = columnIds.filter((id) => !known.includes(id));
  return [...known, ...others].filter((id) => !hidden.includes(id));
}

function settingsOf({ columns }: StoredView, columnIds: readonly string[]): TableColumnSettings {
  const hidden = columnIds.filter((id) => !columns.includes(id));
  return { order: [...columns, ...hidden], hidden };
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
