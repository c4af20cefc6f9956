import type { ChangeRequest, ChangeRequestList } from '../../contract/generated/openapi.ts';
import type { ResponseOf } from '../../contract/operations.ts';
import { countsOf, totalOf, type Combination } from '../../store/facets.ts';
import { facetConditions, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import {
  allChanges,
  changeConditions,
  changeFacetColumns,
  changeFacetFilters,
  changeOrder,
  type ChangeFacet,
  type ChangeQuery,
} from './changeQuery.ts';
import { toChangeRequest, toChangeSummary } from './toChangeRequest.ts';

/** Reads change requests. */
export interface ChangeStore {
  list(caller: Caller, query: ChangeQuery): ChangeRequestList;
  /** Every row that a query finds, on one page. */
  allRows(caller: Caller, query: ChangeQuery): readonly Row[];
  /** Undefined for a request that does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): Row | undefined;
  toChangeRequest(row: Row): Omit<ChangeRequest, 'etag'>;
  summaryOf(caller: Caller): ResponseOf<'getChangeRequestSummary'>;
}

const ageIds = ['week', 'month', 'older'] as const;

/** Opens the change requests of a world. */
export function createChangeStore(world: World): ChangeStore {
  function select(
    caller: Caller,
    query: ChangeQuery,
    limit = query.pageSize,
    offset = offsetOf(query),
  ): Row[] {
    const where = joinSql(
      changeConditions(query, caller, world.now()),
      facetConditions(changeFacetColumns, changeFacetFilters(query)),
    );
    return world.all(
      `SELECT * FROM changes${where.text}${changeOrder(query.sort)} LIMIT ? OFFSET ?`,
      ...where.values,
      limit,
      offset,
    );
  }

  /** One scan counts for all facets. */
  function combinationsOf(caller: Caller, query: ChangeQuery): Combination<ChangeFacet>[] {
    const where = changeConditions(query, caller, world.now());
    return world
      .all(
        `SELECT status, type, waiting_for, count(*) AS count FROM changes${where.text} GROUP BY 1, 2, 3`,
        ...where.values,
      )
      .map((row) => ({
        values: {
          status: textOrNull(row, 'status'),
          type: textOrNull(row, 'type'),
          waitingFor: textOrNull(row, 'waiting_for'),
        },
        count: Number(row['count']),
      }));
  }

  const totalFor = (caller: Caller, query: ChangeQuery): number =>
    totalOf(combinationsOf(caller, query), changeFacetFilters(query));

  return {
    list(caller, query) {
      const combinations = combinationsOf(caller, query);
      const filters = changeFacetFilters(query);
      return {
        page: query.page,
        pageSize: query.pageSize,
        total: totalOf(combinations, filters),
        items: select(caller, query).map(toChangeSummary),
        facets: {
          status: countsOf(combinations, filters, 'status'),
          type: countsOf(combinations, filters, 'type'),
          waitingFor: countsOf(combinations, filters, 'waitingFor'),
        },
      };
    },
    allRows: (caller, query) => select(caller, query, -1, 0),
    findRow: ({ partnerId }, id) =>
      world.first('SELECT * FROM changes WHERE id = ? AND partner_id = ?', id, partnerId),
    toChangeRequest: (row) => toChangeRequest(world, row),
    summaryOf(caller) {
      const open: ChangeQuery = { ...allChanges, status: 'open' };
      const waiting: ChangeQuery = { ...open, waitingFor: 'you' };
      const combinations = combinationsOf(caller, allChanges);
      const scheduled: ChangeQuery = { ...allChanges, status: 'scheduled', sort: 'window' };
      return {
        waitingForYou: {
          total: totalOf(combinations, changeFacetFilters(waiting)),
          items: select(caller, waiting).map(toChangeSummary),
        },
        byStatus: countsOf(combinations, changeFacetFilters(allChanges), 'status'),
        openByAge: ageIds.map((age) => ({ id: age, count: totalFor(caller, { ...open, age }) })),
        nextWindows: select(caller, scheduled).map(toChangeSummary),
      };
    },
  };
}
