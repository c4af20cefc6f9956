import type { NumberList, NumberRangeList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { isAmong, numberOf } from '../../world/chance.ts';
import { countsOf, totalOf, valuesOf, type Combination, type FacetFilters } from '../../store/facets.ts';
import { containsWords, equal, facetConditions, joinSql, offsetOf, type Sql } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { spanOfSpelling, toE164 } from './phoneNumbers.ts';
import { toRange } from './rangeRow.ts';

/** The filters, sort and page of the list of ranges. */
export type RangeQuery = Required<QueryOf<'listNumberRanges'>>;

type RangeFacet = 'emergency' | 'trunkId' | 'area';

/** Every range, from the lowest number. */
export const allRanges: RangeQuery = {
  q: '',
  emergency: '',
  trunkId: '',
  area: '',
  site: '',
  sort: 'first',
  page: 1,
  pageSize: 25,
};

const facetColumns: Readonly<Record<RangeFacet, string>> = {
  emergency: 'emergency',
  trunkId: 'trunk_id',
  area: 'area',
};

const sortColumns: Readonly<Record<string, string>> = {
  first: 'first',
  label: `label = '', label COLLATE NOCASE`,
  site: 'site_name COLLATE NOCASE',
  size: 'size',
};

function filtersOf(query: RangeQuery): FacetFilters<RangeFacet> {
  return {
    emergency: valuesOf(query.emergency),
    trunkId: valuesOf(query.trunkId),
    area: valuesOf(query.area),
  };
}

/** The conditions of a query, but for its facets. A spelling of a number finds the ranges that contain it. */
function conditionsOf({ q, site }: RangeQuery, { partnerId }: Caller): Sql {
  const span = spanOfSpelling(q.trim());
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    span === null
      ? containsWords('searched', q)
      : { text: ' AND last >= ? AND first <= ?', values: [span.first, span.last] },
    equal('site_name', site),
  );
}

function orderOf(sort: RangeQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = sortColumns[isDescending ? sort.slice(1) : sort] ?? 'first';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'}, first`;
}

/** The rows of a page. */
export function rangeRows(
  world: World,
  caller: Caller,
  query: RangeQuery,
  limit = query.pageSize,
  offset = offsetOf(query),
): Row[] {
  const where = joinSql(conditionsOf(query, caller), facetConditions(facetColumns, filtersOf(query)));
  return world.all(
    `SELECT * FROM voice_ranges${where.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
    ...where.values,
    limit,
    offset,
  );
}

/** One page of ranges with the counts of each filter. One scan counts for all of them. */
export function listRanges(world: World, caller: Caller, query: RangeQuery): NumberRangeList {
  const where = conditionsOf(query, caller);
  const rows = world.all(
    `SELECT emergency, trunk_id, trunk_name, area, count(*) AS count, sum(size) AS numbers
     FROM voice_ranges${where.text} GROUP BY 1, 2, 3, 4`,
    ...where.values,
  );
  const combinations = (column: 'count' | 'numbers'): Combination<RangeFacet>[] =>
    rows.map((row) => ({
      values: {
        emergency: textOrNull(row, 'emergency'),
        trunkId: textOrNull(row, 'trunk_id'),
        area: textOrNull(row, 'area'),
      },
      count: Number(row[column]),
    }));
  const ranges = combinations('count');
  const filters = filtersOf(query);
  const trunkNames = new Map(rows.map((row) => [String(row['trunk_id']), String(row['trunk_name'])]));
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: totalOf(ranges, filters),
    numberTotal: totalOf(combinations('numbers'), filters),
    items: rangeRows(world, caller, query).map(toRange),
    facets: {
      emergency: countsOf(ranges, filters, 'emergency'),
      area: countsOf(ranges, filters, 'area'),
      trunkId: countsOf(ranges, filters, 'trunkId').map(({ id, count }) => ({
        id,
        name: trunkNames.get(id) ?? id,
        count,
      })),
    },
  };
}

/** The range with an id; undefined for one of another partner. */
export function findRange(world: World, { partnerId }: Caller, id: string): Row | undefined {
  return world.first('SELECT * FROM voice_ranges WHERE id = ? AND partner_id = ?', id, partnerId);
}

const DAY_MS = 86_400_000;
/** The days for which calls are known. */
const KNOWN_DAYS = 90;

/** One page of the single numbers of a range. */
export function numbersOfRange(
  world: World,
  row: Row,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): NumberList {
  const first = Number(row['first']);
  const size = Number(row['size']);
  const offset = Math.min(offsetOf({ page, pageSize }), size);
  const begun = world.begunAt().getTime();
  return {
    page,
    pageSize,
    total: size,
    items: Array.from({ length: Math.min(pageSize, size - offset) }, (_unused, index) => {
      const number = toE164(first + offset + index);
      const daysAgo = numberOf(`${number} call`, KNOWN_DAYS * 24) / 24;
      return {
        number,
        lastCallAt: isAmong(65, `${number} used`) ? new Date(begun - daysAgo * DAY_MS).toISOString() : null,
      };
    }),
  };
}
