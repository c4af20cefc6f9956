import type { World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import { cellsOf, chosenLines, countCells } from './quoteCells.ts';
import { readQuote, setColumns, type QuoteRecord, type QuoteStatus } from './quoteRecord.ts';
import { figuresOfLines } from './quoteTotals.ts';
import { isEnded } from './toQuote.ts';
import { dayOf } from '../../world/days.ts';

/** Updates the columns that follow from sites, prices, choices and the date. Call it within `world.write`, after every change. */
export function refreshQuote(world: World, number: string): void {
  const row = world.first('SELECT * FROM quotes WHERE number = ?', number);
  if (row === undefined) return;
  const quote = readQuote(world, row);
  setColumns(world, number, derivedColumns(quote, world.now()));
}

/** The columns of a quote that follow from the rest of it. */
export function derivedColumns(quote: QuoteRecord, now: Date) {
  const cells = cellsOf(quote);
  const { nrc, mrc, tcv } = figuresOfLines(chosenLines(quote, cells, now.getTime()));
  const amounts = { site_count: quote.sites.length, nrc, mrc, tcv };
  if (isEnded(quote)) return amounts;
  const status = statusOf(quote, now);
  return {
    ...amounts,
    status,
    waiting_for: status === 'pricing' ? 'us' : 'you',
    // Without prices there is nothing that could expire.
    ...(status === 'draft' && { priced_at: null, valid_until: null }),
  };
}

function statusOf(quote: QuoteRecord, now: Date): QuoteStatus {
  const { row, sites, state } = quote;
  if (state.run?.state === 'running') return 'pricing';
  const counts = countCells(cellsOf(quote), now.getTime());
  const validUntil = textOrNull(row, 'valid_until');
  if (counts.done === 0) return 'draft';
  if (validUntil !== null && validUntil < dayOf(now)) return 'expired';
  const isWhole =
    counts.done === counts.total && counts.failed === 0 && counts.sitesWithPrice === sites.length;
  return isWhole ? 'ready' : 'partPriced';
}
