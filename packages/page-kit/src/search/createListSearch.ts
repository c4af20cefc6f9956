import type { SearchFunction, SearchResult } from '@quayside/portal-core/areas';
import type { SendableCall } from '@quayside/portal-core/react';
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

/** The query of a list that is searched for words. */
export interface SearchedQuery {
  readonly q: string;
  readonly pageSize: number;
}

/** Creates a search source from a list: `send` asks for the first page, `describe` turns an item into a result. */
export function createListSearch<Item>(
  { send }: SendableCall<{ readonly query: SearchedQuery }, FoundPage<Item>>,
  describe: (item: Item) => FoundItem,
): SearchFunction {
  return async ({ text, limit, http, signal }) => {
    const { items, total } = await send(http, { query: { q: text, pageSize: limit } }, { signal });
    return { total, items: items.map((item) => toSearchResult(text, describe(item))) };
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
