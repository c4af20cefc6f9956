import type { ApprovalList } from '../../contract/generated/openapi.ts';
import { withNames } from '../../store/list.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  approvalList as list,
  inScope,
  scopeCondition,
  visibleApprovals,
  type ApprovalQuery,
} from './approvalQuery.ts';
import { readVisible, type VisibleApproval } from './approvals.ts';
import { delegatorsOf } from './delegations.ts';
import { toApprovalSummary } from './toApproval.ts';

/** Reads approvals. */
export interface ApprovalStore {
  list(caller: Caller, query: ApprovalQuery): ApprovalList;
  /** Every approval that a query finds, whatever its page. */
  all(caller: Caller, query: ApprovalQuery): VisibleApproval[];
  /** Undefined for an approval that does not exist or belongs to another partner. */
  find(caller: Caller, id: string): VisibleApproval | undefined;
}

const MAXIMUM_PEOPLE = 50;
const scopes = ['mine', 'delegated', 'all'] as const;

/** Opens the approvals of a world. */
export function createApprovalStore(world: World): ApprovalStore {
  const visible = (caller: Caller): Sql => visibleApprovals(caller, delegatorsOf(world, caller), world.now());
  const found = (caller: Caller, { q }: ApprovalQuery): Sql =>
    joinSql(visible(caller), containsWords('searched', q));

  return {
    list(caller, query) {
      const from = found(caller, query);
      const all = list.combinations(world, from);
      const countsOf = (scope: ApprovalQuery['scope']) =>
        list.countsIn(
          all.filter(({ row }) => scope === 'all' || row['scope'] === scope),
          inScope(query, scope),
        );
      const { total, facets } = countsOf(query.scope);
      return {
        page: query.page,
        pageSize: query.pageSize,
        total,
        items: list
          .items(world, joinSql(from, scopeCondition(query.scope)), inScope(query))
          .map(toApprovalSummary),
        facets: {
          ...facets,
          scope: scopes.map((scope) => ({ id: scope, count: countsOf(scope).total })),
          requestedBy: withNames(
            facets.requestedBy.slice(0, MAXIMUM_PEOPLE),
            all,
            'requestedBy',
            'requested_by_name',
          ),
        },
      };
    },
    all: (caller, query) =>
      list.all(world, joinSql(found(caller, query), scopeCondition(query.scope)), inScope(query)),
    find(caller, id) {
      const from = visible(caller);
      const row = world.first(`SELECT *${from.text} AND id = ?`, ...from.values, id);
      return row && readVisible(row);
    },
  };
}
