import type { SiteProgress, SiteRow } from './createPriceBook.ts';

export type SiteFilter = 'all' | 'notChosen' | 'noPrice' | 'failed';

export const siteFilters: readonly SiteFilter[] = ['all', 'notChosen', 'noPrice', 'failed'];

export function isShown(row: SiteRow, filter: SiteFilter): boolean {
  switch (filter) {
    case 'notChosen':
      // While its prices are not there, only the choice is known.
      return row.choice === null || (row.cells.size > 0 && row.chosen === null);
    case 'noPrice':
      return row.progress === 'none';
    case 'failed':
      return row.progress === 'failed';
    case 'all':
    default:
      return true;
  }
}

export function countProgress(rows: readonly SiteRow[]): Record<SiteProgress, number> {
  const counts: Record<SiteProgress, number> = { pricing: 0, priced: 0, failed: 0, none: 0 };
  for (const { progress } of rows) counts[progress] += 1;
  return counts;
}
