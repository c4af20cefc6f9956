import { defineCall } from '@quayside/contract/calls/quotes';
import * as v from 'valibot';
import { approvalReads } from '@quayside/shared/approvals/api.ts';
import { count, moment } from '@quayside/page-kit/schema';
import { money } from '@quayside/shared/entities/entities.ts';
import { orderReads } from '@quayside/shared/orders/api.ts';
import { cellPlaceSchema, getQuote, listQuotes, quoteSchema } from './api.ts';

const priceCell = v.object({
  ...cellPlaceSchema.entries,
  state: v.picklist(['pricing', 'priced', 'none']),
  nrc: v.nullable(money),
  mrc: v.nullable(money),
  // A longer one is no lead time, and its day may not exist.
  leadTimeDays: v.nullable(v.pipe(count, v.maxValue(3650))),
  certainty: v.nullable(v.picklist(['budgetary', 'survey', 'firm'])),
  condition: v.string(),
  reason: v.nullable(v.picklist(['noCapacity', 'addressNotMatched', 'carrierTimedOut', 'notOffered'])),
  carrier: v.nullable(v.string()),
  accessType: v.nullable(v.string()),
});

const quotePrices = v.object({
  cursor: v.string(),
  hasMore: v.boolean(),
  startsOver: v.boolean(),
  jobId: v.nullable(v.string()),
  done: count,
  total: count,
  failed: count,
  state: v.picklist(['idle', 'running', 'cancelled', 'done']),
  items: v.array(priceCell),
});

const charges = v.nullable(v.object({ nrc: money, mrc: money }));

const priceChange = v.object({ ...cellPlaceSchema.entries, before: charges, after: charges });

const priceChanges = v.object({
  repricedAt: v.nullable(moment),
  previouslyPricedAt: v.nullable(moment),
  acceptedAt: v.nullable(moment),
  unchangedCount: count,
  items: v.array(priceChange),
});

/** A price of a site, or the reason why there is none. */
export type PriceCell = v.InferOutput<typeof priceCell>;
/** A part of the prices, and how far all of them are. */
export type QuotePrices = v.InferOutput<typeof quotePrices>;
export type PriceChanges = v.InferOutput<typeof priceChanges>;
/** A price before and after a re-pricing; null where there was none. */
export type PriceChange = PriceChanges['items'][number];

/** Gets the prices of a quote, or the changes since a cursor. */
export const listQuotePrices = defineCall('listQuotePrices', { schema: quotePrices, cached: false });
export const getQuotePriceChanges = defineCall('getQuotePriceChanges', {
  schema: priceChanges,
  cached: false,
});

const invalidates = [listQuotes, getQuote];

/** Replaces the chosen prices. */
export const chooseQuotePrices = defineCall('chooseQuotePrices', { schema: quoteSchema, invalidates });
/** Stops the pricing, and keeps the prices that have arrived. */
export const cancelPricing = defineCall('cancelPricing', { schema: quoteSchema, invalidates });
export const orderQuote = defineCall('orderQuote', {
  schema: v.object({ orderId: v.string(), approvalId: v.string() }),
  invalidates: [...orderReads, ...approvalReads],
});
