import type { Deal } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import type { ActionRules, Offers } from '../actions.ts';
import { quotes } from '../quotes/quoteRecord.ts';
import type { DealRow } from './deals.ts';

type DealAction = Deal['allowedActions'][number];

/** The products that the portal can quote. */
const quotable: ReadonlySet<string> = new Set(['wan', 'internetAccess', 'backupLines']);

/** A deal may have a new quote once its quote is in one of these states. */
const endedQuotes: ReadonlySet<string> = new Set(['declined', 'expired', 'cancelled']);

/** The actions of a deal. Its state refuses none. */
export const dealActions = (world: Pick<World, 'all' | 'now'>): ActionRules<DealRow, DealAction> => ({
  calls: {
    edit: 'registerDealAgain',
    answer: 'answerDealQuestion',
    quote: 'createQuote',
    extend: 'extendDealProtection',
    withdraw: 'withdrawDeal',
  },
  offers: (deal) => offersOf(world, deal),
  notOffered: 'The deal no longer allows that. Its history says what happened.',
});

export const isQuotable = (world: Pick<World, 'all' | 'now'>, deal: DealRow): boolean =>
  offersOf(world, deal).quote === true;

function offersOf(world: Pick<World, 'all' | 'now'>, deal: DealRow): Offers<DealAction> {
  const { status } = deal;
  const quoteStatus = quotes.first(world, 'number = ?', deal.quoteNumber)?.status ?? null;
  const isProtected = status === 'approved' && (deal.protectedUntil ?? '') >= dayAfter(world.now(), 0);
  const isOrdered = quoteStatus === 'ordered';
  return {
    edit: status === 'draft',
    answer: status === 'returned',
    quote:
      isProtected && quotable.has(deal.product) && (quoteStatus === null || endedQuotes.has(quoteStatus)),
    extend: isProtected && !isOrdered && deal.state.extension === null,
    withdraw: status === 'pending' || status === 'returned' || (isProtected && !isOrdered),
  };
}
