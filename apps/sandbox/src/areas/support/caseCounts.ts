import type { CaseList, SupportSummary } from '../../contract/generated/openapi.ts';
import { withNames } from '../../store/list.ts';
import { joinSql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import type { Caller } from '../caller.ts';
import { ageCondition, caseConditions, caseList as list, visibleCases, type CaseQuery } from './caseQuery.ts';

type Combinations = ReturnType<typeof list.combinations>;

const MAXIMUM_PEOPLE = 50;
const ageIds = ['day', 'week', 'month', 'older'] as const;
const scopes = ['mine', 'organisation', 'followed'] as const;

/** One scan counts for all facets and scopes. */
export function caseCombinations(world: World, caller: Caller, query: CaseQuery): Combinations {
  return list.combinations(world, joinSql(visibleCases(caller), caseConditions(query, world.now())));
}

/** The number of cases that a query finds, and the counts of each filter. */
export function countCases(
  all: Combinations,
  query: CaseQuery,
  { id, partnerId }: Caller,
): Pick<CaseList, 'total' | 'facets'> {
  const isInScope =
    (scope: CaseQuery['scope']) =>
    ({ values, row }: Combinations[number]) =>
      scope === 'organisation' || (scope === 'mine' ? values.raisedBy === id : row['followed'] === 1);
  const countsOf = (scope: CaseQuery['scope']) => list.countsIn(all.filter(isInScope(scope)), query);
  const { total, facets } = countsOf(query.scope);
  const raisedBy = facets.raisedBy.slice(0, MAXIMUM_PEOPLE);
  const isListed = (personId: string) => raisedBy.some((each) => each.id === personId);
  const filtered = list.filtersOf(query).raisedBy;
  const withoutCases = colleaguesOf(partnerId).filter(
    (person) => filtered.includes(person.id) && !isListed(person.id),
  );
  return {
    total,
    facets: {
      ...facets,
      scope: scopes.map((scope) => ({ id: scope, count: countsOf(scope).total })),
      raisedBy: [
        ...withNames(raisedBy, all, 'raisedBy', 'raised_by_name'),
        ...withoutCases.map((person) => ({ id: person.id, name: person.name, count: 0 })),
      ],
    },
  };
}

export function countOpenByAge(world: World, { partnerId }: Caller): SupportSummary['openByAge'] {
  const now = world.now();
  return ageIds.map((id) => {
    const raised = ageCondition(id, now);
    const row = world.first(
      `SELECT count(*) AS count FROM cases c WHERE c.partner_id = ? AND c.status NOT IN ('closed', 'cancelled')${raised.text}`,
      partnerId,
      ...raised.values,
    );
    return { id, total: Number(row?.['count']) };
  });
}
