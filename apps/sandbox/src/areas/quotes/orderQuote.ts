import type { QuoteOrder } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { beforeEarliest } from '../../world/days.ts';
import { callerOf, type Caller } from '../caller.ts';
import { createOrder } from '../orders/createOrder.ts';
import { orders, type OrderItem } from '../orders/orders.ts';
import { requireSeenPrice } from '../requireSeenPrice.ts';
import { afterWorkingDays } from './afterWorkingDays.ts';
import { setState } from './pricing.ts';
import { productRanges } from './products.ts';
import { cellsOf, chosenLines, type ChosenLine } from './quoteCells.ts';
import { changedBy, quotes, type QuoteRecord } from './quoteRecord.ts';
import { resilienceNames } from './quoteWords.ts';

/** Orders the chosen prices, and returns the order's id. Call it within `world.write`, after the version was checked. */
export function orderQuote(
  world: World,
  user: User,
  quote: QuoteRecord,
  { price, ...order }: QuoteOrder,
): string {
  const now = world.now();
  const lines = chosenLines(quote, cellsOf(quote), now.getTime());
  checkRequiredDate(order.requiredDate, lines, now);
  requireSeenPrice(price, {
    nrc: lines.reduce((sum, { nrc }) => sum + nrc, 0),
    mrc: lines.reduce((sum, { mrc }) => sum + mrc, 0),
  });
  const caller = callerOf(user);
  const orderId = createOrder(world, caller, {
    name: quote.name,
    source: { kind: 'quote', id: quote.number },
    purchaseOrder: order.purchaseOrder,
    requiredDate: order.requiredDate,
    items: lines.map((line) => toItem(quote, line)),
  });
  markOrdered(world, caller, quote, orderId, order);
  return orderId;
}

export type OrderDetails = Omit<QuoteOrder, 'price'>;

/** Ends a quote whose order was placed. Call it within `world.write`. */
export function markOrdered(
  world: World,
  caller: Caller,
  quote: QuoteRecord,
  orderId: string,
  order: OrderDetails,
): void {
  quotes.set(world, quote.number, {
    ...changedBy(world, quote, caller),
    status: 'ordered',
    waitingFor: 'you',
    orderId,
    approvalId: orders.first(world, 'id = ?', orderId)?.approvalId,
  });
  setState(world, quote, { order });
}

export function toItem({ product }: QuoteRecord, { site, stored, choice, nrc, mrc }: ChosenLine): OrderItem {
  const { address, bEnd } = site;
  return {
    product: productRanges[product].label,
    site: { name: address.name, address: address.lines, postcode: address.postcode },
    bSite: bEnd && { name: bEnd.name, address: bEnd.lines, postcode: bEnd.postcode },
    bandwidthMbps: stored.bandwidthMbps,
    termMonths: stored.termMonths,
    configuration: resilienceNames[choice.resilience],
    nrc,
    mrc,
  };
}

function checkRequiredDate(date: string | null, lines: readonly ChosenLine[], now: Date): void {
  const leadTimeDays = Math.max(...lines.map(({ stored }) => stored.leadTimeDays ?? 0));
  const earliest = afterWorkingDays(now, leadTimeDays);
  if (date === null || date >= earliest) return;
  throw new ProblemError(422, 'The required date is too early. Choose a later one, or none.', {
    errors: [{ pointer: '/requiredDate', detail: beforeEarliest(earliest) }],
  });
}
