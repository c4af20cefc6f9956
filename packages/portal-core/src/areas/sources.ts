import type { HttpClient } from '../http/ports.ts';

/** The tone of a status, as `StatusLabel` has it. */
export type ItemTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

/** The present status of an item, in the customer's words. */
export interface ItemStatus {
  readonly text: string;
  readonly tone: ItemTone;
}

/** The query that a search source receives. */
export interface SearchQuery {
  /** The typed text, trimmed, never empty. */
  readonly text: string;
  /** The most results that are shown. */
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
  /** True when the text is exactly this item's identifier, in any spelling; such results come first. */
  readonly isExact?: boolean;
  /** The field that explains the result, when neither title nor detail contains the text: its name and its value. */
  readonly match?: { readonly label: string; readonly text: string };
  readonly status?: ItemStatus;
}

/** The results of one source, and how many there are in all. */
export interface SearchResults {
  readonly items: readonly SearchResult[];
  readonly total: number;
}

/** Asks one source. Rejects as the HTTP client does. */
export type SearchFunction = (query: SearchQuery) => Promise<SearchResults>;

/** The present state of a pinned item. */
export interface PinnedItem {
  readonly title: string;
  /** A second line, such as the site. */
  readonly detail?: string;
  readonly href: string;
  /** Null for an item that has none, such as a document. */
  readonly status: ItemStatus | null;
}

/** The reference that a pin is resolved from. */
export interface PinQuery {
  readonly id: string;
  readonly http: HttpClient;
  readonly signal: AbortSignal;
}

/** Resolves a pin; null when the item is gone or no longer allowed. Rejects as the HTTP client does. */
export type PinResolver = (query: PinQuery) => Promise<PinnedItem | null>;
