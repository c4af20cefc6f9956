import type { Deal, DealContent } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { RowValues } from '../../world/insert.ts';
import { textOf } from '../../world/readRow.ts';
import { customerKeyOf, postcodeKeyOf } from './customerKey.ts';

/** One line of a deal's history. */
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

/** The values of columns, as the OpenAPI document lists them. */
export const dealStatuses = ['draft', 'pending', 'approved', 'returned', 'rejected', 'expired'] as const;
export const dealProducts = [
  'wan',
  'internetAccess',
  'backupLines',
  'voice',
  'cloud',
  'contactCentre',
] as const;

/** The statuses of a deal that has not ended. */
export const openDealStatuses = 'draft,pending,approved,returned';

/** Our partner team, which decides about deals. */
export const partnerTeam = { id: 'quayside.partners', name: 'Helena Brandt, Quayside' };

/** The state of a deal. */
export function stateOf(row: Row): DealState {
  const state: DealState = JSON.parse(textOf(row, 'state'));
  return state;
}

/** The columns of a deal's content, as the partner entered it. */
export function contentColumns(content: DealContent) {
  const { name, customerName, customerPostcode, product, expectedMrc, termMonths, expectedCloseOn } = content;
  return {
    name: name.trim(),
    customer_name: customerName.trim(),
    customer_key: customerKeyOf(customerName),
    postcode_key: postcodeKeyOf(customerPostcode),
    product,
    mrc: expectedMrc,
    tcv: expectedMrc * termMonths,
    term_months: termMonths,
    expected_close_on: expectedCloseOn,
  };
}

/** The searchable text of an item of the list. */
export function searchedOf(number: string, { name, customerName }: DealContent, person: string): string {
  return [number, name, customerName, person].join(' ').toLowerCase();
}

/** A change of a deal: the new line of its history, and the columns that change. */
export interface DealChange {
  readonly event: DealStep['event'];
  readonly by: string;
  readonly note?: string;
  readonly at: Date;
  readonly columns?: RowValues;
  readonly state?: Partial<DealState>;
}

/** Changes a deal and adds the change to its history. Call it within `world.write`. */
export function recordChange(world: World, row: Row, change: DealChange): void {
  const { event, by, note = '', at, columns = {}, state: part } = change;
  const state = stateOf(row);
  const moment = at.toISOString();
  const all: RowValues = {
    ...columns,
    updated_at: moment,
    changed_by: by,
    state: JSON.stringify({
      ...state,
      ...part,
      history: [{ at: moment, event, by, note }, ...state.history],
    }),
  };
  world.all(
    `UPDATE deals SET ${Object.keys(all)
      .map((column) => `${column} = ?`)
      .join(', ')}, version = version + 1 WHERE number = ?`,
    ...Object.values(all),
    textOf(row, 'number'),
  );
}

/** The columns of a deal that waits for no decision. */
export const notDeciding = { step: null, decision_due_on: null } as const;
