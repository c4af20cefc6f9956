import type {
  Case,
  CaseList,
  CaseSummary,
  Incident,
  PlannedWork,
  SupportSummary,
} from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { incidents, plannedWorks, type WorldPlannedWork } from '../../world/events.ts';
import type { Caller } from '../caller.ts';
import {
  caseConditions,
  caseOrder,
  openStatuses,
  visibleCases,
  type CaseFacet,
  type CaseQuery,
} from './caseQuery.ts';
import { toCase, toIncident, toSummary } from './toCase.ts';

/** Reads cases, incidents and planned works. */
export interface CaseStore {
  list(caller: Caller, query: CaseQuery): CaseList;
  /** The row of a case; undefined for one that does not exist or belongs to another partner. */
  findRow(caller: Caller, caseNumber: string): Row | undefined;
  toCase(row: Row): Case;
  summaryOf(caller: Caller): SupportSummary;
  /** What is known about a service; undefined for a service of another partner. */
  issuesOf(caller: Caller, serviceId: string): ServiceIssues | undefined;
}

type ServiceIssues = {
  readonly incidents: readonly Incident[];
  readonly plannedWorks: readonly PlannedWork[];
  readonly openCases: readonly CaseSummary[];
};

const DAY_MS = 86_400_000;
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
    const where = caseConditions(query, caller, world.now());
    return world.all(
      `${summaryColumns}${from.text}${where.text}${caseOrder(query.sort)} LIMIT ? OFFSET ?`,
      ...from.values,
      ...where.values,
      query.pageSize,
      (query.page - 1) * query.pageSize,
    );
  }

  function count(caller: Caller, query: CaseQuery, except?: CaseFacet): number {
    const from = visibleCases(caller);
    const where = caseConditions(query, caller, world.now(), except);
    const row = world.first(
      `SELECT count(*) AS count ${from.text}${where.text}`,
      ...from.values,
      ...where.values,
    );
    return Number(row?.['count']);
  }

  /** One entry for each value of a column, counted by every filter but its own. */
  function countsBy(caller: Caller, query: CaseQuery, facet: CaseFacet, column: string, name = column) {
    const from = visibleCases(caller);
    const where = caseConditions(query, caller, world.now(), facet);
    return world
      .all(
        `SELECT ${column} AS id, ${name} AS name, count(*) AS count ${from.text}${where.text} AND ${column} IS NOT NULL
         GROUP BY 1, 2 ORDER BY count DESC, 1 LIMIT 50`,
        ...from.values,
        ...where.values,
      )
      .map(({ id, name: shown, count: total }) => ({
        id: String(id),
        name: String(shown),
        count: Number(total),
      }));
  }

  const plain = (counts: ReturnType<typeof countsBy>) =>
    counts.map(({ id, count: total }) => ({ id, count: total }));

  function facetsOf(caller: Caller, query: CaseQuery): CaseList['facets'] {
    const scopes = ['mine', 'organisation', 'followed'] as const;
    return {
      scope: scopes.map((scope) => ({ id: scope, count: count(caller, { ...query, scope }) })),
      waitingFor: plain(countsBy(caller, query, 'waitingFor', 'c.waiting_for')),
      status: plain(countsBy(caller, query, 'status', 'c.status')),
      impact: plain(countsBy(caller, query, 'impact', 'c.impact')),
      type: plain(countsBy(caller, query, 'type', 'c.type')),
      raisedBy: countsBy(caller, query, 'raisedBy', 'c.raised_by', 'c.raised_by_name'),
    };
  }

  function worksOf({ partnerId }: Caller, work: WorldPlannedWork): PlannedWork | undefined {
    const from = "FROM services WHERE partner_id = ? AND a_name LIKE ? AND status IN ('live', 'livePending')";
    const town = `${work.town} %`;
    const total = Number(world.first(`SELECT count(*) AS count ${from}`, partnerId, town)?.['count']);
    if (total === 0) return undefined;
    const services = world.all(
      `SELECT id, name, product ${from} ORDER BY name, id LIMIT 10`,
      partnerId,
      town,
    );
    const { id, title, expectedImpact } = work;
    const begin = new Date(Math.floor(world.begunAt().getTime() / DAY_MS + work.inDays) * DAY_MS);
    return {
      id,
      title,
      expectedImpact,
      from: begin.toISOString(),
      to: new Date(begin.getTime() + work.hours * 3_600_000).toISOString(),
      serviceCount: total,
      services: services.map((row) => ({
        id: String(row['id']),
        name: String(row['name']),
        product: String(row['product']),
      })),
    };
  }

  return {
    list(caller, query) {
      return {
        page: query.page,
        pageSize: query.pageSize,
        total: count(caller, query),
        items: select(caller, query).map(toSummary),
        facets: facetsOf(caller, query),
      };
    },
    findRow(caller, caseNumber) {
      const from = visibleCases(caller);
      return world.first(`${summaryColumns}${from.text} AND c.case_number = ?`, ...from.values, caseNumber);
    },
    toCase: (row) => toCase(world, row),
    summaryOf(caller) {
      const open: CaseQuery = { ...allCases, status: openStatuses };
      const waiting: CaseQuery = { ...open, waitingFor: 'you', sort: 'urgency' };
      const impacts = ['down', 'intermittent', 'degraded', 'none'] as const;
      const ageIds = ['day', 'week', 'month', 'older'] as const;
      return {
        waitingForYou: { total: count(caller, waiting), items: select(caller, waiting).map(toSummary) },
        openByAge: ageIds.map((age) => ({ id: age, total: count(caller, { ...open, age }) })),
        openByImpact: impacts.map((impact) => ({ id: impact, total: count(caller, { ...open, impact }) })),
        plannedWorks: plannedWorks.flatMap((work) => worksOf(caller, work) ?? []),
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
        plannedWorks: plannedWorks.filter(isThere).flatMap((work) => worksOf(caller, work) ?? []),
        openCases: select(caller, { ...allCases, status: openStatuses, serviceId, pageSize: 20 }).map(
          toSummary,
        ),
      };
    },
  };
}
