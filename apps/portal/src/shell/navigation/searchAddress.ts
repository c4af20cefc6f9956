import type { searchPath } from '@quayside/contract/paths/search';
import type { PatternOf } from '@quayside/portal-core/addresses';
const SEARCH_PAGE = '/search' satisfies PatternOf<typeof searchPath>;

/**
 * Returns the search page's address for a keyword. It keeps the current query parameters (TOOL-5), but not the search page's own tab:
 * the results of another keyword begin with all kinds (SEARCH-1).
 */
export function searchAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  keyword: string,
): string {
  const query = new URLSearchParams(search);
  if (pathname === SEARCH_PAGE) query.delete('tab');
  query.set('keyword', keyword);
  return `${SEARCH_PAGE}?${query.toString()}`;
}
