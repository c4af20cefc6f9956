import type { PortList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { countsOf, totalOf, valuesOf, type Combination, type FacetFilters } from '../../store/facets.ts';
import {
  containsWords,
  equal,
  facetConditions,
  joinSql,
  noCondition,
  offsetOf,
  type Sql,
} from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { spanOfSpelling } from './phoneNumbers.ts';
import { openPortStatuses } from './portState.ts';
import { providerOf } from './providers.ts';
import { toPortSummary } from './toPort.ts';

/** The filters, sort and page of the list of ports. */
export type PortQuery = Required<QueryOf<'listPorts'>>;

/** Every port, by group. */
export const allPorts: PortQuery = {
  q: '',
  status: '',
  waitingFor: '',
  losingProviderId: '',
  group: '',
  from: '',
  until: '',
  sort: 'group',
  page: 1,
  pageSize: 25,
};

type PortFacet = 'status' | 'waitingFor' | 'losingProviderId';

const facetColumns: Readonly<Record<PortFacet, string>> = {
  status: 'status',
  waitingFor: 'waiting_for',
  losingProviderId: 'provider_id',
};

function filtersOf({ status, waitingFor, losingProviderId }: PortQuery): FacetFilters<PortFacet> {
  return {
    status: valuesOf(status.replaceAll(/\bopen\b/g, openPortStatuses.join(','))),
    waitingFor: valuesOf(waitingFor),
    losingProviderId: valuesOf(losingProviderId),
  };
}

/** The day of a port in the calendar: the agreed day, else the requested one. A cancelled port has none. */
const dayOfPort = `CASE WHEN status = 'cancelled' THEN NULL ELSE coalesce(port_date, requested_date) END`;

function conditionsOf({ q, group, from, until }: PortQuery, { partnerId }: Caller): Sql {
  const span = spanOfSpelling(q.trim());
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    span === null ? containsWords('searched', q) : containsNumber(span, q.trim()),
    equal('group_name', group),
    from === '' ? noCondition : { text: ` AND ${dayOfPort} >= ?`, values: [from] },
    until === '' ? noCondition : { text: ` AND ${dayOfPort} <= ?`, values: [until] },
  );
}

/** Digits are telephone numbers, or the port's own number alone. */
function containsNumber(
  { first, last }: { readonly first: number; readonly last: number },
  text: string,
): Sql {
  return {
    text: ` AND (id = ?
      OR EXISTS (SELECT 1 FROM voice_port_spans WHERE port_id = voice_ports.id AND last >= ? AND first <= ?))`,
    values: [`PT-${text}`, first, last],
  };
}

/** The order of a query. By group, the groups with the newest update come first, and their ports stay together. */
function orderOf(sort: PortQuery['sort']): string {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  if (sort === 'updatedAt' || sort === '-updatedAt') return ` ORDER BY updated_at ${direction}, number`;
  if (sort === 'portDate' || sort === '-portDate')
    return ` ORDER BY ${dayOfPort} ${direction} NULLS LAST, number`;
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  return ` ORDER BY max(updated_at) OVER (PARTITION BY group_name) ${opposite}, group_name, number`;
}

/** One page of ports with the counts of each filter. */
export function listPorts(world: World, caller: Caller, query: PortQuery): PortList {
  const filters = filtersOf(query);
  const where = conditionsOf(query, caller);
  const combinations: Combination<PortFacet>[] = world
    .all(
      `SELECT status, waiting_for, provider_id, count(*) AS count FROM voice_ports${where.text} GROUP BY 1, 2, 3`,
      ...where.values,
    )
    .map((row) => ({
      values: {
        status: textOrNull(row, 'status'),
        waitingFor: textOrNull(row, 'waiting_for'),
        losingProviderId: textOrNull(row, 'provider_id'),
      },
      count: Number(row['count']),
    }));
  const narrowed = joinSql(where, facetConditions(facetColumns, filters));
  const rows = world.all(
    `SELECT * FROM voice_ports${narrowed.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
    ...narrowed.values,
    query.pageSize,
    offsetOf(query),
  );
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: totalOf(combinations, filters),
    items: rows.map((row) => toPortSummary(world, row)),
    facets: {
      status: countsOf(combinations, filters, 'status'),
      waitingFor: countsOf(combinations, filters, 'waitingFor'),
      losingProviderId: countsOf(combinations, filters, 'losingProviderId').map(({ id, count }) => ({
        id,
        name: providerOf(id)?.name ?? id,
        count,
      })),
    },
  };
}

/** The port with an id; undefined for one of another partner. */
export function findPort(
  world: World,
  { partnerId }: Pick<Caller, 'partnerId'>,
  id: string,
): Row | undefined {
  return world.first('SELECT * FROM voice_ports WHERE id = ? AND partner_id = ?', id, partnerId);
}
