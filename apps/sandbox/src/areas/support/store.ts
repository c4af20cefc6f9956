import type { CaseList, SupportSummary } from '../../contract/generated/openapi.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import { impactRanks } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import { caseCombinations, countCases, countOpenByAge } from './caseCounts.ts';
import { caseList, type CaseQuery } from './caseQuery.ts';
import { selectCases } from './caseRows.ts';
import { plannedWorkOf } from './plannedWorkOf.ts';
import { toSummary } from './toCase.ts';

const SHOWN = 5;

/** The open cases of the caller's company, the newest update first. */
export function openCases(): CaseQuery {
  return { ...defaultQueryOf('listCases'), scope: 'organisation', status: 'open', pageSize: SHOWN };
}

export function listCases(world: World, caller: Caller, query: CaseQuery): CaseList {
  return {
    page: query.page,
    pageSize: query.pageSize,
    ...countCases(caseCombinations(world, caller, query), query, caller),
    items: selectCases(world, caller, query).map(toSummary),
  };
}

/** The numbers of Support, and the cases that need attention first. Planned works name services, which not every caller may see. */
export function supportSummaryOf(world: World, caller: Caller, seesServices: boolean): SupportSummary {
  const open = openCases();
  const waiting: CaseQuery = { ...open, waitingFor: 'you', sort: 'urgency' };
  const combinations = caseCombinations(world, caller, open);
  const byImpact = caseList.countsIn(combinations, open).facets.impact;
  return {
    waitingForYou: {
      total: caseList.countsIn(combinations, waiting).total,
      items: selectCases(world, caller, waiting).map(toSummary),
    },
    waitingForColleagues: caseList.countsIn(combinations, { ...open, waitingFor: 'colleague' }).total,
    openByAge: countOpenByAge(world, caller),
    openByImpact: impactRanks.map((impact) => ({
      id: impact,
      total: byImpact.find(({ id }) => id === impact)?.count ?? 0,
    })),
    plannedWorks: seesServices
      ? openPlannedWorks(world).flatMap((work) => plannedWorkOf(world, caller, work) ?? [])
      : [],
    recentUpdates: selectCases(world, caller, open).map(toSummary),
  };
}
