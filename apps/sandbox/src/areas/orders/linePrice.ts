import type { OrderDraft, OrderDraftPrice } from '../../contract/generated/openapi.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { dayAfter } from '../../world/insert.ts';
import { productRules, SHARED_UP_TO_MBPS, type OrderProduct, type OrderTerm } from './orderProducts.ts';

export type OrderConfiguration = OrderDraft['configuration'];

/** The price of one site. Amounts are in pence, excluding VAT. */
export interface LinePrice {
  readonly nrc: number;
  readonly mrc: number;
  readonly certainty: OrderDraftPrice['lines'][number]['certainty'];
  readonly leadTimeDays: number;
}

/** The inputs of a site's price. */
export interface PricedLine {
  readonly product: OrderProduct;
  /** The postcodes of its ends. */
  readonly postcodes: readonly string[];
  readonly bandwidthMbps: number;
  readonly termMonths: OrderTerm;
  readonly configuration: OrderConfiguration;
  readonly plan: string;
  /** The days since the world began: the list prices rise every 30 days. */
  readonly day: number;
}

/** Distance bands of a site: on our network, up to 5 km, up to 15 km, farther. The shortest delivery takes 76 days. */
const bands = [
  { factor: 1, nrc: 0, leadTimeDays: 77, certainty: 'firm' },
  { factor: 1.15, nrc: 45_000, leadTimeDays: 80, certainty: 'firm' },
  { factor: 1.35, nrc: 120_000, leadTimeDays: 90, certainty: 'survey' },
  { factor: 1.7, nrc: 250_000, leadTimeDays: 110, certainty: 'budgetary' },
] as const;

const termFactors: Readonly<Record<OrderTerm, { readonly mrc: number; readonly nrc: number }>> = {
  12: { mrc: 1.25, nrc: 1 },
  24: { mrc: 1.1, nrc: 0.75 },
  36: { mrc: 1, nrc: 0.5 },
  60: { mrc: 0.88, nrc: 0 },
};

const resilienceFactors = {
  single: { mrc: 1, nrc: 0 },
  dualRouter: { mrc: 1.2, nrc: 25_000 },
  diverse: { mrc: 1.85, nrc: 90_000 },
} as const;

const ipCharges: Readonly<Record<number, number>> = { 1: 0, 5: 1000, 13: 2500, 29: 5000 };
const PENCE_PER_ROOT = 1100;
const SHARED_FACTOR = 0.55;
const GOLD_FACTOR = 0.92;
const DAYS_OF_A_LIST = 30;
const RISE = 0.03;
const SETUP_PENCE = 60_000;
/** Prices are whole pounds. */
const ROUNDING = 100;

/** The band of a postcode, always the same. */
function bandOf(postcode: string): number {
  return numberOf(`${postcode.replaceAll(' ', '').toUpperCase()} band`, bands.length);
}

/** The price of a site, by rules alone: the same input has the same price. */
export function linePrice(line: PricedLine): LinePrice {
  const { product, bandwidthMbps, termMonths, configuration, plan, day } = line;
  const farthest = Math.max(...line.postcodes.map(bandOf));
  const distances = line.postcodes.map((postcode) => pick(bands, bandOf(postcode)).factor);
  const distance = distances.reduce((sum, factor) => sum + factor, 0) / distances.length;
  const isShared = configuration.access === 'shared' && bandwidthMbps <= SHARED_UP_TO_MBPS;
  const resilience = resilienceFactors[configuration.resilience];
  const term = termFactors[termMonths];
  const monthly =
    (productRules[product].basePence + Math.sqrt(bandwidthMbps) * PENCE_PER_ROOT) *
    distance *
    (isShared ? SHARED_FACTOR : 1) *
    resilience.mrc *
    term.mrc *
    (plan.endsWith('GOLD') ? GOLD_FACTOR : 1) *
    (1 + RISE * Math.floor(day / DAYS_OF_A_LIST));
  const band = pick(bands, farthest);
  const ip = productRules[product].ipAddresses.length > 0 ? (ipCharges[configuration.ipAddresses] ?? 0) : 0;
  return {
    mrc: wholePounds(monthly) + ip,
    nrc: wholePounds((SETUP_PENCE + band.nrc) * term.nrc + resilience.nrc),
    certainty: band.certainty,
    leadTimeDays: band.leadTimeDays,
  };
}

function wholePounds(pence: number): number {
  return Math.round(pence / ROUNDING) * ROUNDING;
}

/** The first working day, Monday to Friday, that is at least a number of days after a moment. */
export function workingDayAfter(now: Date, days: number): string {
  const weekday = new Date(dayAfter(now, days)).getUTCDay();
  return dayAfter(now, days + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
}
