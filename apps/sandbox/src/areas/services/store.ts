import type { ProjectList, Service, ServiceList } from '../../contract/generated/openapi.ts';
import type { QueryOf, ResponseOf } from '../../contract/operations.ts';
import { countsOf, totalOf, type Combination } from '../../store/facets.ts';
import { facetConditions, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  serviceConditions,
  serviceFacetColumns,
  serviceFacetFilters,
  serviceOrder,
  type ServiceFacet,
  type ServiceQuery,
} from './serviceQuery.ts';
import { listProjects } from './projects.ts';
import { listSites } from './sites.ts';
import { toService, toServiceSummary } from './toService.ts';

/** Reads services and projects. */
export interface ServiceStore {
  list(caller: Caller, query: ServiceQuery): ServiceList;
  /** Every row that a query finds, on one page. */
  allRows(caller: Caller, query: ServiceQuery): readonly Row[];
  /** Undefined for a service that does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): Row | undefined;
  toService(caller: Caller, row: Row): Omit<Service, 'etag'>;
  /** The first sites whose name or postcode contains the words, and how many there are. */
  listSites(caller: Caller, words: string): ResponseOf<'listSites'>;
  listProjects(caller: Caller, query: Required<QueryOf<'listProjects'>>): ProjectList;
}

/** Opens the services of a world. */
export function createServiceStore(world: World): ServiceStore {
  function select(caller: Caller, query: ServiceQuery, limit: number, offset: number): Row[] {
    const where = joinSql(
      serviceConditions(query, caller, world.now()),
      facetConditions(serviceFacetColumns, serviceFacetFilters(query)),
    );
    return world.all(
      `SELECT * FROM services${where.text}${serviceOrder(query.sort)} LIMIT ? OFFSET ?`,
      ...where.values,
      limit,
      offset,
    );
  }

  /** One scan counts for all facets. */
  function combinationsOf(caller: Caller, query: ServiceQuery): Combination<ServiceFacet>[] {
    const where = serviceConditions(query, caller, world.now());
    return world
      .all(
        `SELECT status, health, product, waiting_for, count(*) AS count FROM services${where.text} GROUP BY 1, 2, 3, 4`,
        ...where.values,
      )
      .map((row) => ({
        values: {
          status: textOrNull(row, 'status'),
          health: textOrNull(row, 'health'),
          product: textOrNull(row, 'product'),
          waitingFor: textOrNull(row, 'waiting_for'),
        },
        count: Number(row['count']),
      }));
  }

  return {
    list(caller, query) {
      const { page, pageSize } = query;
      const combinations = combinationsOf(caller, query);
      const filters = serviceFacetFilters(query);
      return {
        page,
        pageSize,
        total: totalOf(combinations, filters),
        items: select(caller, query, pageSize, offsetOf({ page, pageSize })).map(toServiceSummary),
        facets: {
          status: countsOf(combinations, filters, 'status'),
          health: countsOf(combinations, filters, 'health'),
          product: countsOf(combinations, filters, 'product'),
          waitingFor: countsOf(combinations, filters, 'waitingFor'),
        },
      };
    },
    allRows: (caller, query) => select(caller, query, -1, 0),
    findRow: ({ partnerId }, id) =>
      world.first('SELECT * FROM services WHERE id = ? AND partner_id = ?', id, partnerId),
    toService: (caller, row) => toService(world, caller, row),
    listSites: (caller, words) => listSites(world, caller, words),
    listProjects: (caller, query) => listProjects(world, caller, query),
  };
}
