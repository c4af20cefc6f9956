import type { DatabaseSync } from 'node:sqlite';
import type { QuoteChoice, QuoteSite } from '../../contract/generated/openapi.ts';
import { northgate } from '../../seed/partners.ts';
import { pick } from '../../world/chance.ts';
import { sites as worldSites } from '../../world/geography.ts';
import { endOf } from '../../world/days.ts';
import { createInsert, dayAfter } from '../../world/insert.ts';
import { addressOfSite } from './addresses.ts';
import { periodOf } from './priceRules.ts';
import { priceCells } from './pricingPlan.ts';
import { VALID_DAYS } from './pricing.ts';
import { productRanges } from './products.ts';
import { fillQuotedOrder } from './fillQuotedOrder.ts';
import { bySite, combinationsOf } from './quoteCells.ts';
import { firstState, numberOfQuote, searchedText } from './newQuote.ts';
import {
  quotePrices,
  quotes,
  quoteSites,
  type QuoteRecord,
  type QuoteState,
  type SitePrices,
  type StoredCell,
} from './quoteRecord.ts';
import { seedQuotes, type SeedQuote } from './quoteSeed.ts';
import { derivedFields } from './refreshQuote.ts';

const DAY_MS = 86_400_000;
const MARGIN = 1500;

/** Fills the quotes of the world, as if they had been made and priced before it begins. */
export function fillQuotes(database: DatabaseSync, begin: Date): void {
  const addQuote = quotes.createAdder(database);
  const addSite = quoteSites.createAdder(database);
  const addPrices = quotePrices.createAdder(database);
  const addEvent = createInsert(database, 'scheduled_events');
  for (const [index, seed] of seedQuotes.entries()) {
    const number = numberOfQuote(index);
    const quote = quoteAt(database, seed, index, begin);
    const { status, validUntil, sites, prices } = quote;
    const orderId = seed.ending === 'ordered' ? fillQuotedOrder(database, quote, begin) : null;
    addQuote({ ...quote, orderId });
    for (const [position, site] of sites.entries())
      addSite({ quoteNumber: number, id: site.id, position, site });
    for (const [siteId, { cells, previous }] of prices)
      addPrices({ quoteNumber: number, siteId, cells, previous });
    if (validUntil !== null && ['pricing', 'ready', 'partPriced'].includes(status))
      addEvent({
        at: endOf(validUntil),
        kind: 'quote.expires',
        subject_id: number,
        payload: '',
      });
  }
}

function quoteAt(database: DatabaseSync, seed: SeedQuote, index: number, begin: Date): QuoteRecord {
  const number = numberOfQuote(index);
  const { partner, owner, name, customerName, product } = seed;
  const pricedAt = daysBefore(begin, seed.pricedDaysAgo);
  const sites = sitesOf(seed, index);
  const firstPricedAt = daysBefore(begin, seed.firstPricedDaysAgo);
  const prices = pricesOf({ seed, sites, pricedAt, firstPricedAt, begin });
  const jobId = seed.isPricing ? addJob(database, number, owner.id, prices, begin) : null;
  const state: QuoteState = {
    ...firstState(product, partner.id === northgate.id ? MARGIN : 0),
    options: seed.options,
    note: seed.note,
    reason: seed.ending === 'declined' ? 'The customer signed with another provider.' : '',
    choices: choicesOf(sites, prices),
    run: jobId === null ? null : { jobId, state: 'running' },
    repricing:
      pricedAt === null || firstPricedAt === null
        ? null
        : {
            repricedAt: pricedAt.toISOString(),
            previouslyPricedAt: firstPricedAt.toISOString(),
            acceptedAt: null,
          },
  };
  const quote: QuoteRecord = {
    number,
    partnerId: partner.id,
    owner,
    isShared: seed.isShared,
    name,
    customerName,
    product,
    planId: seed.planId,
    status: seed.ending ?? 'draft',
    waitingFor: seed.ending === 'ordered' ? 'us' : null,
    siteCount: sites.length,
    total: { nrc: 0, mrc: 0, tcv: 0 },
    updatedAt: new Date(begin.getTime() - seed.updatedDaysAgo * DAY_MS - index * 60_000).toISOString(),
    pricedAt: pricedAt?.toISOString() ?? null,
    validUntil: pricedAt && dayAfter(pricedAt, VALID_DAYS),
    orderId: null,
    approvalId: null,
    state,
    version: 1,
    changedBy: null,
    changedById: null,
    changedAt: null,
    searched: searchedText({ number, name, customerName, product, owner }),
    sites,
    prices,
  };
  return Object.assign(quote, derivedFields(quote, begin));
}

function sitesOf({ product, siteCount, options }: SeedQuote, index: number): QuoteSite[] {
  const { needsBEnd, fields } = productRanges[product];
  const values = Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map(({ id, options: known }) => [id, known?.[0]?.id ?? 'NNI-LON-0417']),
  );
  return Array.from({ length: siteCount }, (_unused, position) => {
    const site = pick(worldSites, index === 0 ? position * 40 : index * 17 + position * 3);
    return {
      id: `S${position + 1}`,
      reference: position % 3 === 0 ? `${site.postcode.split(' ')[0]}-${position + 1}` : '',
      address: addressOfSite(site),
      bEnd: needsBEnd ? addressOfSite(pick(worldSites, index * 11 + 120)) : null,
      // One site has options of its own: a lower bandwidth.
      options:
        siteCount === 8 && position === 7
          ? { ...options, bandwidthsMbps: options.bandwidthsMbps.slice(0, 1) }
          : null,
      fields: values,
    };
  });
}

function daysBefore(begin: Date, days: number | null): Date | null {
  return days === null ? null : new Date(begin.getTime() - days * DAY_MS);
}

interface Pricings {
  readonly seed: SeedQuote;
  readonly sites: readonly QuoteSite[];
  readonly pricedAt: Date | null;
  readonly firstPricedAt: Date | null;
  readonly begin: Date;
}

function pricesOf({ seed, sites, pricedAt, firstPricedAt, begin }: Pricings): Map<string, SitePrices> {
  if (pricedAt === null) return new Map();
  const present = cellsAt(seed, sites, pricedAt, begin);
  const earlier = firstPricedAt === null ? null : cellsAt(seed, sites, firstPricedAt, begin);
  return new Map(
    [...present].map(([siteId, cells]) => [siteId, { cells, previous: earlier?.get(siteId) ?? null }]),
  );
}

function cellsAt(
  seed: SeedQuote,
  sites: readonly QuoteSite[],
  pricedAt: Date,
  begin: Date,
): ReadonlyMap<string, readonly StoredCell[]> {
  const asked = sites.slice(0, sites.length - seed.unpricedSites);
  const requests = asked.flatMap((site) =>
    combinationsOf(site.options ?? seed.options).map((combination) => ({ site, combination, attempt: 2 })),
  );
  const terms = {
    product: seed.product,
    planId: seed.planId,
    period: periodOf(begin, pricedAt),
    startedAt: pricedAt.getTime() - 20_000,
  };
  const failed = new Set(asked.slice(asked.length - seed.failedSites).map(({ id }) => id));
  const late = seed.isPricing ? asked.at(-1)?.id : undefined;
  const results = priceCells(terms, requests);
  const cells = [
    ...results.filter(({ siteId }) => siteId !== late && !failed.has(siteId)),
    ...results.filter(({ siteId }) => siteId === late).map((cell) => lateCell(cell, begin)),
    ...results.filter(({ siteId }) => failed.has(siteId)).map(timedOut),
  ];
  return bySite(cells);
}

function lateCell(cell: StoredCell, begin: Date): StoredCell {
  return { ...cell, arrivesAt: begin.getTime() + 2 * DAY_MS };
}

function timedOut(cell: StoredCell): StoredCell {
  const nothing = { nrc: null, mrc: null, leadTimeDays: null, certainty: null, accessType: null };
  return { ...cell, ...nothing, reason: 'carrierTimedOut', attempt: 1 };
}

/** Chooses 36 months and the second bandwidth where there is a price, else the first price. */
function choicesOf(sites: readonly QuoteSite[], prices: ReadonlyMap<string, SitePrices>): QuoteChoice[] {
  return sites.flatMap(({ id }) => {
    const priced = (prices.get(id)?.cells ?? []).filter(({ mrc }) => mrc !== null);
    const usual = priced.filter(({ termMonths }) => termMonths === 36);
    const chosen = usual[1] ?? usual[0] ?? priced[0];
    if (chosen === undefined) return [];
    const { bandwidthMbps, termMonths, resilience } = chosen;
    return [{ siteId: id, bandwidthMbps, termMonths, resilience, marginBasisPoints: null }];
  });
}

/** A pricing job that ends when the last carrier responds. */
function addJob(
  database: DatabaseSync,
  number: string,
  personId: string,
  prices: ReadonlyMap<string, SitePrices>,
  begin: Date,
): string {
  const arrivals = [...prices.values()].flatMap(({ cells }) => cells.map(({ arrivesAt }) => arrivesAt));
  const count = Number(database.prepare('SELECT count(*) AS count FROM jobs').get()?.['count']);
  const id = `JB-${count + 1}`;
  createInsert(
    database,
    'jobs',
  )({
    id,
    person_id: personId,
    kind: 'pricing',
    operation_id: JSON.stringify('startPricing'),
    started_at: begin.toISOString(),
    total: arrivals.length,
    content: JSON.stringify({ arrivals, cancelledAt: null }),
    file_name: '',
  });
  createInsert(
    database,
    'scheduled_events',
  )({
    at: new Date(Math.max(...arrivals)).toISOString(),
    kind: 'quote.priced',
    subject_id: number,
    payload: id,
  });
  return id;
}
