import type {
  Case,
  CaseList,
  CaseSummary,
  Incident,
  PlannedWork,
  SupportSummary,
} from '../../contract/generated/openapi.ts';
import { countsOf, totalOf, type Combination } from '../../store/facets.ts';
import { facetConditions, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { incidents, plannedWorks } from '../../world/events.ts';
import { impactRanks } from '../../world/fillCases.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import {
  ageCondition,
  caseConditions,
  caseFacetColumns,
  caseFacetFilters,
  caseOrder,
  openStatuses,
  scopeCondition,
  visibleCases,
  type CaseFacet,
  type CaseQuery,
} from './caseQuery.ts';
import { plannedWorkOf } from './plannedWorkOf.ts';
import { toCase, toIncident, toSummary } from './toCase.ts';

/** Reads cases, incidents and planned works. */
export interface CaseStore {
  list(caller: Caller, query: CaseQuery): CaseList;
  /** The row of a case; undefined for one that does not exist or belongs to another partner. */
  findRow(caller: Caller, caseNumber: string): Row | undefined;
  toCase(row: Row): Omit<Case, 'etag'>;
  summaryOf(caller: Caller): SupportSummary;
  /** What is known about a service; undefined for a service of another partner. */
  issuesOf(caller: Caller, serviceId: string): ServiceIssues | undefined;
}

interface CaseCombination extends Combination<CaseFacet> {
  readonly raisedByName: string;
  readonly scopes: readonly CaseQuery['scope'][];
}

type ServiceIssues = {
  readonly incidents: readonly Incident[];
  readonly plannedWorks: readonly PlannedWork[];
  readonly openCases: readonly CaseSummary[];
};

const MAXIMUM_PEOPLE = 50;
const ageIds = ['day', 'week', 'month', 'older'] as const;
const scopes = ['mine', 'organisation', 'followed'] as const;
const summaryColumns = `SELECT c.*, f.person_id AS follower, coalesce(m.position, c.entry_count) AS read_position `;
const allCases: CaseQuery = {
  q: '',
  scope: 'organisation',
  waitingFor: '',
  status: '',
  impact: '',
  type: '',
  serviceId: '',
  site: '',
  raisedBy: '',
  raisedFrom: '',
  raisedTo: '',
  age: '',
  sort: '-updatedAt',
  page: 1,
  pageSize: 5,
};

/** Opens the cases of a world. */
export function createCaseStore(world: World): CaseStore {
  function select(caller: Caller, query: CaseQuery): Row[] {
    const from = visibleCases(caller);
    const where = joinSql(
      caseConditions(query, world.now()),
      scopeCondition(query.scope, caller),
      facetConditions(caseFacetColumns, caseFacetFilters(query)),
    );
    return world.all(
      `${summaryColumns}${from.text}${where.text}${caseOrder(query.sort)} LIMIT ? OFFSET ?`,
      ...from.values,
      ...where.values,
      query.pageSize,
      offsetOf(query),
    );
  }

  /** One scan counts for all facets and scopes. */
  function combinationsOf(caller: Caller, query: CaseQuery): CaseCombination[] {
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

  function list(caller: Caller, query: CaseQuery): CaseList {
    const all = combinationsOf(caller, query);
    const filters = caseFacetFilters(query);
    const inScope = (scope: CaseQuery['scope']) => all.filter(({ scopes: own }) => own.includes(scope));
    const combinations = inScope(query.scope);
    const nameOf = (id: string) => all.find(({ values }) => values.raisedBy === id)?.raisedByName ?? id;
    return {
      page: query.page,
      pageSize: query.pageSize,
      total: totalOf(combinations, filters),
      items: select(caller, query).map(toSummary),
      facets: {
        scope: scopes.map((scope) => ({ id: scope, count: totalOf(inScope(scope), filters) })),
        waitingFor: countsOf(combinations, filters, 'waitingFor'),
        status: countsOf(combinations, filters, 'status'),
        impact: countsOf(combinations, filters, 'impact'),
        type: countsOf(combinations, filters, 'type'),
        raisedBy: countsOf(combinations, filters, 'raisedBy')
          .slice(0, MAXIMUM_PEOPLE)
          .map(({ id, count }) => ({ id, name: nameOf(id), count })),
      },
    };
  }

  function openByAge({ partnerId }: Caller): SupportSummary['openByAge'] {
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

  return {
    list,
    findRow(caller, caseNumber) {
      const from = visibleCases(caller);
      return world.first(`${summaryColumns}${from.text} AND c.case_number = ?`, ...from.values, caseNumber);
    },
    toCase: (row) => toCase(world, row),
    summaryOf(caller) {
      const open: CaseQuery = { ...allCases, status: openStatuses };
      const waiting: CaseQuery = { ...open, waitingFor: 'you', sort: 'urgency' };
      const combinations = combinationsOf(caller, open);
      const byImpact = countsOf(combinations, caseFacetFilters(open), 'impact');
      return {
        waitingForYou: {
          total: totalOf(combinations, caseFacetFilters(waiting)),
          items: select(caller, waiting).map(toSummary),
        },
        openByAge: openByAge(caller),
        openByImpact: impactRanks.map((impact) => ({
          id: impact,
          total: byImpact.find(({ id }) => id === impact)?.count ?? 0,
        })),
        plannedWorks: plannedWorks.flatMap((work) => plannedWorkOf(world, caller, work) ?? []),
        recentUpdates: select(caller, open).map(toSummary),
      };
    },
    issuesOf(caller, serviceId) {
      const row = world.first(
        'SELECT a_name FROM services WHERE id = ? AND partner_id = ?',
        serviceId,
        caller.partnerId,
      );
      if (row === undefined) return undefined;
      const isThere = ({ town }: { readonly town: string }) => String(row['a_name']).startsWith(`${town} `);
      return {
        incidents: incidents.filter(isThere).map((incident) => toIncident(world, incident)),
        plannedWorks: plannedWorks
          .filter(isThere)
          .flatMap((work) => plannedWorkOf(world, caller, work) ?? []),
        openCases: select(caller, { ...allCases, status: openStatuses, serviceId, pageSize: 20 }).map(
          toSummary,
        ),
      };
    },
  };
}

function scopesOf(row: Row, { id }: Caller): CaseQuery['scope'][] {
  return [
    'organisation',
    ...(row['raised_by'] === id ? (['mine'] as const) : []),
    ...(row['followed'] === 1 ? (['followed'] as const) : []),
  ];
}
