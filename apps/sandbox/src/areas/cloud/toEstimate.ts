import type {
  CloudEstimate,
  CloudEstimateStatus,
  CloudEstimateSummary,
  CloudLinePrice,
  CloudLine,
  CloudQuote,
  CloudTerm,
  CloudTotals,
} from '../../contract/generated/openapi.ts';
import { colleagueNameOf } from '../../world/people.ts';
import type { Row } from '../../world/createWorld.ts';
import { textOf, textOrNull, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { findPricePlan } from './pricePlans.ts';

/** A line with its price. */
export type PricedLine = CloudLine & { readonly price: CloudLinePrice };

/** The states of an estimate. */
const statuses: readonly CloudEstimateStatus[] = [
  'draft',
  'pricing',
  'ready',
  'ordered',
  'declined',
  'expired',
  'cancelled',
];

/** The lines of an estimate. */
export function linesOfRow(row: Row): readonly PricedLine[] {
  const lines: PricedLine[] = JSON.parse(textOf(row, 'lines'));
  return lines;
}

/** The quote of an estimate; null if none was requested. */
export function quoteOfRow(row: Row): CloudQuote | null {
  const text = textOrNull(row, 'quote');
  if (text === null) return null;
  const quote: CloudQuote = JSON.parse(text);
  return quote;
}

/** The term of an estimate. */
export function termOfRow(row: Row): CloudTerm {
  return ([12, 36, 60] as const).find((term) => term === row['term_months']) ?? 36;
}

/** An estimate as lists show it. */
export function toEstimateSummary(row: Row, caller: Pick<Caller, 'id'>): CloudEstimateSummary {
  const totals: CloudTotals = JSON.parse(textOf(row, 'totals'));
  const pricePlan = findPricePlan(textOf(row, 'price_plan_id'));
  if (pricePlan === undefined) throw new Error('An estimate has an unknown price plan.');
  const updatedBy = textOf(row, 'updated_by_id');
  return {
    etag: `"${Number(row['version'])}"`,
    number: textOf(row, 'number'),
    name: textOf(row, 'name'),
    status: wordOf(row, 'status', statuses),
    sharing: wordOf(row, 'sharing', ['private', 'colleagues']),
    owner: { id: textOf(row, 'owner_id'), name: textOf(row, 'owner_name') },
    isMine: row['owner_id'] === caller.id,
    createdAt: textOf(row, 'created_at'),
    updatedAt: textOf(row, 'updated_at'),
    updatedBy: { id: updatedBy, name: colleagueNameOf(updatedBy) },
    pricePlan,
    termMonths: termOfRow(row),
    lineCount: Number(row['line_count']),
    totals,
  };
}

/** An estimate with everything that its page shows to a caller. */
export function toEstimate(row: Row, caller: Caller): CloudEstimate {
  const summary = toEstimateSummary(row, caller);
  return {
    ...summary,
    note: textOf(row, 'note'),
    priceListVersion: Number(row['price_list_version']),
    lines: [...linesOfRow(row)],
    quote: quoteOfRow(row),
    allowedActions: actionsOf(summary),
  };
}

function actionsOf({ status, isMine, pricePlan }: CloudEstimateSummary): CloudEstimate['allowedActions'] {
  const own = isMine ? (['share', 'delete'] as const) : [];
  if (status === 'draft') return ['edit', ...own, pricePlan.isWithdrawn ? 'move' : 'requestQuote'];
  if (status === 'pricing' || status === 'ready') return [...own.slice(0, 1), 'cancelQuote'];
  return [...own];
}
