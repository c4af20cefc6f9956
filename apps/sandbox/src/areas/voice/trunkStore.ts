import type { Trunk, TrunkList, TrunkSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf, QueryOf } from '../../contract/operations.ts';
import { countsOf, totalOf, valuesOf, type Combination, type FacetFilters } from '../../store/facets.ts';
import { containsWords, facetConditions, joinSql, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { endpointsOf, trunksWithHealth } from './trunkHealth.ts';

/** The filters, sort and page of the list of trunks. */
export type TrunkQuery = Required<QueryOf<'listTrunks'>>;

/** Every trunk, by name. */
export const allTrunks: TrunkQuery = { q: '', status: '', fraud: '', sort: 'name', page: 1, pageSize: 25 };

type TrunkFacet = 'status' | 'fraud';

const statuses = ['up', 'degraded', 'down'] as const;
const actions = ['alert', 'block'] as const;

/** `near` from 80 % of the limit on. */
const fraudOf = `CASE WHEN fraud_used * 10 >= fraud_limit * 8 THEN 'near' ELSE NULL END`;
const facetColumns: Readonly<Record<TrunkFacet, string>> = { status: 'status', fraud: fraudOf };

const sortColumns: Readonly<Record<string, string>> = {
  name: 'name COLLATE NOCASE',
  site: 'site_name COLLATE NOCASE',
  channels: 'channels',
};

function filtersOf({ status, fraud }: TrunkQuery): FacetFilters<TrunkFacet> {
  return { status: valuesOf(status), fraud: valuesOf(fraud) };
}

/** One page of trunks with the counts of each filter. */
export function listTrunks(world: World, { partnerId }: Caller, query: TrunkQuery): TrunkList {
  const filters = filtersOf(query);
  const where = joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    containsWords('searched', query.q),
  );
  const combinations: Combination<TrunkFacet>[] = world
    .all(
      `SELECT status, ${fraudOf} AS fraud, count(*) AS count FROM ${trunksWithHealth} t${where.text} GROUP BY 1, 2`,
      ...where.values,
    )
    .map((row) => ({
      values: { status: textOrNull(row, 'status'), fraud: textOrNull(row, 'fraud') },
      count: Number(row['count']),
    }));
  const narrowed = joinSql(where, facetConditions(facetColumns, filters));
  const rows = world.all(
    `SELECT *, ${numberCount} FROM ${trunksWithHealth} t${narrowed.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
    ...narrowed.values,
    query.pageSize,
    offsetOf(query),
  );
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: totalOf(combinations, filters),
    items: rows.map(toTrunkSummary),
    facets: {
      status: countsOf(combinations, filters, 'status'),
      fraud: countsOf(combinations, filters, 'fraud'),
    },
  };
}

const numberCount = '(SELECT coalesce(sum(size), 0) FROM voice_ranges WHERE trunk_id = t.id) AS number_count';

function orderOf(sort: TrunkQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = sortColumns[isDescending ? sort.slice(1) : sort] ?? 'name';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'}, id`;
}

/** The trunk with an id; undefined for one of another partner. */
export function findTrunk(world: World, { partnerId }: Caller, id: string): Row | undefined {
  return world.first(
    `SELECT *, ${numberCount} FROM ${trunksWithHealth} t WHERE id = ? AND partner_id = ?`,
    id,
    partnerId,
  );
}

/** A trunk as lists show it. */
function toTrunkSummary(row: Row): TrunkSummary {
  const barring: TrunkSummary['barring'] = JSON.parse(String(row['barring']));
  const pounds = (column: string) => ({ amount: Number(row[column]), currency: 'GBP' });
  const status = wordOf(row, 'status', statuses);
  const calls = (column: string) => (status === 'down' ? 0 : Number(row[column]));
  return {
    etag: `"${Number(row['version'])}"`,
    id: String(row['id']),
    name: String(row['name']),
    service: {
      id: String(row['service_id']),
      name: String(row['service_name']),
      product: 'SIP Trunking',
    },
    site: {
      siteId: String(row['site_id']),
      name: String(row['site_name']),
      postcode: String(row['site_postcode']),
    },
    status,
    channels: Number(row['channels']),
    channelsIn: calls('channels_in'),
    channelsOut: calls('channels_out'),
    peak: Number(row['peak']),
    peakAt: String(row['peak_at']),
    numberCount: Number(row['number_count']),
    barring,
    fraudLimit: pounds('fraud_limit'),
    fraudUsed: pounds('fraud_used'),
    fraudAction: wordOf(row, 'fraud_action', actions),
  };
}

/** A trunk with everything that its page shows. */
export function toTrunk(row: Row): Omit<Trunk, 'etag'> {
  const { etag: _etag, ...summary } = toTrunkSummary(row);
  return { ...summary, endpoints: endpointsOf(row) };
}

/** Changes which calls a trunk bars, and its fraud limit. */
export function changeTrunk(world: World, caller: Caller, row: Row, change: BodyOf<'changeTrunk'>): void {
  const { barring, fraudLimit, fraudAction } = change;
  world.all(
    `UPDATE voice_trunks SET barring = coalesce(?, barring), fraud_limit = coalesce(?, fraud_limit),
       fraud_action = coalesce(?, fraud_action), changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?`,
    barring === undefined ? null : JSON.stringify(barring),
    fraudLimit?.amount ?? null,
    fraudAction ?? null,
    caller.name,
    world.now().toISOString(),
    String(row['id']),
  );
}
