import type { HttpClient } from '../http/ports.ts';

/** The query that a search source receives. */
export interface SearchQuery {
  /** What the user typed, trimmed, never empty. */
  readonly text: string;
  /** How many results are shown at most. */
  readonly limit: number;
  readonly http: HttpClient;
  /** Aborts when the results are no longer needed. */
  readonly signal: AbortSignal;
}

/** One result of a search. */
export interface SearchResult {
  /** Unique within its kind. */
  readonly id: string;
  readonly title: string;
  /** A second line, such as the customer or the address. */
  readonly detail?: string;
  readonly href: string;
  /** True when the text is exactly this item's identifier; such results come first. */
  readonly isExact?: boolean;
}

/** The results of one source, and how many there are in all. */
export interface SearchResults {
  readonly items: readonly SearchResult[];
  readonly total: number;
}

/** Asks one source. Rejects as the HTTP client does. */
export type SearchFunction = (query: SearchQuery) => Promise<SearchResults>;

/** What a pinned item shows at present. */
export interface PinnedItem {
  readonly title: string;
  readonly href: string;
  readonly status: string;
}

/** What a pin is resolved from. */
export interface PinQuery {
  readonly id: string;
  readonly http: HttpClient;
  readonly signal: AbortSignal;
}

/** Resolves a pin; null when the item is gone or no longer allowed. Rejects as the HTTP client does. */
export type PinResolver = (query: PinQuery) => Promise<PinnedItem | null>;
