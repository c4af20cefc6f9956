import type { ServiceList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf } from '../../store/facets.ts';
import { createList } from '../../store/list.ts';
import { among, containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { services, type ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { isOpenDelivery, milestoneIds } from '../../world/deliveries.ts';
import { serviceStatuses } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import { dayAfter } from '../../world/insert.ts';
import { readServices } from './visibleServices.ts';
import { toServiceSummary } from './toService.ts';

export type ServiceQuery = Required<QueryOf<'listServices'>>;

/** The services of a query, but for its facets. */
function fromServices(world: World, caller: Caller, query: ServiceQuery): Sql {
  const { partnerId } = caller;
  const now = world.now();
  return joinSql(
    { text: ' FROM ', values: [] },
    readServices(world, caller),
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

const list = createList({
  read: services.read,
  facets: { status: 'status', health: 'health', product: 'product', waitingFor: 'waiting_for' },
  sorts: {
    name: 'name COLLATE NOCASE',
    id: 'id',
    product: 'product',
    site: 'a_name',
    bandwidth: 'bandwidth_mbps',
    contractEnd: 'contract_end',
    mrc: 'mrc',
    openCases: 'open_cases',
  },
  lastSort: 'id',
});

/** Ceased services are listed only if the query names their status. */
function withoutCeased(query: ServiceQuery): ServiceQuery {
  if (query.status !== '') return query;
  return { ...query, status: serviceStatuses.filter((status) => status !== 'ceased').join(',') };
}

export function listServices(world: World, caller: Caller, query: ServiceQuery): ServiceList {
  return list.page(world, fromServices(world, caller, query), withoutCeased(query), toServiceSummary);
}

export function allServices(world: World, caller: Caller, query: ServiceQuery): ServiceRow[] {
  return list.all(world, fromServices(world, caller, query), withoutCeased(query));
}
