import type { CloudEstimate, CloudEstimateSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import { colleagueNameOf } from '../../world/people.ts';
import type { Unlisted } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { estimateSummaryFields, type EstimateRow } from './estimates.ts';
import { findPricePlan } from './pricePlans.ts';

export function toEstimateSummary(
  row: EstimateRow,
  caller: Pick<Caller, 'id'>,
): Unlisted<CloudEstimateSummary> {
  const pricePlan = findPricePlan(row.pricePlanId);
  if (pricePlan === undefined) throw new Error('An estimate has an unknown price plan.');
  return {
    ...shownOf(row, estimateSummaryFields),
    etag: `"${row.version}"`,
    isMine: row.owner.id === caller.id,
    updatedBy: { id: row.changedById, name: colleagueNameOf(row.changedById) },
    pricePlan,
  };
}

export function toEstimate(row: EstimateRow, caller: Pick<Caller, 'id'>): Unlisted<CloudEstimate> {
  const summary = toEstimateSummary(row, caller);
  const { note, priceListVersion, lines, quote } = row;
  return { ...summary, note, priceListVersion, lines: [...lines], quote };
}
