/** The search page's address for a keyword, keeping the query parameters that stand in the address now (TOOL-5). */
export function searchAddress(search: string, keyword: string): string {
  const query = new URLSearchParams(search);
  query.set('keyword', keyword);
  return `/search?${query.toString()}`;
}
