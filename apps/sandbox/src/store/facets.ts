/** The number of things with one combination of facet values. */
export interface Combination<Facet extends string> {
  readonly values: Readonly<Record<Facet, string | null>>;
  readonly count: number;
}

/** The values that each facet is filtered by; empty for all. */
export type FacetFilters<Facet extends string> = Readonly<Record<Facet, readonly string[]>>;

/** The number of things that fit all filters. */
export function totalOf<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  filters: FacetFilters<Facet>,
): number {
  return sum(combinations.filter((combination) => fits(combination, filters)));
}

/** The counts of a facet's values, the most frequent first. All filters apply except the facet's own. */
export function countsOf<Facet extends string>(
  combinations: readonly Combination<Facet>[],
  filters: FacetFilters<Facet>,
  facet: Facet,
): { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const combination of combinations) {
    const value = combination.values[facet];
    if (value !== null && fits(combination, filters, facet))
      counts.set(value, (counts.get(value) ?? 0) + combination.count);
  }
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}

function fits<Facet extends string>(
  { values }: Combination<Facet>,
  filters: FacetFilters<Facet>,
  except?: Facet,
): boolean {
  return Object.entries<readonly string[]>(filters).every(([facet, wanted]) => {
    const value: unknown = Reflect.get(values, facet);
    return facet === except || wanted.length === 0 || (typeof value === 'string' && wanted.includes(value));
  });
}

function sum(combinations: readonly { readonly count: number }[]): number {
  return combinations.reduce((total, { count }) => total + count, 0);
}

/** The values of a filter, which commas separate. */
export function valuesOf(list: string): readonly string[] {
  return list === '' ? [] : list.split(',');
}
