import type { OrderDraft, OrderDraftPrice } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import type { Combination } from '../quotes/quoteRecord.ts';
import { resilienceNames } from '../quotes/quoteWords.ts';
import { presentPrices } from './presentPrices.ts';
import type { NewSite } from './sites.ts';
import { linePrice, workingDayAfter, type LinePrice, type OrderConfiguration } from './linePrice.ts';
import { productRules, type OrderProduct, type OrderTerm } from './orderProducts.ts';
import { dayOf } from '../../world/days.ts';

/** The price of one site in the quote when the draft was made. Amounts are in pence, excluding VAT. */
export interface QuotedLine extends Combination {
  /** Within the quote. */
  readonly siteId: string;
  readonly site: NewSite;
  readonly bSite: NewSite | null;
  readonly nrc: number;
  readonly mrc: number;
}

/** The quote that a draft was made from: its lines by the ids of the draft's sites. */
export interface QuotedPrices {
  readonly number: string;
  readonly configuration: OrderConfiguration;
  readonly lines: Readonly<Record<string, QuotedLine>>;
}

/** Sums in pence. */
export interface Sums {
  readonly nrc: number;
  readonly mrc: number;
  readonly tcv: number;
}

/** The parts of a draft that its price depends on. */
export interface PriceableDraft extends Pick<OrderDraft, 'sites' | 'configuration' | 'commercial'> {
  readonly product: OrderProduct;
  readonly quoted: QuotedPrices | null;
}

export interface DraftLine extends LinePrice {
  readonly id: string;
  readonly bandwidthMbps: number;
  readonly termMonths: OrderTerm;
  /** The reason why the price differs from the quoted one; null if it does not, or if there is no quote. */
  readonly reason: string | null;
  /** The site's configuration in the words of the quote; null if the draft's applies. */
  readonly quotedConfiguration: string | null;
}

type DraftSite = OrderDraft['sites'][number];

const REPRICED = 'The quote was priced again, and the price of the carrier has changed.';
const CHANGED = 'You changed sites or configuration since the quote.';
const conditions = {
  firm: null,
  survey: 'A survey of the farthest site makes it firm.',
  budgetary: 'An offer of the carrier makes it firm.',
} as const;
const certainties = ['firm', 'survey', 'budgetary'] as const;
const DAY_MS = 86_400_000;

/** The sites of a draft that can be priced, with their prices. */
export function pricedLines(world: World, draft: PriceableDraft, plan: string): DraftLine[] {
  const day = Math.floor((world.now().getTime() - world.begunAt().getTime()) / DAY_MS);
  const present = draft.quoted === null ? null : presentPrices(world, draft.quoted.number);
  return draft.sites.flatMap((site): DraftLine[] => {
    const bandwidthMbps = site.bandwidthMbps ?? draft.configuration.bandwidthMbps;
    if (bandwidthMbps === null || !isSiteComplete(draft.product, site)) return [];
    const { product, configuration } = draft;
    const termMonths = site.termMonths ?? draft.commercial.termMonths;
    const postcodes = [site.site.postcode, ...(site.bSite === null ? [] : [site.bSite.postcode])];
    const computed = linePrice({ product, postcodes, bandwidthMbps, termMonths, configuration, plan, day });
    const line = {
      ...computed,
      id: site.id,
      bandwidthMbps,
      termMonths,
      reason: null,
      quotedConfiguration: null,
    };
    const quoted = draft.quoted?.lines[site.id];
    if (draft.quoted === null) return [line];
    if (quoted === undefined || !isAsQuoted(line, site, quoted, draft.quoted, configuration))
      return [{ ...line, reason: CHANGED }];
    const price = present?.of(quoted.siteId, quoted);
    const { nrc, mrc } = { nrc: price?.nrc ?? quoted.nrc, mrc: price?.mrc ?? quoted.mrc };
    return [
      {
        ...line,
        nrc,
        mrc,
        certainty: price?.certainty ?? line.certainty,
        leadTimeDays: price?.leadTimeDays == null ? line.leadTimeDays : daysUntil(world, price.leadTimeDays),
        reason: nrc === quoted.nrc && mrc === quoted.mrc ? null : REPRICED,
        quotedConfiguration: resilienceNames[quoted.resilience],
      },
    ];
  });
}

/** The calendar days until a number of working days has passed: quotes count working days, drafts calendar days. */
function daysUntil(world: World, workingDays: number): number {
  const today = dayOf(world.now());
  return (Date.parse(afterWorkingDays(world.now(), workingDays)) - Date.parse(today)) / DAY_MS;
}

/** Whether a site has the ends that the product needs. */
function isSiteComplete(product: OrderProduct, { site, bSite }: DraftSite): boolean {
  const ends = productRules[product].hasTwoEnds ? [site, bSite] : [site];
  return ends.every((end) => end !== null && end.postcode !== '' && end.address.length > 0);
}

function isAsQuoted(
  line: DraftLine,
  { site, bSite }: DraftSite,
  quoted: QuotedLine,
  { configuration: asQuoted }: QuotedPrices,
  now: OrderConfiguration,
): boolean {
  return (
    line.bandwidthMbps === quoted.bandwidthMbps &&
    line.termMonths === quoted.termMonths &&
    site.postcode === quoted.site.postcode &&
    bSite?.postcode === quoted.bSite?.postcode &&
    now.access === asQuoted.access &&
    now.resilience === asQuoted.resilience &&
    now.ipAddresses === asQuoted.ipAddresses
  );
}

/** The sums of lines. TCV is all that is paid over the terms. */
export function sumsOf(
  lines: readonly { readonly nrc: number; readonly mrc: number; readonly termMonths: number }[],
): Sums {
  const sum = (amountOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  return {
    nrc: sum(({ nrc }) => nrc),
    mrc: sum(({ mrc }) => mrc),
    tcv: sum(({ nrc, mrc, termMonths }) => nrc + mrc * termMonths),
  };
}

function gbp(amount: number) {
  return { amount, currency: 'GBP' };
}

export function toSum({ nrc, mrc, tcv }: Sums) {
  return { nrc: gbp(nrc), mrc: gbp(mrc), tcv: gbp(tcv) };
}

/** The present price of a draft, with the earlier price for comparison. */
export function draftPriceOf(
  world: World,
  draft: PriceableDraft & Pick<OrderDraft, 'acceptedPrice'>,
  agreed: Sums | null,
  plan: string,
): Omit<OrderDraftPrice, 'etag'> {
  const lines = pricedLines(world, draft, plan);
  const current = lines.length === 0 ? null : sumsOf(lines);
  const isSame = current === null || agreed === null || isEqual(current, agreed);
  const removed = draft.quoted !== null && Object.keys(draft.quoted.lines).length !== draft.sites.length;
  const reasons = lines.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  const worst =
    lines.length === 0 ? null : Math.max(...lines.map((line) => certainties.indexOf(line.certainty)));
  const certainty = worst === null ? null : (certainties[worst] ?? 'firm');
  const leadTimeDays = lines.length === 0 ? null : Math.max(...lines.map((line) => line.leadTimeDays));
  return {
    current: current && toSum(current),
    agreed: agreed && toSum(agreed),
    basis: draft.quoted === null ? 'draft' : 'quote',
    reasons: isSame ? [] : reasonsOf(draft, [...(removed ? [CHANGED] : []), ...reasons]),
    isAccepted: isSame || isEqual(current, draft.acceptedPrice),
    certainty,
    condition: certainty && conditions[certainty],
    leadTimeDays,
    earliestDate: leadTimeDays === null ? null : workingDayAfter(world.now(), leadTimeDays),
    lines: lines.map(({ id, nrc, mrc, termMonths, certainty: ofLine, leadTimeDays: days }) => ({
      id,
      nrc: gbp(nrc),
      mrc: gbp(mrc),
      termMonths,
      certainty: ofLine,
      leadTimeDays: days,
    })),
  };
}

function reasonsOf({ quoted }: PriceableDraft, reasons: readonly string[]): string[] {
  if (quoted === null) return ['Our list prices rose since you made this draft.'];
  return [...new Set(reasons)];
}

function isEqual(one: Pick<Sums, 'nrc' | 'mrc'>, other: Pick<Sums, 'nrc' | 'mrc'> | null): boolean {
  return one.nrc === other?.nrc && one.mrc === other.mrc;
}
