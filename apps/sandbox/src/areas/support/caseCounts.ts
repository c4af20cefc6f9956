import type { CaseList, SupportSummary } from '../../contract/generated/openapi.ts';
import { countsOf, totalOf, type Combination } from '../../store/facets.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import {
  ageCondition,
  caseConditions,
  caseFacetFilters,
  type CaseFacet,
  type CaseQuery,
} from './caseQuery.ts';

/** The number of cases with one combination of facet values and scopes. */
export interface CaseCombination extends Combination<CaseFacet> {
  readonly raisedByName: string;
  readonly scopes: readonly CaseQuery['scope'][];
}

const MAXIMUM_PEOPLE = 50;
const ageIds = ['day', 'week', 'month', 'older'] as const;
const scopes = ['mine', 'organisation', 'followed'] as const;

/** One scan counts for all facets and scopes. */
export function caseCombinations(world: World, caller: Caller, query: CaseQuery): CaseCombination[] {
  const where = caseConditions(query, world.now());
  return world
    .all(
      `SELECT c.waiting_for, c.status, c.impact, c.type, c.raised_by, c.raised_by_name, f.person_id IS NOT NULL AS followed,
         count(*) AS count
       FROM cases c LEFT JOIN case_followers f ON f.case_number = c.case_number AND f.person_id = ?
       WHERE c.partner_id = ?${where.text} GROUP BY 1, 2, 3, 4, 5, 6, 7`,
      caller.id,
      caller.partnerId,
      ...where.values,
    )
    .map((row) => ({
      values: {
        waitingFor: textOrNull(row, 'waiting_for'),
        status: textOrNull(row, 'status'),
        impact: textOrNull(row, 'impact'),
        type: textOrNull(row, 'type'),
        raisedBy: textOrNull(row, 'raised_by'),
      },
      raisedByName: textOf(row, 'raised_by_name'),
      scopes: scopesOf(row, caller),
      count: Number(row['count']),
    }));
}

/** The number of cases that a query finds, and the counts of each filter. */
export function countCases(
  all: readonly CaseCombination[],
  query: CaseQuery,
  { partnerId }: Caller,
): Pick<CaseList, 'total' | 'facets'> {
  const filters = caseFacetFilters(query);
  const inScope = (scope: CaseQuery['scope']) => all.filter(({ scopes: own }) => own.includes(scope));
  const combinations = inScope(query.scope);
  const nameOf = (id: string) => all.find(({ values }) => values.raisedBy === id)?.raisedByName ?? id;
  const raisedBy = countsOf(combinations, filters, 'raisedBy').slice(0, MAXIMUM_PEOPLE);
  const isListed = (id: string) => raisedBy.some((each) => each.id === id);
  const withoutCases = colleaguesOf(partnerId).filter(
    ({ id }) => filters.raisedBy.includes(id) && !isListed(id),
  );
  return {
    total: totalOf(combinations, filters),
    facets: {
      scope: scopes.map((scope) => ({ id: scope, count: totalOf(inScope(scope), filters) })),
      waitingFor: countsOf(combinations, filters, 'waitingFor'),
      status: countsOf(combinations, filters, 'status'),
      impact: countsOf(combinations, filters, 'impact'),
      type: countsOf(combinations, filters, 'type'),
      raisedBy: [
        ...raisedBy.map(({ id, count }) => ({ id, name: nameOf(id), count })),
        ...withoutCases.map(({ id, name }) => ({ id, name, count: 0 })),
      ],
    },
  };
}

/** The number of a partner's open cases by age. */
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

function scopesOf(row: Row, { id }: Caller): CaseQuery['scope'][] {
  return [
    'organisation',
    ...(row['raised_by'] === id ? (['mine'] as const) : []),
    ...(row['followed'] === 1 ? (['followed'] as const) : []),
  ];
}
