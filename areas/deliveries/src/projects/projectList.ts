import type { projectsPath } from '@quayside/contract/paths/services';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
import { outlookWords } from '../outlookWords.ts';

export type ProjectListState = StateOf<typeof projectsPath>;

export function toProjectFilter({ q, filters: values }: ProjectListState) {
  return { q, ...joinFilters(values) };
}

export const projectFilters: readonly FilterBarFilter[] = [wordFilter('outlook', 'Outlook', outlookWords)];
