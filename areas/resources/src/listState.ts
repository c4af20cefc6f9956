import type { CallInput } from '@quayside/contract';
import { documentsPath } from '@quayside/contract/paths/resources';
import type { PageSize, StateOf } from '@quayside/portal-core/addresses';
import type { FilterBarValue } from '@quayside/ui/FilterBar';
import type { ListPath } from '@quayside/page-kit/list';

type PathState = StateOf<typeof documentsPath>;

/** The order of the list. A leading `-` is descending. */
export type DocumentSort = Exclude<PathState['sort'], 'best'>;

/** The state of the list, read from its address. `sort` is null for the default: by relevance in a search, else newest first. */
export interface ListState {
  readonly q: string;
  readonly category: readonly string[];
  readonly type: readonly FileType[];
  readonly show: 'all' | 'new' | 'followed';
  readonly sort: DocumentSort | null;
  readonly page: number;
  readonly pageSize: PageSize;
}

type FileType = 'pdf' | 'csv' | 'txt';

/** Reads the address of the list. Parts that do not fit are dropped silently. */
export function readListState(params: URLSearchParams): ListState {
  const { q, filters, sort, page, pageSize } = documentsPath.query.read(params);
  const [show] = filters.show;
  return {
    q,
    category: filters.category,
    type: filters.type.filter(isFileType),
    show: show === 'new' || show === 'followed' ? show : 'all',
    sort: sort === 'best' ? null : sort,
    page,
    pageSize,
  };
}

/** Writes the address of the list, without default values. */
export function writeListState({ category, type, show, sort, ...rest }: ListState): URLSearchParams {
  const filters = { category, type, show: show === 'all' ? [] : [show] };
  return documentsPath.query.write({ ...rest, filters, sort: sort ?? 'best', view: '' });
}

/** The list of documents with its state. */
export const documentList: ListPath<ListState> = { query: { read: readListState, write: writeListState } };

/** Converts the state of the list to the input of its call. */
export function toListInput({ q, category, type, sort, ...rest }: ListState): CallInput<'listDocuments'> {
  return {
    query: {
      ...rest,
      q,
      category: category.join(','),
      type: type.join(','),
      sort: sort ?? (q === '' ? '-published' : 'relevance'),
    },
  };
}

/** Whether a filter narrows the list. The search and the tab are none. */
export function isFiltered({ category, type }: ListState): boolean {
  return category.length + type.length > 0;
}

/** The filters of the list, as the filter bar takes them. */
export function toFilterValue({ category, type }: ListState): FilterBarValue {
  return { ...(category.length > 0 && { category }), ...(type.length > 0 && { type }) };
}

/** Converts the value of the filter bar to the filters of the list. */
export function fromFilterValue(value: FilterBarValue): Pick<ListState, 'category' | 'type'> {
  const { category, type } = readListState(
    new URLSearchParams(Object.entries(value).map(([id, values]) => [id, String(values)])),
  );
  return { category, type };
}

function isFileType(text: string): text is FileType {
  return text === 'pdf' || text === 'csv' || text === 'txt';
}
