import type {
  ChangeRequest,
  ChangeRequestList,
  ChangeRequestSummary,
} from '../../contract/generated/openapi.ts';
import type { QueryOf, ResponseOf } from '../../contract/operations.ts';
import {
  among,
  containsWords,
  equal,
  joinSql,
  noCondition,
  type Sql,
  offsetOf,
} from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { toChangeRequest, toChangeSummary } from './toChangeRequest.ts';

/** What the list of change requests is filtered, sorted and paged by. */
export type ChangeQuery = Required<QueryOf<'listChangeRequests'>>;

type Facet = 'status' | 'type' | 'waitingFor';

/** The states of a change that has not ended. */
const openChangeStatuses = 'draft,submitted,assessing,awaitingApproval,scheduled,implementing';

const ages = { week: [0, 7], month: [7, 30], older: [30, 100_000] } as const;
const DAY_MS = 86_400_000;

/** Reads change requests. */
export interface ChangeStore {
  list(caller: Caller, query: ChangeQuery): ChangeRequestList;
  /** Undefined for a request that does not exist or belongs to another partner. */
  findRow(caller: Caller, id: string): Row | undefined;
  toChangeRequest(row: Row): Omit<ChangeRequest, 'etag'>;
  summaryOf(caller: Caller): ResponseOf<'getChangeRequestSummary'>;
}

const everything: ChangeQuery = {
  q: '',
  status: '',
  type: '',
  waitingFor: '',
  serviceId: '',
  age: '',
  sort: '-updatedAt',
  page: 1,
  pageSize: 5,
};

/** Opens the change requests of a world. */
export function createChangeStore(world: World): ChangeStore {
  function conditions({ partnerId }: Caller, query: ChangeQuery, except?: Facet): Sql {
    const unless = (facet: Facet, condition: Sql) => (except === facet ? noCondition : condition);
    return joinSql(
      { text: ' WHERE partner_id = ?', values: [partnerId] },
      containsWords('searched', query.q),
      unless('status', among('status', query.status.replaceAll(/\bopen\b/g, openChangeStatuses))),
      unless('type', among('type', query.type)),
      unless('waitingFor', among('waiting_for', query.waitingFor)),
      equal('service_id', query.serviceId),
      ageOf(query.age, world.now()),
    );
  }

  function select(caller: Caller, query: ChangeQuery): ChangeRequestSummary[] {
    const where = conditions(caller, query);
    return world
      .all(
        `SELECT * FROM changes${where.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
        ...where.values,
        query.pageSize,
        offsetOf(query),
      )
      .map(toChangeSummary);
  }

  function count(caller: Caller, query: ChangeQuery): number {
    const where = conditions(caller, query);
    return Number(
      world.first(`SELECT count(*) AS count FROM changes${where.text}`, ...where.values)?.['count'],
    );
  }

  function countsBy(caller: Caller, query: ChangeQuery, facet: Facet, column: string) {
    const where = conditions(caller, query, facet);
    return world
      .all(
        `SELECT ${column} AS id, count(*) AS count FROM changes${where.text} AND ${column} IS NOT NULL
         GROUP BY 1 ORDER BY count DESC, 1`,
        ...where.values,
      )
      .map((row) => ({ id: String(row['id']), count: Number(row['count']) }));
  }

  return {
    list(caller, query) {
      return {
        page: query.page,
        pageSize: query.pageSize,
        total: count(caller, query),
        items: select(caller, query),
        facets: {
          status: countsBy(caller, query, 'status', 'status'),
          type: countsBy(caller, query, 'type', 'type'),
          waitingFor: countsBy(caller, query, 'waitingFor', 'waiting_for'),
        },
      };
    },
    findRow: ({ partnerId }, id) =>
      world.first('SELECT * FROM changes WHERE id = ? AND partner_id = ?', id, partnerId),
    toChangeRequest: (row) => toChangeRequest(world, row),
    summaryOf(caller) {
      const open: ChangeQuery = { ...everything, status: 'open' };
      const waiting: ChangeQuery = { ...open, waitingFor: 'you' };
      const ageIds = ['week', 'month', 'older'] as const;
      return {
        waitingForYou: { total: count(caller, waiting), items: select(caller, waiting) },
        byStatus: countsBy(caller, everything, 'status', 'status'),
        openByAge: ageIds.map((age) => ({ id: age, count: count(caller, { ...open, age }) })),
        nextWindows: select(caller, { ...everything, status: 'scheduled', sort: 'window' }),
      };
    },
  };
}

function ageOf(age: ChangeQuery['age'], now: Date): Sql {
  if (age === '') return noCondition;
  const [over, upTo] = ages[age];
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return { text: ' AND requested_at <= ? AND requested_at > ?', values: [before(over), before(upTo)] };
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  requestedAt: 'requested_at',
  window: 'window_from',
  title: 'title COLLATE NOCASE',
};

function orderOf(sort: ChangeQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, number`;
}
