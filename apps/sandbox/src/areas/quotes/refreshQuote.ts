import type { Changes } from '../../store/collection.ts';
import type { World } from '../../world/createWorld.ts';
import { cellsOf, chosenLines, countCells } from './quoteCells.ts';
import { readQuote, quotes, type QuoteRecord, type QuoteStatus } from './quoteRecord.ts';
import { figuresOfLines } from './quoteTotals.ts';
import { isEnded } from './toQuote.ts';
import { dayOf } from '../../world/days.ts';

/** Updates the columns that follow from sites, prices, choices and the date. Call it within `world.write`, after every change. */
export function refreshQuote(world: World, number: string): void {
  const row = quotes.first(world, 'number = ?', number);
  if (row !== undefined) quotes.set(world, number, derivedFields(readQuote(world, row), world.now()));
}

/** The fields of a quote that follow from the rest of it. */
export function derivedFields(quote: QuoteRecord, now: Date): Changes<typeof quotes.fields> {
  const cells = cellsOf(quote);
  const { nrc, mrc, tcv } = figuresOfLines(chosenLines(quote, cells, now.getTime()));
  const amounts = { siteCount: quote.sites.length, total: { nrc, mrc, tcv } };
  if (isEnded(quote)) return amounts;
  const status = statusOf(quote, now);
  return {
    ...amounts,
    status,
    waitingFor: status === 'pricing' ? 'us' : 'you',
    // Without prices there is nothing that could expire.
    ...(status === 'draft' && { pricedAt: null, validUntil: null }),
  };
}

function statusOf(quote: QuoteRecord, now: Date): QuoteStatus {
  const { sites, state, validUntil } = quote;
  if (state.run?.state === 'running') return 'pricing';
  const counts = countCells(cellsOf(quote), now.getTime());
  if (counts.done === 0) return 'draft';
  if (validUntil !== null && validUntil < dayOf(now)) return 'expired';
  const isWhole =
    counts.done === counts.total && counts.failed === 0 && counts.sitesWithPrice === sites.length;
  return isWhole ? 'ready' : 'partPriced';
}
