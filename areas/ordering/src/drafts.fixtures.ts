import type {
  OrderableQuote,
  OrderDraft,
  OrderDraftPrice,
  OrderDraftSummary,
  OrderOptions,
  OrderSite,
} from './ordersApi.ts';

export function gbp(amount: number) {
  return { amount, currency: 'GBP' };
}

export const leeds: OrderSite = {
  name: 'Leeds Wellington Place',
  address: ['14 Wellington Place', 'Leeds'],
  postcode: 'LS1 4AP',
};
const cardiff: OrderSite = {
  name: 'Cardiff Castle Street',
  address: ['62 Castle Street', 'Cardiff'],
  postcode: 'CF16 9SN',
};

/** The options of a company with two price plans. */
export const orderOptions: OrderOptions = {
  products: [
    {
      product: 'Internet Access',
      isOffered: true,
      reason: null,
      hasTwoEnds: false,
      accesses: ['dedicated', 'shared'],
      bandwidthsMbps: [100, 500, 1000, 10_000],
      ipAddresses: [1, 5, 13],
    },
    {
      product: 'Layer 2 Ethernet',
      isOffered: true,
      reason: null,
      hasTwoEnds: true,
      accesses: ['dedicated'],
      bandwidthsMbps: [100, 1000],
      ipAddresses: [],
    },
    {
      product: 'MPLS VPN',
      isOffered: false,
      reason: 'Your company has no price plan for it.',
      hasTwoEnds: false,
      accesses: ['dedicated'],
      bandwidthsMbps: [100, 1000],
      ipAddresses: [],
    },
  ],
  termsMonths: [12, 24, 36, 60],
  sharedUpToMbps: 1000,
};

const summary: OrderDraftSummary = {
  etag: '"3"',
  id: 'OD-2',
  name: 'Leeds office, internet',
  product: 'Internet Access',
  source: { kind: 'product', id: null, name: 'Internet Access' },
  siteCount: 1,
  updatedBy: { id: 'chloe', name: 'Chloé Lindqvist' },
  updatedAt: '2026-11-21T09:42:00Z',
};

export const completeDraft: OrderDraft = {
  ...summary,
  state: 'open',
  orderId: null,
  createdBy: { id: 'chloe', name: 'Chloé Lindqvist' },
  sites: [{ id: 'S1', site: leeds, bSite: null, bandwidthMbps: null, termMonths: null }],
  configuration: { bandwidthMbps: 1000, access: 'dedicated', resilience: 'single', ipAddresses: 5 },
  contacts: {
    name: 'Tom Ellery',
    phone: '+44 20 7946 0018',
    email: 'tom.ellery@halden.example',
    accessHours: 'Monday to Friday, 8:00 to 18:00',
    instructions: 'Ask for the riser key at reception.',
  },
  commercial: { purchaseOrder: 'PO-77311', termMonths: 36, requiredDate: null },
  acceptedPrice: null,
  allowedActions: ['edit', 'delete', 'submit'],
  refusedActions: [],
};

export const begunDraft: OrderDraft = {
  ...completeDraft,
  sites: [],
  siteCount: 0,
  configuration: { bandwidthMbps: null, access: 'dedicated', resilience: 'single', ipAddresses: 1 },
  contacts: { name: '', phone: '', email: '', accessHours: '', instructions: '' },
  commercial: { purchaseOrder: '', termMonths: 36, requiredDate: null },
};

/** A draft from a quote, of a line with two ends. */
export const quotedDraft: OrderDraft = {
  ...completeDraft,
  name: 'Glasgow interconnect',
  product: 'Layer 2 Ethernet',
  source: { kind: 'quote', id: 'QT-40066', name: 'Glasgow interconnect' },
  sites: [{ id: 'S1', site: leeds, bSite: cardiff, bandwidthMbps: null, termMonths: null }],
};

export const orderSum = { nrc: gbp(90_000), mrc: gbp(50_700), tcv: gbp(1_915_200) };

export const draftPrice: OrderDraftPrice = {
  etag: completeDraft.etag,
  current: orderSum,
  agreed: orderSum,
  basis: 'draft',
  reasons: [],
  isAccepted: true,
  certainty: 'survey',
  condition: 'A survey of the farthest site makes it firm.',
  leadTimeDays: 60,
  earliestDate: '2027-01-20',
  lines: [
    {
      id: 'S1',
      nrc: gbp(90_000),
      mrc: gbp(50_700),
      termMonths: 36,
      certainty: 'survey',
      leadTimeDays: 60,
    },
  ],
};

/** A price that differs from the quote's. */
export const changedPrice: OrderDraftPrice = {
  ...draftPrice,
  basis: 'quote',
  agreed: { nrc: gbp(90_000), mrc: gbp(47_800), tcv: gbp(1_810_800) },
  reasons: ['The quote was priced again, and the price of the carrier has changed.'],
  isAccepted: false,
};

/** A draft that cannot be priced yet. */
export const noPrice: OrderDraftPrice = {
  ...draftPrice,
  current: null,
  agreed: null,
  certainty: null,
  condition: null,
  leadTimeDays: null,
  earliestDate: null,
  lines: [],
};

export const draftSummaries: readonly OrderDraftSummary[] = [
  summary,
  {
    ...summary,
    id: 'OD-3',
    name: '',
    product: 'Carrier Connect',
    source: { kind: 'service', id: 'QS-120351', name: 'Cardiff Castle Street 1 Gbps' },
    siteCount: 0,
    updatedBy: { id: 'astrid.berg', name: 'Astrid Berg' },
  },
];

export const orderableQuotes: readonly OrderableQuote[] = [
  {
    id: 'QT-40065',
    name: 'Two harbour offices, internet',
    product: 'Internet Access',
    siteCount: 2,
    validUntil: '2026-12-14',
    total: { nrc: gbp(245_000), mrc: gbp(124_400), tcv: gbp(4_723_400) },
  },
  {
    id: 'QT-40066',
    name: 'Glasgow interconnect',
    product: 'Layer 2 Ethernet',
    siteCount: 1,
    validUntil: '2026-12-05',
    total: changedPrice.agreed ?? orderSum,
  },
];
