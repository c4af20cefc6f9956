import type { QuoteSite } from '../api.ts';

/** Names the row that a JSON pointer such as `/items/3/bEnd` means; empty for one that means none. */
export function rowText(pointer: string, sites: readonly QuoteSite[]): string {
  const index = Number(/^\/items\/(\d+)/.exec(pointer)?.[1] ?? Number.NaN);
  const site = sites[index];
  return site ? `Row ${index + 1}, ${site.address.name}: ` : '';
}
