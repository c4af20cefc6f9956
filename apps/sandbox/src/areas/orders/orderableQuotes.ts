import type { OrderableQuote, Resilience } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf } from '../caller.ts';
import { planOf, productRanges, quoteProducts } from '../quotes/products.ts';
import { cellsOf, chosenLines, keyOf, type ChosenLine } from '../quotes/quoteCells.ts';
import { quotes, readQuote, visible, type QuoteRecord } from '../quotes/quoteRecord.ts';
import { sumsOf, toSum, type QuotedLine } from './draftPrice.ts';
import { emptyContent } from './drafts.ts';
import type { OrderConfiguration } from './linePrice.ts';
import { orderProductOf, type OrderProduct } from './orderProducts.ts';
import { dayOf } from '../../world/days.ts';

/** A quote that can be ordered, with the prices that its owner agreed to last. */
export interface ReadyQuote {
  readonly id: string;
  readonly name: string;
  readonly product: OrderProduct;
  readonly configuration: OrderConfiguration;
  readonly lines: readonly QuotedLine[];
}

const SHOWN = 20;
const resiliences = {
  single: 'single',
  dual: 'dualRouter',
  dualDiverse: 'diverse',
} as const satisfies Record<Resilience, OrderConfiguration['resilience']>;
/** The usable public addresses, by the size of the block that a quote counts. */
const usableAddresses: Readonly<Record<string, number>> = { 4: 1, 8: 5, 16: 13 };
const FIBRE = /FTTP/;

/** The quotes that the user may see and that can be ordered now, the one that is valid longest first. */
export function listQuotes(
  world: World,
  user: User,
  text: string,
): { total: number; items: OrderableQuote[] } {
  const ready = joinSql(readyFor(world, user), containsWords('searched', text));
  const found = quotes.all(
    world,
    `${ready.text} ORDER BY valid_until DESC, number LIMIT ${SHOWN}`,
    ...ready.values,
  );
  return {
    total: quotes.count(world, ready.text, ...ready.values),
    items: found.map((row) => toOrderableQuote(world, readQuote(world, row))),
  };
}

/** A quote that can be ordered now; undefined for one that expired, was ordered, or that the user may not see. */
export function findReadyQuote(world: World, user: User, number: string): ReadyQuote | undefined {
  const ready = readyFor(world, user);
  const row = quotes.first(world, `${ready.text} AND number = ?`, ...ready.values, number);
  return row && toReadyQuote(world, readQuote(world, row));
}

/** The conditions of the action `order`, for a list: valid prices of the present plan, with at least one choice. */
function readyFor(world: World, user: User): Sql {
  if (!sharedRights().has('listOrderableQuotes', user.claims)) return { text: '0', values: [] };
  const { partnerId, id } = callerOf(user);
  const plans = quoteProducts.map((product) => `${product} ${planOf(user, product)}`);
  return {
    text: `${visible} AND status IN ('ready', 'partPriced') AND valid_until >= ? AND mrc > 0
      AND product || ' ' || plan_id IN (${plans.map(() => '?').join(', ')})`,
    values: [partnerId, id, dayOf(world.now()), ...plans],
  };
}

function linesOf(world: World, quote: QuoteRecord): ChosenLine[] {
  return chosenLines(quote, cellsOf(quote), world.now().getTime());
}

function productOf({ product }: QuoteRecord): OrderProduct {
  const { label } = productRanges[product];
  const ordered = orderProductOf(label);
  if (ordered === undefined) throw new TypeError(`${label} can be quoted but not ordered.`);
  return ordered;
}

function toOrderableQuote(world: World, quote: QuoteRecord): OrderableQuote {
  const lines = linesOf(world, quote);
  return {
    id: quote.number,
    name: quote.name,
    product: productOf(quote),
    siteCount: lines.length,
    validUntil: String(quote.validUntil),
    total: toSum(sumsOf(lines.map((line) => toQuotedLine(quote, line)))),
  };
}

function toReadyQuote(world: World, quote: QuoteRecord): ReadyQuote {
  const lines = linesOf(world, quote);
  return {
    id: quote.number,
    name: quote.name,
    product: productOf(quote),
    configuration: configurationOf(lines[0]),
    lines: lines.map((line) => toQuotedLine(quote, line)),
  };
}

/** A draft has one configuration for all its sites: that of the first one. */
function configurationOf(line: ChosenLine | undefined): OrderConfiguration {
  if (line === undefined) return emptyContent.configuration;
  const { choice, stored, site } = line;
  return {
    bandwidthMbps: choice.bandwidthMbps,
    access: FIBRE.test(stored.accessType ?? '') ? 'shared' : 'dedicated',
    resilience: resiliences[choice.resilience],
    ipAddresses: usableAddresses[site.fields['ipAddresses'] ?? ''] ?? 1,
  };
}

/** A chosen price. Until the changes of a re-pricing are accepted, the earlier price is the agreed one. */
function toQuotedLine(quote: QuoteRecord, { choice, site, stored }: ChosenLine): QuotedLine {
  const { repricing } = quote.state;
  const isOpen = repricing !== null && repricing.acceptedAt === null;
  const earlier = isOpen
    ? quote.prices.get(site.id)?.previous?.find((cell) => keyOf(cell) === keyOf(choice))
    : undefined;
  const { address, bEnd } = site;
  return {
    siteId: site.id,
    site: { name: address.name, address: address.lines, postcode: address.postcode },
    bSite: bEnd && { name: bEnd.name, address: bEnd.lines, postcode: bEnd.postcode },
    bandwidthMbps: choice.bandwidthMbps,
    termMonths: choice.termMonths,
    resilience: choice.resilience,
    nrc: earlier?.nrc ?? stored.nrc ?? 0,
    mrc: earlier?.mrc ?? stored.mrc ?? 0,
  };
}
