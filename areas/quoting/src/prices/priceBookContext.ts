import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { QuoteOptions } from '../api.ts';
import type { PriceBook, PriceBookState, SiteRow } from './createPriceBook.ts';
import { useArriving } from './useArriving.ts';

/** The prices that the cells of the table subscribe to, each to those of its own row. */
export const PriceBookContext = createContext<PriceBook | null>(null);

function usePriceBook(): PriceBook {
  const book = use(PriceBookContext);
  if (book === null) throw new Error('usePriceBook needs a PriceBookContext around it.');
  return book;
}

/** The row of one site as its prices arrive. The component is drawn again only when this row changes. */
export function useArrivingRow(siteId: string): SiteRow | undefined {
  return useArriving(...useRowStore(siteId));
}

/** Returns the row of one site without delay: for the user's choices. */
export function useSiteRow(siteId: string): SiteRow | undefined {
  const [subscribe, read] = useRowStore(siteId);
  return useSyncExternalStore(subscribe, read, read);
}

function useRowStore(
  siteId: string,
): [subscribe: (listener: () => void) => () => void, read: () => SiteRow | undefined] {
  const { getRow, subscribeRow } = usePriceBook();
  const subscribe = useCallback(
    (listener: () => void) => subscribeRow(siteId, listener),
    [subscribeRow, siteId],
  );
  const read = useCallback(() => getRow(siteId), [getRow, siteId]);
  return [subscribe, read];
}

/** The options of the quote. They keep their identity when the quote is loaded again. */
export function useQuoteOptions(): QuoteOptions {
  return usePriceBook().options;
}

/** All rows, their totals and their choices, as prices arrive. */
export function usePriceBookState(): PriceBookState {
  const { subscribe, getSnapshot } = usePriceBook();
  return useArriving(subscribe, getSnapshot);
}
