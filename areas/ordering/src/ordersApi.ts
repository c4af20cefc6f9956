import { defineCall } from '@quayside/contract/calls/orders';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { milestoneId, milestoneOwner, orderDates, orderStatus } from '@quayside/shared/orders/orderSchema.ts';
import { approvalReads } from '@quayside/shared/approvals/api.ts';
import { calendarDay, count, entityTag, moment, pageEntries, waitingFor } from '@quayside/page-kit/schema';
import { money, personRef } from '@quayside/shared/entities/entities.ts';
import { orderReads } from '@quayside/shared/orders/api.ts';

export const orderProducts = [
  'Internet Access',
  'SD-WAN Connect',
  'Layer 2 Ethernet',
  'MPLS VPN',
  'Carrier Connect',
] as const;
const product = v.picklist(orderProducts);
/** The terms of a contract, in months. */
export const orderTerms = [12, 24, 36, 60] as const;
const term = v.picklist(orderTerms);
export const orderAccesses = ['dedicated', 'shared'] as const;
export const orderResiliences = ['single', 'dualRouter', 'diverse'] as const;
const access = v.picklist(orderAccesses);
const certainty = v.picklist(['budgetary', 'survey', 'firm']);
const sum = v.object({ nrc: money, mrc: money, tcv: money });
/** The schema of a price that the user accepted. */
export const seenPrice = v.object({ nrc: count, mrc: count });

const site = v.object({ name: v.string(), address: v.array(v.string()), postcode: v.string() });

export const orderDraftSite = v.object({
  id: v.string(),
  site,
  bSite: v.nullable(site),
  bandwidthMbps: v.nullable(count),
  termMonths: v.nullable(term),
});

const draftSummaryEntries = {
  etag: entityTag,
  id: v.string(),
  name: v.string(),
  product,
  source: v.object({
    kind: v.picklist(['product', 'service', 'quote']),
    id: v.nullable(v.string()),
    name: v.string(),
  }),
  siteCount: count,
  updatedBy: personRef,
  updatedAt: moment,
};
const draftSummary = v.object(draftSummaryEntries);

const draft = v.object({
  ...draftSummaryEntries,
  state: v.picklist(['open', 'ordered']),
  orderId: v.nullable(v.string()),
  createdBy: personRef,
  sites: v.array(orderDraftSite),
  configuration: v.object({
    bandwidthMbps: v.nullable(count),
    access,
    resilience: v.picklist(orderResiliences),
    ipAddresses: count,
  }),
  contacts: v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    accessHours: v.string(),
    instructions: v.string(),
  }),
  commercial: v.object({
    purchaseOrder: v.string(),
    termMonths: term,
    requiredDate: v.nullable(calendarDay),
  }),
  acceptedPrice: v.nullable(seenPrice),
  allowedActions: v.array(v.picklist(['edit', 'delete', 'submit'])),
  refusedActions,
});

const draftPrice = v.object({
  etag: entityTag,
  current: v.nullable(sum),
  agreed: v.nullable(sum),
  basis: v.picklist(['quote', 'draft']),
  reasons: v.array(v.string()),
  isAccepted: v.boolean(),
  certainty: v.nullable(certainty),
  condition: v.nullable(v.string()),
  leadTimeDays: v.nullable(count),
  earliestDate: v.nullable(calendarDay),
  lines: v.array(
    v.object({ id: v.string(), nrc: money, mrc: money, termMonths: term, certainty, leadTimeDays: count }),
  ),
});

const options = v.object({
  products: v.array(
    v.object({
      product,
      isOffered: v.boolean(),
      reason: v.nullable(v.string()),
      hasTwoEnds: v.boolean(),
      accesses: v.array(access),
      bandwidthsMbps: v.array(count),
      ipAddresses: v.array(count),
    }),
  ),
  termsMonths: v.array(term),
  sharedUpToMbps: count,
});

const quote = v.object({
  id: v.string(),
  name: v.string(),
  product,
  siteCount: count,
  validUntil: calendarDay,
  total: sum,
});

const order = v.object({
  etag: entityTag,
  id: v.string(),
  name: v.string(),
  status: orderStatus,
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  purchaseOrder: v.string(),
  requestedBy: personRef,
  requestedAt: moment,
  dates: orderDates,
  total: sum,
  approval: v.object({
    id: v.nullable(v.string()),
    state: v.picklist(['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
    by: v.nullable(v.string()),
    at: v.nullable(moment),
  }),
  firstContact: v.nullable(v.object({ by: calendarDay, name: v.string() })),
  items: v.array(
    v.object({
      product: v.string(),
      site,
      bSite: v.nullable(site),
      bandwidthMbps: count,
      termMonths: count,
      configuration: v.string(),
      nrc: money,
      mrc: money,
      serviceId: v.nullable(v.string()),
      provisioningCase: v.nullable(v.string()),
    }),
  ),
  nextMilestones: v.array(
    v.object({
      id: milestoneId,
      state: v.picklist(['done', 'current', 'upcoming', 'skipped', 'blocked']),
      by: v.nullable(calendarDay),
      owner: milestoneOwner,
    }),
  ),
  allowedActions: v.array(v.picklist(['cancel'])),
  refusedActions,
});

export type OrderProduct = v.InferOutput<typeof product>;
/** The months of a contract. */
export type OrderTerm = v.InferOutput<typeof term>;
export type OrderSite = v.InferOutput<typeof site>;
export type OrderDraftSite = v.InferOutput<typeof orderDraftSite>;
export type OrderDraftSummary = v.InferOutput<typeof draftSummary>;
export type OrderDraft = v.InferOutput<typeof draft>;
export type OrderDraftPrice = v.InferOutput<typeof draftPrice>;
export type OrderSum = v.InferOutput<typeof sum>;
export type OrderOptions = v.InferOutput<typeof options>;
export type ProductOption = OrderOptions['products'][number];
export type OrderableQuote = v.InferOutput<typeof quote>;
export type OrderDetails = v.InferOutput<typeof order>;

export const getOrderOptions = defineCall('getOrderOptions', { schema: options });
/** Searches addresses. */
export const listOrderSites = defineCall('listOrderSites', {
  schema: v.object({ total: count, items: v.array(site) }),
});
export const listOrderableQuotes = defineCall('listOrderableQuotes', {
  schema: v.object({ total: count, items: v.array(quote) }),
});
export const listOrderDrafts = defineCall('listOrderDrafts', {
  schema: v.object({ ...pageEntries, items: v.array(draftSummary) }),
  cached: false,
});
export const getOrderDraft = defineCall('getOrderDraft', { schema: draft, cached: false });
export const priceOrderDraft = defineCall('priceOrderDraft', { schema: draftPrice, cached: false });
export const getOrder = defineCall('getOrder', { schema: order });

export const createOrderDraft = defineCall('createOrderDraft', {
  schema: draft,
  invalidates: [listOrderDrafts],
});
export const changeOrderDraft = defineCall('changeOrderDraft', {
  schema: draft,
  invalidates: [listOrderDrafts, priceOrderDraft],
});
/** Deletes a draft. Its response names the version to bring back. */
export const deleteOrderDraft = defineCall('deleteOrderDraft', {
  schema: v.object({ etag: entityTag }),
  invalidates: [listOrderDrafts],
});
export const restoreOrderDraft = defineCall('restoreOrderDraft', { invalidates: [listOrderDrafts] });
export const submitOrderDraft = defineCall('submitOrderDraft', {
  schema: order,
  invalidates: [listOrderDrafts, ...orderReads, ...approvalReads],
});
/** Cancels an order before its delivery begins. */
export const cancelOrder = defineCall('cancelOrder', {
  schema: order,
  invalidates: [...orderReads, ...approvalReads],
});
