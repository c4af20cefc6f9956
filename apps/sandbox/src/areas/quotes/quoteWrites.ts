import type { QuoteSite } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf } from '../caller.ts';
import { linkQuote } from '../partner-programme/linkQuote.ts';
import { errorsOfOptions, sitesOf } from './checkSites.ts';
import { setState } from './pricing.ts';
import { defaultMarginOf, planOf, productRanges, type QuoteProduct } from './products.ts';
import { choicesThatFit } from './chooseCells.ts';
import { firstState, numberOfQuote, searchedText } from './newQuote.ts';
import { changedBy, quotes, type QuoteRecord, type QuoteState } from './quoteRecord.ts';
import { refreshQuote } from './refreshQuote.ts';
import { insertSite, storeSites } from './storeSites.ts';
import { requireOpen, requireReseller } from './requireQuote.ts';

export interface NewQuote {
  readonly name: string;
  readonly customerName: string;
  readonly product: QuoteProduct;
  readonly state?: Partial<QuoteState>;
  readonly sites?: readonly QuoteSite[];
  /** The approved deal that it is for. */
  readonly dealNumber?: string;
}

/** Creates a draft and returns its number. Throws 422 for a product without a plan. Call it within `world.write`. */
export function createQuote(world: World, user: User, quote: NewQuote): string {
  const { partnerId, ...owner } = callerOf(user);
  const { name, customerName, product, sites = [], dealNumber } = quote;
  const planId = planOf(user, product);
  if (planId === '')
    throw new ProblemError(422, 'You have no price plan for this product. Choose another one.', {
      errors: [{ pointer: '/product', detail: 'has no price plan' }],
    });
  const number = numberOfQuote(quotes.count(world, '1'));
  quotes.add(world, {
    number,
    partnerId,
    owner,
    isShared: false,
    name,
    customerName,
    product,
    planId,
    status: 'draft',
    waitingFor: 'you',
    siteCount: sites.length,
    total: { nrc: 0, mrc: 0, tcv: 0 },
    updatedAt: world.now().toISOString(),
    state: { ...firstState(product, defaultMarginOf(user)), ...quote.state },
    searched: searchedText({ number, name, customerName, product, owner }),
  });
  for (const [position, site] of sites.entries()) insertSite(world, number, position, site);
  if (dealNumber !== undefined) linkQuote(world, user, dealNumber, number);
  return number;
}

/** Changes the fields that a body contains. Call it within `world.write`, after the version was checked. */
export function changeQuote(world: World, user: User, quote: QuoteRecord, body: BodyOf<'changeQuote'>): void {
  requireOpen(quote);
  const { state } = quote;
  const product = body.product ?? quote.product;
  const isOtherProduct = product !== quote.product;
  if (isOtherProduct && quote.status !== 'draft')
    throw new ProblemError(409, 'Only the product of a draft can be changed. Create another quote.', {
      reason: 'wrong-state',
    });
  checkChange(user, product, body, isOtherProduct);
  const { name = quote.name, customerName = quote.customerName } = body;
  const options = body.options ?? (isOtherProduct ? productRanges[product].defaults : state.options);
  quotes.set(world, quote.number, {
    ...changedBy(world, quote, callerOf(user)),
    name,
    customerName,
    product,
    ...(isOtherProduct && { planId: planOf(user, product) }),
    searched: searchedText({ ...quote, name, customerName, product }),
  });
  setState(world, quote, {
    options,
    note: body.note ?? state.note,
    marginBasisPoints: body.marginBasisPoints ?? state.marginBasisPoints,
    ...(options !== state.options && {
      generation: state.generation + 1,
      choices: choicesThatFit(state.choices, quote.sites, options),
    }),
  });
  if (isOtherProduct)
    storeSites(
      world,
      quote,
      quote.sites.map((site) => ({ ...site, options: null, fields: {} })),
    );
  refreshQuote(world, quote.number);
}

/** Replaces the sites. Call it within `world.write`, after the version was checked. */
export function replaceSites(
  world: World,
  user: User,
  quote: QuoteRecord,
  body: BodyOf<'replaceQuoteSites'>,
): void {
  const sites = sitesOf(quote.product, body.items);
  quotes.set(world, quote.number, changedBy(world, quote, callerOf(user)));
  storeSites(world, quote, sites);
  setState(world, quote, {
    generation: quote.state.generation + 1,
    choices: choicesThatFit(quote.state.choices, sites, quote.state.options),
  });
  refreshQuote(world, quote.number);
}

/** Ends a quote. Call it within `world.write`, after the version was checked. */
export function endQuote(
  world: World,
  user: User,
  quote: QuoteRecord,
  status: 'cancelled' | 'declined',
  reason: string,
): void {
  quotes.set(world, quote.number, {
    ...changedBy(world, quote, callerOf(user)),
    status,
    waitingFor: null,
  });
  setState(world, quote, { reason, ...(quote.state.run && { run: endedRun(quote.state.run) }) });
}

function endedRun(run: NonNullable<QuoteState['run']>): NonNullable<QuoteState['run']> {
  return run.state === 'running' ? { ...run, state: 'cancelled' } : run;
}

function checkChange(
  user: User,
  product: QuoteProduct,
  { options, marginBasisPoints }: BodyOf<'changeQuote'>,
  isOtherProduct: boolean,
): void {
  if (marginBasisPoints !== undefined && marginBasisPoints > 0) requireReseller(user, '/marginBasisPoints');
  const errors: FieldError[] = options === undefined ? [] : errorsOfOptions(product, options, '/options');
  if (isOtherProduct && planOf(user, product) === '')
    errors.push({ pointer: '/product', detail: 'has no price plan' });
  if (errors.length > 0)
    throw new ProblemError(422, 'The quote cannot be changed like this. Correct the named fields.', {
      errors,
    });
}
