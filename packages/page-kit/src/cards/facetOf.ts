/** The count of one value in the facets of a list; 0 for a value that none of its items has. */
export function facetOf(
  facets: readonly { readonly id: string; readonly count: number }[],
  id: string,
): number {
  return facets.find((facet) => facet.id === id)?.count ?? 0;
}
