import type { SearchFunction, SearchQuery, SearchResult } from '@quayside/portal-core/areas';
import { isIdentifier, matchIn, type SearchedField } from './identifiers.ts';

/** A result of a search, as the caller describes it. */
export interface FoundItem extends Pick<SearchResult, 'id' | 'title' | 'href' | 'status'> {
  /** The parts of the second line; empty ones are left out. */
  readonly detail: readonly (string | null | undefined)[];
  /** Its exact identifiers: its own number, and the customer's. */
  readonly identifiers?: readonly (string | null | undefined)[];
  /** The other searched fields, in the order in which they explain the result. */
  readonly fields?: readonly SearchedField[];
}

/** A page of a list. */
export interface FoundPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Creates a search source from a list: `list` asks for the first page, `describe` turns an item into a result. */
export function createListSearch<Item>(
  list: (query: SearchQuery) => Promise<FoundPage<Item>>,
  describe: (item: Item) => FoundItem,
): SearchFunction {
  return async (query) => {
    const { items, total } = await list(query);
    return { total, items: items.map((item) => toSearchResult(query.text, describe(item))) };
  };
}

function toSearchResult(
  text: string,
  { detail: parts, identifiers = [], fields = [], ...item }: FoundItem,
): SearchResult {
  const detail = parts.filter(Boolean).join(' · ');
  const match = matchIn(text, [item.title, detail], fields);
  return { ...item, detail, isExact: isIdentifier(text, ...identifiers), ...(match && { match }) };
}
