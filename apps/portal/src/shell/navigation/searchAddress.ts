/** Returns the search page's address for a keyword. It keeps the current query parameters (TOOL-5). */
export function searchAddress(search: string, keyword: string): string {
  const query = new URLSearchParams(search);
  query.set('keyword', keyword);
  return `/search?${query.toString()}`;
}
