import type { PortList, PortSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { sharedRights } from '../../rights/rights.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { spanOfSpelling } from './phoneNumbers.ts';
import { readBy, turnByRight } from '../turns.ts';
import { openPortStatuses, ports, type PortRow } from './ports.ts';
import { providerOf } from './providers.ts';
import { toPortSummary } from './toPort.ts';

export type PortQuery = Required<QueryOf<'listPorts'>>;

/** The day of a port in the calendar: the agreed day, else the requested one. A cancelled port has none. */
const dayOfPort = `CASE WHEN status = 'cancelled' THEN NULL ELSE coalesce(port_date, requested_date) END`;

const list = createList({
  read: ports.read,
  facets: { status: 'status', waitingFor: 'waiting_for', losingProviderId: 'provider_id' },
  open: openPortStatuses.join(','),
  sorts: {
    // The groups with the newest update come first, and their ports stay together.
    group: (direction) =>
      `max(updated_at) OVER (PARTITION BY group_name) ${direction === 'ASC' ? 'DESC' : 'ASC'}, group_name`,
    updatedAt: 'updated_at',
    portDate: dayOfPort,
  },
  lastSort: 'number',
});

/** The ports that a caller may see. One that waits for the company waits for whoever may request changes. */
function visiblePorts({ partnerId, roles }: Caller): Sql {
  const turns = turnByRight(sharedRights().grants(roles, 'requestChanges'));
  return joinSql({ text: ' FROM ', values: [] }, readBy(ports, turns), {
    text: ' WHERE partner_id = ?',
    values: [partnerId],
  });
}

/** The port with an id; undefined for one that does not exist or belongs to another partner. */
export function findPort(world: World, caller: Caller, id: string): PortRow | undefined {
  const from = visiblePorts(caller);
  const row = world.first(`SELECT *${from.text} AND id = ?`, ...from.values, id);
  return row && ports.read(row);
}

function fromOf({ q, group, from, until }: PortQuery, caller: Caller): Sql {
  const span = spanOfSpelling(q.trim());
  return joinSql(
    visiblePorts(caller),
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

export function listPorts(world: World, caller: Caller, query: PortQuery): PortList {
  const { facets, ...page } = list.page(world, fromOf(query, caller), query, (port) =>
    toPortSummary(world, port),
  );
  const losingProviderId = facets.losingProviderId.map(({ id, count }) => ({
    id,
    name: providerOf(id)?.name ?? id,
    count,
  }));
  return { ...page, facets: { ...facets, losingProviderId } };
}

export function allPorts(world: World, caller: Caller, query: PortQuery): PortSummary[] {
  return list.all(world, fromOf(query, caller), query).map((port) => toPortSummary(world, port));
}
