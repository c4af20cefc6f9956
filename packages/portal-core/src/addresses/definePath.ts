import { fillPattern, withQuery } from './fillPattern.ts';

/** The query of a path: the parameters that its page understands, typed. `State` is what the page reads, `Part` what a link may say of it. */
export interface PathQuery<State, Part> {
  /** Reads the query of an address. Parameters that do not fit are dropped silently, and missing ones have their default. */
  read(this: void, params: URLSearchParams): State;
  /** Writes the query of an address, without default values. */
  write(this: void, state: State): URLSearchParams;
  /** Adds the default values to what a link says. */
  complete(this: void, part: Part): State;
}

/** Any query of a path. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query takes only its own state, so no other type includes them all
export type AnyPathQuery = PathQuery<any, any>;

/** The query of a path whose page has no parameters. */
export type NoQuery = PathQuery<Readonly<Record<string, never>>, never>;

/** The parameters of a pattern: `/cases/:caseNumber` has `caseNumber`. */
export type PathParamsIn<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string };

/** The name of a parameter of a pattern. */
export type ParamName<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? ParamName<Start> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** What a link may say of a query; `never` for a page without parameters. */
export type PartOf<Query> = Query extends PathQuery<infer _State, infer Part> ? Part : never;

/** The part of the query that `href` takes last; nothing for a page without parameters. */
export type QueryArgs<Query> = [PartOf<Query>] extends [never] ? [] : [query?: PartOf<Query>];

/** What `href` takes: the parameters if the pattern has any, then the part of the query if the page has one. */
export type HrefArgs<Pattern extends string, Query> = [ParamName<Pattern>] extends [never]
  ? QueryArgs<Query>
  : [params: PathParamsIn<Pattern>, ...query: QueryArgs<Query>];

/** The address of a route: its pattern for the manifest, addresses for links, and what its page reads. */
export interface Path<Pattern extends string = string, Query = NoQuery> {
  /** React Router's pattern, absolute. */
  readonly pattern: Pattern;
  readonly query: Query;
  /**
   * Builds an address: the parameters of the pattern, encoded, then the query without default values. Throws RequestError for a parameter
   * that is empty or a dot segment.
   */
  href(this: void, ...args: HrefArgs<Pattern, Query>): string;
  /** Reads the query of an address. Parts that do not fit are dropped. */
  read(this: void, location: { readonly search: string }): StateOfQuery<Query>;
}

/** Any path. */
export type AnyPath = Pick<Path<string, AnyPathQuery>, 'pattern' | 'query' | 'read'>;

/** What a page reads from a query. */
export type StateOfQuery<Query> = Query extends PathQuery<infer State, infer _Part> ? State : never;

/** The state that a page reads from its address. */
export type StateOf<Of extends { readonly query: AnyPathQuery }> = StateOfQuery<Of['query']>;

/** The pattern of a path: `path: '/cases' satisfies PatternOf<typeof casesPath>`, where code must not be loaded for it. */
export type PatternOf<Of extends { readonly pattern: string }> = Of['pattern'];

/**
 * The addresses of a path as a literal type, with at most two parameters in its query: `'/cases?status=open' satisfies
 * AddressOf<typeof casesPath>`. It is for data that is loaded before the page and its path.
 */
export type AddressOf<Of extends { readonly pattern: string; readonly query: AnyPathQuery }> =
  | Filled<Of['pattern']>
  | `${Filled<Of['pattern']>}?${QueryText<PartOf<Of['query']>>}`;

/** A pattern with any text in the place of each parameter. */
export type Filled<Pattern extends string> = Pattern extends `${infer Start}:${infer Rest}`
  ? Rest extends `${infer _Name}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Pattern;

/** One or two parameters of a query, as a text. */
export type QueryText<Part> = [Part] extends [never]
  ? never
  : Parameter<Part> | `${Parameter<Part>}&${Parameter<Part>}`;

/** One parameter of a query, as a text: a value, or several with a comma between them, of which the first is checked. */
export type Parameter<Part> = {
  [
    Name in keyof Part & string
  ]-?: `${Name}=${Extract<NonNullable<Part[Name]>, string | number>}${'' | `,${string}`}`;
}[keyof Part & string];

const noQuery: NoQuery = {
  read: () => ({}),
  write: () => new URLSearchParams(),
  complete: () => ({}),
};

/** Defines the path of a route. `query` are the parameters that its page understands: see `paramsQuery` and `listQuery`. */
export function definePath<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern>;
/** The same for a page with parameters. */
export function definePath<const Pattern extends `/${string}`, Query extends AnyPathQuery>(
  pattern: Pattern,
  options: { readonly query: Query },
): Path<Pattern, Query>;
export function definePath(
  pattern: string,
  { query }: { readonly query: AnyPathQuery } = { query: noQuery },
): Path<string, AnyPathQuery> {
  const hasParams = pattern.includes(':');

  function href(...args: readonly Params[]): string {
    const [params = {}, part = {}] = hasParams ? args : [undefined, ...args];
    return withQuery(fillPattern(pattern, params), query.write(query.complete(part)));
  }

  return { pattern, query, href, read: ({ search }) => query.read(new URLSearchParams(search)) };
}

type Params = Readonly<Partial<Record<string, string>>>;
