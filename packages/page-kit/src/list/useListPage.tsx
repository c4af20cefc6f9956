'use client';

import type { ListState } from '@quayside/portal-core/addresses';
import { useResource, type ReadableCall } from '@quayside/portal-core/react';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { JSX, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { toAsyncState } from '../failures/asyncState.ts';
import type { ListViewsProps } from './ListViews.tsx';
import { useLastPage, useListAddress, type ListPath } from './useListAddress.ts';
import { defaultListSettings, useListSettings, type ListSettings } from './useListSettings.ts';

/** A list of the server with its path and columns. Keep it between renders, such as in a module's constant. */
export interface ListPageOptions<State extends ListState, Input, Page> {
  /** Identifies the list: the device keeps its settings under this, the server its saved views. */
  list: string;
  path: ListPath<State>;
  call: ReadableCall<Input, Page> & { readonly id: string };
  /** Converts the state of the list to the input of its call. */
  toInput: (state: State) => Input;
  /** The ids of the columns, in their order, for saved views. Default: none. */
  columnIds?: readonly string[];
  /** Polls while the page is visible, in milliseconds. Default: no polling. */
  pollMs?: number;
  /** The settings at first. Default: every column, in rows of the usual height. */
  initialSettings?: ListSettings;
  /** `ListViews`, for a list with saved views. Default: it has none. */
  views?: (props: ListViewsProps<State>) => JSX.Element;
}

/** The props that every page with a `ListView` passes to it. */
export interface ListPageProps<State, Page> {
  readonly state: State;
  readonly data: AsyncContentState<Page>;
  readonly receivedAtMs: number | null;
  readonly settings: ListSettings;
  /** The saved views, if the list has them. */
  readonly views?: ReactNode;
  readonly onChange: (change: Partial<State>) => void;
  readonly onSearch: (words: string) => void;
  readonly onSettingsChange: (change: Partial<ListSettings>) => void;
  readonly onRefresh: () => void;
  /** The address of the first page with other values of some filters. Default: there is none, such as in a story. */
  readonly hrefOf?: (filters: Readonly<Record<string, readonly string[]>>) => string;
  /** Renders the actions on a row in the list. Keep it between renders. */
  readonly rowActions?: (row: RowOf<Page>) => ReactNode;
}

/** A row of a page of a list. */
export type RowOf<Page> = Page extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** A list as its page needs it. */
export interface UseListPageResult<State, Page> {
  readonly props: ListPageProps<State, Page>;
  /** The last response; undefined before the first one. */
  readonly page: Page | undefined;
}

/** Loads the list that the address says, with the user's columns and, if it has them, saved views. */
export function useListPage<State extends ListState, Input, Page extends { readonly total: number }>({
  list,
  path,
  call,
  toInput,
  columnIds = [],
  pollMs,
  initialSettings = defaultListSettings,
  views: Views,
}: ListPageOptions<State, Input, Page>): UseListPageResult<State, Page> {
  const { pathname } = useLocation();
  const { state, change, search, replace } = useListAddress(path);
  const resource = useResource(call, toInput(state), {
    keepPrevious: true,
    ...(pollMs !== undefined && { pollMs }),
  });
  const { settings, change: changeSettings } = useListSettings(list, initialSettings);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);
  return {
    page: resource.data,
    props: {
      state,
      data: toAsyncState(resource, call.id),
      receivedAtMs: resource.receivedAtMs,
      settings,
      views: Views && (
        <Views
          list={list}
          path={path}
          state={state}
          columnIds={columnIds}
          settings={settings}
          onChange={change}
          onReplace={replace}
          onSettingsChange={changeSettings}
        />
      ),
      onChange: change,
      onSearch: search,
      onSettingsChange: changeSettings,
      onRefresh: () => void resource.refetch(),
      hrefOf: (filters) => {
        const query = path.query.write({ ...state, page: 1, filters: { ...state.filters, ...filters } });
        return `${pathname}?${String(query)}`;
      },
    },
  };
}
