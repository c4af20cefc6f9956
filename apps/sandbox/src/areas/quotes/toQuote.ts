import type { Quote, QuoteSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import type { User } from '../../store/users.ts';
import type { Unlisted } from '../actions.ts';
import { namedPerson, type ReadBy } from '../turns.ts';
import { planOf } from './products.ts';
import { cellsOf, chosenLines, countCells } from './quoteCells.ts';
import { quoteSummaryFields, type QuoteRecord, type QuoteRow, type QuoteStatus } from './quoteRecord.ts';
import { figuresOfLines } from './quoteTotals.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const endedStatuses: ReadonlySet<QuoteStatus> = new Set(['ordered', 'declined', 'cancelled']);

export function isEnded({ status }: QuoteRecord): boolean {
  return endedStatuses.has(status);
}

export function toQuoteSummary(quote: ReadBy<QuoteRow>): QuoteSummary {
  const { nrc, mrc, tcv } = quote.total;
  return {
    ...shownOf(quote, quoteSummaryFields),
    ...namedPerson(quote.waitingForPerson),
    totals: { nrc: gbp(nrc), mrc: gbp(mrc), tcv: gbp(tcv) },
    etag: `"${quote.version}"`,
  };
}

export function toQuote(quote: QuoteRecord, user: User, now: Date): Unlisted<Quote> {
  const { state, sites, owner } = quote;
  const time = now.getTime();
  const cells = cellsOf(quote);
  const counts = countCells(cells, time);
  const lines = chosenLines(quote, cells, time);
  const { marginBasisPoints, ...figures } = figuresOfLines(lines);
  const { nrc, mrc, tcv, saving, sellNrc, sellMrc, sellTcv, marginAmount } = figures;
  const planState = planStateOf(quote, user);
  return {
    ...toQuoteSummary(quote),
    updatedBy: {
      id: quote.changedById ?? owner.id,
      name: quote.changedBy ?? owner.name,
    },
    planId: quote.planId,
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
    pricedAt: quote.pricedAt,
    approvalId: quote.approvalId,
    planState,
  };
}

export function planStateOf({ product, planId }: QuoteRecord, user: User): Quote['planState'] {
  const plan = planOf(user, product);
  if (plan === '') return 'withdrawn';
  return plan === planId ? 'current' : 'changed';
}
