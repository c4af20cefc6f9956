import type { QuoteChoice, QuoteSite } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf } from '../caller.ts';
import { setState } from './pricing.ts';
import { type Cell, cellsOf, combinationsOf, hasPrice, keyOf } from './quoteCells.ts';
import { changedBy, quotes, type QuoteRecord, type QuoteState } from './quoteRecord.ts';
import { refreshQuote } from './refreshQuote.ts';
import { requireReseller } from './requireQuote.ts';

/** Replaces the choices. Call it within `world.write`, after the version was checked. */
export function chooseCells(
  world: World,
  user: User,
  quote: QuoteRecord,
  { items, acceptsChanges = false }: BodyOf<'chooseQuotePrices'>,
): void {
  checkChoices(quote, items, world.now().getTime());
  if (items.some(({ marginBasisPoints }) => marginBasisPoints !== null)) requireReseller(user, '/items');
  const { repricing } = quote.state;
  quotes.set(world, quote.number, changedBy(world, quote, callerOf(user)));
  setState(world, quote, {
    choices: items,
    ...(acceptsChanges &&
      repricing !== null && { repricing: { ...repricing, acceptedAt: world.now().toISOString() } }),
  });
  refreshQuote(world, quote.number);
}

/** The choices that are still cells of the quote. */
export function choicesThatFit(
  choices: readonly QuoteChoice[],
  sites: readonly QuoteSite[],
  options: QuoteState['options'],
): QuoteChoice[] {
  const keys = new Set<string>(
    sites.flatMap((site) =>
      combinationsOf(site.options ?? options).map((combination) => `${site.id}/${keyOf(combination)}`),
    ),
  );
  return choices.filter((choice) => keys.has(`${choice.siteId}/${keyOf(choice)}`));
}

function checkChoices(quote: QuoteRecord, items: readonly QuoteChoice[], time: number): void {
  const cells = new Map<string, Cell>(
    cellsOf(quote).map((cell) => [`${cell.site.id}/${keyOf(cell.combination)}`, cell]),
  );
  const kept = new Set<string>(quote.state.choices.map((choice) => `${choice.siteId}/${keyOf(choice)}`));
  const seen = new Set<string>();
  const errors = items.flatMap((choice, index): FieldError[] => {
    const key = `${choice.siteId}/${keyOf(choice)}`;
    const cell = cells.get(key);
    const isTwice = seen.has(choice.siteId);
    seen.add(choice.siteId);
    if (isTwice) return [{ pointer: `/items/${index}/siteId`, detail: 'is chosen twice' }];
    if (cell === undefined) return [{ pointer: `/items/${index}`, detail: 'is no price of this quote' }];
    return kept.has(key) || hasPrice(cell, time)
      ? []
      : [{ pointer: `/items/${index}`, detail: 'has no price' }];
  });
  if (errors.length > 0)
    throw new ProblemError(422, 'Some choices have no price. Choose others.', { errors });
}
