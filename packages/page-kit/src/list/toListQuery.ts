import { joinFilters, type ListState } from '@quayside/portal-core/addresses';

/** The state of a list as the query of its call. */
export type ListCallQuery<FilterId extends string, Sort extends string> = Readonly<Record<FilterId, string>> &
  Pick<ListState<FilterId, Sort>, 'q' | 'sort' | 'page' | 'pageSize'>;

/** Converts the state of a list to the query of its call: the values of each filter are separated by commas. */
export function toListQuery<FilterId extends string, Sort extends string>({
  q,
  filters,
  sort,
  page,
  pageSize,
}: ListState<FilterId, Sort>): ListCallQuery<FilterId, Sort> {
  return { ...joinFilters(filters), q, sort, page, pageSize };
}
