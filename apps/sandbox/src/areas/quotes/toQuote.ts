import type { Quote, QuoteSummary } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import type { Row } from '../../world/createWorld.ts';
import { textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { waitingForWords } from '../../world/words.ts';
import { callerOf } from '../caller.ts';
import { planOf, quoteProducts } from './products.ts';
import { cellsOf, chosenLines, countCells, type CellCounts } from './quoteCells.ts';
import { quoteStatuses, type QuoteRecord, type QuoteStatus } from './quoteRecord.ts';
import { figuresOfLines } from './quoteTotals.ts';

type AllowedAction = Quote['allowedActions'][number];

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** The states in which a quote has ended. */
const endedStatuses: ReadonlySet<QuoteStatus> = new Set(['ordered', 'declined', 'cancelled']);

/** Whether a quote has ended and cannot be changed. */
export function isEnded({ status }: QuoteRecord): boolean {
  return endedStatuses.has(status);
}

/** A quote as lists show it. */
export function toQuoteSummary(row: Row): QuoteSummary {
  return {
    number: String(row['number']),
    name: String(row['name']),
    customerName: String(row['customer_name']),
    product: wordOf(row, 'product', quoteProducts),
    status: wordOf(row, 'status', quoteStatuses),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    owner: { id: String(row['owner_id']), name: String(row['owner_name']) },
    isShared: row['is_shared'] === 1,
    siteCount: Number(row['site_count']),
    totals: { nrc: gbp(Number(row['nrc'])), mrc: gbp(Number(row['mrc'])), tcv: gbp(Number(row['tcv'])) },
    updatedAt: String(row['updated_at']),
    validUntil: textOrNull(row, 'valid_until'),
    orderId: textOrNull(row, 'order_id'),
    etag: `"${Number(row['version'])}"`,
  };
}

/** A quote as its page shows it to a user. */
export function toQuote(quote: QuoteRecord, user: User, now: Date): Quote {
  const { row, state, sites } = quote;
  const time = now.getTime();
  const cells = cellsOf(quote);
  const counts = countCells(cells, time);
  const lines = chosenLines(quote, cells, time);
  const { marginBasisPoints, ...figures } = figuresOfLines(lines);
  const { nrc, mrc, tcv, saving, sellNrc, sellMrc, sellTcv, marginAmount } = figures;
  const planState = planStateOf(quote, user);
  return {
    ...toQuoteSummary(row),
    updatedBy: {
      id: textOrNull(row, 'changed_by_id') ?? String(row['owner_id']),
      name: textOrNull(row, 'changed_by') ?? String(row['owner_name']),
    },
    planId: String(row['plan_id']),
    options: state.options,
    marginBasisPoints: state.marginBasisPoints,
    note: state.note,
    choices: state.choices,
    totals: {
      siteCount: sites.length,
      chosenCount: lines.length,
      nrc: gbp(nrc),
      mrc: gbp(mrc),
      tcv: gbp(tcv),
      saving: gbp(saving),
      sellNrc: gbp(sellNrc),
      sellMrc: gbp(sellMrc),
      sellTcv: gbp(sellTcv),
      marginAmount: gbp(marginAmount),
      marginBasisPoints,
    },
    pricing: {
      jobId: state.run?.jobId ?? null,
      done: counts.done,
      total: counts.total,
      failed: counts.failed,
      state: state.run?.state ?? (counts.done > 0 ? 'done' : 'idle'),
    },
    pricedAt: textOrNull(row, 'priced_at'),
    approvalId: textOrNull(row, 'approval_id'),
    planState,
    allowedActions: allowedActionsOf(quote, user, { counts, chosenCount: lines.length, planState }),
  };
}

/** Whether the partner's plan is still that of the quote. */
export function planStateOf({ product, row }: QuoteRecord, user: User): Quote['planState'] {
  const plan = planOf(user, product);
  if (plan === '') return 'withdrawn';
  return plan === row['plan_id'] ? 'current' : 'changed';
}

interface Facts {
  readonly counts: CellCounts;
  readonly chosenCount: number;
  readonly planState: Quote['planState'];
}

function allowedActionsOf(
  quote: QuoteRecord,
  user: User,
  { counts, chosenCount, planState }: Facts,
): AllowedAction[] {
  const { status, row, sites } = quote;
  if (isEnded(quote)) return [];
  const isRunning = status === 'pricing';
  const isPriced = counts.priced > 0;
  const isValid = status === 'ready' || status === 'partPriced';
  const hasGap = counts.done < counts.total || counts.failed > 0;
  const conditions: readonly (readonly [AllowedAction, boolean])[] = [
    ['edit', !isRunning],
    [
      'price',
      (status === 'draft' || (status === 'partPriced' && planState === 'current')) &&
        planState !== 'withdrawn' &&
        sites.length > 0 &&
        hasGap,
    ],
    ['cancelPricing', isRunning],
    ['reprice', !isRunning && status !== 'draft' && planState !== 'withdrawn' && sites.length > 0],
    ['order', isValid && planState === 'current' && chosenCount > 0],
    ['share', row['owner_id'] === callerOf(user).id],
    ['cancel', true],
    ['decline', !isRunning && isPriced],
  ];
  return conditions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
