import type {
  CloudEstimateContent,
  CloudLine,
  CloudLinePrice,
  CloudPricePlan,
  CloudQuote,
  CloudTotals,
} from '../../contract/generated/openapi.ts';
import { collection, versionFields, type NewRow, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { priceLine, totalOf } from './price.ts';

export type PricedLine = CloudLine & { readonly price: CloudLinePrice };

export const estimateSummaryFields = {
  number: field.key(field.text),
  name: field.text,
  status: field.word(['draft', 'pricing', 'ready', 'ordered', 'declined', 'expired', 'cancelled']),
  sharing: field.word(['private', 'colleagues']),
  owner: field.texts({ id: 'owner_id', name: 'owner_name' }),
  createdAt: field.moment,
  updatedAt: field.moment,
  termMonths: field.oneOf([12, 36, 60]),
  lineCount: field.integer,
  totals: field.json<CloudTotals>(),
};

export const estimates = collection('cloud_estimates', {
  ...estimateSummaryFields,
  partnerId: field.text,
  note: field.text,
  pricePlanId: field.text,
  priceListVersion: field.integer,
  /** In pence, for the order of a list. */
  mrc: field.integer,
  tcv: field.integer,
  lines: field.json<readonly PricedLine[]>(),
  /** Null if none was requested. */
  quote: field.orNull(field.json<CloudQuote>()),
  deletedAt: field.orNull(field.moment),
  version: versionFields.version,
  changedBy: field.text,
  changedById: field.named('updated_by_id', field.text),
  searched: field.text,
});

export type EstimateRow = RowOf<typeof estimates.fields>;

/** The fields of an estimate's content, with the figures that its price list gives. */
export function contentFields({ name, note, termMonths, lines }: CloudEstimateContent, plan: CloudPricePlan) {
  const priced = lines.map((line) => ({ ...line, price: priceLine(plan, line, termMonths) }));
  const totals = totalOf(
    priced.map(({ price }) => price),
    plan.currency,
  );
  const { mrc, tcv } = totals;
  const ofPlan = { pricePlanId: plan.id, priceListVersion: plan.version };
  return { name, note, termMonths, ...ofPlan, lineCount: lines.length, mrc, tcv, totals, lines: priced };
}

/** A new estimate without what follows from its content. */
export interface EstimateDraft extends Pick<
  NewRow<typeof estimates.fields>,
  'number' | 'partnerId' | 'owner' | 'status' | 'sharing' | 'quote' | 'createdAt' | 'updatedAt'
> {
  readonly content: CloudEstimateContent;
}

/** An estimate before it is stored, last changed by its owner. */
export function newEstimate({ content, ...draft }: EstimateDraft, plan: CloudPricePlan) {
  const { number, owner } = draft;
  return {
    ...draft,
    changedBy: owner.name,
    changedById: owner.id,
    searched: searchedOf(number, content, owner.name),
    ...contentFields(content, plan),
  };
}

export function searchedOf(
  number: string,
  { name, note }: Pick<CloudEstimateContent, 'name' | 'note'>,
  ownerName: string,
): string {
  return [number, name, note, ownerName].join(' ').toLowerCase();
}
