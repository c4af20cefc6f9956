import { useHttp, usePortalServices } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import type { FiguresState } from '@quayside/page-kit/versions';
import { createIncrements, type Increments, type IncrementsState } from '@quayside/page-kit/jobs';
import type { Quote, QuoteSite } from '../api.ts';
import { listQuotePrices, type QuotePrices } from '../pricesApi.ts';
import type { ChoicesState, EditedChoices } from './createChoices.ts';
import { createPacer } from './createPacer.ts';
import { createPriceBook, type PriceBook } from './createPriceBook.ts';
import { useArriving } from './useArriving.ts';
import { useChoices } from './useChoices.ts';

/** The prices of a quote as they arrive, and the choices as they are saved. */
export interface Prices {
  readonly book: PriceBook;
  readonly choices: EditedChoices;
  readonly state: ChoicesState;
  readonly increments: Increments<QuotePrices>;
}

const POLL_MS = 1_000;
/** The pause before the first price arrives. */
const FIRST_POLL_MS = 300;
/** Laying out more rows at once would keep a slow device from answering for longer than 50 ms. */
const ROWS_AT_ONCE = 1;
const BETWEEN_ROWS_MS = 30;

/**
 * Reads the prices of a quote while its page is open. The stores have the lifetime of the component: give it a key that names the
 * quote, its sites and its options.
 */
export function usePrices(quote: Quote, sites: readonly QuoteSite[]): Prices {
  const http = useHttp();
  const { platform } = usePortalServices('usePrices');
  const [{ book, increments, pacer }] = useState(() => {
    const { number: quoteNumber, options, choices: chosen, marginBasisPoints, etag } = quote;
    const newPacer = createPacer({ batchSize: ROWS_AT_ONCE, pauseMs: BETWEEN_ROWS_MS }, platform);
    const notifyArrived = newPacer.run;
    const newBook = createPriceBook({
      sites,
      options,
      choices: chosen,
      marginBasisPoints,
      etag,
      notifyArrived,
    });
    return {
      pacer: newPacer,
      book: newBook,
      increments: createIncrements<QuotePrices>(
        {
          read: (since) =>
            listQuotePrices.send(http, {
              path: { quoteNumber },
              query: since === undefined ? {} : { since },
            }),
          onPart: ({ items, startsOver }) => newBook.takeCells(items, startsOver),
          pollMs: ({ state, done }) => (state === 'running' ? (done === 0 ? FIRST_POLL_MS : POLL_MS) : null),
        },
        platform,
      ),
    };
  });
  useEffect(() => {
    increments.start();
    return () => {
      increments.stop();
      pacer.stop();
    };
  }, [increments, pacer]);
  return { book, ...useChoices(quote, sites, book), increments };
}

/** Whether the prices on the page are those of the server. After a failed update they may be out of date. */
export function figuresOf({ status }: IncrementsState<QuotePrices>): FiguresState {
  return status;
}

/** The state of the pricing: from the prices, or from the quote before they arrive. */
export interface PricingProgress {
  readonly pricing: Quote['pricing'];
  /** Whether existing prices are still being read. */
  readonly isReading: boolean;
}

export function usePricingProgress(increments: Increments<QuotePrices>, quote: Quote): PricingProgress {
  const { part, status } = useArriving(increments.subscribe, increments.getSnapshot);
  return { pricing: part ?? quote.pricing, isReading: status === 'loading' };
}
