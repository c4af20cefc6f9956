import { facetConditions, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  caseConditions,
  caseFacetColumns,
  caseFacetFilters,
  caseOrder,
  scopeCondition,
  visibleCases,
  type CaseQuery,
} from './caseQuery.ts';

const columns = 'SELECT c.*, f.person_id AS follower, coalesce(m.position, c.entry_count) AS read_position ';

/** The rows that a query finds. Without `limit` and `offset`, those of its page; a limit of -1 means no limit. */
export function selectCases(
  world: World,
  caller: Caller,
  query: CaseQuery,
  limit: number = query.pageSize,
  offset: number = offsetOf(query),
): Row[] {
  const from = visibleCases(caller);
  const where = joinSql(
    caseConditions(query, world.now()),
    scopeCondition(query.scope, caller),
    facetConditions(caseFacetColumns, caseFacetFilters(query)),
  );
  return world.all(
    `${columns}${from.text}${where.text}${caseOrder(query.sort)} LIMIT ? OFFSET ?`,
    ...from.values,
    ...where.values,
    limit,
    offset,
  );
}

/** The row of a case; undefined for one that does not exist or belongs to another partner. */
export function findCase(world: World, caller: Caller, caseNumber: string): Row | undefined {
  const from = visibleCases(caller);
  return world.first(`${columns}${from.text} AND c.case_number = ?`, ...from.values, caseNumber);
}
