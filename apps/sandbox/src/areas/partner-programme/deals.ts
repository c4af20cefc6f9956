import type { Deal, DealContent } from '../../contract/generated/openapi.ts';
import { collection, type Changes, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { World } from '../../world/createWorld.ts';
import { waitingFor } from '../../world/words.ts';
import { customerKeyOf, postcodeKeyOf } from './customerKey.ts';

export type DealStep = Deal['history'][number];

/** The fields of a deal that have no column of their own. */
export interface DealState {
  readonly description: string;
  readonly customerPostcode: string;
  /** Newest first. */
  readonly history: readonly DealStep[];
  readonly question: Deal['question'];
  readonly extension: NonNullable<Deal['protection']>['extension'];
  /** The reason of a rejection or expiry. */
  readonly reason: string;
  /** The number of reviews so far. The scheduled event of an earlier review has no effect. */
  readonly reviews: number;
}

export const dealSummaryFields = {
  number: field.key(field.text),
  name: field.text,
  customerName: field.text,
  product: field.word(['wan', 'internetAccess', 'backupLines', 'voice', 'cloud', 'contactCentre']),
  status: field.word(['draft', 'pending', 'approved', 'returned', 'rejected', 'expired']),
  waitingFor,
  termMonths: field.oneOf([12, 36, 60]),
  expectedCloseOn: field.day,
  registeredBy: field.texts({ id: 'registered_by', name: 'registered_by_name' }),
  registeredAt: field.moment,
  decisionDueOn: field.orNull(field.day),
  protectedUntil: field.orNull(field.day),
  quoteNumber: field.orNull(field.text),
  updatedAt: field.moment,
};

/** Deals. What can be filtered or sorted is a column; the rest is JSON. */
export const deals = collection('deals', {
  ...dealSummaryFields,
  ordinal: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  customerKey: field.text,
  postcodeKey: field.text,
  step: field.orNull(field.word(['approval', 'review'])),
  /** In pence. */
  mrc: field.integer,
  tcv: field.integer,
  protectedFrom: field.orNull(field.day),
  state: field.json<DealState>(),
  version: field.withDefault(field.integer, 1),
  changedBy: field.text,
  searched: field.text,
});

export type DealRow = RowOf<typeof deals.fields>;

export const openDealStatuses = 'draft,pending,approved,returned';

/** Our partner team, which decides about deals. */
export const partnerTeam = { id: 'quayside.partners', name: 'Helena Brandt, Quayside' };

export function contentFields(content: DealContent) {
  const { name, customerName, customerPostcode, product, expectedMrc, termMonths, expectedCloseOn } = content;
  return {
    name: name.trim(),
    customerName: customerName.trim(),
    customerKey: customerKeyOf(customerName),
    postcodeKey: postcodeKeyOf(customerPostcode),
    product,
    mrc: expectedMrc,
    tcv: expectedMrc * termMonths,
    termMonths,
    expectedCloseOn,
  };
}

export function searchedOf(number: string, { name, customerName }: DealContent, person: string): string {
  return [number, name, customerName, person].join(' ').toLowerCase();
}

/** A change of a deal: the new line of its history, and the fields that change. */
export interface DealChange {
  readonly event: DealStep['event'];
  readonly by: string;
  readonly note?: string;
  readonly at: Date;
  readonly fields?: Changes<typeof deals.fields>;
  readonly state?: Partial<DealState>;
}

/** Changes a deal and adds the change to its history. Call it within `world.write`. */
export function recordChange(world: World, { number, state }: DealRow, change: DealChange): void {
  const { event, by, note = '', at, fields, state: part } = change;
  const time = at.toISOString();
  const history = [{ at: time, event, by, note }, ...state.history];
  deals.change(world, number, by, { ...fields, updatedAt: time, state: { ...state, ...part, history } });
}

/** The fields of a deal that waits for no decision. */
export const notDeciding = { step: null, decisionDueOn: null } as const;
