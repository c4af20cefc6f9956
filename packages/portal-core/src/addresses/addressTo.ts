import type { AnyPathQuery, PartOf, PathParamsIn, PatternOf } from './definePath.ts';
import { fillPattern, withQuery } from './fillPattern.ts';

/** The path of a route, known by its type only. */
export type TypedPath = { readonly pattern: string; readonly query: AnyPathQuery };

/**
 * Builds an address of a path where code must not be loaded for it, such as on the first page: `addressTo<typeof casePath>('/cases/:caseNumber',
 * { caseNumber })`. The compiler compares the pattern, its parameters and the query with the path. Unlike `href` it writes default values too.
 */
export function addressTo<Of extends TypedPath>(
  pattern: PatternOf<Of>,
  params: PathParamsIn<PatternOf<Of>>,
  query?: PartOf<Of['query']>,
): string {
  // An array becomes its values with commas between them.
  const written = Object.entries<string | number | readonly string[]>(query ?? {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  return withQuery(fillPattern(pattern, params), new URLSearchParams(written));
}
