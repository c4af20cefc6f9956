import type { SearchResult } from '@quayside/portal-core/areas';
import type { SearchSnapshot, SourceState } from '@quayside/page-kit/search';
import { formatCount } from '@quayside/page-kit/format';

export type FoundKind = Extract<SourceState, { status: 'responded' }>;

export interface SearchSummary {
  /** The kinds with results, in the order in which they stay. */
  readonly found: readonly FoundKind[];
  readonly waiting: readonly SourceState[];
  readonly failed: readonly Extract<SourceState, { status: 'failed' }>[];
  readonly asked: number;
  /** The number of results of all sources that responded. */
  readonly total: number;
}

export function summarize({ sources, shownKinds }: SearchSnapshot): SearchSummary {
  const found = shownKinds.flatMap((kind) =>
    sources.filter(
      (state): state is FoundKind =>
        state.source.kind === kind && state.status === 'responded' && state.items.length > 0,
    ),
  );
  return {
    found,
    waiting: sources.filter(({ status }) => status === 'waiting'),
    failed: sources.filter((state) => state.status === 'failed'),
    asked: sources.length,
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Whether there is nothing to show yet. */
export function isGathering({ found, waiting }: SearchSummary): boolean {
  return found.length === 0 && waiting.length > 0;
}

/** The line above the results, which is also announced. */
export function summaryText(keyword: string, summary: SearchSummary): string {
  const { waiting, total } = summary;
  if (isGathering(summary)) return `Searching for “${keyword}”`;
  const results = `${resultCount(total)} for “${keyword}”`;
  if (waiting.length > 0) return `${results} so far`;
  const responded = respondedText(summary);
  return responded === null ? results : `${results}. ${responded}.`;
}

/** Results whose identifier is exactly the keyword and that arrived after others were shown, so that they are not first. */
export function lateExactResults({ found }: SearchSummary): readonly SearchResult[] {
  const [first] = found;
  if (first?.items[0]?.isExact) return [];
  return found.flatMap(({ items }) => items.filter(({ isExact }) => isExact)).slice(0, 3);
}

/** Returns the number of sources that responded, as a sentence; null when all did. */
export function respondedText({ asked, failed }: SearchSummary): string | null {
  return failed.length === 0 ? null : `${asked - failed.length} of ${asked} sources responded`;
}

/** A number of results: `1 result`, `2,040 results`. */
export function resultCount(total: number): string {
  return total === 1 ? '1 result' : `${formatCount(total)} results`;
}

/** Names in a sentence: `Cases and Quotes`. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
