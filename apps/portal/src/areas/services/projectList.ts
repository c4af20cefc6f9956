import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
} from '../../domain/list/listAddress.ts';
import { outlookWords } from './serviceWords.ts';

const filters = { outlook: Object.keys(outlookWords) };

/** The one order of the list: those in trouble first. */
export const projectSorts = ['outlook'] as const;

/** The state of the list, read from its address. */
export type ProjectListState = ListState<keyof typeof filters, (typeof projectSorts)[number]>;

/** The address of the list. */
export const projectListAddress: ListAddress<ProjectListState> = createListAddress({
  filters,
  sorts: projectSorts,
});

/** Converts the state of the list to the filter of `listProjects`. */
export function toProjectFilter({ q, filters: values }: ProjectListState) {
  return { q, ...joinFilters(values) };
}

/** Converts the state of the list to the input of its call. */
export function toProjectListInput(state: ProjectListState): CallInput<'listProjects'> {
  const { page, pageSize } = state;
  return { query: { ...toProjectFilter(state), page, pageSize } };
}

/** The filters of the bar. */
export const projectFilters: readonly FilterBarFilter[] = [wordFilter('outlook', 'Outlook', outlookWords)];
