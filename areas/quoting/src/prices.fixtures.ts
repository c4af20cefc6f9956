import type { ResponseOf } from '@quayside/contract';
import type { Quote, QuoteChoice, QuoteSite } from './api.ts';
import type { PriceCell, PriceChanges, QuotePrices } from './pricesApi.ts';
import { placesOf, type CellPlace } from './prices/cells.ts';
import { createPriceBook, type PriceBook } from './prices/createPriceBook.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

function site(id: string, reference: string, name: string, postcode: string): QuoteSite {
  return {
    id,
    reference,
    address: { id: `AD-${id}`, name, lines: [`12 ${name}`, 'Bristol'], postcode },
    bEnd: null,
    options: null,
    fields: {},
  };
}

/** Four sites: two with prices, one whose carrier timed out, one without capacity. */
export const sites: readonly QuoteSite[] = [
  site('S1', 'Head office', 'Temple Quay', 'BS1 6QH'),
  site('S2', 'Warehouse', 'Avonmouth Way', 'BS11 9DN'),
  site('S3', '', 'Clifton Down', 'BS8 3HU'),
  site('S4', 'Farm', 'Long Lane', 'BS40 5SA'),
];

export const options: Quote['options'] = {
  bandwidthsMbps: [100, 1000],
  termsMonths: [12, 36, 60],
  resiliences: ['single'],
};

/** The price of a site: more bandwidth costs more, a longer term less. */
export function pricedCell(siteId: string, place: CellPlace, more: Partial<PriceCell> = {}): PriceCell {
  const base = place.bandwidthMbps === 100 ? 30_000 : 60_000;
  return {
    siteId,
    ...place,
    state: 'priced',
    nrc: gbp(place.termMonths === 12 ? 125_000 : 0),
    mrc: gbp(base - (place.termMonths - 12) * 200),
    leadTimeDays: 45,
    certainty: 'survey',
    condition: 'A site survey confirms the way into the building.',
    reason: null,
    carrier: 'Openreach',
    accessType: 'Ethernet, 1 Gbps bearer',
    ...more,
  };
}

const none = { state: 'none', nrc: null, mrc: null, leadTimeDays: null, certainty: null } as const;

export const cells: readonly PriceCell[] = placesOf(options).flatMap((place) => [
  pricedCell('S1', place),
  pricedCell('S2', place, place.bandwidthMbps === 100 ? { certainty: 'firm', condition: '' } : {}),
  pricedCell('S3', place, place.termMonths === 60 ? { ...none, reason: 'carrierTimedOut' } : {}),
  pricedCell('S4', place, { ...none, reason: 'noCapacity', condition: '' }),
]);

export function chosen(siteId: string, place: Partial<CellPlace> = {}): QuoteChoice {
  return {
    siteId,
    bandwidthMbps: 100,
    termMonths: 36,
    resilience: 'single',
    marginBasisPoints: null,
    ...place,
  };
}

export const pricedQuote: Quote = {
  number: 'QT-40001',
  name: 'Bristol offices',
  customerName: 'Merchant Venturers Group',
  product: 'internetAccess',
  status: 'partPriced',
  waitingFor: 'you',
  owner: { id: 'amelia', name: 'Amelia Hartley' },
  isShared: true,
  siteCount: 4,
  updatedAt: '2026-11-19T08:00:00Z',
  validUntil: '2026-12-19',
  orderId: null,
  etag: '"7"',
  updatedBy: { id: 'noor', name: 'Noor Rahman' },
  planId: 'IA-RSL-2026-GOLD',
  options,
  marginBasisPoints: 1500,
  note: '',
  choices: [chosen('S1')],
  totals: {
    siteCount: 4,
    chosenCount: 1,
    nrc: gbp(0),
    mrc: gbp(25_200),
    tcv: gbp(907_200),
    saving: gbp(297_800),
    sellNrc: gbp(0),
    sellMrc: gbp(29_647),
    sellTcv: gbp(1_067_292),
    marginAmount: gbp(160_092),
    marginBasisPoints: 1500,
  },
  pricing: { jobId: 'JB-2', done: 24, total: 24, failed: 2, state: 'done' },
  pricedAt: '2026-11-19T08:00:00Z',
  approvalId: null,
  planState: 'current',
  allowedActions: ['edit', 'price', 'reprice', 'choose', 'order', 'share', 'cancel', 'decline'],
  refusedActions: [],
};

export const allPrices: QuotePrices = {
  cursor: '2-24',
  hasMore: false,
  startsOver: true,
  jobId: 'JB-2',
  done: 24,
  total: 24,
  failed: 2,
  state: 'done',
  items: [...cells],
};

/** The first six prices; the others are still to come. */
export const firstPrices: QuotePrices = {
  ...allPrices,
  cursor: '2-6',
  done: 6,
  failed: 0,
  state: 'running',
  items: cells.filter(({ siteId }) => siteId === 'S1'),
};

/** A quote that was priced once. */
export const noChanges: PriceChanges = {
  repricedAt: null,
  previouslyPricedAt: null,
  acceptedAt: null,
  unchangedCount: 0,
  items: [],
};

/** A re-pricing that made the chosen price of the first site dearer. */
export const dearer: PriceChanges = {
  repricedAt: '2026-11-19T08:00:00Z',
  previouslyPricedAt: '2026-10-12T08:00:00Z',
  acceptedAt: null,
  unchangedCount: 23,
  items: [
    {
      siteId: 'S1',
      bandwidthMbps: 100,
      termMonths: 36,
      resilience: 'single',
      before: { nrc: gbp(0), mrc: gbp(24_000) },
      after: { nrc: gbp(0), mrc: gbp(25_200) },
    },
  ],
};

export function priceBook(choices: readonly QuoteChoice[] = pricedQuote.choices, known = cells): PriceBook {
  const book = createPriceBook({ sites, options, choices, marginBasisPoints: 1500, etag: '"7"' });
  book.takeCells(known, true);
  return book;
}

/** The offer to the partner: a reseller with one product. */
export const offer: ResponseOf<'getQuotingOptions'> = {
  isReseller: true,
  defaultMarginBasisPoints: 1500,
  products: [
    {
      product: 'internetAccess',
      planId: 'IA-RSL-2026-GOLD',
      label: 'Internet Access',
      description: 'A dedicated connection to the internet',
      withdrawn: false,
      needsBEnd: false,
      ...options,
      defaults: options,
      fields: [],
    },
  ],
};
