import type { QueryOf } from '../../contract/operations.ts';
import { among, containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { Caller } from '../caller.ts';

/** What the list of services is filtered, sorted and paged by. */
export type ServiceQuery = Required<QueryOf<'listServices'>>;

/** A filter that a facet leaves out to count its own values. */
export type ServiceFacet = 'status' | 'health' | 'product' | 'waitingFor';

/** The conditions of a query, but for one filter. Ceased services are listed only when they are asked for. */
export function serviceConditions(
  query: ServiceQuery,
  { partnerId }: Caller,
  now: Date,
  except?: ServiceFacet,
): Sql {
  const unless = (facet: ServiceFacet, condition: Sql) => (except === facet ? noCondition : condition);
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    containsWords('searched', query.q),
    unless(
      'status',
      query.status === '' ? { text: ` AND status <> 'ceased'`, values: [] } : among('status', query.status),
    ),
    unless('health', among('health', query.health)),
    unless('product', among('product', query.product)),
    unless('waitingFor', among('waiting_for', query.waitingFor)),
    equal('project_id', query.projectId),
    query.siteId === '' ? noCondition : { text: ' AND ? IN (a_site, b_site)', values: [query.siteId] },
    query.openCases ? { text: ' AND open_cases > 0', values: [] } : noCondition,
    query.contractEndsWithin === 0
      ? noCondition
      : {
          text: ' AND contract_end >= ? AND contract_end <= ?',
          values: [dayOf(now, 0), dayOf(now, query.contractEndsWithin)],
        },
  );
}

function dayOf(now: Date, inDays: number): string {
  return new Date(now.getTime() + inDays * 86_400_000).toISOString().slice(0, 10);
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
