'use client';

import type { ListState } from '@quayside/portal-core/addresses';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { BreadcrumbsItem } from '@quayside/ui/Breadcrumbs';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import type { TableColumn, TableSelection } from '@quayside/ui/Table';
import type { ReactNode } from 'react';
import type { ExportProgress } from '../jobs/useExport.ts';
import type { ListSettings } from './useListSettings.ts';

/** The texts of a list. */
export interface ListWords {
  /** The heading of the page, such as Cases. */
  readonly title: string;
  /** One of them, in a sentence: case. */
  readonly one: string;
  /** Several of them, in a sentence: cases. */
  readonly many: string;
  /** A hint at the searchable texts, in a few words. */
  readonly searchHint: string;
}

/** One page of a list. */
export interface ListData<Row> {
  readonly items: readonly Row[];
  /** Of all pages. */
  readonly total: number;
}

/** Tabs above the list, one for each value of one filter. */
export interface ListScopes<FilterId extends string> {
  /** The filter. */
  readonly filter: FilterId;
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly count?: number }[];
  onChange: (id: string) => void;
}

/** A number of rows that wait for somebody. */
export interface ListWaitingNumber {
  /** The address of the list of just these rows. */
  readonly href: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
}

/** What waits for the user, and what waits for anybody of the user's company. */
export interface ListWaitingNumbers {
  readonly mine: ListWaitingNumber;
  readonly company: ListWaitingNumber;
}

/** The export of a list. */
export interface ListExportProps {
  /** Null while nothing is exported. */
  exportProgress: ExportProgress | null;
  onExport: () => void;
}

/** A list and the actions on it. */
export interface ListViewProps<
  Row,
  FilterId extends string,
  Sort extends string,
> extends Partial<ListExportProps> {
  words: ListWords;
  state: ListState<FilterId, Sort>;
  data: AsyncContentState<ListData<Row>>;
  /** When the data was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  settings: ListSettings;
  /** The settings at first. Default: every column. */
  initialSettings?: ListSettings;
  /** The sorts that the address knows; a column whose id is among them should be `sortable`. */
  sorts: readonly Sort[];
  /** The filters of the bar. Their ids are those of the address. */
  filters: readonly FilterBarFilter[];
  /** Keep them between renders. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  selection?: TableSelection;
  /**
   * Whether rows stay selected when the list is searched. Their actions then stand above the rows and leave the filters usable; else
   * they take the place of the filters. Default false.
   */
  keepsSelection?: boolean;
  scopes?: ListScopes<FilterId>;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** The pages above this one. Default: there are no breadcrumbs. */
  parents?: readonly BreadcrumbsItem[];
  /** The main actions of the page. In a tab they stand before the saved views. */
  actions?: ReactNode;
  /** The content between the heading and the list. */
  notice?: ReactNode;
  /** Whether the notice is not known yet. The list stays invisible until then, because the notice would move it. Default false. */
  isNoticePending?: boolean;
  /** The saved views. */
  views?: ReactNode;
  /** Shown between the tabs and the rows. */
  aboveRows?: ReactNode;
  /** Default: those of the filter `waitingFor`, if the list has it and `hrefOf` is given. */
  waiting?: ListWaitingNumbers;
  /** The address of the first page with other values of some filters. Default: the list shows no links to itself. */
  hrefOf?: (filters: Readonly<Record<string, readonly string[]>>) => string;
  /** Shown while there are no rows under any filter. */
  nothingYet: ReactNode;
  onChange: (change: Partial<ListState<FilterId, Sort>>) => void;
  onSearch: (words: string) => void;
  onSettingsChange: (change: Partial<ListSettings>) => void;
  onRefresh: () => void;
}
