'use client';

import type { ListState } from '@quayside/portal-core/addresses';
import type { SendableCall } from '@quayside/portal-core/react';
import type { Job } from '../jobs/api.ts';
import { useExport } from '../jobs/useExport.ts';
import { exportColumns, type ExportFields } from './exportColumns.ts';
import type { ListData, ListExportProps } from './ListView.types.ts';
import { visibleColumns } from './ListViews.tsx';
import { useListPage, type ListPageOptions, type ListPageProps, type RowOf } from './useListPage.tsx';

/** One page of a list, with the number of rows that each value of a filter leaves. */
export type FacetedPage<Row, Facets> = ListData<Row> & { readonly facets?: Facets };

/** A list with an export. Keep it between renders, such as in a module's constant. */
export interface ExportedListOptions<State extends ListState, Filter, Page> extends Omit<
  ListPageOptions<State, { readonly query: Filter & Pick<State, 'page' | 'pageSize'> }, Page>,
  'toInput' | 'columnIds'
> {
  /** Converts the state of the list to what the list and its export are filtered by. */
  toFilter: (state: State) => Filter;
  columnIds: readonly string[];
  /** Starts the job that writes the file. */
  exportCall: SendableCall<{ readonly body: Filter & { readonly columns: string[] } }, Job>;
  /** What an export writes for its columns. Default: the field of each visible column. */
  exportFields?: ExportFields;
}

/** The props that every page with an exported list passes to its view. */
export type ExportedListProps<State, Page> = ListPageProps<State, ListData<RowOf<Page>>> &
  ListExportProps & {
    /** Undefined before the first response. */
    readonly facets?: FacetsOf<Page> | undefined;
  };

/** The facets of a page of a list. Undefined for a list without facets. */
export type FacetsOf<Page> = Page extends { readonly facets?: infer Facets } ? Facets : undefined;

/** A list as its page needs it, and its export. */
export interface UseExportedListResult<State, Row, Facets> {
  readonly props: ListPageProps<State, FacetedPage<Row, Facets>> &
    ListExportProps & { readonly facets: Facets | undefined };
  /** The last response; undefined before the first one. */
  readonly page: FacetedPage<Row, Facets> | undefined;
}

/** Loads a list as `useListPage` does. Its export has all rows that match the filter, with the visible columns. */
export function useExportedList<State extends ListState, Filter, Row, Facets = undefined>({
  toFilter,
  exportCall,
  exportFields,
  ...list
}: ExportedListOptions<State, Filter, FacetedPage<Row, Facets>>): UseExportedListResult<State, Row, Facets> {
  const { props, page } = useListPage({
    ...list,
    toInput: (state: State) => ({
      query: { ...toFilter(state), page: state.page, pageSize: state.pageSize },
    }),
  });
  const { progress, start } = useExport(exportCall);
  return {
    page,
    props: {
      ...props,
      facets: page?.facets,
      exportProgress: progress,
      onExport() {
        const visible = visibleColumns(props.settings.columns, list.columnIds);
        const columns = exportColumns(visible, exportFields);
        void start({ body: { ...toFilter(props.state), columns } });
      },
    },
  };
}
