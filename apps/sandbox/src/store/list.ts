import type { SQLInputValue } from 'node:sqlite';
import { countsOf, totalOf, valuesOf, type Combination, type FacetFilters } from './facets.ts';
import type { Row } from './fields.ts';
import { facetConditions, joinSql, offsetOf, type Sql } from './sqlFilter.ts';
import { keysOf, objectOf } from './typedObject.ts';

type Direction = 'ASC' | 'DESC';

/** How a list is read, filtered, counted and sorted. */
export interface ListRules<Item, Facet extends string> {
  /** Reads a row, such as `collection.read`. */
  readonly read: (row: Row) => Item;
  /** The selected columns. Default `*`. */
  readonly columns?: string;
  /** The SQL expression of each facet. The query has a filter of the same name: values separated by commas. */
  readonly facets: Readonly<Record<Facet, string>>;
  /** More columns to count by, such as the names of a facet's values. */
  readonly alsoBy?: readonly string[];
  /** Sums of each combination, such as `sum(size) AS numbers`. */
  readonly sums?: readonly string[];
  /** The statuses that `open` stands for, separated by commas. Default: itself. */
  readonly open?: string;
  /** The SQL expression of each sort; the first is the default. What has no value comes last, unless a function writes the whole order. */
  readonly sorts: Readonly<Record<string, string | ((direction: Direction) => string)>>;
  /** The column that decides between equal values. */
  readonly lastSort: string;
}

export interface ListQuery {
  readonly sort: string;
  readonly page: number;
  /** Negative for no limit. */
  readonly pageSize: number;
}

/** The number of things with one combination of facet values, and the counted row. */
export interface CountedRow<Facet extends string> extends Combination<Facet> {
  readonly row: Row;
}

interface Counts<Facet extends string> {
  readonly total: number;
  readonly facets: Record<Facet, { readonly id: string; readonly count: number }[]>;
}

type Store = { all(sql: string, ...values: readonly SQLInputValue[]): Row[] };

/** A list. `from` is the rest of the statement: ` FROM cases WHERE partner_id = ?` with all conditions but those of the facets. */
export interface List<Item, Facet extends string> {
  /** The page that a query finds, with the counts of each facet. */
  page<Shown>(
    store: Store,
    from: Sql,
    query: ListQuery,
    show: (item: Item) => Shown,
  ): Counts<Facet> & { page: number; pageSize: number; items: Shown[] };
  /** The items of the page that a query finds. */
  items(store: Store, from: Sql, query: ListQuery): Item[];
  /** Every item that a query finds, whatever its page. */
  all(store: Store, from: Sql, query: ListQuery): Item[];
  /** One scan counts for all facets. */
  combinations(store: Store, from: Sql): CountedRow<Facet>[];
  /** The number of things that a query finds, and the counts of each facet. */
  countsIn(combinations: readonly Combination<Facet>[], query: object): Counts<Facet>;
  /** The values that each facet is filtered by. */
  filtersOf(query: object): FacetFilters<Facet>;
}

export function createList<Item, Facet extends string>(rules: ListRules<Item, Facet>): List<Item, Facet> {
  const { read, columns = '*', facets, alsoBy = [], sums = [], open = 'open' } = rules;
  const names = keysOf(facets);
  const grouped = [...names.map((name) => `${facets[name]} AS ${name}`), ...alsoBy];
  const group = `SELECT ${[...grouped, 'count(*) AS count', ...sums].join(', ')}`;
  const groupBy =
    grouped.length === 0 ? '' : ` GROUP BY ${grouped.map((_each, index) => index + 1).join(', ')}`;

  const ofFacets = <Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> =>
    objectOf(names.map((name) => [name, valueOf(name)] as const));

  function filtersOf(query: object): FacetFilters<Facet> {
    return ofFacets((facet) => {
      const filter: unknown = Reflect.get(query, facet);
      return valuesOf(typeof filter === 'string' ? filter.replaceAll(/\bopen\b/g, open) : '');
    });
  }

  function items(store: Store, from: Sql, query: ListQuery): Item[] {
    const filtered = joinSql(from, facetConditions(facets, filtersOf(query)));
    return store
      .all(
        `SELECT ${columns}${filtered.text}${orderOf(rules, query.sort)} LIMIT ? OFFSET ?`,
        ...filtered.values,
        query.pageSize,
        query.pageSize < 0 ? 0 : offsetOf(query),
      )
      .map(read);
  }

  function combinations(store: Store, from: Sql): CountedRow<Facet>[] {
    return store.all(group + from.text + groupBy, ...from.values).map((row) => ({
      row,
      values: ofFacets((facet) => {
        const value = row[facet];
        return typeof value === 'string' ? value : null;
      }),
      count: Number(row['count']),
    }));
  }

  function countsIn(counted: readonly Combination<Facet>[], query: object): Counts<Facet> {
    const filters = filtersOf(query);
    return {
      total: totalOf(counted, filters),
      facets: ofFacets((facet) => countsOf(counted, filters, facet)),
    };
  }

  return {
    filtersOf,
    items,
    combinations,
    countsIn,
    all: (store, from, query) => items(store, from, { ...query, pageSize: -1 }),
    page: (store, from, query, show) => ({
      page: query.page,
      pageSize: query.pageSize,
      ...countsIn(combinations(store, from), query),
      items: items(store, from, query).map(show),
    }),
  };
}

/** One page of what a statement finds, without facets. */
export function pageOf<Shown>(
  store: Store,
  from: Sql,
  query: Omit<ListQuery, 'sort'> & { readonly order: string; readonly columns?: string },
  show: (row: Row) => Shown,
): { page: number; pageSize: number; total: number; items: Shown[] } {
  const { page, pageSize, order, columns = '*' } = query;
  const [counted] = store.all(`SELECT count(*) AS count${from.text}`, ...from.values);
  const items = store
    .all(
      `SELECT ${columns}${from.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ...from.values,
      pageSize,
      pageSize < 0 ? 0 : offsetOf(query),
    )
    .map(show);
  return { page, pageSize, total: Number(counted?.['count']), items };
}

/** The counts of a facet with the name of each value, which is in another column of the counted rows. */
export function withNames<Facet extends string>(
  counts: readonly { readonly id: string; readonly count: number }[],
  combinations: readonly CountedRow<Facet>[],
  facet: Facet,
  column: string,
): { id: string; name: string; count: number }[] {
  const names = new Map(combinations.map(({ values, row }) => [values[facet], String(row[column])]));
  return counts.map(({ id, count }) => ({ id, name: names.get(id) ?? id, count }));
}

/** ` ORDER BY …` for a sort such as `-updatedAt`. */
function orderOf<Item, Facet extends string>(
  { sorts, lastSort }: Pick<ListRules<Item, Facet>, 'sorts' | 'lastSort'>,
  sort: string,
): string {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const by = sorts[sort.replace(/^-/, '')] ?? Object.values(sorts)[0];
  const order = typeof by === 'function' ? by(direction) : `${by} ${direction} NULLS LAST`;
  return ` ORDER BY ${order}, ${lastSort}`;
}
