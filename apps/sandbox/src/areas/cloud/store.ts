import type {
  CloudEstimateContent,
  CloudEstimateList,
  CloudPricePlan,
} from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { among, containsWords, joinSql, noCondition, offsetOf, type Sql } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { RowValues } from '../../world/insert.ts';
import { textOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { contentColumns, estimateRow, searchedOf } from './estimateRow.ts';
import { findPricePlan, pricePlanOf, versionAt } from './pricePlans.ts';
import { toEstimateSummary } from './toEstimate.ts';

/** The filters, sort and page of the list of estimates. */
type EstimateQuery = Required<QueryOf<'listCloudEstimates'>>;

/** Every estimate that the caller may see, the newest update first. */
export const allEstimates: EstimateQuery = {
  q: '',
  status: '',
  scope: 'all',
  sort: '-updatedAt',
  page: 1,
  pageSize: 25,
};

/** Reads and writes estimates. Call each write within `world.write`. */
export interface EstimateStore {
  list(caller: Caller, query: EstimateQuery): CloudEstimateList;
  /** Undefined for an estimate that does not exist, was deleted, or that the caller may not see. */
  find(caller: Caller, number: string): Row | undefined;
  /** An estimate that the caller owns, also a deleted one. */
  findOwn(caller: Caller, number: string): Row | undefined;
  /** Stores a new estimate, private and priced by the caller's plan. Returns its number. */
  create(caller: Caller, planId: string, content: CloudEstimateContent): string;
  /** Changes columns, and records the caller and the time. */
  change(caller: Caller, row: Row, columns: RowValues): void;
  /** Replaces the content, with figures of the present price list of a plan. */
  replace(caller: Caller, row: Row, planId: string, content: CloudEstimateContent): void;
  /** The present price list of a plan. Throws 404 for an unknown one. */
  pricePlan(id: string): CloudPricePlan;
}

/** Opens the estimates of a world. */
export function createEstimateStore(world: World): EstimateStore {
  function pricePlan(id: string): CloudPricePlan {
    const ref = findPricePlan(id);
    if (ref === undefined)
      throw new ProblemError(
        404,
        'There is no such price plan. Ask your account manager which one is yours.',
      );
    return pricePlanOf(ref, versionAt(ref, world), world.begunAt());
  }

  function count(where: Sql): number {
    return Number(
      world.first(`SELECT count(*) AS count FROM cloud_estimates${where.text}`, ...where.values)?.['count'],
    );
  }

  function change(caller: Caller, row: Row, columns: RowValues): void {
    const all: RowValues = {
      ...columns,
      updated_at: world.now().toISOString(),
      updated_by_id: caller.id,
      changed_by: caller.name,
    };
    world.all(
      `UPDATE cloud_estimates SET ${Object.keys(all)
        .map((column) => `${column} = ?`)
        .join(', ')}, version = version + 1 WHERE number = ?`,
      ...Object.values(all),
      textOf(row, 'number'),
    );
  }

  return {
    pricePlan,
    change,
    list(caller, query) {
      const where = conditionsOf(caller, query);
      const { page, pageSize } = query;
      return {
        page,
        pageSize,
        total: count(where),
        items: world
          .all(
            `SELECT * FROM cloud_estimates${where.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
            ...where.values,
            pageSize,
            offsetOf(query),
          )
          .map((row) => toEstimateSummary(row, caller)),
        facets: {
          status: statusCounts(world, conditionsOf(caller, { ...query, status: '' })),
          scope: (['all', 'mine'] as const).map((scope) => ({
            id: scope,
            count: count(conditionsOf(caller, { ...query, scope })),
          })),
        },
      };
    },
    find: (caller, number) =>
      world.first(
        `SELECT * FROM cloud_estimates${visible(caller).text} AND number = ?`,
        ...visible(caller).values,
        number,
      ),
    findOwn: ({ id, partnerId }, number) =>
      world.first(
        'SELECT * FROM cloud_estimates WHERE partner_id = ? AND owner_id = ? AND number = ?',
        partnerId,
        id,
        number,
      ),
    create(caller, planId, content) {
      const last = Number(
        world.first(`SELECT max(CAST(substr(number, 4) AS INTEGER)) AS last FROM cloud_estimates`)?.[
          'last'
        ] ?? 1000,
      );
      const number = `CE-${last + 1}`;
      const at = world.now().toISOString();
      const owner = { id: caller.id, name: caller.name };
      const draft = {
        number,
        partnerId: caller.partnerId,
        owner,
        content,
        status: 'draft',
        sharing: 'private',
        quote: null,
        createdAt: at,
        updatedAt: at,
        updatedBy: owner,
      } as const;
      world.insert('cloud_estimates', estimateRow(draft, pricePlan(planId)));
      return number;
    },
    replace(caller, row, planId, content) {
      change(caller, row, {
        ...contentColumns(content, pricePlan(planId)),
        searched: searchedOf(textOf(row, 'number'), content, textOf(row, 'owner_name')),
      });
    },
  };
}

/** The caller's own estimates and those that colleagues share. */
function visible({ id, partnerId }: Caller): Sql {
  return {
    text: ` WHERE partner_id = ? AND deleted_at IS NULL AND (owner_id = ? OR sharing = 'colleagues')`,
    values: [partnerId, id],
  };
}

function conditionsOf(caller: Caller, { q, status, scope }: EstimateQuery): Sql {
  return joinSql(
    visible(caller),
    containsWords('searched', q),
    among('status', status),
    scope === 'mine' ? { text: ' AND owner_id = ?', values: [caller.id] } : noCondition,
  );
}

function statusCounts(world: World, where: Sql) {
  return world
    .all(
      `SELECT status AS id, count(*) AS count FROM cloud_estimates${where.text} GROUP BY 1 ORDER BY count DESC, 1`,
      ...where.values,
    )
    .map((row) => ({ id: String(row['id']), count: Number(row['count']) }));
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  total: 'tcv',
  mrc: 'mrc',
  name: 'name COLLATE NOCASE',
};

function orderOf(sort: EstimateQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'}, number`;
}
