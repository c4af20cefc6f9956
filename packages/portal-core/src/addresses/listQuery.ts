import * as v from 'valibot';
import type { PathQuery } from './definePath.ts';
import { plainText } from './plainText.ts';
import type { OneValue } from './values.ts';

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

/** What each filter may have: these values, values of this pattern, or one value by its rule. */
export type FilterRules = Readonly<Record<string, readonly string[] | RegExp | OneValue>>;

/** What a link says of a list: a filter's value or values by the id of the filter, and the parts of the state that every list has. */
export type ListPart<Filters, Sort extends string> = {
  readonly [Id in keyof Filters]?: Filters[Id] extends readonly (infer Value)[]
    ? OneOrMore<Value>
    : Filters[Id] extends OneValue<infer Value>
      ? Value
      : OneOrMore<string>;
} & Partial<Omit<ListState<string, Sort>, 'filters'>>;

/** One value of a filter or several. A number may be written as one. */
export type OneOrMore<Value> = Value | NumberIn<Value> | readonly Value[];

/** `7` for `'7'`. */
export type NumberIn<Value> = Value extends `${infer Digits extends number}` ? Digits : never;

/** The values that the query of a list may have. */
export interface ListQueryOptions<
  Filters extends FilterRules,
  Sort extends string,
  FixedName extends string,
  FixedValue extends string,
> {
  /** No id is `q`, `sort`, `page`, `pageSize` or `view`. */
  readonly filters: Filters & { readonly [Id in keyof ListState]?: never };
  /** The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** Parameters that each address of the list has, such as the tab that it is. */
  readonly fixed?: Readonly<Record<FixedName, FixedValue>>;
}

/** The query of a list. */
export interface ListQuery<
  Filters extends FilterRules,
  Sort extends string,
  FixedName extends string = never,
  FixedValue extends string = never,
> extends PathQuery<
  ListState<keyof Filters & string, Sort>,
  ListPart<Filters, Sort> & Readonly<Partial<Record<FixedName, FixedValue>>>
> {
  /** What each filter may have. */
  readonly filters: Filters;
  /** The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

const commonSchema = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(200)), ''), ''),
  page: v.fallback(v.optional(v.pipe(wholeNumber, v.minValue(1)), '1'), 1),
  pageSize: v.fallback(v.optional(v.pipe(wholeNumber, v.picklist(pageSizes)), '25'), 25),
  view: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40)), ''), ''),
});

/**
 * The query of a list: search, filters, sort, page, page size and saved view. It has a parameter for each filter, with its values separated
 * by commas.
 */
export function listQuery<
  const Filters extends FilterRules,
  const Sort extends string,
  const FixedName extends string = never,
  const FixedValue extends string = never,
>({
  filters,
  sorts,
  fixed,
}: ListQueryOptions<Filters, Sort, FixedName, FixedValue>): ListQuery<Filters, Sort, FixedName, FixedValue> {
  type Id = keyof Filters & string;
  const rules: FilterRules = filters;
  const ids = Object.keys(filters).filter((id): id is Id => id in filters);

  function readValues(id: Id, text: string | null): readonly string[] {
    const rule = rules[id] ?? [];
    if ('isOne' in rule) return text !== null && rule.isOne(text) ? [text] : [];
    const fits = (value: string): boolean =>
      rule instanceof RegExp ? rule.test(value) : rule.includes(value);
    return [...new Set((text ?? '').split(','))].filter(fits);
  }

  function read(params: URLSearchParams): ListState<Id, Sort> {
    const wanted = params.get('sort');
    return {
      ...v.parse(commonSchema, Object.fromEntries(params)),
      sort: sorts.find((sort) => sort === wanted) ?? sorts[0],
      filters: mapFilters(ids, (id) => readValues(id, params.get(id))),
    };
  }

  return {
    filters,
    sorts,
    read,
    write({ q, filters: values, sort, page, pageSize, view }) {
      const params = new URLSearchParams();
      if (q !== '') params.set('q', q);
      for (const id of ids) if (values[id].length > 0) params.set(id, values[id].join(','));
      if (sort !== sorts[0]) params.set('sort', sort);
      if (page !== 1) params.set('page', String(page));
      if (pageSize !== 25) params.set('pageSize', String(pageSize));
      if (view !== '') params.set('view', view);
      for (const [name, value] of Object.entries<string>(fixed ?? {})) params.set(name, value);
      return params;
    },
    complete(part) {
      const given = Object.entries(part).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      return read(new URLSearchParams(given));
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
