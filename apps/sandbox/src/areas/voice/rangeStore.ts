import type { NumberList, NumberRangeList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createList, withNames } from '../../store/list.ts';
import { containsWords, equal, joinSql, offsetOf, type Sql } from '../../store/sqlFilter.ts';
import { isAmong, numberOf } from '../../world/chance.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { spanOfSpelling, toE164 } from './phoneNumbers.ts';
import { ranges, toRange, type RangeRow } from './ranges.ts';

export type RangeQuery = Required<QueryOf<'listNumberRanges'>>;

const list = createList({
  read: ranges.read,
  facets: { emergency: 'emergency', trunkId: 'trunk_id', area: 'area' },
  alsoBy: ['trunk_name'],
  sums: ['sum(size) AS numbers'],
  sorts: {
    first: 'first',
    label: `label = '', label COLLATE NOCASE`,
    site: (direction) => `site_name COLLATE NOCASE ${direction}`,
    size: 'size',
  },
  lastSort: 'first',
});

/** The ranges of a query, but for its facets. A spelling of a number finds the ranges that contain it. */
function fromOf({ q, site }: RangeQuery, { partnerId }: Caller): Sql {
  const span = spanOfSpelling(q.trim());
  return joinSql(
    { text: ' FROM voice_ranges WHERE partner_id = ?', values: [partnerId] },
    span === null
      ? containsWords('searched', q)
      : { text: ' AND last >= ? AND first <= ?', values: [span.first, span.last] },
    equal('site_name', site),
  );
}

export function allRanges(world: World, caller: Caller, query: RangeQuery): RangeRow[] {
  return list.all(world, fromOf(query, caller), query);
}

/** One page of ranges with the counts of each filter. One scan counts for all of them. */
export function listRanges(world: World, caller: Caller, query: RangeQuery): NumberRangeList {
  const from = fromOf(query, caller);
  const combinations = list.combinations(world, from);
  const { total, facets } = list.countsIn(combinations, query);
  const ofNumbers = combinations.map(({ row, values }) => ({ values, count: Number(row['numbers']) }));
  return {
    page: query.page,
    pageSize: query.pageSize,
    total,
    numberTotal: list.countsIn(ofNumbers, query).total,
    items: list.items(world, from, query).map(toRange),
    facets: { ...facets, trunkId: withNames(facets.trunkId, combinations, 'trunkId', 'trunk_name') },
  };
}

const DAY_MS = 86_400_000;
/** The days for which calls are known. */
const KNOWN_DAYS = 90;

export function numbersOfRange(
  world: World,
  { first, size }: RangeRow,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): NumberList {
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
