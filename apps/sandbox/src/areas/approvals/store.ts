import type { Approval, ApprovalList } from '../../contract/generated/openapi.ts';
import { countsOf, totalOf, type Combination } from '../../store/facets.ts';
import { equal, facetConditions, joinSql, noCondition, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import {
  approvalConditions,
  approvalFacetColumns,
  approvalFacetFilters,
  approvalOrder,
  visibleApprovals,
  type ApprovalFacet,
  type ApprovalQuery,
} from './approvalQuery.ts';
import { delegatorsOf } from './delegations.ts';
import { toApproval, toApprovalSummary } from './toApproval.ts';

/** Reads approvals. */
export interface ApprovalStore {
  list(caller: Caller, query: ApprovalQuery): ApprovalList;
  /** Every row that a query finds, whatever its page. */
  allRows(caller: Caller, query: ApprovalQuery): Row[];
  /** Undefined for an approval that does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): Row | undefined;
  toApproval(caller: Caller, row: Row): Approval;
}

interface ApprovalCombination extends Combination<ApprovalFacet> {
  readonly requestedByName: string;
  readonly scope: string;
}

const MAXIMUM_PEOPLE = 50;
const MAXIMUM_ROWS = 100_000;
const scopes = ['mine', 'delegated', 'all'] as const;

/** Opens the approvals of a world. */
export function createApprovalStore(world: World): ApprovalStore {
  function visible(caller: Caller) {
    const now = world.now();
    return visibleApprovals(caller, delegatorsOf(world, caller), now);
  }

  function select(caller: Caller, query: ApprovalQuery, limit: number, offset: number): Row[] {
    const from = visible(caller);
    const where = joinSql(
      approvalConditions(query),
      query.scope === 'all' ? noCondition : equal('scope', query.scope),
      facetConditions(approvalFacetColumns, approvalFacetFilters(query)),
    );
    return world.all(
      `SELECT * ${from.text}${where.text}${approvalOrder(query.sort)} LIMIT ? OFFSET ?`,
      ...from.values,
      ...where.values,
      limit,
      offset,
    );
  }

  /** One scan counts for all facets and scopes. */
  function combinationsOf(caller: Caller, query: ApprovalQuery): ApprovalCombination[] {
    const from = visible(caller);
    const where = approvalConditions(query);
    return world
      .all(
        `SELECT scope, status, kind, due, requested_by, requested_by_name, count(*) AS count
         ${from.text}${where.text} GROUP BY 1, 2, 3, 4, 5, 6`,
        ...from.values,
        ...where.values,
      )
      .map((row) => ({
        values: {
          status: textOrNull(row, 'status'),
          kind: textOrNull(row, 'kind'),
          due: textOrNull(row, 'due'),
          requestedBy: textOrNull(row, 'requested_by'),
        },
        requestedByName: textOf(row, 'requested_by_name'),
        scope: textOf(row, 'scope'),
        count: Number(row['count']),
      }));
  }

  return {
    list(caller, query) {
      const all = combinationsOf(caller, query);
      const filters = approvalFacetFilters(query);
      const inScope = (scope: ApprovalQuery['scope']) =>
        scope === 'all' ? all : all.filter((each) => each.scope === scope);
      const combinations = inScope(query.scope);
      const nameOf = (id: string) =>
        all.find(({ values }) => values.requestedBy === id)?.requestedByName ?? id;
      return {
        page: query.page,
        pageSize: query.pageSize,
        total: totalOf(combinations, filters),
        items: select(caller, query, query.pageSize, offsetOf(query)).map(toApprovalSummary),
        facets: {
          scope: scopes.map((scope) => ({
            id: scope,
            count: totalOf(inScope(scope), approvalFacetFilters(query, scope)),
          })),
          status: countsOf(combinations, filters, 'status'),
          kind: countsOf(combinations, filters, 'kind'),
          due: countsOf(combinations, filters, 'due'),
          requestedBy: countsOf(combinations, filters, 'requestedBy')
            .slice(0, MAXIMUM_PEOPLE)
            .map(({ id, count }) => ({ id, name: nameOf(id), count })),
        },
      };
    },
    allRows: (caller, query) => select(caller, query, MAXIMUM_ROWS, 0),
    findRow(caller, id) {
      const from = visible(caller);
      return world.first(`SELECT * ${from.text} AND id = ?`, ...from.values, id);
    },
    toApproval: (caller, row) => toApproval(world, caller, row),
  };
}
