import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf, type FacetFilters } from '../../store/facets.ts';
import { among, containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { isOpenDelivery, milestoneIds } from '../../world/deliveries.ts';
import { serviceStatuses } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import { dayAfter } from '../../world/insert.ts';

/** The filters, sort and page of the list of services. */
export type ServiceQuery = Required<QueryOf<'listServices'>>;

/** The facets of the list of services. */
export type ServiceFacet = 'status' | 'health' | 'product' | 'waitingFor';

/** The columns of the facets. */
export const serviceFacetColumns: Readonly<Record<ServiceFacet, string>> = {
  status: 'status',
  health: 'health',
  product: 'product',
  waitingFor: 'waiting_for',
};

/** The values that each facet is filtered by. Ceased services are listed only if the query names their status. */
export function serviceFacetFilters(query: ServiceQuery): FacetFilters<ServiceFacet> {
  return {
    status:
      query.status === '' ? serviceStatuses.filter((status) => status !== 'ceased') : valuesOf(query.status),
    health: valuesOf(query.health),
    product: valuesOf(query.product),
    waitingFor: valuesOf(query.waitingFor),
  };
}

/** The conditions of a query, but for its facets. */
export function serviceConditions(query: ServiceQuery, { partnerId }: Caller, now: Date): Sql {
  return joinSql(
    // The plus keeps SQLite from using the index of partners: reading the few deliveries first is faster.
    { text: ` WHERE ${query.milestone === '' ? '' : '+'}partner_id = ?`, values: [partnerId] },
    containsWords('searched', query.q),
    equal('project_id', query.projectId),
    query.siteId === '' ? noCondition : { text: ' AND ? IN (a_site, b_site)', values: [query.siteId] },
    atMilestones(query.milestone),
    query.openCases ? { text: ' AND open_cases > 0', values: [] } : noCondition,
    query.contractEndsWithin === 0
      ? noCondition
      : {
          text: ' AND contract_end >= ? AND contract_end <= ?',
          values: [dayAfter(now, 0), dayAfter(now, query.contractEndsWithin)],
        },
  );
}

/** Services whose delivery is at one of some milestones; all services for none. */
function atMilestones(milestones: string): Sql {
  const positions = valuesOf(milestones).map((id) => milestoneIds.findIndex((known) => known === id));
  if (positions.length === 0) return noCondition;
  const at = among('current', positions.join(','));
  return {
    text: ` AND id IN (SELECT service_id FROM deliveries d WHERE ${isOpenDelivery}${at.text})`,
    values: at.values.map(Number),
  };
}

const columns: Readonly<Record<string, string>> = {
  name: 'name COLLATE NOCASE',
  id: 'id',
  product: 'product',
  site: 'a_name',
  bandwidth: 'bandwidth_mbps',
  contractEnd: 'contract_end',
  mrc: 'mrc',
  openCases: 'open_cases',
};

/** The order of a query; the id decides between equal values, and what has no value comes last. */
export function serviceOrder(sort: string): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'name COLLATE NOCASE';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, id`;
}
