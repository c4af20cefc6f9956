import * as v from 'valibot';

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50, 100] as const;

/** The number of rows of a page. */
export type PageSize = (typeof pageSizes)[number];

/** What the address of a list says. */
export interface ListState<FilterId extends string = string, Sort extends string = string> {
  /** The words that are searched for. */
  readonly q: string;
  /** The values of each filter; none for a filter that does not narrow the list. */
  readonly filters: Readonly<Record<FilterId, readonly string[]>>;
  /** A leading `-` is descending. */
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: PageSize;
  /** The id of the saved view that the list was opened with; empty for none. */
  readonly view: string;
}

/** What the address of a list may say. */
export interface ListAddressOptions<FilterId extends string, Sort extends string> {
  /** The values that a filter may have, or what each value looks like. */
  readonly filters: Readonly<Record<FilterId, readonly string[] | RegExp>>;
  /** The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** Reads and writes the address of a list. */
export interface ListAddress<State> {
  /** Reads the query of the address. Parts that do not fit are dropped silently. */
  read(this: void, params: URLSearchParams): State;
  /** Writes the query of the address, without what is the default. */
  write(this: void, state: State): URLSearchParams;
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

const commonSchema = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  page: v.fallback(v.optional(v.pipe(wholeNumber, v.minValue(1)), '1'), 1),
  pageSize: v.fallback(v.optional(v.pipe(wholeNumber, v.picklist(pageSizes)), '25'), 25),
  view: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40)), ''), ''),
});

/** Creates the address of a list. The query has a parameter for each filter, with its values separated by commas. */
export function createListAddress<FilterId extends string, Sort extends string>({
  filters,
  sorts,
}: ListAddressOptions<FilterId, Sort>): ListAddress<ListState<FilterId, Sort>> {
  const ids = Object.keys(filters).filter((id): id is FilterId => id in filters);

  function valuesOf(id: FilterId, text: string | null): readonly string[] {
    const known = filters[id];
    const fits = (value: string): boolean =>
      known instanceof RegExp ? known.test(value) : known.includes(value);
    return [...new Set((text ?? '').split(','))].filter(fits);
  }

  return {
    read(params) {
      const wanted = params.get('sort');
      return {
        ...v.parse(commonSchema, Object.fromEntries(params)),
        sort: sorts.find((sort) => sort === wanted) ?? sorts[0],
        filters: mapFilters(ids, (id) => valuesOf(id, params.get(id))),
      };
    },
    write({ q, filters: values, sort, page, pageSize, view }) {
      const params = new URLSearchParams();
      if (q !== '') params.set('q', q);
      for (const id of ids) if (values[id].length > 0) params.set(id, values[id].join(','));
      if (sort !== sorts[0]) params.set('sort', sort);
      if (page !== 1) params.set('page', String(page));
      if (pageSize !== 25) params.set('pageSize', String(pageSize));
      if (view !== '') params.set('view', view);
      return params;
    },
  };
}

/** The filters as the query of a call takes them: values separated by commas. */
export function joinFilters<FilterId extends string>(
  filters: Readonly<Record<FilterId, readonly string[]>>,
): Record<FilterId, string> {
  const ids = Object.keys(filters).filter((id): id is FilterId => id in filters);
  return mapFilters(ids, (id) => filters[id].join(','));
}

/** The filters without any value. */
export function noFilters<FilterId extends string>(
  filters: Readonly<Record<FilterId, readonly string[]>>,
): Record<FilterId, readonly string[]> {
  const ids = Object.keys(filters).filter((id): id is FilterId => id in filters);
  return mapFilters(ids, () => []);
}

/** The option for a number of rows; 25 for a number that is none. */
export function toPageSize(size: number): PageSize {
  return pageSizes.find((option) => option === size) ?? 25;
}

function mapFilters<FilterId extends string, Value>(
  ids: readonly FilterId[],
  valueOf: (id: FilterId) => Value,
): Record<FilterId, Value> {
  const entries = ids.map((id): [FilterId, Value] => [id, valueOf(id)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of fromEntries forgets the keys
  return Object.fromEntries(entries) as Record<FilterId, Value>;
}
