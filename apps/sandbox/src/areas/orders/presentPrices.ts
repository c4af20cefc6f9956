import type { World } from '../../world/createWorld.ts';
import { cellsOf, hasPrice, keyOf } from '../quotes/quoteCells.ts';
import {
  quotes,
  readQuote,
  type Combination,
  type QuoteRecord,
  type StoredCell,
} from '../quotes/quoteRecord.ts';

/** The prices that a quote has now, by site and combination. */
export interface PresentPrices {
  readonly of: (siteId: string, combination: Combination) => StoredCell | undefined;
}

/** A quote of a partner, also a private one: a draft that was made from it is visible to all of the partner's users. */
export function quoteOfPartner(world: World, partnerId: string, number: string): QuoteRecord | undefined {
  const row = quotes.first(world, 'number = ? AND partner_id = ?', number, partnerId);
  return row && readQuote(world, row);
}

/** The present prices of a quote. It may have been priced again since a draft was made from it. */
export function presentPrices(world: World, number: string): PresentPrices {
  const row = quotes.first(world, 'number = ?', number);
  const time = world.now().getTime();
  const priced =
    row === undefined ? [] : cellsOf(readQuote(world, row)).filter((cell) => hasPrice(cell, time));
  const found = new Map(
    priced.map(({ site, combination, stored }) => [nameOf(site.id, combination), stored]),
  );
  return { of: (siteId, combination) => found.get(nameOf(siteId, combination)) };
}

function nameOf(siteId: string, combination: Combination): string {
  return `${siteId}/${keyOf(combination)}`;
}
