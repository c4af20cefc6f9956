import type { BodyOf } from '@quayside/contract';
import type { Moment } from '@quayside/portal-core/calls';
import type { OrderDetails } from './ordersApi.ts';
import {
  begunDraft,
  completeDraft,
  draftPrice,
  draftSummaries,
  gbp,
  leeds,
  orderableQuotes,
  orderOptions,
  orderSum,
} from './drafts.fixtures.ts';

/** An order as the server sends it, with the fields of lists. */
type WholeOrder = OrderDetails & {
  source: { kind: 'draft'; id: string };
  products: string[];
  siteCount: number;
  updatedAt: Moment;
};

export const placedOrder: WholeOrder = {
  etag: '"1"',
  id: 'OR-80002',
  name: 'Leeds office, internet',
  status: 'received',
  waitingFor: 'you',
  purchaseOrder: 'PO-77311',
  requestedBy: { id: 'chloe', name: 'Chloé Lindqvist' },
  requestedAt: '2026-11-21T10:02:00Z',
  source: { kind: 'draft', id: 'OD-2' },
  products: ['Internet Access'],
  siteCount: 1,
  updatedAt: '2026-11-21T10:02:00Z',
  dates: { requested: null, indicative: '2027-02-05', committed: null },
  total: orderSum,
  approval: { id: 'AP-7001', state: 'pending', by: null, at: null },
  firstContact: null,
  items: [
    {
      product: 'Internet Access',
      site: leeds,
      bSite: null,
      bandwidthMbps: 1000,
      termMonths: 36,
      configuration: 'Dedicated fibre, one line, 5 IP addresses',
      nrc: gbp(90_000),
      mrc: gbp(50_700),
      serviceId: null,
      provisioningCase: null,
    },
  ],
  nextMilestones: [
    { id: 'received', state: 'upcoming', by: '2026-11-22', owner: 'us' },
    { id: 'validated', state: 'upcoming', by: '2026-11-25', owner: 'us' },
    { id: 'surveyBooked', state: 'upcoming', by: '2026-12-01', owner: 'carrier' },
    { id: 'surveyDone', state: 'upcoming', by: '2026-12-10', owner: 'carrier' },
  ],
  allowedActions: ['cancel'],
  refusedActions: [],
};

/** The same order once its delivery has begun. */
export const begunOrder: WholeOrder = {
  ...placedOrder,
  status: 'inDelivery',
  waitingFor: 'us',
  approval: { id: 'AP-7001', state: 'approved', by: 'Astrid Berg', at: '2026-11-21T10:05:00Z' },
  firstContact: { by: '2026-11-24', name: 'Louise Carter' },
  items: placedOrder.items.map((item) => ({
    ...item,
    serviceId: 'QS-130001',
    provisioningCase: 'PC-230001',
  })),
  nextMilestones: [
    { id: 'received', state: 'done', by: '2026-11-21', owner: 'us' },
    { id: 'validated', state: 'current', by: '2026-11-25', owner: 'us' },
    { id: 'surveyBooked', state: 'upcoming', by: '2026-12-01', owner: 'carrier' },
  ],
  allowedActions: [],
};

/** An order that was cancelled before its delivery. */
export const cancelledOrder: WholeOrder = {
  ...placedOrder,
  status: 'cancelled',
  waitingFor: null,
  approval: { id: 'AP-7001', state: 'withdrawn', by: 'Chloé Lindqvist', at: '2026-11-21T10:20:00Z' },
  allowedActions: [],
};

export const orderApi = {
  getOrderOptions: orderOptions,
  listOrderSites: { total: 1, items: [leeds] },
  listOrderableQuotes: { total: 2, items: orderableQuotes },
  listOrderDrafts: { page: 1, pageSize: 5, total: 2, items: draftSummaries },
  createOrderDraft: begunDraft,
  getOrderDraft: completeDraft,
  changeOrderDraft: ({ body }: { readonly body: BodyOf<'changeOrderDraft'> }) => ({
    ...completeDraft,
    ...body,
    etag: '"4"' as const,
  }),
  priceOrderDraft: draftPrice,
  submitOrderDraft: placedOrder,
  getOrder: placedOrder,
  cancelOrder: cancelledOrder,
};
