import * as v from 'valibot';
import { plainText } from '../input/plainText.ts';

/** The possible numbers of rows of a page. */
export const pageSizes = [10, 25, 50, 100] as const;

/** The number of rows of a page. */
export type PageSize = (typeof pageSizes)[number];

/** The state of a list, read from its address. */
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

/** A filter with one value at most, and the pattern of the value. */
export interface OneValue {
  readonly isOne: (text: string) => boolean;
}

/** The id of one thing, such as a service. */
export const oneId: OneValue = { isOne: (text) => /^[\w-]{1,40}$/.test(text) };

/** One day as `YYYY-MM-DD`, from the year 2000. */
export const oneDay: OneValue = { isOne: isDay };

/** Whether the text is a day that exists, from the year 2000: while a year is typed, the first digits are none. */
export function isDay(text: string): boolean {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Some engines read the 30th of February as the 2nd of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The values that the address of a list may have. */
export interface ListAddressOptions<FilterId extends string, Sort extends string> {
  /** The values that a filter may have, or the pattern of each value, or the pattern of its only value. */
  readonly filters: Readonly<Record<FilterId, readonly string[] | RegExp | OneValue>>;
  /** The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** Reads and writes the address of a list. */
export interface ListAddress<State> {
  /** Reads the query of the address. Parts that do not fit are dropped silently. */
  read(this: void, params: URLSearchParams): State;
  /** Writes the query of the address, without default values. */
  write(this: void, state: State): URLSearchParams;
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

const commonSchema = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(200)), ''), ''),
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

  function readValues(id: FilterId, text: string | null): readonly string[] {
    const known = filters[id];
    if ('isOne' in known) return text !== null && known.isOne(text) ? [text] : [];
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
        filters: mapFilters(ids, (id) => readValues(id, params.get(id))),
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

/** Returns the values of a filter with one value at most; an empty text means none. */
export function valuesOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** The filters without any value. */
export function noFilters<FilterId extends string>(
  filters: Readonly<Record<FilterId, readonly string[]>>,
): Record<FilterId, readonly string[]> {
  const ids = Object.keys(filters).filter((id): id is FilterId => id in filters);
  return mapFilters(ids, () => []);
}

/** Returns the option for a number of rows; 25 for a number that is no option. */
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
