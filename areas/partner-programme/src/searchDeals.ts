import { dealPath } from '@quayside/contract/paths/partner-programme';
import type { SearchFunction, SearchResult } from '@quayside/portal-core/areas';
import { listDeals, type DealSummary } from './api.ts';
import { dealStatusWords } from './dealWords.ts';

/** Finds deals by number, name, customer or colleague. */
export const searchDeals: SearchFunction = async ({ text, limit, http, signal }) => {
  const query = { q: text, pageSize: limit };
  const { items, total } = await listDeals.send(http, { query }, { signal });
  return {
    total,
    items: items.map((deal) => toResult(deal, text)),
  };
};

function toResult(deal: DealSummary, text: string): SearchResult {
  const { number, name, customerName, status, registeredBy } = deal;
  const isShown = [number, name, customerName].some((part) => containsAll(part, text));
  return {
    id: number,
    title: name,
    detail: `${number} · ${customerName}`,
    href: dealPath.href({ number }),
    isExact: keyOf(number) === keyOf(text),
    status: dealStatusWords[status],
    ...(!isShown &&
      containsAll(registeredBy.name, text) && {
        match: { label: 'Registered by', text: registeredBy.name },
      }),
  };
}

function containsAll(part: string, text: string): boolean {
  const lower = part.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** An identifier in any spelling: `dl 1004`, `DL-1004`. */
function keyOf(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}
