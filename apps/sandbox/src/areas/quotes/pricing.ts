import { ProblemError } from '../../http/problem.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { endOf } from '../../world/days.ts';
import { dayAfter } from '../../world/insert.ts';
import { callerOf, type Caller } from '../caller.ts';
import { cancelPricingJob, createPricingJob } from '../jobs/store.ts';
import { checkSitesForPricing } from './checkSites.ts';
import { periodOf } from './priceRules.ts';
import { priceCells, type CellRequest } from './pricingPlan.ts';
import { planOf } from './products.ts';
import {
  bySite,
  cellsOf,
  countCells,
  hasPrice,
  hasResult,
  isFailed,
  keyOf,
  type Cell,
} from './quoteCells.ts';
import {
  changedBy,
  readQuote,
  quotes,
  quotePrices,
  type QuoteRecord,
  type QuoteState,
  type StoredCell,
} from './quoteRecord.ts';
import { refreshQuote } from './refreshQuote.ts';

export const VALID_DAYS = 30;

const MINUTE_MS = 60_000;

/** The scheduled events of quotes: a pricing job ends, or a quote expires. */
export function handleQuoteEvents(world: World): void {
  world.on('quote.priced', ({ subjectId, payload: jobId }) => {
    const quote = quoteNumbered(world, subjectId);
    if (quote?.state.run?.jobId !== jobId || quote.state.run.state !== 'running') return;
    setState(world, quote, { run: { jobId, state: 'done' } });
    refreshQuote(world, subjectId);
  });
  world.on('quote.expires', ({ subjectId }) => refreshQuote(world, subjectId));
  world.on('approval.order.decided', ({ subjectId: orderId, payload }) => {
    const { decision }: { decision: string } = JSON.parse(payload);
    for (const { number } of quotes.all(world, 'order_id = ?', orderId))
      quotes.set(world, number, { waitingFor: decision === 'approved' ? 'us' : null });
  });
}

/** Starts a pricing, and returns the id of its job. Call it within `world.write`, after the version was checked. */
export function startPricing(world: World, user: User, quote: QuoteRecord, only: 'all' | 'failed'): string {
  const caller = callerOf(user);
  const now = world.now();
  checkSitesForPricing(quote);
  const time = now.getTime();
  const cells = cellsOf(quote);
  const wanted =
    only === 'all' ? cells : cells.filter((cell) => !hasResult(cell, time) || isFailed(cell, time));
  if (wanted.length === 0)
    throw new ProblemError(
      409,
      'Every price that can be found is there. Price everything again for new ones.',
      { reason: 'wrong-state' },
    );
  const pricedAt = only === 'failed' ? quote.pricedAt : null;
  const terms = {
    product: quote.product,
    planId: planOf(user, quote.product),
    period: periodOf(world.begunAt(), pricedAt === null ? now : new Date(pricedAt)),
    startedAt: time,
  };
  const results = priceCells(
    terms,
    wanted.map((cell) => requestOf(cell, only)),
  );
  storeResults(world, quote, only, results, time);
  const jobId = createPricingJob(
    world,
    caller,
    results.map(({ arrivesAt }) => arrivesAt),
  );
  quotes.set(world, quote.number, {
    ...changedBy(world, quote, caller),
    planId: terms.planId,
    ...(pricedAt === null && { pricedAt: now.toISOString(), validUntil: dayAfter(now, VALID_DAYS) }),
  });
  setState(world, quote, { run: { jobId, state: 'running' }, ...afterStart(quote, only, now) });
  refreshQuote(world, quote.number);
  const lastsMs = Math.max(...results.map(({ arrivesAt }) => arrivesAt)) - time;
  world.schedule(lastsMs / MINUTE_MS, { kind: 'quote.priced', subjectId: quote.number, payload: jobId });
  if (pricedAt === null) scheduleExpiry(world, quote.number, now);
  return jobId;
}

/** Stops the running job of a quote, if any, and drops the cells without a result. Call it within `world.write`. */
export function cancelPricing(world: World, caller: Caller, quote: QuoteRecord): void {
  const { run, generation } = quote.state;
  if (run?.state !== 'running') return;
  const time = world.now().getTime();
  for (const [siteId, prices] of quote.prices) {
    const cells = prices.cells.filter(({ arrivesAt }) => arrivesAt <= time);
    if (cells.length < prices.cells.length)
      quotePrices.put(world, { quoteNumber: quote.number, siteId, ...prices, cells });
  }
  cancelPricingJob(world, run.jobId, time);
  quotes.set(world, quote.number, changedBy(world, quote, caller));
  setState(world, quote, { run: { jobId: run.jobId, state: 'cancelled' }, generation: generation + 1 });
  refreshQuote(world, quote.number);
}

function requestOf({ site, combination, stored }: Cell, only: 'all' | 'failed'): CellRequest {
  return { site, combination, attempt: only === 'failed' && stored !== undefined ? stored.attempt + 1 : 1 };
}

/** Replaces all results and keeps the earlier ones for comparison, or adds the missing results. */
function storeResults(
  world: World,
  quote: QuoteRecord,
  only: 'all' | 'failed',
  results: readonly StoredCell[],
  time: number,
): void {
  const isRepricing = countCells(cellsOf(quote), time).priced > 0;
  for (const [siteId, added] of bySite(results)) {
    const earlier = quote.prices.get(siteId) ?? { cells: [], previous: null };
    const keys = new Set(added.map(keyOf));
    quotePrices.put(world, {
      quoteNumber: quote.number,
      siteId,
      ...(only === 'all'
        ? { cells: added, previous: isRepricing ? earlier.cells : null }
        : { ...earlier, cells: [...earlier.cells.filter((cell) => !keys.has(keyOf(cell))), ...added] }),
    });
  }
}

function afterStart(quote: QuoteRecord, only: 'all' | 'failed', now: Date): Partial<QuoteState> {
  if (only === 'failed') return {};
  const isRepricing = cellsOf(quote).some((cell) => hasPrice(cell, now.getTime()));
  return {
    generation: quote.state.generation + 1,
    repricing: isRepricing
      ? {
          repricedAt: now.toISOString(),
          previouslyPricedAt: quote.pricedAt,
          acceptedAt: null,
        }
      : null,
  };
}

function scheduleExpiry(world: World, number: string, now: Date): void {
  const end = Date.parse(endOf(dayAfter(now, VALID_DAYS)));
  world.schedule((end - now.getTime()) / MINUTE_MS, {
    kind: 'quote.expires',
    subjectId: number,
    payload: '',
  });
}

export function setState(world: World, quote: QuoteRecord, changes: Partial<QuoteState>): void {
  quotes.set(world, quote.number, { state: { ...quote.state, ...changes } });
}

function quoteNumbered(world: World, number: string): QuoteRecord | undefined {
  const row = quotes.first(world, 'number = ?', number);
  return row && readQuote(world, row);
}
