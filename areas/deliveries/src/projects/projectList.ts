import type { CallInput } from '@quayside/contract';
import type { projectsPath } from '@quayside/contract/paths/services';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
import { outlookWords } from '../outlookWords.ts';

/** The state of the list, read from its address. */
export type ProjectListState = StateOf<typeof projectsPath>;

/** Converts the state of the list to the filter of `listProjects`. */
export function toProjectFilter({ q, filters: values }: ProjectListState) {
  return { q, ...joinFilters(values) };
}

/** Converts the state of the list to the input of its call. */
export function toProjectListInput(state: ProjectListState): CallInput<'listProjects'> {
  const { page, pageSize } = state;
  return { query: { ...toProjectFilter(state), page, pageSize } };
}

export const projectFilters: readonly FilterBarFilter[] = [wordFilter('outlook', 'Outlook', outlookWords)];
