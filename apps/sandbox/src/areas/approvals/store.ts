import type { ApprovalList } from '../../contract/generated/openapi.ts';
import { withNames } from '../../store/list.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  approvalList as list,
  inScope,
  isInScope,
  scopeCondition,
  visibleApprovals,
  type ApprovalQuery,
} from './approvalQuery.ts';
import { readVisible, type VisibleApproval } from './approvals.ts';
import { delegatorsOf } from './delegations.ts';
import { toApprovalSummary } from './toApproval.ts';

const MAXIMUM_PEOPLE = 50;
const scopes = ['mine', 'delegated', 'all'] as const;

const visible = (world: World, caller: Caller): Sql =>
  visibleApprovals(caller, delegatorsOf(world, caller), world.now());

export function listApprovals(world: World, caller: Caller, query: ApprovalQuery): ApprovalList {
  const from = joinSql(visible(world, caller), containsWords('searched', query.q));
  const all = list.combinations(world, from);
  const countsOf = (scope: ApprovalQuery['scope']) =>
    list.countsIn(
      all.filter(({ row }) => isInScope(row, scope)),
      inScope(query, scope),
    );
  const { total, facets } = countsOf(query.scope);
  const people = facets.requestedBy.slice(0, MAXIMUM_PEOPLE);
  return {
    page: query.page,
    pageSize: query.pageSize,
    total,
    items: list
      .items(world, joinSql(from, scopeCondition(query.scope)), inScope(query))
      .map((approval) => toApprovalSummary(caller, approval)),
    facets: {
      ...facets,
      scope: scopes.map((scope) => ({ id: scope, count: countsOf(scope).total })),
      requestedBy: withNames(people, all, 'requestedBy', 'requested_by_name'),
    },
  };
}

/** Every approval that a query finds, whatever its page. */
export function allApprovals(world: World, caller: Caller, query: ApprovalQuery): VisibleApproval[] {
  const words = containsWords('searched', query.q);
  const from = joinSql(visible(world, caller), words, scopeCondition(query.scope));
  return list.all(world, from, inScope(query));
}

/** The approval with an id; undefined for one that does not exist or belongs to another partner. */
export function findApproval(world: World, caller: Caller, id: string): VisibleApproval | undefined {
  const from = visible(world, caller);
  const row = world.first(`SELECT *${from.text} AND id = ?`, ...from.values, id);
  return row && readVisible(row);
}
