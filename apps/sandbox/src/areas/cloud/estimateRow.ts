import type {
  CloudEstimateContent,
  CloudEstimateStatus,
  CloudPricePlan,
  CloudQuote,
  CloudSharing,
} from '../../contract/generated/openapi.ts';
import type { RowValues } from '../../world/insert.ts';
import { priceLine, totalOf } from './price.ts';

/** The owner or the last editor of an estimate. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A new estimate. */
export interface EstimateDraft {
  readonly number: string;
  readonly partnerId: string;
  readonly owner: Person;
  readonly content: CloudEstimateContent;
  readonly status: CloudEstimateStatus;
  readonly sharing: CloudSharing;
  readonly quote: CloudQuote | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: Person;
}

/** The columns of an estimate's content, with the figures that its price list gives. */
export function contentColumns(
  { name, note, termMonths, lines }: CloudEstimateContent,
  plan: CloudPricePlan,
): RowValues {
  const priced = lines.map((line) => ({ ...line, price: priceLine(plan, line, termMonths) }));
  const totals = totalOf(
    priced.map(({ price }) => price),
    plan.currency,
  );
  return {
    name,
    note,
    term_months: termMonths,
    price_plan_id: plan.id,
    price_list_version: plan.version,
    line_count: lines.length,
    mrc: totals.mrc,
    tcv: totals.tcv,
    totals: JSON.stringify(totals),
    lines: JSON.stringify(priced),
  };
}

/** The row of a new estimate. */
export function estimateRow(draft: EstimateDraft, plan: CloudPricePlan): RowValues {
  const { number, partnerId, owner, content, status, sharing, quote } = draft;
  return {
    number,
    partner_id: partnerId,
    owner_id: owner.id,
    owner_name: owner.name,
    status,
    sharing,
    quote: quote && JSON.stringify(quote),
    created_at: draft.createdAt,
    updated_at: draft.updatedAt,
    updated_by_id: draft.updatedBy.id,
    changed_by: draft.updatedBy.name,
    searched: searchedOf(number, content, owner.name),
    ...contentColumns(content, plan),
  };
}

/** The searchable text of an estimate. */
export function searchedOf(
  number: string,
  { name, note }: Pick<CloudEstimateContent, 'name' | 'note'>,
  ownerName: string,
): string {
  return [number, name, note, ownerName].join(' ').toLowerCase();
}
