import { joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  caseConditions,
  caseList as list,
  scopeCondition,
  visibleCases,
  type CaseQuery,
  type VisibleCase,
} from './caseQuery.ts';

/** The cases of a query, but for its facets. */
function fromCases(world: World, caller: Caller, query: CaseQuery): Sql {
  return joinSql(
    visibleCases(caller),
    caseConditions(query, world.now()),
    scopeCondition(query.scope, caller),
  );
}

export function selectCases(world: World, caller: Caller, query: CaseQuery): VisibleCase[] {
  return list.items(world, fromCases(world, caller, query), query);
}

export function selectAllCases(world: World, caller: Caller, query: CaseQuery): VisibleCase[] {
  return list.all(world, fromCases(world, caller, query), query);
}

/** The case with a number; undefined for one that does not exist or belongs to another partner. */
export function findCase(world: World, caller: Caller, caseNumber: string): VisibleCase | undefined {
  const number = { text: ' AND c.case_number = ?', values: [caseNumber] };
  return list.items(world, joinSql(visibleCases(caller), number), { sort: '', page: 1, pageSize: 1 })[0];
}
