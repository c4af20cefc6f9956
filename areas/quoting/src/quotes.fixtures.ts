import { quotesPath } from '@quayside/contract/paths/quoting';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { addDays } from '@quayside/page-kit/format';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import type {
  Address,
  ProductOffer,
  Quote,
  QuoteList,
  QuoteSite,
  QuoteSummary,
  QuotingOptions,
} from './api.ts';
import { type QuoteListState } from './list/quoteList.ts';

export const receivedAtMs: number = Date.parse('2026-11-23T10:42:00Z');

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** The day that many days after the present one. */
function dayFromNow(days: number): CalendarDay {
  return addDays(todayInLondon(Date.now()), days);
}

const readyQuote: QuoteSummary = {
  number: 'QT-40001',
  name: 'Bristol offices',
  customerName: 'Merchant Venturers Group',
  product: 'internetAccess',
  status: 'ready',
  waitingFor: 'you',
  owner: { id: 'amelia', name: 'Amelia Hartley' },
  isShared: true,
  siteCount: 3,
  totals: { nrc: gbp(45000), mrc: gbp(61200), tcv: gbp(2248200) },
  updatedAt: '2026-11-19T08:00:00Z',
  validUntil: dayFromNow(3),
  orderId: null,
  etag: '"7"',
};

/** A quote of the list without sites. */
const draftQuote: QuoteSummary = {
  ...readyQuote,
  number: 'QT-40002',
  name: 'Leeds warehouse',
  customerName: '',
  product: 'layer2',
  status: 'draft',
  isShared: false,
  siteCount: 0,
  totals: { nrc: gbp(0), mrc: gbp(0), tcv: gbp(0) },
  validUntil: null,
};

export const orderedQuote: QuoteSummary = {
  ...readyQuote,
  number: 'QT-40003',
  name: 'Stores in the North West with a name that is much longer than usual, phase 2 of 4',
  status: 'ordered',
  waitingFor: null,
  orderId: 'OR-80001',
  validUntil: '2026-10-19',
};

export const quoteList: QuoteList = {
  page: 1,
  pageSize: 25,
  total: 3,
  items: [readyQuote, draftQuote, orderedQuote],
  facets: {
    status: [
      { id: 'draft', count: 1 },
      { id: 'ready', count: 1 },
      { id: 'ordered', count: 1 },
    ],
    product: [
      { id: 'internetAccess', count: 2 },
      { id: 'layer2', count: 1 },
    ],
    waitingFor: [{ id: 'you', count: 2 }],
  },
};

export const emptyQuoteList: QuoteList = {
  ...quoteList,
  total: 0,
  items: [],
  facets: { status: [], product: [], waitingFor: [] },
};

export function quoteStateOf(query: string): QuoteListState {
  return quotesPath.query.read(new URLSearchParams(query));
}

/** One of the ten addresses at LS1 4AP. */
export function leedsAddress(number: number): Address {
  return {
    id: `AD-LS14AP-${number}`,
    name: `Unit ${number}, Park Place`,
    lines: [`${number} Park Place`, 'Leeds'],
    postcode: 'LS1 4AP',
  };
}

/** The only address at BS1 6QH. */
export const bristolAddress: Address = {
  id: 'AD-BS16QH-1',
  name: 'Bristol Temple Quay',
  lines: ['12 Temple Quay', 'Bristol'],
  postcode: 'BS1 6QH',
};

export const bristolSite: QuoteSite = {
  id: 'S1',
  reference: 'HQ',
  address: bristolAddress,
  bEnd: null,
  options: null,
  fields: { ipAddresses: '8' },
};

/** Sites in Leeds, `S1` first. */
export function leedsSites(count: number): QuoteSite[] {
  return Array.from({ length: count }, (_, index) => ({
    ...bristolSite,
    id: `S${index + 1}`,
    reference: `LDS-${index + 1}`,
    address: leedsAddress(index + 1),
  }));
}

export const internetOffer: ProductOffer = {
  product: 'internetAccess',
  label: 'Internet Access',
  description: 'A dedicated connection to the internet',
  withdrawn: false,
  needsBEnd: false,
  bandwidthsMbps: [100, 200, 500, 1000],
  termsMonths: [12, 36, 60],
  resiliences: ['single', 'dual', 'dualDiverse'],
  defaults: { bandwidthsMbps: [100, 500], termsMonths: [12, 36], resiliences: ['single'] },
  fields: [
    {
      id: 'ipAddresses',
      label: 'IPv4 addresses',
      required: false,
      options: [
        { id: '4', label: '4 addresses (/30)' },
        { id: '8', label: '8 addresses (/29)' },
      ],
    },
  ],
};

/** A product with two ends and a field that is required. */
export const layer2Offer: ProductOffer = {
  ...internetOffer,
  product: 'layer2',
  label: 'Layer 2 Ethernet',
  description: 'A private line between two ends',
  needsBEnd: true,
  fields: [{ id: 'handover', label: 'Handover', required: true }],
};

/** The options of the partner's price plans: three products, of which one is withdrawn. */
export const quotingOptions: QuotingOptions = {
  isReseller: true,
  defaultMarginBasisPoints: 1500,
  products: [
    internetOffer,
    layer2Offer,
    { ...internetOffer, product: 'mpls', label: 'MPLS VPN', description: '', withdrawn: true },
  ],
};

/** A draft with three sites in Leeds. */
export const quote: Quote = {
  ...readyQuote,
  status: 'draft',
  validUntil: null,
  etag: '"7"',
  updatedBy: { id: 'noor', name: 'Noor Rahman' },
  planId: 'IA-RSL-2026-GOLD',
  options: internetOffer.defaults,
  marginBasisPoints: 1500,
  note: '',
  choices: [],
  totals: {
    siteCount: 3,
    chosenCount: 0,
    nrc: gbp(0),
    mrc: gbp(0),
    tcv: gbp(0),
    saving: gbp(0),
    sellNrc: gbp(0),
    sellMrc: gbp(0),
    sellTcv: gbp(0),
    marginAmount: gbp(0),
    marginBasisPoints: null,
  },
  pricing: { jobId: null, done: 0, total: 12, failed: 0, state: 'idle' },
  pricedAt: null,
  approvalId: null,
  planState: 'current',
  allowedActions: ['edit', 'price', 'choose', 'share', 'cancel'],
  refusedActions: [],
};

export const pricedQuote: Quote = {
  ...quote,
  status: 'ready',
  validUntil: readyQuote.validUntil,
  pricing: { jobId: 'JB-2', done: 12, total: 12, failed: 0, state: 'done' },
  pricedAt: '2026-11-19T08:00:00Z',
  allowedActions: ['edit', 'reprice', 'choose', 'order', 'share', 'cancel', 'decline'],
};
