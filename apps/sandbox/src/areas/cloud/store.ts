import type {
  CloudEstimateContent,
  CloudEstimateList,
  CloudEstimateSummary,
  CloudPricePlan,
} from '../../contract/generated/openapi.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Changes } from '../../store/collection.ts';
import { createList } from '../../store/list.ts';
import { containsWords, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { User } from '../../store/users.ts';
import { listActions, type Unlisted } from '../actions.ts';
import { callerOf, type Caller } from '../caller.ts';
import { estimateActions } from './estimateActions.ts';
import { contentFields, estimates, newEstimate, searchedOf, type EstimateRow } from './estimates.ts';
import { findPricePlan, pricePlanOf, versionAt } from './pricePlans.ts';
import { toEstimateSummary } from './toEstimate.ts';

type EstimateQuery = Required<QueryOf<'listCloudEstimates'>>;

/** Reads and writes estimates. Call each write within `world.write`. */
export interface EstimateStore {
  list(user: User, query: EstimateQuery): CloudEstimateList;
  all(caller: Caller, query: Partial<EstimateQuery>): Unlisted<CloudEstimateSummary>[];
  /** Undefined for an estimate that does not exist, was deleted, or that the caller may not see. */
  find(caller: Caller, number: string): EstimateRow | undefined;
  /** A deleted estimate that the caller could see before. */
  readonly findDeleted: (caller: Caller, number: string) => EstimateRow | undefined;
  /** An estimate that the caller owns, also a deleted one. */
  findOwn(caller: Caller, number: string): EstimateRow | undefined;
  /** Stores a new estimate, private and priced by the caller's plan. Returns its number. */
  create(caller: Caller, planId: string, content: CloudEstimateContent): string;
  /** Changes fields, and records the caller and the time. */
  change(caller: Caller, row: EstimateRow, changes: Changes<typeof estimates.fields>): void;
  /** Replaces the content, with figures of the present price list of a plan. */
  replace(caller: Caller, row: EstimateRow, planId: string, content: CloudEstimateContent): void;
  /** Whether an estimate that the caller may see has a plan. */
  hasPlan(caller: Caller, planId: string): boolean;
  /** The present price list of a plan. Throws 404 for an unknown one. */
  pricePlan(id: string): CloudPricePlan;
}

const list = createList({
  read: estimates.read,
  facets: { status: 'status' },
  sorts: { updatedAt: 'updated_at', total: 'tcv', mrc: 'mrc', name: 'name COLLATE NOCASE' },
  lastSort: 'number',
});

/** For a plan that does not exist and, in the same words, for one of another company. */
export function noSuchPlan(): ProblemError {
  return new ProblemError(404, 'There is no such price plan. Ask your account manager which one is yours.');
}

export function createEstimateStore(world: World): EstimateStore {
  function pricePlan(id: string): CloudPricePlan {
    const ref = findPricePlan(id);
    if (ref === undefined) throw noSuchPlan();
    return pricePlanOf(ref, versionAt(ref, world), world.begunAt());
  }

  const change: EstimateStore['change'] = (caller, { number }, changes) => {
    const updatedAt = world.now().toISOString();
    estimates.change(world, number, caller.name, { ...changes, updatedAt, changedById: caller.id });
  };

  return {
    pricePlan,
    change,
    list(user, query) {
      const caller = callerOf(user);
      const page = list.page(world, fromOf(caller, query), query, (row) => ({
        ...toEstimateSummary(row, caller),
        ...listActions(estimateActions, row, user),
      }));
      const scope = (['all', 'mine'] as const).map((id) => {
        const combinations = list.combinations(world, fromOf(caller, { ...query, scope: id }));
        return { id, count: list.countsIn(combinations, query).total };
      });
      return { ...page, facets: { ...page.facets, scope } };
    },
    all(caller, filters) {
      const query = { ...defaultQueryOf('listCloudEstimates'), ...filters };
      return list.all(world, fromOf(caller, query), query).map((row) => toEstimateSummary(row, caller));
    },
    hasPlan(caller, planId) {
      const { text, values } = visible(caller);
      return estimates.first(world, `${text} AND price_plan_id = ?`, ...values, planId) !== undefined;
    },
    find(caller, number) {
      const { text, values } = visible(caller);
      return estimates.first(world, `${text} AND number = ?`, ...values, number);
    },
    findDeleted(caller, number) {
      const { text, values } = everSeen(caller);
      return estimates.first(world, `${text} AND number = ? AND deleted_at IS NOT NULL`, ...values, number);
    },
    findOwn: ({ id, partnerId }, number) =>
      estimates.first(world, 'partner_id = ? AND owner_id = ? AND number = ?', partnerId, id, number),
    create({ partnerId, ...owner }, planId, content) {
      const last = estimates.greatest(world, 'CAST(substr(number, 4) AS INTEGER)') || 1000;
      const number = `CE-${last + 1}`;
      const at = world.now().toISOString();
      const states = { status: 'draft', sharing: 'private', quote: null } as const;
      const draft = { number, partnerId, owner, content, ...states, createdAt: at, updatedAt: at };
      estimates.add(world, newEstimate(draft, pricePlan(planId)));
      return number;
    },
    replace(caller, row, planId, content) {
      change(caller, row, {
        ...contentFields(content, pricePlan(planId)),
        searched: searchedOf(row.number, content, row.owner.name),
      });
    },
  };
}

/** The caller's own estimates and those that colleagues share. */
function visible(caller: Caller): Sql {
  const { text, values } = everSeen(caller);
  return { text: `${text} AND deleted_at IS NULL`, values };
}

/** The same, with deleted ones. */
function everSeen({ id, partnerId }: Caller): Sql {
  return { text: `partner_id = ? AND (owner_id = ? OR sharing = 'colleagues')`, values: [partnerId, id] };
}

/** The estimates of a query, but for its facets. */
function fromOf(caller: Caller, { q, scope }: EstimateQuery): Sql {
  return joinSql(
    { text: ' FROM cloud_estimates WHERE ', values: [] },
    visible(caller),
    containsWords('searched', q),
    scope === 'mine' ? { text: ' AND owner_id = ?', values: [caller.id] } : noCondition,
  );
}
