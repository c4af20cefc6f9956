import type { QuoteOptions } from '../../contract/generated/openapi.ts';
import { halden, northgate, type Partner } from '../../seed/partners.ts';
import { pick } from '../../world/chance.ts';
import { colleagueNameOf } from '../../world/people.ts';
import { productRanges, quoteProducts, type QuoteProduct } from './products.ts';

/** A quote as the world begins. Days are counted back from that moment. */
export interface SeedQuote {
  readonly partner: Partner;
  readonly owner: { readonly id: string; readonly name: string };
  readonly isShared: boolean;
  readonly name: string;
  readonly customerName: string;
  readonly product: QuoteProduct;
  readonly planId: string;
  readonly siteCount: number;
  readonly options: QuoteOptions;
  readonly updatedDaysAgo: number;
  /** Null for one without prices. */
  readonly pricedDaysAgo: number | null;
  /** Days since the previous pricing, if the changes of the re-pricing are not accepted yet. */
  readonly firstPricedDaysAgo: number | null;
  /** The number of last sites without prices, because the pricing was cancelled. */
  readonly unpricedSites: number;
  /** The number of last sites whose carrier did not respond. */
  readonly failedSites: number;
  /** Whether the last site still waits for its carrier. */
  readonly isPricing: boolean;
  readonly ending: 'ordered' | 'declined' | 'cancelled' | null;
  readonly note: string;
}

const NORTHGATE_COUNT = 60;

const customers = [
  'Merchant Venturers Group',
  'Calder Valley Clinics',
  'Ashdown Retail Ltd',
  'Penrose Logistics',
  'Oakfield Academies Trust',
  'Harbour & Hall LLP',
  'Wessex Housing Association',
  'Lomond Foods plc',
  'St Aidan’s Hospice',
  'Kestrel Manufacturing',
] as const;

const purposes = [
  'branch connections',
  'head office',
  'backup lines',
  'warehouse roll-out',
  'new sites',
  'data centre links',
  'contract renewal',
] as const;

const owners = ['amelia', 'noor', 'priya.shah', 'amelia', 'tom.ellery'] as const;

type Life = Pick<SeedQuote, 'siteCount' | 'pricedDaysAgo' | 'updatedDaysAgo'> &
  Partial<Pick<SeedQuote, 'unpricedSites' | 'failedSites' | 'ending'>>;

/** The histories of the generated quotes, in turn. */
const lives: readonly Life[] = [
  { siteCount: 4, pricedDaysAgo: 6, updatedDaysAgo: 5 },
  { siteCount: 2, pricedDaysAgo: null, updatedDaysAgo: 2 },
  { siteCount: 6, pricedDaysAgo: 50, updatedDaysAgo: 49 },
  { siteCount: 5, pricedDaysAgo: 12, updatedDaysAgo: 12, unpricedSites: 2 },
  { siteCount: 3, pricedDaysAgo: 35, updatedDaysAgo: 12, ending: 'ordered' },
  { siteCount: 3, pricedDaysAgo: 18, updatedDaysAgo: 11, ending: 'declined' },
  { siteCount: 4, pricedDaysAgo: 9, updatedDaysAgo: 9, failedSites: 1 },
  { siteCount: 1, pricedDaysAgo: null, updatedDaysAgo: 30, ending: 'cancelled' },
  { siteCount: 8, pricedDaysAgo: 25, updatedDaysAgo: 22 },
];

function seedQuote(
  partner: Partner,
  ownerId: string,
  product: QuoteProduct,
  more: Pick<SeedQuote, 'name' | 'customerName' | 'siteCount' | 'pricedDaysAgo'> & Partial<SeedQuote>,
): SeedQuote {
  return {
    partner,
    owner: { id: ownerId, name: colleagueNameOf(ownerId) },
    isShared: false,
    product,
    planId: String(partner[productRanges[product].planClaim]),
    options: productRanges[product].defaults,
    updatedDaysAgo: more.pricedDaysAgo ?? 1,
    firstPricedDaysAgo: null,
    unpricedSites: 0,
    failedSites: 0,
    isPricing: false,
    ending: null,
    note: '',
    ...more,
  };
}

/** The first quotes, which tests know by their numbers: QT-40001 and so on. */
const knownQuotes: readonly SeedQuote[] = [
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'Bristol offices',
    customerName: 'Merchant Venturers Group',
    siteCount: 3,
    pricedDaysAgo: 4,
    isShared: true,
    note: 'They move in on 1 March.',
  }),
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'Retail estate 2027',
    customerName: 'Ashdown Retail Ltd',
    siteCount: 200,
    pricedDaysAgo: 2,
    isShared: true,
    options: {
      bandwidthsMbps: [100, 200, 500, 1000, 2000],
      termsMonths: [12, 36, 60],
      resiliences: ['single'],
    },
  }),
  seedQuote(northgate, 'amelia', 'layer2', {
    name: 'Clinic backbone',
    customerName: 'Calder Valley Clinics',
    siteCount: 4,
    pricedDaysAgo: 45,
  }),
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'New warehouse',
    customerName: 'Penrose Logistics',
    siteCount: 0,
    pricedDaysAgo: null,
  }),
  seedQuote(northgate, 'noor', 'mpls', {
    name: 'School network',
    customerName: 'Oakfield Academies Trust',
    siteCount: 6,
    pricedDaysAgo: 3,
    unpricedSites: 2,
    isShared: true,
  }),
  seedQuote(northgate, 'amelia', 'sdwanConnect', {
    name: '=HYPERLINK("https://evil.example","Depot") <img src=x onerror=alert(1)>',
    customerName: 'مركز بيانات الميناء الجديد & Sons "Straße"',
    siteCount: 2,
    // Old, so that it stands far behind the first rows of the list.
    pricedDaysAgo: 200,
    updatedDaysAgo: 200,
    note: '@SUM(A1:A9) – ask Siobhán Ó Briain 🚢',
  }),
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'Law firm, both offices',
    customerName: 'Harbour & Hall LLP',
    siteCount: 2,
    pricedDaysAgo: 27,
  }),
  seedQuote(northgate, 'amelia', 'carrierConnect', {
    name: 'Interconnect for Wessex',
    customerName: 'Wessex Housing Association',
    siteCount: 3,
    pricedDaysAgo: 20,
    updatedDaysAgo: 10,
    ending: 'ordered',
  }),
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'Food plants, north',
    customerName: 'Lomond Foods plc',
    siteCount: 5,
    pricedDaysAgo: 2,
    failedSites: 2,
    isShared: true,
  }),
  seedQuote(northgate, 'amelia', 'mpls', {
    name: 'Hospice and shops',
    customerName: 'St Aidan’s Hospice',
    siteCount: 4,
    pricedDaysAgo: 16,
    updatedDaysAgo: 8,
    ending: 'declined',
  }),
  seedQuote(northgate, 'noor', 'layer2', {
    name: 'Two plants, one network',
    customerName: 'Kestrel Manufacturing',
    siteCount: 2,
    pricedDaysAgo: null,
    updatedDaysAgo: 14,
    ending: 'cancelled',
    isShared: true,
  }),
  seedQuote(northgate, 'amelia', 'internetAccess', {
    name: 'Care homes on last year’s plan',
    customerName: 'Calder Valley Clinics',
    siteCount: 3,
    pricedDaysAgo: 8,
    planId: 'IA-RSL-2025-GOLD',
  }),
  seedQuote(northgate, 'noor', 'sdwanConnect', {
    name: 'Garden centres',
    customerName: 'Ashdown Retail Ltd',
    siteCount: 5,
    pricedDaysAgo: 0,
    isPricing: true,
    isShared: true,
  }),
];

const generatedQuotes: readonly SeedQuote[] = Array.from(
  { length: NORTHGATE_COUNT - knownQuotes.length },
  (_unused, index) => {
    const customerName = pick(customers, index * 3);
    const life = pick(lives, index);
    return seedQuote(
      northgate,
      pick(owners, index * 2 + Math.floor(index / 9)),
      pick(quoteProducts, index * 2 + 1),
      {
        ...life,
        name: `${customerName.split(' ')[0]} ${pick(purposes, index)}`,
        customerName,
        updatedDaysAgo: life.updatedDaysAgo + Math.floor(index / 9),
        pricedDaysAgo: life.pricedDaysAgo === null ? null : life.pricedDaysAgo + Math.floor(index / 9),
        isShared: index % 3 !== 0,
      },
    );
  },
);

const haldenQuotes: readonly SeedQuote[] = [
  seedQuote(halden, 'chloe', 'carrierConnect', {
    name: 'Oslo to Aberdeen',
    customerName: 'Nordlys Energi AS',
    siteCount: 2,
    pricedDaysAgo: 5,
    isShared: true,
  }),
  seedQuote(halden, 'chloe', 'layer2', {
    name: 'Landing stations',
    customerName: 'Nordlys Energi AS',
    siteCount: 2,
    pricedDaysAgo: null,
  }),
  seedQuote(halden, 'chloe', 'internetAccess', {
    name: 'Offshore support offices',
    customerName: 'Havbris Shipping AS',
    siteCount: 3,
    pricedDaysAgo: 40,
    isShared: true,
  }),
  seedQuote(halden, 'chloe', 'mpls', {
    name: 'Harbour offices',
    customerName: 'Havbris Shipping AS',
    siteCount: 2,
    pricedDaysAgo: 11,
    planId: 'MPLS-WHS-2025-STD',
    isShared: true,
  }),
  seedQuote(halden, 'chloe', 'internetAccess', {
    name: 'Two harbour offices, internet',
    customerName: 'Havbris Shipping AS',
    siteCount: 2,
    pricedDaysAgo: 9,
    isShared: true,
  }),
  seedQuote(halden, 'chloe', 'layer2', {
    name: 'Glasgow interconnect',
    customerName: 'Nordlys Energi AS',
    siteCount: 1,
    pricedDaysAgo: 3,
    firstPricedDaysAgo: 63,
    isShared: true,
  }),
];

export const seedQuotes: readonly SeedQuote[] = [...knownQuotes, ...generatedQuotes, ...haldenQuotes];
