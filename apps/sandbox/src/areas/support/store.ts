import type { Case, CaseList, SupportSummary } from '../../contract/generated/openapi.ts';
import { countsOf, totalOf } from '../../store/facets.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import { impactRanks } from '../../world/fillCases.ts';
import type { Caller } from '../caller.ts';
import { caseCombinations, countCases, countOpenByAge } from './caseCounts.ts';
import { allCases, caseFacetFilters, openStatuses, type CaseQuery } from './caseQuery.ts';
import { findCase, selectCases } from './caseRows.ts';
import { plannedWorkOf } from './plannedWorkOf.ts';
import { serviceIssuesOf, type ServiceIssues } from './serviceIssues.ts';
import { toCase, toSummary } from './toCase.ts';

/** Reads cases, incidents and planned works. */
export interface CaseStore {
  list(caller: Caller, query: CaseQuery): CaseList;
  /** Every row that a query finds, on one page. */
  allRows(caller: Caller, query: CaseQuery): readonly Row[];
  /** The row of a case; undefined for one that does not exist or belongs to another partner. */
  findRow(caller: Caller, caseNumber: string): Row | undefined;
  toCase(row: Row): Omit<Case, 'etag'>;
  summaryOf(caller: Caller): SupportSummary;
  /** The known issues of a service. Undefined for a service of another partner. */
  issuesOf(caller: Caller, serviceId: string): ServiceIssues | undefined;
}

/** Opens the cases of a world. */
export function createCaseStore(world: World): CaseStore {
  return {
    list: (caller, query) => ({
      page: query.page,
      pageSize: query.pageSize,
      ...countCases(caseCombinations(world, caller, query), query, caller),
      items: selectCases(world, caller, query).map(toSummary),
    }),
    allRows: (caller, query) => selectCases(world, caller, query, -1, 0),
    findRow: (caller, caseNumber) => findCase(world, caller, caseNumber),
    toCase: (row) => toCase(world, row),
    summaryOf: (caller) => summaryOf(world, caller),
    issuesOf: (caller, serviceId) => serviceIssuesOf(world, caller, serviceId),
  };
}

function summaryOf(world: World, caller: Caller): SupportSummary {
  const open: CaseQuery = { ...allCases, status: openStatuses };
  const waiting: CaseQuery = { ...open, waitingFor: 'you', sort: 'urgency' };
  const combinations = caseCombinations(world, caller, open);
  const byImpact = countsOf(combinations, caseFacetFilters(open), 'impact');
  return {
    waitingForYou: {
      total: totalOf(combinations, caseFacetFilters(waiting)),
      items: selectCases(world, caller, waiting).map(toSummary),
    },
    openByAge: countOpenByAge(world, caller),
    openByImpact: impactRanks.map((impact) => ({
      id: impact,
      total: byImpact.find(({ id }) => id === impact)?.count ?? 0,
    })),
    plannedWorks: openPlannedWorks(world).flatMap((work) => plannedWorkOf(world, caller, work) ?? []),
    recentUpdates: selectCases(world, caller, open).map(toSummary),
  };
}
