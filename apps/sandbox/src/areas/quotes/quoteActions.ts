import type { Quote } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { printedDay } from '../../world/days.ts';
import { notNow, notYours, type ActionRules, type Offer, type Offers } from '../actions.ts';
import { cellsOf, chosenLines, countCells } from './quoteCells.ts';
import type { QuoteRecord } from './quoteRecord.ts';
import { isEnded, planStateOf } from './toQuote.ts';

type QuoteAction = Quote['allowedActions'][number];

const isPricing = notNow('The prices are being calculated. Wait for them, or cancel that first.');
const planWithdrawn = notNow(
  'Your price plan for this product was withdrawn. Ask your account manager for a new one.',
);

const ended = 'The quote has ended. Duplicate it to go on.';

const notOffered: Readonly<Record<QuoteAction, string>> = {
  edit: ended,
  price: 'Every price that can be found is there. Price everything again for new ones.',
  cancelPricing: 'No prices are being calculated.',
  reprice: 'The quote has no prices yet. Price it first.',
  choose: ended,
  order: 'Nothing is chosen. Choose a price for at least one site.',
  share: ended,
  cancel: ended,
  decline: 'A quote without prices cannot be declined. Cancel it instead.',
};

/** The actions of a quote. One that has ended offers none. */
export const quoteActions = (world: Pick<World, 'now'>): ActionRules<QuoteRecord, QuoteAction> => ({
  calls: {
    edit: 'changeQuote',
    price: 'startPricing',
    cancelPricing: 'cancelPricing',
    reprice: 'startPricing',
    choose: 'chooseQuotePrices',
    order: 'orderQuote',
    share: 'shareQuote',
    cancel: 'cancelQuote',
    decline: 'declineQuote',
  },
  offers: (quote, user) => (isEnded(quote) ? nothing : offersOf(quote, user, world.now().getTime())),
  notOffered: (action, quote) => endOf(quote) ?? pricingObstacle(action, quote) ?? notOffered[action],
});

function pricingObstacle(action: QuoteAction, { status, sites }: QuoteRecord): string | undefined {
  if (action !== 'price' && action !== 'reprice') return undefined;
  if (status === 'pricing') return isPricing.reason;
  return sites.length === 0 ? 'The quote has no sites. Add one first.' : undefined;
}

/** Whether a quote can be ordered as it is, whatever right the order needs: a draft of an order may have begun with it. */
export function orderableOf(quote: QuoteRecord, user: User, now: Date): Offer {
  const end = endOf(quote);
  if (end !== undefined) return notNow(end);
  return orderOf(quote, user, now.getTime()) || notNow(notOffered.order);
}

const nothing: Offers<QuoteAction> = {
  edit: false,
  price: false,
  cancelPricing: false,
  reprice: false,
  choose: false,
  order: false,
  share: false,
  cancel: false,
  decline: false,
};

/** How a quote ended; undefined for one that has not. */
export function endOf(quote: QuoteRecord): string | undefined {
  const { status, orderId } = quote;
  if (!isEnded(quote)) return undefined;
  return status === 'ordered'
    ? `The quote was ordered as ${orderId}. Duplicate it to go on.`
    : `The quote was ${status}. Duplicate it to go on.`;
}

function offersOf(quote: QuoteRecord, user: User, time: number): Offers<QuoteAction> {
  const { status, owner, sites } = quote;
  const isRunning = status === 'pricing';
  const counts = countCells(cellsOf(quote), time);
  const hasSites = sites.length > 0;
  const isWithdrawn = planStateOf(quote, user) === 'withdrawn';
  return {
    edit: isRunning ? isPricing : true,
    price: hasGap(quote, user, time) && (isWithdrawn ? planWithdrawn : true),
    cancelPricing: isRunning,
    reprice: !isRunning && status !== 'draft' && hasSites && (isWithdrawn ? planWithdrawn : true),
    choose: true,
    order: orderOf(quote, user, time),
    share:
      owner.id === user.username ||
      notYours(`Only ${owner.name} may share this quote. Ask them, or duplicate it.`),
    cancel: true,
    decline: counts.priced > 0 && (isRunning ? isPricing : true),
  };
}

/** Whether prices can be added to those of the same plan. */
function hasGap(quote: QuoteRecord, user: User, time: number): boolean {
  const { status, sites } = quote;
  const isGrowing = status === 'draft' || (status === 'partPriced' && planStateOf(quote, user) !== 'changed');
  const { done, total, failed } = countCells(cellsOf(quote), time);
  return isGrowing && sites.length > 0 && (done < total || failed > 0);
}

function orderOf(quote: QuoteRecord, user: User, time: number): Offer {
  const { status, validUntil } = quote;
  if (status === 'draft') return false;
  if (status === 'pricing') return isPricing;
  if (status === 'expired')
    return notNow(
      `The prices were valid until ${printedDay(validUntil)}. Price the quote again to order it.`,
    );
  const planState = planStateOf(quote, user);
  if (planState === 'withdrawn')
    return notNow(
      'Your price plan for this product was withdrawn, so it cannot be ordered. Ask your account manager for a new one.',
    );
  if (planState === 'changed')
    return notNow(
      'Your price plan has changed since the prices were made. Price the quote again to order it.',
    );
  return chosenLines(quote, cellsOf(quote), time).length > 0 || notNow(notOffered.order);
}
