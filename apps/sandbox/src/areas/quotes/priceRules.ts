import type { PriceCell, QuoteAddress, Resilience } from '../../contract/generated/openapi.ts';
import { isAmong, numberOf, pick, pickBy } from '../../world/chance.ts';
import { areaOf, isWorldAddress } from './addresses.ts';
import type { QuoteProduct } from './products.ts';

/**
 * A line to price. All amounts are in pence, excluding VAT. The same request always gets the same price: apparent chance is a number
 * that belongs to the address.
 */
export interface PriceRequest {
  readonly product: QuoteProduct;
  readonly planId: string;
  /** The period whose prices apply, from `periodOf`. */
  readonly period: number;
  readonly aEnd: QuoteAddress;
  readonly bEnd: QuoteAddress | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly bandwidthMbps: number;
  readonly termMonths: number;
  readonly resilience: Resilience;
  /** Begins with 1. A carrier that timed out responds to the second request. */
  readonly attempt: number;
}

/** The result of a request: a price, or the reason why there is none. */
export interface PriceResult {
  readonly nrc: number | null;
  readonly mrc: number | null;
  readonly leadTimeDays: number | null;
  readonly certainty: PriceCell['certainty'];
  readonly reason: PriceCell['reason'];
  readonly carrier: string | null;
  readonly accessType: string | null;
  /** The time until the carrier responds. */
  readonly answersInMs: number;
}

/** The postcode areas in which our network can be reached. */
const areasWithPop = new Set(['EC', 'M', 'BS', 'LS', 'B', 'G', 'CF', 'RG', 'NE', 'BT']);

/** Distance bands from the nearest point of presence, with what each adds to Ethernet. */
const bands = [
  { upToKm: 5, nrc: 0, mrc: 0 },
  { upToKm: 15, nrc: 0, mrc: 2_500 },
  { upToKm: 35, nrc: 20_000, mrc: 6_500 },
  { upToKm: 60, nrc: 60_000, mrc: 12_000 },
  { upToKm: Infinity, nrc: 150_000, mrc: 21_000 },
] as const;

/** The access types of a line. `perRoot` is charged for the square root of the bandwidth. */
const accesses = {
  fttp: { name: 'Fibre broadband (FTTP)', upToMbps: 500, nrc: 9_500, mrc: 3_900, perRoot: 140, days: 10 },
  bearer1: {
    name: 'Ethernet, 1 Gbps bearer',
    upToMbps: 1000,
    nrc: 195_000,
    mrc: 14_500,
    perRoot: 610,
    days: 45,
  },
  bearer10: {
    name: 'Ethernet, 10 Gbps bearer',
    upToMbps: 10_000,
    nrc: 495_000,
    mrc: 42_000,
    perRoot: 560,
    days: 65,
  },
} as const;

type Access = (typeof accesses)[keyof typeof accesses];

/** Per cent of the price for 12 months. */
const termFactors: Readonly<Record<number, { readonly nrc: number; readonly mrc: number }>> = {
  12: { nrc: 100, mrc: 100 },
  36: { nrc: 50, mrc: 84 },
  60: { nrc: 0, mrc: 76 },
};

/** Per cent of the price of a single line, and what a second line adds to the working days. */
const resilienceFactors: Readonly<
  Record<Resilience, { readonly nrc: number; readonly mrc: number; readonly days: number }>
> = {
  single: { nrc: 100, mrc: 100, days: 0 },
  dual: { nrc: 200, mrc: 180, days: 10 },
  dualDiverse: { nrc: 240, mrc: 205, days: 20 },
};

/** The discount in per cent, by a part of the plan's id. The discounts of all parts add up. */
const planDiscounts = [
  { part: '-GOLD', percent: 12 },
  { part: '-RSL-', percent: 8 },
  { part: '-WHS-', percent: 20 },
] as const;

/** The monthly charge that the value of a field adds. */
const fieldCharges: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ipAddresses: { 8: 1_000, 16: 2_500 },
  classOfService: { business: 1_500, voice: 3_000 },
  edgeDevice: { small: 2_900, medium: 5_900, large: 11_900 },
};

const carriers = ['Openreach', 'CityFibre', 'Virgin Media Business', 'Neos Networks', 'Colt'] as const;
const fibreCarriers = ['Openreach', 'CityFibre'] as const;

const QUICK_MS = 300;
/** Neos Networks responds late for dual lines and 10 Gbps bearers. */
const SLOW_MS = 3_500;
/** Virgin Media Business sometimes does not respond to the first request. */
const TIME_OUT_MS = 6_000;
const TIMED_OUT_PERCENT = 12;

export function priceOf(request: PriceRequest): PriceResult {
  const { aEnd, bEnd, resilience, attempt } = request;
  const ends = bEnd === null ? [aEnd] : [aEnd, bEnd];
  const access = accessOf(request);
  const carrier = pickBy(access === accesses.fttp ? fibreCarriers : carriers, `${outwardOf(aEnd)} carrier`);
  const isSlow = carrier === 'Neos Networks' && (resilience !== 'single' || access === accesses.bearer10);
  const none = (reason: PriceResult['reason'], answersInMs = QUICK_MS): PriceResult => ({
    nrc: null,
    mrc: null,
    leadTimeDays: null,
    certainty: null,
    reason,
    carrier,
    accessType: null,
    answersInMs,
  });
  if (ends.some(isUnknown)) return none('addressNotMatched');
  if (attempt === 1 && carrier === 'Virgin Media Business' && isAmong(TIMED_OUT_PERCENT, lineOf(request)))
    return none('carrierTimedOut', TIME_OUT_MS);
  const furthest = Math.max(...ends.map(bandOf));
  if (access === accesses.bearer10 && furthest === bands.length - 1) return none('notOffered');
  if (ends.some((end) => isFull(end, access))) return none('noCapacity');
  return {
    ...chargesOf(request, ends, access),
    leadTimeDays: access.days + furthest * 5 + resilienceFactors[resilience].days,
    certainty: certaintyOf(access, furthest, resilience),
    reason: null,
    carrier,
    accessType: access.name,
    answersInMs: isSlow ? SLOW_MS : QUICK_MS,
  };
}

/** The next step that makes a price firm. */
export const conditions: Readonly<Record<'budgetary' | 'survey' | 'firm', string>> = {
  budgetary: 'The carrier checks its ducts and the distance. A site survey follows.',
  survey: 'A site survey confirms the way into the building.',
  firm: '',
};

function chargesOf(
  request: PriceRequest,
  ends: readonly QuoteAddress[],
  access: Access,
): { nrc: number; mrc: number } {
  const isFibre = access === accesses.fttp;
  const addedBy = (kind: 'nrc' | 'mrc') =>
    ends.reduce((sum, end) => sum + access[kind] + (isFibre ? 0 : (bands[bandOf(end)]?.[kind] ?? 0)), 0);
  const term = termFactors[request.termMonths] ?? { nrc: 100, mrc: 100 };
  const resilience = resilienceFactors[request.resilience];
  const discount = planDiscounts
    .filter(({ part }) => request.planId.includes(part))
    .reduce((sum, { percent }) => sum + percent, 0);
  const plan = (100 - discount) / 100;
  const bandwidth = Math.sqrt(request.bandwidthMbps) * access.perRoot;
  const extras = Object.entries(request.fields).reduce(
    (sum, [field, value]) => sum + (fieldCharges[field]?.[value] ?? 0),
    0,
  );
  const line = (addedBy('mrc') + bandwidth) * (term.mrc / 100) * (resilience.mrc / 100) * plan;
  return {
    nrc: wholePounds(addedBy('nrc') * (term.nrc / 100) * (resilience.nrc / 100) * plan),
    mrc: wholePounds(line * marketFactor(request, access) + extras * plan),
  };
}

/** The days for which the prices of carriers hold. */
const PERIOD_DAYS = 30;
/** The period in whose middle a world begins. So many are before it that none is negative. */
const FIRST_PERIOD = 605;

/** The number of the period that a moment is in. Counted from the begin of the world, not by months: a new world has the same prices on every day. */
export function periodOf(begin: Date, moment: Date): number {
  const days = (moment.getTime() - begin.getTime()) / 86_400_000;
  return FIRST_PERIOD + Math.floor(days / PERIOD_DAYS + 0.5);
}

/** Carriers change their prices every second period, not all in the same one. */
const marketFactors = [1, 1, 1.03, 1.03, 0.98, 0.98] as const;

function marketFactor({ period, product, aEnd }: PriceRequest, { name }: Access): number {
  const group = numberOf(`${product} ${name} ${areaOf(aEnd.postcode)}`, marketFactors.length);
  return pick(marketFactors, group + period);
}

/** The access of a line: broadband where fibre is available and fast enough, else the smallest bearer for the bandwidth. */
function accessOf({ product, aEnd, bandwidthMbps, resilience }: PriceRequest): Access {
  const isBroadbandProduct = product === 'internetAccess' || product === 'sdwanConnect';
  const hasFibre = isAmong(45, `${outwardOf(aEnd)} fibre`);
  if (
    isBroadbandProduct &&
    hasFibre &&
    resilience !== 'dualDiverse' &&
    bandwidthMbps <= accesses.fttp.upToMbps
  )
    return accesses.fttp;
  return bandwidthMbps <= accesses.bearer1.upToMbps ? accesses.bearer1 : accesses.bearer10;
}

function certaintyOf(access: Access, band: number, resilience: Resilience): PriceResult['certainty'] {
  if (access === accesses.fttp) return 'firm';
  if (band >= 3) return 'budgetary';
  if (resilience === 'dualDiverse') return band <= 1 ? 'survey' : 'budgetary';
  return access === accesses.bearer1 && band === 0 ? 'firm' : 'survey';
}

/** The distance band of an address, by its postcode. */
function bandOf(address: QuoteAddress): number {
  const outward = outwardOf(address);
  const area = areaOf(outward);
  const km = areasWithPop.has(area)
    ? 1 + numberOf(`${outward} metro`, 9)
    : 8 + numberOf(`${area} distance`, 45) + numberOf(`${outward} distance`, 15);
  return bands.findIndex(({ upToKm }) => km <= upToKm);
}

/** Whether the carriers do not know an address yet, as for some new buildings. */
function isUnknown(address: QuoteAddress): boolean {
  return !isWorldAddress(address) && isAmong(3, `${address.id} unknown`);
}

/** Whether the exchange has no free port. */
function isFull(address: QuoteAddress, access: Access): boolean {
  if (access === accesses.fttp) return false;
  return isAmong(access === accesses.bearer10 ? 10 : 2, `${outwardOf(address)} ${access.name} full`);
}

function lineOf({ aEnd, bandwidthMbps, resilience }: PriceRequest): string {
  return `${aEnd.id} ${bandwidthMbps} ${resilience} late`;
}

function outwardOf({ postcode }: QuoteAddress): string {
  return postcode.slice(0, postcode.indexOf(' '));
}

function wholePounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}
