import { defineCall } from '@quayside/contract/calls/quotes';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { dealReads } from '@quayside/shared/deals/api.ts';
import {
  entityTag,
  calendarDay,
  count,
  facetCount,
  moment,
  pageEntries,
  waitingFor,
} from '@quayside/page-kit/schema';
import { quoteStatus } from '@quayside/shared/orders/orderSchema.ts';
import { money, personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const product = v.picklist(['internetAccess', 'layer2', 'mpls', 'carrierConnect', 'sdwanConnect']);
const resilience = v.picklist(['single', 'dual', 'dualDiverse']);
const termMonths = v.picklist([12, 36, 60]);
const basisPoints = v.pipe(v.number(), v.integer());
const words = v.string();

const options = v.object({
  bandwidthsMbps: v.array(count),
  termsMonths: v.array(termMonths),
  resiliences: v.array(resilience),
});

const address = v.object({ id: words, name: words, lines: v.array(words), postcode: words });

const site = v.object({
  id: words,
  reference: words,
  address,
  bEnd: v.nullable(address),
  options: v.nullable(options),
  fields: v.record(v.string(), v.string()),
});

const summaryEntries = {
  number: words,
  name: words,
  customerName: words,
  product,
  status: quoteStatus,
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  owner: personRef,
  isShared: v.boolean(),
  etag: entityTag,
  siteCount: count,
  totals: v.object({ nrc: money, mrc: money, tcv: money }),
  updatedAt: moment,
  validUntil: v.nullable(calendarDay),
  orderId: v.nullable(words),
};

const quoteSummary = v.object(summaryEntries);

const cellPlace = v.object({ siteId: words, bandwidthMbps: count, termMonths, resilience });

const choice = v.object({ ...cellPlace.entries, marginBasisPoints: v.nullable(basisPoints) });

const quote = v.object({
  ...summaryEntries,
  updatedBy: personRef,
  planId: words,
  options,
  marginBasisPoints: basisPoints,
  note: words,
  choices: v.array(choice),
  totals: v.object({
    siteCount: count,
    chosenCount: count,
    nrc: money,
    mrc: money,
    tcv: money,
    saving: money,
    sellNrc: money,
    sellMrc: money,
    sellTcv: money,
    marginAmount: money,
    marginBasisPoints: v.nullable(basisPoints),
  }),
  pricing: v.object({
    jobId: v.nullable(words),
    done: count,
    total: count,
    failed: count,
    state: v.picklist(['idle', 'running', 'cancelled', 'done']),
  }),
  pricedAt: v.nullable(moment),
  approvalId: v.nullable(words),
  planState: v.picklist(['current', 'withdrawn', 'changed']),
  allowedActions: v.array(
    v.picklist([
      'edit',
      'price',
      'cancelPricing',
      'reprice',
      'choose',
      'order',
      'share',
      'cancel',
      'decline',
    ]),
  ),
  refusedActions,
});

const quoteSites = v.object({ etag: entityTag, items: v.array(site) });

/** The entries of the unsaved work that a tab keeps. */
export const quoteDraftEntries = { options, sites: v.array(site) };

const quoteList = v.object({
  ...pageEntries,
  items: v.array(quoteSummary),
  facets: v.object({
    status: v.array(facetCount),
    product: v.array(facetCount),
    waitingFor: v.array(facetCount),
  }),
});

const quotingOptions = v.object({
  products: v.array(
    v.object({
      product,
      label: words,
      description: words,
      withdrawn: v.boolean(),
      needsBEnd: v.boolean(),
      bandwidthsMbps: v.array(count),
      termsMonths: v.array(termMonths),
      resiliences: v.array(resilience),
      defaults: options,
      fields: v.array(
        v.object({
          id: words,
          label: words,
          required: v.boolean(),
          options: v.optional(v.array(v.object({ id: words, label: words }))),
        }),
      ),
    }),
  ),
  isReseller: v.boolean(),
  defaultMarginBasisPoints: basisPoints,
});

/** The schema of a quote, for calls that respond with one. */
export const quoteSchema: typeof quote = quote;
export const cellPlaceSchema: typeof cellPlace = cellPlace;

export type QuoteProduct = v.InferOutput<typeof product>;
export type Resilience = v.InferOutput<typeof resilience>;
/** The combinations that are priced. */
export type QuoteOptions = v.InferOutput<typeof options>;
/** An address that the carriers know. */
export type Address = v.InferOutput<typeof address>;
export type QuoteSite = v.InferOutput<typeof site>;
export type QuoteSummary = v.InferOutput<typeof quoteSummary>;
/** A quote without its sites and prices. */
export type Quote = v.InferOutput<typeof quote>;
export type QuoteList = v.InferOutput<typeof quoteList>;
export type QuoteChoice = v.InferOutput<typeof choice>;
export type PricingState = Quote['pricing']['state'];
export type QuotingOptions = v.InferOutput<typeof quotingOptions>;
/** A product of the partner's price plans. `withdrawn`: nothing new can be quoted. */
export type ProductOffer = QuotingOptions['products'][number];

export const getQuotingOptions = defineCall('getQuotingOptions', { schema: quotingOptions });
export const findAddresses = defineCall('findAddresses', { schema: v.object({ items: v.array(address) }) });
export const listQuotes = defineCall('listQuotes', { schema: quoteList });
export const getQuote = defineCall('getQuote', { schema: quote });
export const getQuoteSites = defineCall('getQuoteSites', { schema: quoteSites });

const invalidates = [listQuotes, getQuote, getQuoteSites, ...dealReads];

export const createQuote = defineCall('createQuote', { schema: quote, invalidates });
export const changeQuote = defineCall('changeQuote', { schema: quote, invalidates });
export const replaceQuoteSites = defineCall('replaceQuoteSites', { schema: quoteSites, invalidates });
export const startPricing = defineCall('startPricing', { schema: jobSchema, invalidates });
export const copyQuote = defineCall('copyQuote', { schema: quote, invalidates });
/** Lets the colleagues see a quote, or no longer. */
export const shareQuote = defineCall('shareQuote', { schema: quote, invalidates });
export const cancelQuote = defineCall('cancelQuote', { schema: quote, invalidates });
/** Says that the customer declined a quote. */
export const declineQuote = defineCall('declineQuote', { schema: quote, invalidates });
export const getQuoteFile = defineCall('getQuoteFile', { responseType: 'blob', cached: false });
export const createQuoteExport = defineCall('createQuoteExport', { schema: jobSchema });
